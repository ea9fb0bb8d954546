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

static PurserPhoenixState
state_with_ships (void)
{
  PurserPhoenixState state = { .table.n_players = 2, .table.round = 1 };
  gint16 *farm = state.printed.ships[PURSER_PHOENIX_FARM][1];
  gint16 *expedition = state.printed.ships[PURSER_PHOENIX_EXPEDITION][0];

  state.players[1].ships_known = TRUE;
  purser_phoenix_ships_add (state.players[1].owned, PURSER_PHOENIX_FARM, 2);
  purser_phoenix_ships_add (state.players[1].owned, PURSER_PHOENIX_EXPEDITION, 1);
  state.players[0].balances[PURSER_PHOENIX_GEMS] = 3;
  /* A farm for 2 GEM and a fee of 1, which yields 4; an expedition for 1 GEM and a fee of 1, of whose 2 dice 1 is kept. */
  farm[PURSER_PHOENIX_SHIP_COST] = 2 + 1;
  farm[PURSER_PHOENIX_SHIP_FEE] = 1 + 1;
  farm[PURSER_PHOENIX_SHIP_AMOUNT] = 4 + 1;
  expedition[PURSER_PHOENIX_SHIP_COST] = 1 + 1;
  expedition[PURSER_PHOENIX_SHIP_FEE] = 1 + 1;
  expedition[PURSER_PHOENIX_SHIP_DICE] = 2 + 1;
  expedition[PURSER_PHOENIX_SHIP_CARGO] = 1 + 1;
  return state;
}

/* Of 36 throws of two dice 11 show a human, and one is kept: 0.31. The owner pays no fee, and who has used a ship, or
 * cannot pay for it, does not hire it. */
static void
test_hires (void)
{
  PurserPhoenixState state = state_with_ships ();
  PurserSeat seats[] = { { .name = (char *) "Aoi" }, { .name = (char *) "Ben" } };
  PurserSetup setup = { .n_players = 2, .seats = seats };
  const PurserPhoenixUse own = { 1, 1, PURSER_PHOENIX_FARM, 2 };
  g_autofree char *all = purser_phoenix_dup_hires (&setup, &state, 0);
  g_autofree char *none = purser_phoenix_dup_hires (&setup, &state, 1);
  g_autofree char *change = purser_phoenix_dup_use_change (&state, &own);
  g_autofree char *poor = NULL;
  g_autofree char *used = NULL;

  g_assert_cmpstr (all, ==, " · hiring Ben’s Expedition 1: GEM −2, cargo 1, humans on average 0.3"
                            " · hiring Ben’s Farm 2: GEM −3, Food +4");
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (change, ==, "GEM −2, Food +4");
  state.players[0].balances[PURSER_PHOENIX_GEMS] = 2;
  poor = purser_phoenix_dup_hires (&setup, &state, 0);
  g_assert_cmpstr (poor, ==, " · hiring Ben’s Expedition 1: GEM −2, cargo 1, humans on average 0.3");
  purser_phoenix_ships_add (state.players[1].used, PURSER_PHOENIX_EXPEDITION, 1);
  used = purser_phoenix_dup_hires (&setup, &state, 0);
  g_assert_cmpstr (used, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/odds", test_odds);
  g_test_add_func ("/phoenix/hires", test_hires);
  g_test_add_func ("/phoenix/tile-colours", test_tile_colours);
  return g_test_run ();
}
