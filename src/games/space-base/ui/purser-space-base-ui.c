// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-game-ui.h"
#include "purser-space-base-card.h"
#include "purser-space-base-cards.h"
#include "purser-space-base-types.h"
#include "purser-space-base.h"

static const PurserShapeEditor editors[] = {
  { &purser_space_base_effect_shape, purser_effect_editor_get_type },
  { &purser_space_base_side_shape, purser_side_editor_get_type },
  { NULL }
};

const PurserGameUi purser_space_base_ui = {
  .rules = &purser_space_base_rules,
  .icon = "purser-ship-symbolic",
  .colour = { 0.10f, 0.30f, 0.58f, 1 },
  .style = "/purser/games/space-base/style.css",
  .get_board_type = purser_space_base_board_view_get_type,
  .board_width = 560,
  .score_account = "vp",
  .get_surface_type = purser_space_base_surface_get_type,
  .editors = editors,
  .card_new = purser_space_base_card_new,
  .card_sides_fill = purser_space_base_card_fill_sides,
};
