// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-advances-editor.h"
#include "purser-aliens-editor.h"
#include "purser-levels-editor.h"
#include "purser-phoenix-board-view.h"
#include "purser-phoenix-components.h"
#include "purser-phoenix-surface.h"
#include "purser-phoenix-ui.h"
#include "purser-phoenix.h"
#include "purser-ships-editor.h"
#include "purser-tiles-editor.h"
#include "purser-trades-editor.h"

static GType
find_editor (const PurserShape *shape)
{
  gboolean list = shape->kind == PURSER_SHAPE_LIST;

  if (purser_shape_is_ship (list ? shape->of : shape))
    return PURSER_TYPE_SHIPS_EDITOR;
  if (list && purser_shape_is_trades (shape))
    return PURSER_TYPE_TRADES_EDITOR;
  if (list && purser_shape_is_advances (shape))
    return PURSER_TYPE_ADVANCES_EDITOR;
  if (purser_shape_is_aliens (shape))
    return PURSER_TYPE_ALIENS_EDITOR;
  if (purser_shape_is_levels (shape))
    return PURSER_TYPE_LEVELS_EDITOR;
  if (purser_shape_is_tiles (shape))
    return PURSER_TYPE_TILES_EDITOR;
  return G_TYPE_INVALID;
}

const PurserGameUi purser_phoenix_ui = {
  .rules = &purser_phoenix_rules,
  .icon = "purser-station-symbolic",
  .colour = { 0.62f, 0.27f, 0.09f, 1 },
  .style = "/purser/games/phoenix/style.css",
  .get_board_type = purser_phoenix_board_view_get_type,
  .get_surface_type = purser_phoenix_surface_get_type,
  .fills_spare_room = TRUE,
  .find_editor = find_editor,
  .components_new = purser_phoenix_components_new,
  .components_remember = purser_phoenix_components_remember,
  .components_find = purser_phoenix_components_find,
  .component_new = purser_phoenix_components_new_item,
  .component_fill = purser_phoenix_components_fill_item,
};
