// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the dice of an expedition can be expected to show (`phoenix/dice`). */

#include "config.h"

#include <glib/gi18n-lib.h>

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

/* How likely exactly so many dice show the face. */
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

/* Returns: how likely at least one of them shows the face, from 0 to 1 */
double
purser_phoenix_get_face_odds (PurserPhoenixFace face,
                              int               dice)
{
  return dice > 0 ? 1 - get_chance (face, dice, 0) : 0;
}

/* @cargo: how many of them the ship keeps (`phoenix/cargo`)
 *
 * Returns: how many of them can be kept with that face on the average, where all others are left for it */
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
  return g_strdup_printf (C_("odds", "%.0f%%"), 100 * purser_phoenix_get_face_odds (face, dice));
}

/* @cargo: how many of them the ship keeps; `PURSER_PHOENIX_UNKNOWN` where nobody knows it
 *
 * Returns: (transfer full): what the dice can be expected to show, in a sentence */
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
