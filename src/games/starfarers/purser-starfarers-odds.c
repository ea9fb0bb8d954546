// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What a roll can be expected to bring (`starfarers/production`). */

#include "config.h"

#include <stdlib.h>

#include <glib/gi18n-lib.h>

#include "purser-form.h"
#include "purser-starfarers-describe.h"
#include "purser-starfarers-odds.h"
#include "purser-starfarers-production.h"
#include "purser-starfarers-setup.h"

static int
get_ways (int sum)
{
  return 6 - abs (PURSER_STARFARERS_SEVEN - sum);
}

/* Returns: for how many of the 36 rolls of two dice the planet pays; 0 while its disc is unknown */
int
purser_starfarers_count_ways (const PurserStarfarersPlanet *planet)
{
  int n = 0;

  for (int sum = PURSER_STARFARERS_LEAST_SUM; sum <= PURSER_STARFARERS_MOST_SUM; sum++)
    n += purser_starfarers_planet_pays (planet, sum) ? get_ways (sum) : 0;
  return n;
}

/* Works out what the planets and the Green Folk bring on average; a seven brings nothing.
 *
 * @cards: (out): how many cards of each resource a roll brings, while the supply lasts */
void
purser_starfarers_expect_roll (const PurserStarfarersState *state,
                               int                          player,
                               double                       cards[PURSER_STARFARERS_RESOURCES])
{
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    cards[i] = 0;
  for (int sum = PURSER_STARFARERS_LEAST_SUM; sum <= PURSER_STARFARERS_MOST_SUM; sum++)
    {
      PurserStarfarersCards shares = { { 0 } };

      if (sum == PURSER_STARFARERS_SEVEN)
        continue;
      purser_starfarers_count_shares (state, player, sum, &shares);
      for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
        cards[i] += (double) (shares.n[i] * get_ways (sum)) / PURSER_STARFARERS_ROLLS;
    }
}

/* Appends a sum and its cards, such as " · 8: 1 Ore, 2 Fuel", unless there are none. */
static void
tell_sum (const PurserStarfarersState *state,
          int                          player,
          int                          sum,
          GString                     *text)
{
  PurserStarfarersCards shares;
  g_autofree char *cards = NULL;

  purser_starfarers_count_shares (state, player, sum, &shares);
  cards = purser_starfarers_cards_dup_text (&shares);
  if (*cards != '\0')
    g_string_append_printf (text, " · %d: %s", sum, cards);
}

/* Tells how many cards a roll brings a player on average, and which cards each sum brings.
 * Returns: (transfer full) (nullable): a line; %NULL before the first roll and after the end */
char *
purser_starfarers_advise (const PurserSetup *setup,
                          gconstpointer      state,
                          int                player)
{
  const PurserStarfarersState *self = state;
  double cards[PURSER_STARFARERS_RESOURCES], all = 0;
  GString *text;

  if (self->phase == PURSER_STARFARERS_SETUP || self->turn.over)
    return NULL;
  purser_starfarers_expect_roll (self, player, cards);
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    all += cards[i];
  text = g_string_new (NULL);
  /* Translators: how many resource cards */
  g_string_append_printf (text, _("a roll brings %.2f cards"), all);
  for (int sum = PURSER_STARFARERS_LEAST_SUM; sum <= PURSER_STARFARERS_MOST_SUM; sum++)
    if (sum != PURSER_STARFARERS_SEVEN)
      tell_sum (self, player, sum, text);
  return g_string_free_and_steal (text);
}

/* Adds how often a planet would pay (`starfarers/production`), if its disc is known. */
static void
tell_planet (PurserValue *value,
             PurserForm  *form)
{
  g_autofree char *title = NULL;
  PurserStarfarersPlanet planet = purser_starfarers_read_planet (value);

  if (planet.resource >= PURSER_STARFARERS_RESOURCES || planet.numbers[0] == 0)
    return;
  title = purser_starfarers_dup_planet (&planet);
  /* Translators: a planet such as "Ore 6", how many of how many ways in which two dice lie */
  purser_form_advise (form, g_strdup_printf (_("%s pays in %d of %d rolls."), title, purser_starfarers_count_ways (&planet),
                                             PURSER_STARFARERS_ROLLS));
}

/* Refines a form.
 *
 * @draft: the move as far as it is filled in */
void
purser_starfarers_assist (const PurserSetup *setup,
                          gconstpointer      state,
                          PurserValue       *draft,
                          PurserForm        *form)
{
  PurserValue *planets = purser_value_get (draft, "planets");

  for (guint i = 0; i < purser_value_get_size (planets); i++)
    tell_planet (purser_value_get_at (planets, i), form);
}
