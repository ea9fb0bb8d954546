// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Moves of Andromeda that are entered on the table: which stations are left in the ring, which may come out, and the recorded
 * move. */

#include "config.h"

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-intent.h"
#include "purser-json.h"

enum { AOI, BEN, CHIHIRO, PLAYERS };

/* Under the ring of this planet are two stations of Aoi, three of Ben and one of 千尋. One of its centres is taken. */
#define PLANET 2

static PurserAndromedaState state;
static PurserAndromedaIntent intent;

static void
begin (int cards)
{
  static const int stations[PLAYERS] = { 2, 3, 1 };

  state = (PurserAndromedaState) { .turn.n_players = PLAYERS };
  for (guint i = 0; i < PLAYERS; i++)
    state.players[i].stations[PLANET] = stations[i];
  for (guint i = 1; i < PURSER_ANDROMEDA_ORBITS; i++)
    state.owners[PLANET][i] = PURSER_ANDROMEDA_NOBODY;
  purser_andromeda_intent_begin (&intent, PURSER_ANDROMEDA_STAGE_DRAWS, AOI, PLANET);
  intent.cards = cards;
}

/* Six cards give three draws: Aoi misses with 4/6 × 3/5 × 2/4 = 1/5. After one of Ben's, with 3/5 × 2/4 = 3/10. */
static void
test_odds (void)
{
  begin (6);
  g_assert_cmpfloat_with_epsilon (purser_andromeda_intent_get_odds (&intent, &state), 0.8, 1e-9);
  purser_andromeda_intent_draw (&intent, BEN);
  g_assert_cmpint (purser_andromeda_intent_get_left (&intent, &state, BEN), ==, 2);
  g_assert_cmpint (purser_andromeda_intent_get_left (&intent, &state, AOI), ==, 2);
  g_assert_cmpfloat_with_epsilon (purser_andromeda_intent_get_odds (&intent, &state), 0.7, 1e-9);
}

static gboolean
is_drawn (void)
{
  return purser_andromeda_intent_is_drawn (&intent, &state);
}

/* Five cards give two draws, and three if half a draw is rounded up; drawing one's own station ends them at once. */
static void
test_drawn (void)
{
  begin (5);
  purser_andromeda_intent_draw (&intent, BEN);
  g_assert_false (is_drawn ());
  purser_andromeda_intent_draw (&intent, CHIHIRO);
  g_assert_true (is_drawn ());
  state.players[AOI].tracks[PURSER_ANDROMEDA_TECHNOLOGY] = 3;
  g_assert_false (is_drawn ());
  begin (5);
  purser_andromeda_intent_draw (&intent, AOI);
  g_assert_true (is_drawn ());
}

/* If all centres are taken none can be won, so the draws go on until the ring is empty. */
static void
test_full (void)
{
  begin (12);
  for (guint i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    state.owners[PLANET][i] = BEN;
  purser_andromeda_intent_draw (&intent, AOI);
  g_assert_false (is_drawn ());
  g_assert_cmpfloat_with_epsilon (purser_andromeda_intent_get_odds (&intent, &state), 0, 1e-9);
  begin (12);
  state.players[BEN].stations[PLANET] = state.players[AOI].stations[PLANET] = 0;
  g_assert_false (is_drawn ());
  purser_andromeda_intent_draw (&intent, CHIHIRO);
  g_assert_true (is_drawn ());
}

/* The last touch is taken back first; while stations are placed, the last one on the given planet. */
static void
test_take_back (void)
{
  begin (6);
  g_assert_false (purser_andromeda_intent_take_back (&intent));
  purser_andromeda_intent_draw (&intent, BEN);
  purser_andromeda_intent_draw (&intent, CHIHIRO);
  g_assert_true (purser_andromeda_intent_take_back (&intent));
  g_assert_cmpint (purser_andromeda_intent_get_left (&intent, &state, CHIHIRO), ==, 1);
  g_assert_cmpint (purser_andromeda_intent_get_left (&intent, &state, BEN), ==, 2);
  purser_andromeda_intent_begin (&intent, PURSER_ANDROMEDA_STAGE_PLACING, AOI, -1);
  for (int planet = 3; planet <= 4; planet++)
    {
      intent.placed[planet]++;
      purser_andromeda_intent_draw (&intent, planet);
    }
  g_assert_true (purser_andromeda_intent_take_back (&intent));
  g_assert_cmpint (intent.placed[3], ==, 1);
  g_assert_cmpint (intent.placed[4], ==, 0);
  g_assert_cmpint (intent.n_drawn, ==, 1);
}

static void
assert_written (PurserValue *move,
                const char  *expected)
{
  g_autoptr (PurserValue) value = move;
  g_autofree char *text = purser_json_print (value, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

/* Bonus cards replace cards of the set, and are not counted among the others. */
static void
test_sets (void)
{
  begin (6);
  intent.jokers[PURSER_ANDROMEDA_SILVER] = 1;
  intent.jokers[PURSER_ANDROMEDA_PLATINUM] = 2;
  purser_andromeda_intent_draw (&intent, BEN);
  g_assert_cmpint (purser_andromeda_bonus_count (intent.jokers), ==, 3);
  assert_written (purser_andromeda_intent_dup_challenge (&intent),
                  "{\"move\":\"challenge\",\"player\":0,\"planet\":2,\"cards\":3,"
                  "\"bonus\":[\"silver\",\"platinum\",\"platinum\"],\"drawn\":[1]}");
}

/* Seven cards move three stations, if there are that many on Earth. */
static void
test_move (void)
{
  begin (7);
  state.players[AOI].accounts[PURSER_ANDROMEDA_EARTH] = 5;
  assert_written (purser_andromeda_intent_dup_move (&intent, &state, 7),
                  "{\"move\":\"move\",\"player\":0,\"planet\":2,\"cards\":7,\"bonus\":[],\"stations\":3}");
  state.players[AOI].accounts[PURSER_ANDROMEDA_EARTH] = 2;
  assert_written (purser_andromeda_intent_dup_move (&intent, &state, 7),
                  "{\"move\":\"move\",\"player\":0,\"planet\":2,\"cards\":7,\"bonus\":[],\"stations\":2}");
}

static void
test_transport (void)
{
  begin (0);
  assert_written (purser_andromeda_intent_dup_transport (&intent, 2),
                  "{\"move\":\"transport\",\"player\":0,\"planet\":2,\"out\":2}");
  assert_written (purser_andromeda_intent_dup_transport (&intent, 0),
                  "{\"move\":\"transport\",\"player\":0,\"planet\":2,\"back\":true}");
}

static void
test_place (void)
{
  purser_andromeda_intent_begin (&intent, PURSER_ANDROMEDA_STAGE_PLACING, BEN, -1);
  intent.placed[0] = 2;
  intent.placed[6] = 1;
  assert_written (purser_andromeda_intent_dup_place (&intent),
                  "{\"move\":\"place\",\"player\":1,\"planets\":[2,0,0,0,0,0,1]}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/andromeda-intent/odds", test_odds);
  g_test_add_func ("/andromeda-intent/drawn", test_drawn);
  g_test_add_func ("/andromeda-intent/full", test_full);
  g_test_add_func ("/andromeda-intent/take-back", test_take_back);
  g_test_add_func ("/andromeda-intent/sets", test_sets);
  g_test_add_func ("/andromeda-intent/move", test_move);
  g_test_add_func ("/andromeda-intent/transport", test_transport);
  g_test_add_func ("/andromeda-intent/place", test_place);
  return g_test_run ();
}
