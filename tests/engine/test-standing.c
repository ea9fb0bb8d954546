// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-standing.h"

static void
assert_ranks (const gint64 keys[][PURSER_STANDING_KEYS],
              guint        n,
              const guint *ranks)
{
  PurserStanding standings[6] = { 0 };

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < PURSER_STANDING_KEYS; k++)
      standings[i].keys[k] = keys[i][k];
  purser_standings_rank (standings, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (standings[i].rank, ==, ranks[i]);
}

static void
test_one_one_three (void)
{
  const gint64 keys[][PURSER_STANDING_KEYS] = { { 7 }, { 9 }, { 9 } };
  const guint ranks[] = { 3, 1, 1 };

  assert_ranks (keys, 3, ranks);
}

static void
test_tie_breakers (void)
{
  const gint64 keys[][PURSER_STANDING_KEYS] = { { 9, 1, 0, 0, 5 }, { 9, 1, 0, 0, 6 }, { 9, 0, 9, 9, 9 }, { 8, 9 } };
  const guint ranks[] = { 2, 1, 3, 4 };

  assert_ranks (keys, 4, ranks);
}

static void
test_all_level (void)
{
  const gint64 keys[][PURSER_STANDING_KEYS] = { { 0 }, { 0 }, { 0 } };
  const guint ranks[] = { 1, 1, 1 };

  assert_ranks (keys, 3, ranks);
}

static void
test_negative (void)
{
  const gint64 keys[][PURSER_STANDING_KEYS] = { { -2 }, { G_MININT64 }, { 0 }, { -2 } };
  const guint ranks[] = { 2, 4, 1, 2 };

  assert_ranks (keys, 4, ranks);
}

/* Two teams of two, and a player alone: the second team is in the second place, the player behind both in the third. */
static void
test_places (void)
{
  static const struct {
    gint64 key;
    guint  team, rank, place;
  } players[] = { { 7, 2, 3, 2 }, { 9, 1, 1, 1 }, { 7, 2, 3, 2 }, { 5, 0, 5, 3 }, { 9, 1, 1, 1 } };
  PurserStanding standings[G_N_ELEMENTS (players)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      standings[i].keys[0] = players[i].key;
      standings[i].team = players[i].team;
    }
  purser_standings_rank (standings, G_N_ELEMENTS (players));
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_assert_cmpuint (standings[i].rank, ==, players[i].rank);
      g_assert_cmpuint (purser_standings_find_place (standings, G_N_ELEMENTS (players), i), ==, players[i].place);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/standing/one-one-three", test_one_one_three);
  g_test_add_func ("/standing/tie-breakers", test_tie_breakers);
  g_test_add_func ("/standing/all-level", test_all_level);
  g_test_add_func ("/standing/negative", test_negative);
  g_test_add_func ("/standing/places-of-teams", test_places);
  return g_test_run ();
}
