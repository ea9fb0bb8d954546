// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYER_TILE (purser_player_tile_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayerTile, purser_player_tile, PURSER, PLAYER_TILE, GtkButton)

GtkWidget *purser_player_tile_new        (PurserSession    *session,
                                          int               player);
int        purser_player_tile_get_player (PurserPlayerTile *self);
void       purser_player_tile_set_layout (PurserPlayerTile *self,
                                          const char       *layout);
void       purser_player_tile_set_shown  (PurserPlayerTile *self,
                                          gboolean          shown);
void       purser_player_tile_update     (PurserPlayerTile *self);

G_END_DECLS
