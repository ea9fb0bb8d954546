// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-intent.h"
#include "purser-surface.h"

G_BEGIN_DECLS

GtkWidget *purser_phoenix_station_new (PurserSurface             *surface,
                                       const PurserPhoenixIntent *intent,
                                       int                        player);

G_END_DECLS
