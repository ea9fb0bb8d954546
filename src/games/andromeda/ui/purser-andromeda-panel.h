// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-intent.h"
#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_PANEL (purser_andromeda_panel_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaPanel, purser_andromeda_panel, PURSER, ANDROMEDA_PANEL, GtkBox)

void purser_andromeda_panel_show  (PurserAndromedaPanel        *self,
                                   PurserSurface               *surface,
                                   const PurserAndromedaIntent *intent);
void purser_andromeda_panel_focus (PurserAndromedaPanel        *self);

G_END_DECLS
