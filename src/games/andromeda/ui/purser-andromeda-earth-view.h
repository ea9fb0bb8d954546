// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_EARTH_VIEW (purser_andromeda_earth_view_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaEarthView, purser_andromeda_earth_view, PURSER, ANDROMEDA_EARTH_VIEW, GtkBox)

void purser_andromeda_earth_view_show  (PurserAndromedaEarthView *self,
                                        PurserSurface            *surface);
void purser_andromeda_earth_view_clear (PurserAndromedaEarthView *self);

G_END_DECLS
