// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-phoenix-tile-card.h"
#include "purser-components.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_TILE_BOX (purser_phoenix_tile_box_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixTileBox, purser_phoenix_tile_box, PURSER, PHOENIX_TILE_BOX, GtkBox)

#define PURSER_PHOENIX_ALL_TILES 72

void       purser_phoenix_tile_box_begin       (PurserPhoenixTileBox *self,
                                                PurserComponents     *components);
GtkWidget *purser_phoenix_tile_box_get_card    (PurserPhoenixTileBox *self);
guint      purser_phoenix_tile_box_count_known (PurserPhoenixTileBox *self);
void       purser_phoenix_tile_box_update      (PurserPhoenixTileBox *self);
GtkWidget *purser_phoenix_tile_box_find        (PurserPhoenixTileBox *self,
                                                int                   level,
                                                int                   colour);

G_END_DECLS
