// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-intent.h"
#include "purser-surface.h"

G_BEGIN_DECLS

GtkWidget *purser_phoenix_station_new (PurserSurface             *surface,
                                       const PurserPhoenixIntent *intent,
                                       int                        player);

GtkWidget *purser_phoenix_tracks_new  (PurserSurface             *surface,
                                       const PurserPhoenixIntent *intent,
                                       int                        player);
GPtrArray *purser_phoenix_dup_rewards (PurserSurface             *surface,
                                       const char                *place);

GtkWidget *purser_phoenix_owner_new   (PurserSurface             *surface,
                                       int                        owner);
void       purser_phoenix_dock_fill   (AdwWrapBox                *dock,
                                       PurserSurface             *surface,
                                       const PurserPhoenixIntent *intent,
                                       int                        player);
void       purser_phoenix_hires_fill  (GtkBox                    *hires,
                                       PurserSurface             *surface,
                                       const PurserPhoenixIntent *intent);

G_END_DECLS
