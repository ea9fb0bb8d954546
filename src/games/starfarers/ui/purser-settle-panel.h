// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SETTLE_PANEL (purser_settle_panel_get_type ())

G_DECLARE_FINAL_TYPE (PurserSettlePanel, purser_settle_panel, PURSER, SETTLE_PANEL, GtkBox)

void purser_settle_panel_update (PurserSettlePanel *self,
                                 PurserSurface     *surface);
void purser_settle_panel_begin  (PurserSettlePanel *self,
                                 const char        *place);

G_END_DECLS
