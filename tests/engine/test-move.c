// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-game.h"

static PurserMove *
move_new (const char    *json,
          PurserVerdict *verdict)
{
  g_autoptr (PurserSetup) setup = purser_test_setup_new (2);
  g_autoptr (PurserValue) value = purser_test_value (json);

  return purser_move_new (setup, value, verdict);
}

static void
assert_rejected (const char *json)
{
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_null (move_new (json, &verdict));
  g_assert_true (verdict.refused);
  g_assert_true (verdict.final);
}

static void
test_read (void)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) move = move_new ("{\"move\":\"gain\",\"player\":1,\"by\":7,\"anyway\":true,\"x\":[5,\"y\"]}", &verdict);

  g_assert_cmpstr (move->verb->name, ==, "gain");
  g_assert_cmpint (move->player, ==, 1);
  g_assert_true (move->anyway);
  g_assert_cmpint (purser_move_get_integer (move, "by", 0), ==, 7);
  g_assert_cmpint (purser_move_get_integer (move, "none", 4), ==, 4);
  g_assert_true (purser_move_has (move, "x"));
  g_assert_cmpint (purser_move_get_count (move, "x"), ==, 2);
  g_assert_cmpint (purser_move_get_nth (move, "x", 0), ==, 5);
  g_assert_cmpstr (purser_move_get_nth_text (move, "x", 1), ==, "y");
  g_assert_cmpint (purser_move_get_choice (move, "x"), ==, -1);
}

/* A record contains its move in place; an invalid one leaves nothing in it to free. */
static void
test_read_in_place (void)
{
  g_autoptr (PurserSetup) setup = purser_test_setup_new (2);
  g_autoptr (PurserValue) right = purser_test_value ("{\"move\":\"gain\",\"player\":1,\"by\":7}");
  g_autoptr (PurserValue) wrong = purser_test_value ("{\"move\":\"gain\",\"player\":2,\"by\":7}");
  g_auto (PurserVerdict) verdict = { 0 };
  PurserMove move = { 0 };

  g_assert_false (purser_move_read (&move, setup, wrong, &verdict));
  g_assert_true (verdict.final);
  purser_move_clear (&move);
  g_assert_true (purser_move_read (&move, setup, right, &verdict));
  g_assert_cmpint (purser_move_get_integer (&move, "by", 0), ==, 7);
  purser_move_clear (&move);
  g_assert_null (move.value);
}

static void
test_rejected (void)
{
  assert_rejected ("{}");
  assert_rejected ("[]");
  assert_rejected ("{\"move\":7}");
  assert_rejected ("{\"move\":\"dance\"}");
  assert_rejected ("{\"move\":\"gain\",\"player\":0}");
  assert_rejected ("{\"move\":\"gain\",\"player\":2,\"by\":1}");
  assert_rejected ("{\"move\":\"gain\",\"player\":0,\"by\":101}");
  assert_rejected ("{\"move\":\"gain\",\"player\":0,\"by\":101,\"anyway\":true}");
  assert_rejected ("{\"move\":\"gain\",\"player\":0,\"by\":1,\"anyway\":1}");
}

/* A file may have a player where the verb has none, which is ignored like any unknown key. */
static void
test_player_not_asked_for (void)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserSetup) setup = purser_test_setup_new (2);
  g_autoptr (PurserMove) move = move_new ("{\"move\":\"finish\",\"player\":4711}", &verdict);
  g_autofree char *words = purser_rules_describe (setup, NULL, move);

  g_assert_cmpint (move->player, ==, -1);
  g_assert_cmpstr (words, ==, "Ends the play");
}

static void
test_describe (void)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserSetup) setup = purser_test_setup_new (2);
  g_autoptr (PurserMove) gain = move_new ("{\"move\":\"gain\",\"player\":1,\"by\":7}", &verdict);
  g_autoptr (PurserMove) pay = move_new ("{\"move\":\"pay\",\"player\":0,\"by\":7}", &verdict);
  g_autofree char *gain_words = purser_rules_describe (setup, NULL, gain);
  g_autofree char *pay_words = purser_rules_describe (setup, NULL, pay);

  g_assert_cmpstr (gain_words, ==, "Ben gains 7");
  g_assert_cmpstr (pay_words, ==, "Aoi: Pays coins");
}

static void
test_value_new (void)
{
  g_autoptr (PurserValue) named = purser_move_value_new ("gain", 1);
  g_autoptr (PurserValue) nobody = purser_move_value_new ("finish", -1);

  g_assert_cmpint (purser_value_get_integer_of (named, "player", -1), ==, 1);
  g_assert_null (purser_value_get (nobody, "player"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/move/read", test_read);
  g_test_add_func ("/move/read-in-place", test_read_in_place);
  g_test_add_func ("/move/rejected", test_rejected);
  g_test_add_func ("/move/player-not-asked-for", test_player_not_asked_for);
  g_test_add_func ("/move/describe", test_describe);
  g_test_add_func ("/move/value-new", test_value_new);
  return g_test_run ();
}
