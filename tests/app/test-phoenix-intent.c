// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Actions of Phoenix that are entered on the table: which values are still needed, which dice are proposed, and the recorded
 * move. Printed values are only known if somebody has read them off; the numbers here are of no real copy. */

#include "config.h"

#include "purser-json.h"
#include "purser-phoenix-intent.h"

enum { AOI };

static PurserPhoenixState state;
static PurserPhoenixIntent intent;

/* Begins an action of Aoi. */
static void
begin (const char *text)
{
  g_autoptr (PurserValue) move = purser_json_parse (text, -1, NULL);

  state = (PurserPhoenixState) { 0 };
  purser_phoenix_intent_begin (&intent, move);
}

/* Printed values are stored plus one, as 0 means unknown. */
static void
print (PurserPhoenixShipValue value,
       int                    number)
{
  state.printed.ships[intent.use.kind][intent.use.level - 1][value] = (gint16) (number + 1);
}

static gboolean
needs (PurserPhoenixTold number)
{
  return purser_phoenix_intent_needs (&intent, &state, number);
}

static gboolean
is_complete (void)
{
  return purser_phoenix_intent_is_complete (&intent, &state, NULL);
}

/* The cost, the amount of a ship that gathers, and the fee of another player's ship. */
static void
test_needs (void)
{
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":0,\"ship\":\"farm\",\"level\":2}");
  g_assert_true (needs (PURSER_PHOENIX_TOLD_COST) && needs (PURSER_PHOENIX_TOLD_AMOUNT));
  g_assert_false (needs (PURSER_PHOENIX_TOLD_FEE) || needs (PURSER_PHOENIX_TOLD_METAL) || needs (PURSER_PHOENIX_TOLD_LOBBY));
  g_assert_false (is_complete ());
  print (PURSER_PHOENIX_SHIP_COST, 3);
  g_assert_false (needs (PURSER_PHOENIX_TOLD_COST));
  intent.told[PURSER_PHOENIX_TOLD_AMOUNT] = 0;
  g_assert_true (is_complete ());
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":1,\"ship\":\"farm\",\"level\":2}");
  g_assert_true (needs (PURSER_PHOENIX_TOLD_FEE));
  print (PURSER_PHOENIX_SHIP_FEE, 1);
  g_assert_false (needs (PURSER_PHOENIX_TOLD_FEE));
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":\"neutral\",\"ship\":\"farm\",\"level\":2}");
  g_assert_false (needs (PURSER_PHOENIX_TOLD_FEE));
}

/* Before a ship is chosen, nothing is needed and nothing is complete. */
static void
test_no_ship (void)
{
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":0,\"ship\":\"farm\"}");
  g_assert_false (needs (PURSER_PHOENIX_TOLD_COST));
  g_assert_false (is_complete ());
}

static void
assert_tracks (int first,
               int second)
{
  g_assert_cmpint (intent.n_tracks, ==, (first >= 0) + (second >= 0));
  if (first >= 0)
    g_assert_cmpint (intent.tracks[0], ==, first);
  if (second >= 0)
    g_assert_cmpint (intent.tracks[1], ==, second);
}

/* A ship of level 3 advances two tracks, any other one. A further track replaces the last; the same track again removes it. */
static void
test_tracks (void)
{
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":0,\"ship\":\"diplomacy\",\"level\":2}");
  purser_phoenix_intent_touch_track (&intent, 1);
  purser_phoenix_intent_touch_track (&intent, 3);
  assert_tracks (3, -1);
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":0,\"ship\":\"diplomacy\",\"level\":3}");
  purser_phoenix_intent_touch_track (&intent, 1);
  purser_phoenix_intent_touch_track (&intent, 3);
  assert_tracks (1, 3);
  g_assert_true (needs (PURSER_PHOENIX_TOLD_LOBBY) && needs (PURSER_PHOENIX_TOLD_SECOND_LOBBY));
  purser_phoenix_intent_touch_track (&intent, 0);
  assert_tracks (1, 0);
  purser_phoenix_intent_touch_track (&intent, 1);
  assert_tracks (0, -1);
  g_assert_false (needs (PURSER_PHOENIX_TOLD_SECOND_LOBBY));
  /* Aoi has reached level 2 there, so level 3 is paid for. */
  state.players[AOI].diplomacy[0] = 2;
  state.printed.lobby[0][2] = 4 + 1;
  g_assert_false (needs (PURSER_PHOENIX_TOLD_LOBBY));
}

/* Four dice are rolled and two kept: first the human, then what Aoi has least of. A fifth die is ignored. */
static void
test_dice (void)
{
  static const PurserPhoenixFace faces[] = {
    PURSER_PHOENIX_FACE_FOOD, PURSER_PHOENIX_FACE_WATER, PURSER_PHOENIX_FACE_HUMAN, PURSER_PHOENIX_FACE_METAL,
  };
  static const gboolean kept[] = { FALSE, TRUE, TRUE, FALSE };

  begin ("{\"move\":\"act\",\"player\":0,\"owner\":0,\"ship\":\"expedition\",\"level\":1}");
  print (PURSER_PHOENIX_SHIP_DICE, 4);
  print (PURSER_PHOENIX_SHIP_CARGO, 2);
  print (PURSER_PHOENIX_SHIP_COST, 1);
  state.players[AOI].balances[PURSER_PHOENIX_FOOD] = 5;
  state.players[AOI].balances[PURSER_PHOENIX_WATER] = 1;
  state.players[AOI].balances[PURSER_PHOENIX_METAL] = 3;
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      g_assert_false (is_complete ());
      g_assert_cmpint (purser_phoenix_intent_count_kept (&intent), ==, 0);
      purser_phoenix_intent_roll (&intent, &state, (int) faces[i]);
    }
  g_assert_true (is_complete ());
  purser_phoenix_intent_roll (&intent, &state, PURSER_PHOENIX_FACE_HUMAN);
  g_assert_cmpint (intent.n_rolled, ==, 4);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_true (intent.kept[i] == kept[i]);
}

/* A die chosen before all are rolled is kept, and only as many more are proposed as the ship holds. */
static void
test_chosen_early (void)
{
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":0,\"ship\":\"expedition\",\"level\":1}");
  print (PURSER_PHOENIX_SHIP_DICE, 3);
  print (PURSER_PHOENIX_SHIP_CARGO, 2);
  purser_phoenix_intent_roll (&intent, &state, PURSER_PHOENIX_FACE_FOOD);
  intent.kept[0] = TRUE;
  purser_phoenix_intent_roll (&intent, &state, PURSER_PHOENIX_FACE_WATER);
  purser_phoenix_intent_roll (&intent, &state, PURSER_PHOENIX_FACE_HUMAN);
  g_assert_true (intent.kept[0] && !intent.kept[1] && intent.kept[2]);
}

static void
assert_written (guint       nth,
                guint       n,
                const char *expected)
{
  g_autoptr (GPtrArray) moves = purser_phoenix_intent_dup_moves (&intent, &state, NULL);
  g_autofree char *text = NULL;

  g_assert_cmpuint (moves->len, ==, n);
  text = purser_json_print (g_ptr_array_index (moves, nth), FALSE);
  g_assert_cmpstr (text, ==, expected);
}

/* No action records how many dice the ship keeps, so that is learned separately, before the rules check the action. */
static void
test_expedition (void)
{
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":1,\"ship\":\"expedition\",\"level\":2}");
  intent.told[PURSER_PHOENIX_TOLD_COST] = 2;
  intent.told[PURSER_PHOENIX_TOLD_FEE] = 1;
  intent.told[PURSER_PHOENIX_TOLD_CARGO] = 2;
  purser_phoenix_intent_roll (&intent, &state, PURSER_PHOENIX_FACE_HUMAN);
  purser_phoenix_intent_roll (&intent, &state, PURSER_PHOENIX_FACE_METAL);
  purser_phoenix_intent_roll (&intent, &state, PURSER_PHOENIX_FACE_HUMAN);
  intent.kept[0] = intent.kept[2] = TRUE;
  intent.homes[2] = 1;
  assert_written (1, 2, "{\"move\":\"act\",\"player\":0,\"ship\":\"expedition\",\"level\":2,\"owner\":1,\"cost\":2,\"fee\":1,"
                        "\"rolled\":[\"human\",\"metal\",\"human\"],\"kept\":[\"human\",\"human\"],"
                        "\"humans\":[\"observe\",\"pink\"]}");
  assert_written (0, 2, "{\"move\":\"learn\",\"item\":\"ship-expedition-2\",\"values\":{\"cargo\":2}}");
}

/* A known value is not recorded again. */
static void
test_known (void)
{
  begin ("{\"move\":\"act\",\"player\":0,\"owner\":\"neutral\",\"ship\":\"ice\",\"level\":1}");
  intent.told[PURSER_PHOENIX_TOLD_COST] = 2;
  intent.told[PURSER_PHOENIX_TOLD_AMOUNT] = 4;
  print (PURSER_PHOENIX_SHIP_COST, 2);
  assert_written (0, 1, "{\"move\":\"act\",\"player\":0,\"ship\":\"ice\",\"level\":1,\"owner\":\"neutral\",\"amount\":4}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix-intent/needs", test_needs);
  g_test_add_func ("/phoenix-intent/no-ship", test_no_ship);
  g_test_add_func ("/phoenix-intent/tracks", test_tracks);
  g_test_add_func ("/phoenix-intent/dice", test_dice);
  g_test_add_func ("/phoenix-intent/chosen-early", test_chosen_early);
  g_test_add_func ("/phoenix-intent/expedition", test_expedition);
  g_test_add_func ("/phoenix-intent/known", test_known);
  return g_test_run ();
}
