// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-game.h"

static void
test_empty (void)
{
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();

  g_assert_cmpstr (prompt->kind, ==, "nothing");
  g_assert_cmpint (prompt->player, ==, -1);
  g_assert_null (purser_prompt_get_best (prompt, 0));
}

static void
test_ask (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  PurserSetup *setup = purser_history_get_setup (history);
  g_autoptr (PurserPrompt) prompt = purser_rules_ask (setup, purser_history_get_state (history));
  g_autoptr (PurserPrompt) over = NULL;

  g_assert_cmpstr (prompt->kind, ==, "coins");
  g_assert_cmpstr (prompt->text, ==, "How many?");
  purser_test_add (history, "{\"move\":\"finish\"}");
  over = purser_rules_ask (setup, purser_history_get_state (history));
  g_assert_cmpstr (over->kind, ==, "nothing");
}

/* Trying a choice computes its changes, without making them. */
static void
test_try (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  PurserSetup *setup = purser_history_get_setup (history);
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
  PurserChoice *choice = purser_prompt_try (prompt, setup, purser_history_get_state (history),
                                            purser_test_value ("{\"move\":\"gain\",\"player\":1,\"by\":7}"), g_strdup ("Gain"));

  g_assert_cmpint (choice->player, ==, 1);
  g_assert_true (choice->complete);
  g_assert_cmpint (purser_choice_get_gain (choice, 1, 0), ==, 7);
  g_assert_cmpint (purser_choice_get_gain (choice, 0, 0), ==, 0);
  g_assert_cmpint (purser_test_coins (history, 1), ==, 3);
  choice->best = TRUE;
  g_assert_true (purser_prompt_get_best (prompt, 1) == choice);
  g_assert_null (purser_prompt_get_best (prompt, 0));
}

static void
test_try_refused (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  PurserSetup *setup = purser_history_get_setup (history);
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();

  g_assert_null (purser_prompt_try (prompt, setup, purser_history_get_state (history),
                                    purser_test_value ("{\"move\":\"pay\",\"player\":1,\"by\":7}"), g_strdup ("Pay")));
  g_assert_null (purser_prompt_try (prompt, setup, purser_history_get_state (history),
                                    purser_test_value ("{\"move\":\"dance\"}"), g_strdup ("Dance")));
  g_assert_cmpuint (prompt->choices->len, ==, 0);
}

static void
test_offer (void)
{
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
  PurserChoice *choice = purser_prompt_offer (prompt, 0, purser_move_value_new ("gain", 0), FALSE, g_strdup ("Gain"));

  g_assert_false (choice->complete);
  purser_prompt_ask (prompt, "coins", 0, "test/gain", g_strdup ("One?"));
  purser_prompt_ask (prompt, "coins", 1, "test/gain", g_strdup ("Two?"));
  g_assert_cmpstr (prompt->text, ==, "Two?");
  g_assert_cmpint (prompt->player, ==, 1);
}

/* A widget may still show an answer after its prompt is gone. */
static void
test_outlived (void)
{
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
  g_autoptr (PurserPrompt) kept = purser_prompt_ref (prompt);
  g_autoptr (PurserChoice) choice = NULL;

  choice = purser_choice_ref (purser_prompt_offer (prompt, 1, purser_move_value_new ("gain", 1), FALSE, g_strdup ("Gain")));
  purser_choice_place (choice, "sector/%d", 7);
  g_clear_pointer (&prompt, purser_prompt_unref);
  g_assert_true (g_ptr_array_index (kept->choices, 0) == choice);
  g_clear_pointer (&kept, purser_prompt_unref);
  g_assert_cmpstr (choice->label, ==, "Gain");
  g_assert_cmpstr (choice->place, ==, "sector/7");
  g_assert_cmpint (purser_value_get_integer_of (choice->move, "player", -1), ==, 1);
}

/* The last place that was set counts, and the default is none. */
static void
test_place (void)
{
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
  PurserChoice *choice = purser_prompt_offer (prompt, 0, purser_move_value_new ("gain", 0), FALSE, g_strdup ("Gain"));

  g_assert_null (choice->place);
  purser_choice_place (choice, "planet/%d", 3);
  purser_choice_place (choice, "ship/%s-%d", "farm", 2);
  g_assert_cmpstr (choice->place, ==, "ship/farm-2");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/prompt/empty", test_empty);
  g_test_add_func ("/prompt/ask", test_ask);
  g_test_add_func ("/prompt/try", test_try);
  g_test_add_func ("/prompt/try-refused", test_try_refused);
  g_test_add_func ("/prompt/offer", test_offer);
  g_test_add_func ("/prompt/outlived", test_outlived);
  g_test_add_func ("/prompt/place", test_place);
  return g_test_run ();
}
