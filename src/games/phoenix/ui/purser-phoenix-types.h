// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-optional-editor.h"
#include "purser-surface.h"

G_BEGIN_DECLS

/* Types that only the PurserGameUi of this game names, as they have no functions of their own. */
G_DECLARE_FINAL_TYPE (PurserPhoenixBoardView, purser_phoenix_board_view, PURSER, PHOENIX_BOARD_VIEW, PurserBoard)
G_DECLARE_FINAL_TYPE (PurserPhoenixSurface, purser_phoenix_surface, PURSER, PHOENIX_SURFACE, PurserSurface)
G_DECLARE_FINAL_TYPE (PurserAdvancesEditor, purser_advances_editor, PURSER, ADVANCES_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserAliensEditor, purser_aliens_editor, PURSER, ALIENS_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserLevelsEditor, purser_levels_editor, PURSER, LEVELS_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserShipsEditor, purser_ships_editor, PURSER, SHIPS_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserTileNumberEditor, purser_tile_number_editor, PURSER, TILE_NUMBER_EDITOR, PurserOptionalEditor)
G_DECLARE_FINAL_TYPE (PurserTilesEditor, purser_tiles_editor, PURSER, TILES_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserTradesEditor, purser_trades_editor, PURSER, TRADES_EDITOR, PurserEditor)

G_END_DECLS
