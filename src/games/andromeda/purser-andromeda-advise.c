// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What a player can expect of challenges (`andromeda/challenge-odds`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-advise.h"
#include "purser-chance.h"

/* " · Planet 1: 3 cards 43%, 4 cards 71%": a set that gives no more draws than the one before it is left out. */
static void
tell_planet (const PurserAndromedaState *state,
             int                         player,
             int                         planet,
             GString                    *text)
{
  g_autofree char *name = purser_andromeda_dup_planet (state, planet);
  int draws = 0;

  g_string_append_printf (text, " · %s: ", name);
  for (int cards = PURSER_ANDROMEDA_SMALLEST_SET; cards <= PURSER_ANDROMEDA_LARGEST_SET; cards++)
    {
      g_autofree char *chance = purser_chance_dup_text (purser_andromeda_get_odds (state, player, planet, cards));

      if (purser_andromeda_get_half (state, player, cards) == draws)
        continue;
      if (draws > 0)
        g_string_append (text, _(", "));
      draws = purser_andromeda_get_half (state, player, cards);
      /* Translators: how many cards a set has, and a chance such as "64%" */
      g_string_append_printf (text, _("%d cards %s"), cards, chance);
    }
}

/* Tells for each planet where a challenge can win a center how likely that is with a set of which size.
 * Returns: (transfer full) (nullable): a line; %NULL where there is no such planet, before the first round and after the
 *   end */
char *
purser_andromeda_advise (const PurserSetup *setup,
                         gconstpointer      state,
                         int                player)
{
  const PurserAndromedaState *self = state;
  g_autoptr (GString) text = g_string_new (_("chance of a center"));
  gsize intro = text->len;

  if (self->turn.round == 0 || self->turn.over)
    return NULL;
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (self->players[player].stations[planet] > 0 && purser_andromeda_get_free_orbit (self, planet) >= 0)
      tell_planet (self, player, planet, text);
  return text->len > intro ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}
