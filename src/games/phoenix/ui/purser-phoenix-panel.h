// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-intent.h"
#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_PANEL (purser_phoenix_panel_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixPanel, purser_phoenix_panel, PURSER, PHOENIX_PANEL, GtkBox)

void         purser_phoenix_panel_show       (PurserPhoenixPanel  *self,
                                              PurserSurface       *surface,
                                              PurserPhoenixIntent *intent);
PurserValue *purser_phoenix_panel_dup_trades (PurserPhoenixPanel  *self);
void         purser_phoenix_panel_focus      (PurserPhoenixPanel  *self);

G_END_DECLS
