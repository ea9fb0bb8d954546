// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-games.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-every-game.h"

#define DECLARE(game) extern const PurserRules purser_##game##_rules;
#define LIST(game) &purser_##game##_rules,

PURSER_EVERY_GAME (DECLARE)

/* As the meson.build at the top lists them. */
static const PurserRules *const games[] = {
  PURSER_EVERY_GAME (LIST)
  NULL
};

/* Returns: (transfer none): every game, ended by %NULL */
const PurserRules *const *
purser_games_list (void)
{
  return games;
}

/* Returns: (nullable): the game; %NULL if there is none of that name */
const PurserRules *
purser_games_find (const char *id)
{
  for (guint i = 0; games[i] != NULL; i++)
    if (strcmp (games[i]->id, id) == 0)
      return games[i];
  return NULL;
}

/* Returns: (transfer none): the title of the game; the name itself if there is no such game */
const char *
purser_games_find_title (const char *id)
{
  const PurserRules *rules = purser_games_find (id);

  return rules != NULL ? _(rules->title) : id;
}
