// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PURSER_TYPE_GAME_TILE (purser_game_tile_get_type ())

G_DECLARE_FINAL_TYPE (PurserGameTile, purser_game_tile, PURSER, GAME_TILE, GtkWidget)

void purser_game_tile_set (PurserGameTile *self,
                           const char     *game,
                           const char     *title);

G_END_DECLS
