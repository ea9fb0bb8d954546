// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What players can expect of the dice, in words. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-chance.h"
#include "purser-space-base-advice.h"
#include "purser-space-base-ask.h"

/* Tells what a player can expect of one round, and the chance to reach 40 VP with the player's next own roll.
 * Returns: (transfer full) (nullable): a line; %NULL before the start and after the end */
char *
purser_space_base_advise (const PurserSetup *setup,
                          gconstpointer      data,
                          int                player)
{
  const PurserSpaceBaseState *state = data;
  PurserSpaceBaseOutlook outlook;
  g_autofree char *chance = NULL;

  if (!purser_space_base_has_started (state) || state->turn.over)
    return NULL;
  purser_space_base_foresee (state, player, &outlook);
  chance = purser_chance_dup_text (outlook.reach_forty);
  if (outlook.reach_forty > 0)
    /* Translators: amounts such as 2.4, and a chance such as “64%” */
    return g_strdup_printf (_("a round brings %.1f credits, %.1f income, %.1f VP; chance of 40 VP next turn: %s"),
                            outlook.credits, outlook.income, outlook.vp, chance);
  return g_strdup_printf (_("a round brings %.1f credits, %.1f income, %.1f VP"),
                          outlook.credits, outlook.income, outlook.vp);
}

/* Tells how one more card would change what a player can expect of a round.
 * Returns: (transfer full) (nullable): a few words; %NULL if the card cannot be bought or is not known */
char *
purser_space_base_advise_card (const PurserSetup *setup,
                               gconstpointer      data,
                               int                player,
                               const char        *id)
{
  const PurserSpaceBaseState *state = data;
  int card = purser_space_base_card_find (id);
  PurserSpaceBaseOutlook now, then;

  if (card < PURSER_SPACE_BASE_FIRST_SHIP || !purser_space_base_has_started (state) || state->turn.over ||
      state->owner[card] != 0 || purser_space_base_is_closed (state, player, state->cards[card].sector))
    return NULL;
  if (!purser_space_base_card_is_colony ((guint) card) && !state->cards[card].station.known)
    return NULL;
  purser_space_base_foresee (state, player, &now);
  purser_space_base_foresee_card (state, player, (guint) card, &then);
  return g_strdup_printf (_("a round: %+.1f credits, %+.1f income, %+.1f VP"), then.credits - now.credits,
                          then.income - now.income, then.vp - now.vp);
}
