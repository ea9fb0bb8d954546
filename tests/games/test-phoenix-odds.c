// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The expected results of the dice of Space Station Phoenix, and the colours in the numbers of tiles. */

#include "purser-phoenix-odds.h"
#include "purser-phoenix-state.h"

/* All throws of some dice: their number, how many of them show a face, and how many of that face can be kept in all. */
typedef struct {
  int throws;
  int any;
  int kept;
} Count;

/* Counts all throws of @dice dice, one by one. */
static Count
enumerate (PurserPhoenixFace face,
           int               dice,
           int               cargo)
{
  static const PurserPhoenixFace sides[] = { PURSER_PHOENIX_FACE_FOOD, PURSER_PHOENIX_FACE_FOOD, PURSER_PHOENIX_FACE_WATER,
                                             PURSER_PHOENIX_FACE_WATER, PURSER_PHOENIX_FACE_METAL, PURSER_PHOENIX_FACE_HUMAN };
  Count count = { 1, 0, 0 };

  for (int i = 0; i < dice; i++)
    count.throws *= 6;
  for (int lie = 0; lie < count.throws; lie++)
    {
      int shown = 0;

      for (int i = 0, left = lie; i < dice; i++, left /= 6)
        shown += sides[left % 6] == face;
      count.any += shown > 0;
      count.kept += MIN (shown, cargo);
    }
  return count;
}

static void
test_odds (void)
{
  for (int dice = 1; dice <= 6; dice++)
    for (int cargo = 1; cargo <= dice; cargo++)
      for (PurserPhoenixFace face = 0; face < PURSER_PHOENIX_FACES; face++)
        {
          Count count = enumerate (face, dice, cargo);

          g_assert_cmpfloat_with_epsilon (purser_phoenix_get_face_odds (face, dice), count.any / (double) count.throws, 1e-9);
          g_assert_cmpfloat_with_epsilon (purser_phoenix_expect_kept (face, dice, cargo), count.kept / (double) count.throws,
                                          1e-9);
        }
  /* 1 - (4/6)^2 = 20/36 */
  g_assert_cmpfloat_with_epsilon (purser_phoenix_get_face_odds (PURSER_PHOENIX_FACE_FOOD, 2), 20.0 / 36, 1e-9);
  g_assert_cmpfloat (purser_phoenix_get_face_odds (PURSER_PHOENIX_FACE_METAL, 0), ==, 0);
}

/* Returns whole percent, with halves rounded up, by integers only. */
static int
get_percent (PurserPhoenixFace face,
             int               dice)
{
  Count count = enumerate (face, dice, dice);

  return (200 * count.any + count.throws) / (2 * count.throws);
}

/* Returns one decimal, with halves rounded up, by integers only. */
static char *
dup_humans (int dice,
            int cargo)
{
  Count count = enumerate (PURSER_PHOENIX_FACE_HUMAN, dice, cargo);
  int tenths = (20 * count.kept + count.throws) / (2 * count.throws);

  return g_strdup_printf ("%d.%d", tenths / 10, tenths % 10);
}

/* The text about an expedition, to the last digit. */
static void
test_expeditions (void)
{
  g_autofree char *example = purser_phoenix_dup_expectation (3, 2);

  for (int dice = 1; dice <= 6; dice++)
    for (int cargo = 1; cargo <= dice; cargo++)
      {
        g_autofree char *humans = dup_humans (dice, cargo);
        g_autofree char *told = purser_phoenix_dup_expectation (dice, cargo);
        g_autofree char *wanted =
          g_strdup_printf ("Chance of at least one: human %d%%, metal %d%%, food %d%%, water %d%%. On average, %s humans can "
                           "be kept with a cargo of %d.", get_percent (PURSER_PHOENIX_FACE_HUMAN, dice),
                           get_percent (PURSER_PHOENIX_FACE_METAL, dice), get_percent (PURSER_PHOENIX_FACE_FOOD, dice),
                           get_percent (PURSER_PHOENIX_FACE_WATER, dice), humans, cargo);

        g_assert_cmpstr (told, ==, wanted);
      }
  /* 1 - (5/6)^3 = 42 %, 1 - (4/6)^3 = 70 %; 3 * 1/6 less the one in 216 that cannot be kept. */
  g_assert_cmpstr (example, ==, "Chance of at least one: human 42%, metal 42%, food 70%, water 70%. On average, 0.5 humans can "
                                "be kept with a cargo of 2.");
}

/* The middle digit of a tile's number stands for its colour, as any named tile of that colour tells. */
static void
test_tile_colours (void)
{
  PurserPhoenixState state = { .turn.n_players = 2 };

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
  PurserPhoenixState state = { .turn.n_players = 2, .turn.round = 1 };
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

/* Of 36 throws of two dice 11 show a human, and one is kept: 0.31. The owner pays no fee, and a ship that is used, or cannot
 * be paid for, is not for hire. */
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

/* Another player's expedition for a GEM and a fee of one more: its expected dice are the average of all throws. */
static void
test_hired_expeditions (void)
{
  PurserPhoenixState state = state_with_ships ();
  const PurserPhoenixUse hired = { 0, 1, PURSER_PHOENIX_EXPEDITION, 1 };
  gint16 *printed = state.printed.ships[PURSER_PHOENIX_EXPEDITION][0];

  for (int dice = 1; dice <= 6; dice++)
    for (int cargo = 1; cargo <= dice; cargo++)
      {
        g_autofree char *humans = dup_humans (dice, cargo);
        g_autofree char *wanted = g_strdup_printf ("GEM −2, cargo %d, humans on average %s", cargo, humans);
        g_autofree char *told = NULL;

        printed[PURSER_PHOENIX_SHIP_DICE] = (gint16) (dice + 1);
        printed[PURSER_PHOENIX_SHIP_CARGO] = (gint16) (cargo + 1);
        told = purser_phoenix_dup_use_change (&state, &hired);
        g_assert_cmpstr (told, ==, wanted);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/odds", test_odds);
  g_test_add_func ("/phoenix/odds/expeditions", test_expeditions);
  g_test_add_func ("/phoenix/hires", test_hires);
  g_test_add_func ("/phoenix/hires/expeditions", test_hired_expeditions);
  g_test_add_func ("/phoenix/tile-colours", test_tile_colours);
  return g_test_run ();
}
