// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_INCOME_PANEL (purser_phoenix_income_panel_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixIncomePanel, purser_phoenix_income_panel, PURSER, PHOENIX_INCOME_PANEL, GtkBox)

GtkWidget   *purser_phoenix_income_panel_new      (PurserSurface            *surface,
                                                   int                       player);
PurserValue *purser_phoenix_income_panel_dup_move (PurserPhoenixIncomePanel *self);

G_END_DECLS
