// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-every-game.h"
#include "purser-game-ui.h"

#define DECLARE(game) extern const PurserGameUi purser_##game##_ui;
#define LIST(game) &purser_##game##_ui,

PURSER_EVERY_GAME_UI (DECLARE)

/* In the order of the meson.build at the top. */
const PurserGameUi *const purser_game_uis[] = {
  PURSER_EVERY_GAME_UI (LIST)
  NULL
};
