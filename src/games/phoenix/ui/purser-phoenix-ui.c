// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-game-ui.h"
#include "purser-phoenix-component.h"
#include "purser-phoenix-components.h"
#include "purser-phoenix-types.h"
#include "purser-phoenix-verbs.h"
#include "purser-phoenix.h"

static const PurserShapeEditor editors[] = {
  { &purser_phoenix_advances_shape, purser_advances_editor_get_type },
  { &purser_phoenix_aliens_shape, purser_aliens_editor_get_type },
  { &purser_phoenix_diplomacy_shape, purser_levels_editor_get_type },
  { &purser_phoenix_sectors_shape, purser_levels_editor_get_type },
  { &purser_phoenix_ship_shape, purser_ships_editor_get_type },
  { &purser_phoenix_ships_shape, purser_ships_editor_get_type },
  { &purser_phoenix_start_tiles_shape, purser_tiles_editor_get_type },
  { &purser_phoenix_tile_shape, purser_tile_number_editor_get_type },
  { &purser_phoenix_trades_shape, purser_trades_editor_get_type },
  { NULL }
};

const PurserGameUi purser_phoenix_ui = {
  .rules = &purser_phoenix_rules,
  .icon = "purser-station-symbolic",
  .colour = { 0.62f, 0.27f, 0.09f, 1 },
  .style = "/purser/games/phoenix/style.css",
  .get_board_type = purser_phoenix_board_view_get_type,
  .get_surface_type = purser_phoenix_surface_get_type,
  .fills_spare_room = TRUE,
  .editors = editors,
  .components_new = purser_phoenix_components_new,
  .components_remember = purser_phoenix_components_remember,
  .components_find = purser_phoenix_components_find,
  .component_new = purser_phoenix_components_new_item,
  .component_fill = purser_phoenix_component_fill,
};
