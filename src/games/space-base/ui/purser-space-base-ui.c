// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-effect-editor.h"
#include "purser-side-editor.h"
#include "purser-space-base-board-view.h"
#include "purser-space-base-card.h"
#include "purser-space-base-surface.h"
#include "purser-space-base-ui.h"
#include "purser-space-base.h"

static gboolean
begins_with (const PurserShape *shape,
             const char        *name)
{
  return shape->kind == PURSER_SHAPE_RECORD && g_strcmp0 (shape->fields[0].name, name) == 0;
}

/* A side of a card may not be known. */
static GType
find_editor (const PurserShape *shape)
{
  if (begins_with (shape, "effect"))
    return PURSER_TYPE_EFFECT_EDITOR;
  if (shape->kind == PURSER_SHAPE_VARIANT && begins_with (shape->either[0], "gain"))
    return PURSER_TYPE_SIDE_EDITOR;
  return G_TYPE_INVALID;
}

const PurserGameUi purser_space_base_ui = {
  .rules = &purser_space_base_rules,
  .icon = "purser-ship-symbolic",
  .colour = { 0.10f, 0.30f, 0.58f, 1 },
  .style = "/purser/games/space-base/style.css",
  .get_board_type = purser_space_base_board_view_get_type,
  .board_width = 640,
  .score_account = "vp",
  .get_surface_type = purser_space_base_surface_get_type,
  .find_editor = find_editor,
  .card_new = purser_space_base_card_new,
  .card_sides_fill = purser_space_base_card_fill_sides,
};
