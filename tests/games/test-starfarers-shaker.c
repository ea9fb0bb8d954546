// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-starfarers-reserve.h"
#include "purser-starfarers-shaker.h"
#include "purser-starfarers-table.h"

/* Ten pairs of five balls: facts, mothership_probabilities. */
static void
test_odds (void)
{
  static const int speeds[] = { 0, 0, 0, 6, 2, 2, 0 };
  static const int sums[] = { 0, 1, 2, 3, 2, 2, 0 };
  int n_speeds = 0, n_sums = 0;

  for (int i = 0; i < (int) G_N_ELEMENTS (speeds); i++)
    {
      g_assert_cmpint (purser_starfarers_count_draws (purser_starfarers_base_speed, i), ==, speeds[i]);
      g_assert_cmpint (purser_starfarers_count_draws (purser_starfarers_count_balls, i), ==, sums[i]);
      n_speeds += speeds[i];
      n_sums += sums[i];
    }
  g_assert_cmpint (n_speeds, ==, PURSER_STARFARERS_DRAWS_OF);
  g_assert_cmpint (n_sums, ==, PURSER_STARFARERS_DRAWS_OF);
  g_assert_cmpint (purser_starfarers_count_draws (purser_starfarers_has_black, TRUE), ==, 4);
}

static void
test_draw (void)
{
  guint n[PURSER_STARFARERS_DRAWS] = { 0 };

  for (guint i = 0; i < PURSER_STARFARERS_DRAWS_OF; i++)
    {
      const PurserStarfarersDraw *draw = purser_starfarers_draw (i);

      g_assert_true (purser_starfarers_balls_exist (draw->balls));
      n[draw - purser_starfarers_draws]++;
    }
  for (guint i = 0; i < PURSER_STARFARERS_DRAWS; i++)
    g_assert_cmpuint (n[i], ==, purser_starfarers_draws[i].ways);
}

/* Equal strength: of 100 pairs of shakes those with a higher sum of the other are lost: 1 against 2 to 5: 1*9, 2 against 3 to
 * 5: 2*7, 3 against 4 or 5: 3*4, 4 against 5: 2*2; 39 in all. */
static void
test_win (void)
{
  g_assert_cmpint (purser_starfarers_odds_win (0), ==, 61);
  g_assert_cmpint (purser_starfarers_odds_win (4), ==, 100);
  g_assert_cmpint (purser_starfarers_odds_win (3), ==, 98);
  g_assert_cmpint (purser_starfarers_odds_win (-4), ==, 2);
  g_assert_cmpint (purser_starfarers_odds_win (-5), ==, 0);
}

static void
test_compare (void)
{
  PurserStarfarersContest contest;

  purser_starfarers_compare (&contest, 5, 5);
  g_assert_true (contest.won);
  purser_starfarers_compare (&contest, 4, 5);
  g_assert_false (contest.won);
  g_assert_cmpint (contest.mine, ==, 4);
  g_assert_cmpint (contest.theirs, ==, 5);
}

static void
test_reserve (void)
{
  static const struct {
    gint32 vp;
    int    cards;
  } rates[] = { { 0, 2 }, { 4, 2 }, { 7, 2 }, { 8, 1 }, { 9, 1 }, { 10, 0 }, { 14, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (rates); i++)
    g_assert_cmpint (purser_starfarers_reserve_by_vp (rates[i].vp), ==, rates[i].cards);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/starfarers/shaker/odds", test_odds);
  g_test_add_func ("/starfarers/shaker/draw", test_draw);
  g_test_add_func ("/starfarers/shaker/win", test_win);
  g_test_add_func ("/starfarers/shaker/compare", test_compare);
  g_test_add_func ("/starfarers/reserve", test_reserve);
  return g_test_run ();
}
