// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-games.h"

#include <string.h>

#include "purser-andromeda.h"
#include "purser-phoenix.h"
#include "purser-score-pad.h"
#include "purser-space-base.h"
#include "purser-starfarers.h"

/* Every game there is, in the order in which they are offered. */
static const PurserRules *const games[] = {
  &purser_space_base_rules,
  &purser_starfarers_rules,
  &purser_andromeda_rules,
  &purser_phoenix_rules,
  &purser_score_pad_rules,
  NULL
};

/* Returns: (transfer none): every game, ended by %NULL */
const PurserRules *const *
purser_games_list (void)
{
  return games;
}

/* Returns: (nullable): the game; %NULL where there is none of that name */
const PurserRules *
purser_games_find (const char *id)
{
  for (guint i = 0; games[i] != NULL; i++)
    if (strcmp (games[i]->id, id) == 0)
      return games[i];
  return NULL;
}
