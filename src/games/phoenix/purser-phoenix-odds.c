// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Works out what the dice of an expedition show on average (`phoenix/dice`), and what using a ship brings and costs,
 * including the fee for another player's ship (`phoenix/fee`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-chance.h"
#include "purser-phoenix-odds.h"
#include "purser-phoenix-state.h"

#define SIDES 6

/* Of the six sides two show food, two water, one metal and one a human. */
static const int sides[PURSER_PHOENIX_FACES] = {
  [PURSER_PHOENIX_FACE_FOOD] = 2,
  [PURSER_PHOENIX_FACE_WATER] = 2,
  [PURSER_PHOENIX_FACE_METAL] = 1,
  [PURSER_PHOENIX_FACE_HUMAN] = 1,
};

/* Returns the probability that exactly @shown dice show the face. */
static double
get_chance (PurserPhoenixFace face,
            int               dice,
            int               shown)
{
  double hit = (double) sides[face] / SIDES;
  double chance = 1;

  for (int i = 1; i <= shown; i++)
    chance *= hit * (dice - shown + i) / i;
  for (int i = shown; i < dice; i++)
    chance *= 1 - hit;
  return chance;
}

/* Returns: the probability that at least one die shows the face, from 0 to 1 */
double
purser_phoenix_get_face_odds (PurserPhoenixFace face,
                              int               dice)
{
  return dice > 0 ? 1 - get_chance (face, dice, 0) : 0;
}

/* @cargo: how many of the dice the ship keeps (`phoenix/cargo`)
 *
 * Returns: the average number of dice with that face that can be kept, if no others are kept */
double
purser_phoenix_expect_kept (PurserPhoenixFace face,
                            int               dice,
                            int               cargo)
{
  double expected = 0;

  for (int shown = 1; shown <= dice; shown++)
    expected += MIN (shown, cargo) * get_chance (face, dice, shown);
  return expected;
}

static char *
dup_odds (PurserPhoenixFace face,
          int               dice)
{
  return purser_chance_dup_text (purser_phoenix_get_face_odds (face, dice));
}

/* @cargo: how many of the dice the ship keeps, or `PURSER_PHOENIX_UNKNOWN`
 *
 * Returns: (transfer full): a sentence about what the dice are expected to show */
char *
purser_phoenix_dup_expectation (int dice,
                                int cargo)
{
  g_autofree char *human = dup_odds (PURSER_PHOENIX_FACE_HUMAN, dice);
  g_autofree char *metal = dup_odds (PURSER_PHOENIX_FACE_METAL, dice);
  g_autofree char *food = dup_odds (PURSER_PHOENIX_FACE_FOOD, dice);
  g_autofree char *text = NULL;

  /* Translators: chances such as "58 %" that at least one die shows it: a human, metal, food, which is as likely as water */
  text = g_strdup_printf (_("Chance of at least one: human %s, metal %s, food %s, water %s."), human, metal, food, food);
  if (cargo == PURSER_PHOENIX_UNKNOWN)
    return g_steal_pointer (&text);
  /* Translators: the sentence before, how many humans such as 0.7, how many dice are kept */
  return g_strdup_printf (_("%s On average, %.1f humans can be kept with a cargo of %d."), text,
                          purser_phoenix_expect_kept (PURSER_PHOENIX_FACE_HUMAN, dice, cargo), cargo);
}

/* Returns the cost plus the owner's fee, or PURSER_PHOENIX_UNKNOWN if either is not known. */
static int
get_price (const PurserPhoenixState *state,
           const PurserPhoenixUse   *use)
{
  int cost = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_COST);
  int fee = purser_phoenix_use_is_hired (use) ? purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_FEE) : 0;

  return cost == PURSER_PHOENIX_UNKNOWN || fee == PURSER_PHOENIX_UNKNOWN ? PURSER_PHOENIX_UNKNOWN : cost + fee;
}

/* Returns the yield in goods, or in kept dice for an expedition. */
static int
get_yield (const PurserPhoenixState *state,
           const PurserPhoenixUse   *use)
{
  if (use->kind == PURSER_PHOENIX_EXPEDITION && purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_DICE) >= 0)
    return purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_CARGO);
  return use->kind == PURSER_PHOENIX_FARM || use->kind == PURSER_PHOENIX_ICE
           ? purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_AMOUNT) : PURSER_PHOENIX_UNKNOWN;
}

/* Returns: (transfer full) (nullable): what using a farm, an ice ship or an expedition changes for the player, such as “GEM
 * −3, Food +4”; %NULL if not all of it is known */
char *
purser_phoenix_dup_use_change (const PurserPhoenixState *state,
                               const PurserPhoenixUse   *use)
{
  int price = get_price (state, use);
  int yield = get_yield (state, use);
  int dice = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_DICE);

  if (price == PURSER_PHOENIX_UNKNOWN || yield == PURSER_PHOENIX_UNKNOWN)
    return NULL;
  if (use->kind == PURSER_PHOENIX_EXPEDITION)
    /* Translators: GEM that are paid, how many dice the ship keeps, how many humans such as 0.7 */
    return g_strdup_printf (_("GEM −%d, cargo %d, humans on average %.1f"), price, yield,
                            purser_phoenix_expect_kept (PURSER_PHOENIX_FACE_HUMAN, dice, yield));
  /* Translators: GEM that are paid, food or water, how much of it */
  return g_strdup_printf (_("GEM −%d, %s +%d"), price,
                          purser_phoenix_account_title (use->kind == PURSER_PHOENIX_FARM ? PURSER_PHOENIX_FOOD
                                                                                         : PURSER_PHOENIX_WATER), yield);
}

/* Returns the ship of a kind that brings most for its price; level 0 if no known one can be hired. */
static PurserPhoenixUse
find_hire (const PurserPhoenixState *state,
           int                       player,
           PurserPhoenixKind         kind)
{
  PurserPhoenixUse best = { player, player, kind, 0 };

  for (int owner = 0; owner < state->turn.n_players; owner++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS && owner != player && state->players[owner].ships_known; level++)
      {
        PurserPhoenixUse use = { player, owner, kind, level };

        if (get_price (state, &use) == PURSER_PHOENIX_UNKNOWN || get_yield (state, &use) == PURSER_PHOENIX_UNKNOWN ||
            !purser_phoenix_can_use (state, &use))
          continue;
        if (best.level == 0 || get_yield (state, &use) - get_price (state, &use) >
                                 get_yield (state, &best) - get_price (state, &best))
          best = use;
      }
  return best;
}

/* Returns: (transfer full): the ships of others that are worth hiring and what they bring, including the fee; empty if there
 * are none */
char *
purser_phoenix_dup_hires (const PurserSetup        *setup,
                          const PurserPhoenixState *state,
                          int                       player)
{
  static const PurserPhoenixKind kinds[] = { PURSER_PHOENIX_EXPEDITION, PURSER_PHOENIX_FARM, PURSER_PHOENIX_ICE };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      PurserPhoenixUse use = find_hire (state, player, kinds[i]);
      g_autofree char *change = use.level > 0 ? purser_phoenix_dup_use_change (state, &use) : NULL;

      if (change != NULL)
        /* Translators: the owner of a ship, its kind and level, what its use brings */
        g_string_append_printf (text, _(" · hiring %s’s %s %d: %s"), purser_setup_get_name (setup, use.owner),
                                purser_phoenix_kind_title (use.kind), use.level, change);
    }
  return g_string_free_and_steal (text);
}
