// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-andromeda-ui.h"
#include "purser-game-ui.h"
#include "purser-phoenix-ui.h"
#include "purser-score-pad-ui.h"
#include "purser-space-base-ui.h"
#include "purser-starfarers-ui.h"

/* Every game that has something of its own in the window. */
const PurserGameUi *const purser_game_uis[] = {
  &purser_space_base_ui,
  &purser_starfarers_ui,
  &purser_andromeda_ui,
  &purser_phoenix_ui,
  &purser_score_pad_ui,
  NULL
};
