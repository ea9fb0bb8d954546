// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-game.h"

static PurserForm *
form_new (PurserHistory      *history,
          const char         *draft,
          const PurserChoice *choice)
{
  g_autoptr (PurserValue) value = purser_test_value (draft);

  return purser_form_new (purser_history_get_setup (history), purser_history_get_state (history), value, choice);
}

/* Without assistance by the rules, the table of verbs makes a form. */
static void
test_default (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserForm) form = form_new (history, "{\"move\":\"gain\"}", NULL);
  PurserFormField *player = purser_form_find (form, "player");
  PurserFormField *by = purser_form_find (form, "by");

  g_assert_cmpuint (form->fields->len, ==, 2);
  g_assert_cmpstr (player->title, ==, "Whose coins");
  g_assert_true (player->shown && player->asked && player->needed);
  g_assert_cmpuint (player->options->len, ==, 2);
  g_assert_cmpstr (purser_form_find_option (form, "player", "1")->title, ==, "Ben");
  g_assert_cmpint (by->min, ==, 0);
  g_assert_cmpint (by->max, ==, 100);
  g_assert_null (by->options);
  g_assert_null (by->value);
  g_assert_false (form->complete);
  g_assert_null (form->refusal);
  g_assert_null (purser_form_find (form, "hat"));
}

/* A correction asks for its reason by the same word wherever it is made or edited. */
static void
test_reason (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserForm) correction = form_new (history, "{\"move\":\"adjust\"}", NULL);
  g_autoptr (PurserForm) stop = form_new (history, "{\"move\":\"stop\"}", NULL);

  g_assert_cmpstr (purser_form_find (correction, "note")->title, ==, "Reason");
  g_assert_cmpstr (purser_form_find (stop, "reason")->title, ==, "Reason");
}

static void
test_effect (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserForm) form = form_new (history, "{\"move\":\"gain\",\"player\":1,\"by\":7}", NULL);
  const PurserGain *gain = &g_array_index (form->effect, PurserGain, 0);

  g_assert_true (form->complete);
  g_assert_cmpuint (form->effect->len, ==, 1);
  g_assert_cmpint (gain->player, ==, 1);
  g_assert_cmpint (gain->by, ==, 7);
  g_assert_cmpint (purser_test_coins (history, 1), ==, 3);
}

static void
test_refusal (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserForm) form = form_new (history, "{\"move\":\"pay\",\"player\":1,\"by\":4}", NULL);
  g_autoptr (PurserForm) wrong = form_new (history, "{\"move\":\"pay\",\"player\":1,\"by\":400}", NULL);

  g_assert_cmpstr (form->refusal, ==, "only 3 coins");
  g_assert_cmpuint (form->effect->len, ==, 0);
  g_assert_cmpstr (wrong->refusal, ==, "“by” is 400, but must be from 0 to 100");
}

/* The assistance of the rules depends on the other fields. */
static void
test_assist (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserForm) before = form_new (history, "{\"move\":\"pay\"}", NULL);
  g_autoptr (PurserForm) form = NULL;

  purser_test_add (history, "{\"move\":\"gain\",\"player\":1,\"by\":6}");
  form = form_new (history, "{\"move\":\"pay\",\"player\":1}", NULL);
  g_assert_null (purser_form_find (before, "by")->value);
  g_assert_cmpuint (before->advice->len, ==, 0);
  g_assert_cmpint (purser_value_get_integer (purser_form_find (form, "by")->value), ==, 4);
  g_assert_cmpint (purser_form_find (form, "by")->max, ==, 9);
  g_assert_cmpstr (purser_form_find (form, "by")->title, ==, "How much of it");
  g_assert_cmpstr (g_ptr_array_index (form->advice, 0), ==, "9 coins are there");
}

/* An answer fixes some fields, and says which others to show, in which order. */
static void
test_choice (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserPrompt) prompt = purser_prompt_new ();
  PurserChoice *choice = purser_prompt_offer (prompt, -1, purser_test_value ("{\"move\":\"note\",\"text\":\"Hello\"}"), FALSE,
                                              g_strdup ("Note"));
  g_autoptr (PurserForm) form = NULL;

  purser_choice_want (choice, "about");
  form = form_new (history, "{\"move\":\"note\",\"text\":\"Hello\"}", choice);
  g_assert_cmpstr (((PurserFormField *) g_ptr_array_index (form->fields, 0))->field->name, ==, "about");
  g_assert_true (purser_form_find (form, "about")->asked);
  g_assert_false (purser_form_find (form, "about")->needed);
  g_assert_false (purser_form_find (form, "text")->shown);
  g_assert_false (purser_form_find (form, "place")->shown);
  g_assert_true (form->complete);
}

/* The printed values of a component are asked for field by field. */
static void
test_printed (void)
{
  g_autoptr (PurserHistory) history = purser_test_history_new (2);
  g_autoptr (PurserForm) form = form_new (history, "{\"move\":\"learn\",\"item\":\"purse-1\",\"values\":{}}", NULL);
  g_autoptr (PurserForm) wrong = form_new (history, "{\"move\":\"learn\",\"item\":\"purse-1\",\"values\":{\"coins\":-1}}", NULL);
  g_autoptr (PurserForm) hat = form_new (history, "{\"move\":\"learn\",\"item\":\"hat\",\"values\":{}}", NULL);

  g_assert_cmpstr (purser_form_find (form, "values")->shape->fields[0].name, ==, "coins");
  g_assert_null (form->refusal);
  g_assert_cmpstr (wrong->refusal, ==, "“coins” is −1, but must be from 0 to 100");
  g_assert_cmpstr (hat->refusal, ==, "there is no component “hat” in this game");
}

static void
test_words (void)
{
  g_autofree char *slow = purser_rules_dup_word (&purser_test_rules, "slow");
  g_autofree char *fast = purser_rules_dup_word (&purser_test_rules, "very-fast_now");
  g_autofree char *purse = purser_rules_name_item (&purser_test_rules, NULL, NULL, "purse-7");
  g_autofree char *pale = purser_rules_name_item (&purser_test_rules, NULL, NULL, "purse-pale");

  g_assert_cmpstr (slow, ==, "Slowly");
  g_assert_cmpstr (fast, ==, "Very fast now");
  g_assert_cmpstr (purse, ==, "Purse 7");
  g_assert_cmpstr (pale, ==, "Purse: Pale");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/form/default", test_default);
  g_test_add_func ("/form/reason", test_reason);
  g_test_add_func ("/form/effect", test_effect);
  g_test_add_func ("/form/refusal", test_refusal);
  g_test_add_func ("/form/assist", test_assist);
  g_test_add_func ("/form/choice", test_choice);
  g_test_add_func ("/form/printed", test_printed);
  g_test_add_func ("/form/words", test_words);
  return g_test_run ();
}
