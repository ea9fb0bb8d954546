// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-advances-editor.h"
#include "purser-aliens-editor.h"
#include "purser-levels-editor.h"
#include "purser-phoenix-board-view.h"
#include "purser-phoenix-component.h"
#include "purser-phoenix-components.h"
#include "purser-phoenix-surface.h"
#include "purser-phoenix-ui.h"
#include "purser-phoenix-words.h"
#include "purser-phoenix.h"
#include "purser-ships-editor.h"
#include "purser-tiles-editor.h"
#include "purser-trades-editor.h"

static gboolean
begins_with (const PurserShape *shape,
             const char        *first,
             const char        *second)
{
  return shape->kind == PURSER_SHAPE_RECORD && g_strcmp0 (shape->fields[0].name, first) == 0 &&
         g_strcmp0 (shape->fields[1].name, second) == 0;
}

/* What is stated by color or by diplomacy track. */
static GType
find_map_editor (const PurserShape *shape)
{
  const char *const *words = shape->key->choices;

  if (words == purser_phoenix_alien_words)
    return PURSER_TYPE_ALIENS_EDITOR;
  if (words == purser_phoenix_colour_words && shape->of->kind == PURSER_SHAPE_LIST)
    return PURSER_TYPE_TILES_EDITOR;
  if (shape->of->kind == PURSER_SHAPE_INTEGER &&
      (words == purser_phoenix_colour_words || words == purser_phoenix_track_words))
    return PURSER_TYPE_LEVELS_EDITOR;
  return G_TYPE_INVALID;
}

static GType
find_editor (const PurserShape *shape)
{
  gboolean list = shape->kind == PURSER_SHAPE_LIST;
  const PurserShape *one = list ? shape->of : shape;

  if (shape->kind == PURSER_SHAPE_MAP)
    return find_map_editor (shape);
  if (begins_with (one, "ship", "level"))
    return PURSER_TYPE_SHIPS_EDITOR;
  if (list && begins_with (one, "give", "take"))
    return PURSER_TYPE_TRADES_EDITOR;
  if (list && begins_with (one, "track", "cost"))
    return PURSER_TYPE_ADVANCES_EDITOR;
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
  .component_fill = purser_phoenix_component_fill,
};
