// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the dice of Space Station Phoenix can be expected to show, and what the number of a tile says. */

#include "purser-phoenix-odds.h"
#include "purser-phoenix-state.h"

/* All ways in which so many dice can lie, counted one by one: sides 0 and 1 show food, 2 and 3 water, 4 metal, 5 a human. */
static void
enumerate (int     dice,
           int     cargo,
           double *any,
           double *kept)
{
  int n = 1;

  *any = *kept = 0;
  for (int i = 0; i < dice; i++)
    n *= 6;
  for (int lie = 0; lie < n; lie++)
    {
      int humans = 0;

      for (int i = 0, left = lie; i < dice; i++, left /= 6)
        humans += left % 6 == 5;
      *any += humans > 0;
      *kept += MIN (humans, cargo);
    }
  *any /= n;
  *kept /= n;
}

static void
test_odds (void)
{
  g_autofree char *told = purser_phoenix_dup_expectation (3, 2);

  for (int dice = 1; dice <= 5; dice++)
    for (int cargo = 1; cargo <= dice; cargo++)
      {
        double any;
        double kept;

        enumerate (dice, cargo, &any, &kept);
        g_assert_cmpfloat_with_epsilon (purser_phoenix_get_face_odds (PURSER_PHOENIX_FACE_HUMAN, dice), any, 1e-9);
        g_assert_cmpfloat_with_epsilon (purser_phoenix_expect_kept (PURSER_PHOENIX_FACE_HUMAN, dice, cargo), kept, 1e-9);
      }
  /* 1 - (4/6)^2 = 20/36 */
  g_assert_cmpfloat_with_epsilon (purser_phoenix_get_face_odds (PURSER_PHOENIX_FACE_FOOD, 2), 20.0 / 36, 1e-9);
  g_assert_cmpfloat (purser_phoenix_get_face_odds (PURSER_PHOENIX_FACE_METAL, 0), ==, 0);
  /* 1 - (5/6)^3 = 42 %, 1 - (4/6)^3 = 70 %; 3 * 1/6 less the one in 216 that cannot be kept. */
  g_assert_cmpstr (told, ==, "Chance of at least one: human 42%, metal 42%, food 70%, water 70%. On average, 0.5 humans can be "
                             "kept with a cargo of 2.");
}

/* The middle digit of a number is the colour's, as a tile that was named shows. */
static void
test_tile_colours (void)
{
  PurserPhoenixState state = { .table.n_players = 2 };

  g_assert_cmpint (purser_phoenix_find_tile_colour (&state, 121), ==, -1);
  state.players[1].sectors[PURSER_PHOENIX_BROWN] = 1;
  g_assert_cmpint (purser_phoenix_find_tile_digit (&state, PURSER_PHOENIX_BROWN), ==, -1);
  state.players[1].tiles[PURSER_PHOENIX_BROWN][0] = 123 + 1;
  g_assert_cmpint (purser_phoenix_find_tile_digit (&state, PURSER_PHOENIX_BROWN), ==, 2);
  g_assert_cmpint (purser_phoenix_find_tile_colour (&state, 327), ==, PURSER_PHOENIX_BROWN);
  g_assert_cmpint (purser_phoenix_find_tile_colour (&state, 237), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/odds", test_odds);
  g_test_add_func ("/phoenix/tile-colours", test_tile_colours);
  return g_test_run ();
}
