// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-andromeda.h"
#include "purser-andromeda-components.h"
#include "purser-andromeda-types.h"
#include "purser-game-ui.h"

const PurserGameUi purser_andromeda_ui = {
  .rules = &purser_andromeda_rules,
  .icon = "purser-planet-symbolic",
  .colour = { 0.05f, 0.42f, 0.38f, 1 },
  .style = "/purser/games/andromeda/style.css",
  .get_board_type = purser_andromeda_board_view_get_type,
  .get_surface_type = purser_andromeda_surface_get_type,
  .fills_spare_room = TRUE,
  .shows_odds = TRUE,
  .shares_table = TRUE,
  .components_new = purser_andromeda_components_new,
  .components_remember = purser_andromeda_components_remember,
  .components_find = purser_andromeda_components_find,
};
