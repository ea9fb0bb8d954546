// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-component.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_TILE_CARD (purser_phoenix_tile_card_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixTileCard, purser_phoenix_tile_card, PURSER, PHOENIX_TILE_CARD, PurserPhoenixComponent)

GtkWidget *purser_phoenix_tile_card_new       (void);
GtkWidget *purser_phoenix_tile_card_get_first (PurserPhoenixTileCard *self);
void       purser_phoenix_tile_card_set_tile  (PurserPhoenixTileCard *self,
                                               int                    tile);

G_END_DECLS
