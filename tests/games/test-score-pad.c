// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <string.h>

#include "purser-games.h"
#include "purser-json.h"
#include "purser-score-pad-plan.h"
#include "purser-score-pad-state.h"
#include "purser-test-table.h"

#define PLAYERS "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]"
#define ROUNDS "{\"purser\":1,\"game\":\"score-pad\"," PLAYERS ",\"options\":{\"rounds\":true,\"target\":100}}"
#define CATEGORIES "{\"purser\":1,\"game\":\"score-pad\"," PLAYERS ",\"options\":{\"categories\":[\"Birds\",\"卵\"]}}"

static void
test_describe (void)
{
  g_autoptr (PurserHistory) rounds = purser_test_table_new (ROUNDS);
  g_autoptr (PurserHistory) categories = purser_test_table_new (CATEGORIES);

  purser_test_table_assert_told (rounds, "{\"move\":\"score\",\"player\":1,\"round\":2,\"value\":-7}", "Ben, Round 2: −7");
  purser_test_table_assert_told (categories, "{\"move\":\"score\",\"player\":0,\"category\":\"卵\",\"value\":\"12+8-5\"}",
                                 "Aoi, 卵: 12+8-5 = 15");
  /* A single number is shown without a sum. */
  purser_test_table_assert_told (rounds, "{\"move\":\"score\",\"player\":1,\"round\":2,\"value\":\"7\"}", "Ben, Round 2: 7");
  purser_test_table_assert_told (rounds, "{\"move\":\"adjust\",\"player\":0,\"account\":\"3\",\"by\":-2}",
                                 "Aoi: Round 3 corrected by −2");
  purser_test_table_assert_told (categories, "{\"move\":\"adjust\",\"player\":0,\"account\":\"卵\",\"by\":2}",
                                 "Aoi: 卵 corrected by +2");
  /* Invalid moves have a text as well, as a front end may show what was refused. */
  purser_test_table_assert_told (categories, "{\"move\":\"score\",\"player\":0,\"value\":3}", "Aoi, Birds: 3");
  purser_test_table_assert_told (categories, "{\"move\":\"adjust\",\"player\":0,\"account\":\"gold\",\"by\":2}",
                                 "Aoi: gold corrected by +2");
}

static void
test_refusals (void)
{
  g_autoptr (PurserHistory) rounds = purser_test_table_new (ROUNDS);
  g_autoptr (PurserHistory) categories = purser_test_table_new (CATEGORIES);

  purser_test_table_assert_refused (rounds, "{\"move\":\"score\",\"player\":0,\"value\":1}", NULL);
  purser_test_table_assert_refused (rounds, "{\"move\":\"score\",\"player\":0,\"round\":1,\"value\":\"1+\"}", NULL);
  purser_test_table_assert_refused (categories, "{\"move\":\"score\",\"player\":0,\"round\":1,\"value\":1}", NULL);
  purser_test_table_enter (rounds, "{\"move\":\"stop\"}");
  purser_test_table_assert_refused (rounds, "{\"move\":\"score\",\"player\":0,\"round\":1,\"value\":1}", "table/over");
}

/* Rounds that the header does not count are ended by the players, which is not early. */
static void
test_ended_early (void)
{
  static const struct {
    const char *options;
    gboolean    early;
  } pads[] = { { "{\"rounds\":true}", FALSE }, { "{\"rounds\":true,\"target\":100}", TRUE },
               { "{\"rounds\":true,\"length\":5}", TRUE }, { "{\"categories\":[\"Birds\"]}", TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (pads); i++)
    {
      g_autofree char *header = g_strdup_printf ("{\"purser\":1,\"game\":\"score-pad\"," PLAYERS ",\"options\":%s}",
                                                 pads[i].options);
      g_autoptr (PurserHistory) history = purser_test_table_new (header);
      const PurserTurnInfo *turn;

      purser_test_table_enter (history, "{\"move\":\"stop\"}");
      turn = purser_history_get_state (history);
      g_assert_true (turn->over);
      g_assert_cmpint (turn->stopped, ==, pads[i].early);
    }
}

static void
test_titles (void)
{
  g_autoptr (PurserHistory) rounds = purser_test_table_new (ROUNDS);
  g_autoptr (PurserHistory) categories = purser_test_table_new (CATEGORIES);
  static const struct {
    guint       account;
    const char *round;
    const char *category;
  } titles[] = { { 0, "Total", "Total" }, { 1, "Round 1", "Birds" }, { 2, "Round 2", "卵" } };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      PurserSetup *of_rounds = purser_history_get_setup (rounds);
      PurserSetup *of_categories = purser_history_get_setup (categories);
      PurserAccount account = { 0 };

      of_rounds->rules->get_account (of_rounds, titles[i].account, &account);
      g_assert_cmpstr (account.title, ==, titles[i].round);
      of_categories->rules->get_account (of_categories, titles[i].account, &account);
      g_assert_cmpstr (account.title, ==, titles[i].category);
      g_assert_true (account.main == (i == 0));
    }
}

static void
assert_entered (PurserHistory *history,
                int            player,
                gboolean       unscored,
                gboolean       waits)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };

  purser_rules_score (purser_history_get_setup (history), purser_history_get_state (history), standings);
  g_assert_cmpint (standings[player].unscored, ==, unscored);
  g_assert_cmpint (standings[player].waits, ==, waits);
}

/* A score of 0 counts as entered. The standings mark players without scores, and those who wait for one in a begun round. */
static void
test_unscored (void)
{
  g_autoptr (PurserHistory) rounds = purser_test_table_new (ROUNDS);

  assert_entered (rounds, 0, TRUE, FALSE);
  purser_test_table_enter (rounds, "{\"move\":\"score\",\"player\":0,\"round\":1,\"value\":0}");
  assert_entered (rounds, 0, FALSE, FALSE);
  assert_entered (rounds, 1, TRUE, TRUE);
  purser_test_table_enter (rounds, "{\"move\":\"score\",\"player\":1,\"round\":1,\"value\":4}");
  assert_entered (rounds, 1, FALSE, FALSE);
  purser_test_table_enter (rounds, "{\"move\":\"score\",\"player\":1,\"round\":2,\"value\":4}");
  assert_entered (rounds, 0, FALSE, TRUE);
}

static const char *
label_of (PurserPrompt *prompt,
          guint         index)
{
  const PurserChoice *choice;

  g_assert_cmpuint (index, <, prompt->choices->len);
  choice = g_ptr_array_index (prompt->choices, index);
  return choice->label;
}

static void
test_prompt_rounds (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (ROUNDS);
  g_autoptr (PurserPrompt) first = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) second = NULL;
  g_autoptr (PurserPrompt) third = NULL;

  g_assert_cmpstr (first->kind, ==, "score");
  g_assert_cmpint (first->player, ==, 0);
  g_assert_cmpstr (first->text, ==, "Round 1: how many points has Aoi?");
  g_assert_cmpuint (first->choices->len, ==, 4);
  g_assert_cmpstr (label_of (first, 0), ==, "Round 1");
  g_assert_cmpstr (label_of (first, 1), ==, "Round 1");
  purser_test_table_enter (play, "{\"move\":\"score\",\"player\":0,\"round\":1,\"value\":5}");
  purser_test_table_enter (play, "{\"move\":\"score\",\"player\":0,\"round\":2,\"value\":5}");
  second = purser_test_table_ask (play);
  g_assert_cmpstr (second->text, ==, "Round 1: how many points has Ben?");
  g_assert_cmpstr (label_of (second, 0), ==, "Round 1");
  g_assert_cmpstr (label_of (second, 1), ==, "Round 2");
  g_assert_cmpstr (((const PurserChoice *) g_ptr_array_index (second->choices, 1))->place, ==, "cell/2-1");
  g_assert_null (((const PurserChoice *) g_ptr_array_index (second->choices, 2))->place);
  g_assert_cmpstr (label_of (second, 2), ==, "Replace a score");
  g_assert_cmpstr (label_of (second, 3), ==, "End the play");
  purser_test_table_enter (play, "{\"move\":\"stop\"}");
  third = purser_test_table_ask (play);
  g_assert_cmpstr (third->kind, ==, "nothing");
}

static void
test_prompt_categories (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (CATEGORIES);
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *choice;

  purser_test_table_enter (play, "{\"move\":\"score\",\"player\":1,\"category\":\"卵\",\"value\":5}");
  prompt = purser_test_table_ask (play);
  g_assert_cmpstr (prompt->text, ==, "卵: how many points has Aoi?");
  g_assert_cmpstr (label_of (prompt, 0), ==, "卵");
  g_assert_cmpstr (label_of (prompt, 1), ==, "Birds");
  g_assert_cmpstr (label_of (prompt, 2), ==, "Birds");
  choice = g_ptr_array_index (prompt->choices, 0);
  g_assert_cmpstr (purser_value_get_string_of (choice->move, "category"), ==, "卵");
}

static void
assert_end (const char *names,
            const char *text)
{
  g_autofree char *setup = g_strdup_printf ("{\"purser\":1,\"game\":\"score-pad\",\"players\":[%s],"
                                            "\"options\":{\"rounds\":true}}", names);
  g_autoptr (PurserHistory) play = purser_test_table_new (setup);
  g_autoptr (PurserPrompt) prompt = NULL;

  purser_test_table_enter (play, "{\"move\":\"score\",\"player\":0,\"round\":1,\"value\":5}");
  purser_test_table_enter (play, "{\"move\":\"stop\"}");
  prompt = purser_test_table_ask (play);
  g_assert_cmpstr (prompt->text, ==, text);
}

/* Who plays alone wins against nobody. */
static void
test_prompt_end (void)
{
  assert_end ("{\"name\":\"Aoi\"},{\"name\":\"Ben\"}", "The play is over: Aoi wins");
  assert_end ("{\"name\":\"Aoi\"}", "The play is over");
}

static void
test_break_down (void)
{
  static const struct {
    const char *title;
    int         amount;
  } wanted[] = { { "Birds", 0 }, { "卵", 7 }, { "Corrections", -2 } };
  g_autoptr (PurserHistory) play = purser_test_table_new (CATEGORIES);
  g_autoptr (GArray) shares = NULL;

  purser_test_table_enter (play, "{\"move\":\"score\",\"player\":1,\"category\":\"Birds\",\"value\":0}");
  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":1,\"account\":\"卵\",\"by\":7}");
  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":1,\"account\":\"total\",\"by\":-2}");
  shares = purser_rules_break_down (purser_history_get_setup (play), purser_history_get_state (play), 1);
  g_assert_cmpuint (shares->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < shares->len; i++)
    {
      g_assert_cmpstr (g_array_index (shares, PurserShare, i).title, ==, wanted[i].title);
      g_assert_cmpint (g_array_index (shares, PurserShare, i).amount, ==, wanted[i].amount);
    }
}

/* Aoi has 4 of her own, and Ben's and Cai's points are one line: 7 − 2 = 5. Dagny plays alone. */
static void
test_break_down_team (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (
    "{\"purser\":1,\"game\":\"score-pad\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"Cai\"},"
    "{\"name\":\"Dagny\"}],\"options\":{\"rounds\":true,\"teams\":[[0,1,2],[3]]}}");
  static const char *const moves[] = {
    "{\"move\":\"score\",\"player\":0,\"round\":1,\"value\":4}", "{\"move\":\"score\",\"player\":1,\"round\":1,\"value\":7}",
    "{\"move\":\"score\",\"player\":2,\"round\":1,\"value\":-2}", "{\"move\":\"score\",\"player\":3,\"round\":1,\"value\":1}",
  };
  g_autoptr (GArray) team = NULL;
  g_autoptr (GArray) alone = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    purser_test_table_enter (play, moves[i]);
  team = purser_rules_break_down (purser_history_get_setup (play), purser_history_get_state (play), 0);
  alone = purser_rules_break_down (purser_history_get_setup (play), purser_history_get_state (play), 3);
  g_assert_cmpuint (team->len, ==, 2);
  g_assert_cmpstr (g_array_index (team, PurserShare, 1).title, ==, "Teammates");
  g_assert_cmpint (g_array_index (team, PurserShare, 1).amount, ==, 5);
  g_assert_nonnull (strstr (g_array_index (team, PurserShare, 1).counts, "7 + "));
  g_assert_true (g_str_has_suffix (g_array_index (team, PurserShare, 1).counts, " −2"));
  g_assert_cmpuint (alone->len, ==, 1);
}

/* Fills in a choice at random; one that replaces a score also needs a player and a line. */
static PurserValue *
fill_in (const PurserChoice *choice,
         gboolean            categories)
{
  PurserValue *move = purser_value_copy (choice->move);

  if (choice->complete)
    return move;
  if (choice->player < 0 && categories)
    purser_value_set_string (move, "category", g_test_rand_bit () ? "Birds" : "卵");
  else if (choice->player < 0)
    purser_value_set_integer (move, "round", g_test_rand_int_range (1, 6));
  if (choice->player < 0)
    purser_value_set_integer (move, "player", g_test_rand_int_range (0, 2));
  purser_value_set_integer (move, "value", g_test_rand_int_range (-9, 30));
  return move;
}

static void
play_at_random (const char *header,
                gboolean    categories)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (header);

  for (guint i = 0; i < 60; i++)
    {
      const PurserScorePadState *state = purser_history_get_state (play);
      g_autoptr (PurserPrompt) prompt = NULL;
      g_autoptr (PurserValue) move = NULL;
      g_auto (PurserVerdict) verdict = { 0 };

      if (state->turn.over)
        break;
      prompt = purser_test_table_ask (play);
      move = fill_in (g_ptr_array_index (prompt->choices, g_test_rand_int_range (0, (gint32) prompt->choices->len)),
                      categories);
      g_assert_true (purser_history_add (play, move, &verdict));
      purser_test_table_assert_sums (play);
      purser_test_table_assert_undone (play);
    }
}

static void
test_random (void)
{
  for (guint i = 0; i < 40; i++)
    {
      play_at_random (ROUNDS, FALSE);
      play_at_random (CATEGORIES, TRUE);
    }
}

static PurserScorePadPlan *
plan_of (const char *options)
{
  g_autoptr (PurserValue) value = purser_json_parse (options, -1, NULL);

  return purser_score_pad_plan_new (value);
}

static void
assert_plan (PurserScorePadPlan *plan,
             const char         *wanted)
{
  g_autoptr (PurserValue) options = purser_value_new_object ();
  g_autoptr (PurserValue) value = purser_json_parse (wanted, -1, NULL);

  purser_score_pad_plan_write (plan, options);
  g_assert_true (purser_value_equal (options, value));
}

#define GEARS "{\"categories\":[\"Gears\",\"Tablets\",\"Science\"],\"formulas\":{\"Science\":\"A*A+B\"},"  \
              "\"uncounted\":[\"Gears\",\"Tablets\"],\"hidden\":[\"Tablets\"]}"

/* A plan is written as it was read; Science, moved to the front, still squares the gears, which are B now; once the bonus
 * before them is removed, they are A again. */
static void
test_plan (void)
{
  g_autoptr (PurserScorePadPlan) plan = plan_of (GEARS);

  assert_plan (plan, GEARS);
  g_assert_cmpint (purser_score_pad_plan_find_user (plan, 1), ==, 2);
  g_assert_cmpint (purser_score_pad_plan_find_user (plan, 2), ==, -1);
  purser_score_pad_plan_move (plan, 2, 0);
  assert_plan (plan, "{\"categories\":[\"Science\",\"Gears\",\"Tablets\"],\"formulas\":{\"Science\":\"B*B+C\"},"
                     "\"uncounted\":[\"Gears\",\"Tablets\"],\"hidden\":[\"Tablets\"]}");
  purser_score_pad_plan_move (plan, 0, 2);
  purser_score_pad_plan_add (plan, "Bonus");
  purser_score_pad_plan_move (plan, 3, 0);
  purser_score_pad_plan_remove (plan, 0);
  assert_plan (plan, GEARS);
}

/* A template has each category with its formula and its translations; a play has them in separate members. */
static void
test_template (void)
{
  static const struct { const char *template; const char *play; } cases[] = {
    { "{\"categories\":[\"Birds\",{\"en\":\"Eggs\",\"ja\":\"卵\",\"formula\":\"2*x\"},"
      "{\"en\":\"Gears\",\"counts\":false},{\"en\":\"Goals\",\"counts\":true,\"hidden\":true}],\"highest_wins\":false}",
      "{\"categories\":[\"Birds\",\"Eggs\",\"Gears\",\"Goals\"],\"highest_wins\":false,\"formulas\":{\"Eggs\":\"2*x\"},"
      "\"uncounted\":[\"Gears\"],\"hidden\":[\"Goals\"]}" },
    { "{\"rounds\":true}", "{\"rounds\":true}" },
    { "{\"categories\":[{\"en\":\"Birds\"},5]}", "{\"categories\":[{\"en\":\"Birds\"},5]}" },
  };
  const PurserRules *rules = purser_games_find ("score-pad");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PurserValue) template = purser_json_parse (cases[i].template, -1, NULL);
      g_autoptr (PurserValue) play = purser_json_parse (cases[i].play, -1, NULL);
      g_autoptr (PurserValue) made = rules->make_options (template);

      g_assert_true (purser_value_equal (made, play));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-pad/describe", test_describe);
  g_test_add_func ("/score-pad/refusals", test_refusals);
  g_test_add_func ("/score-pad/ended-early", test_ended_early);
  g_test_add_func ("/score-pad/titles", test_titles);
  g_test_add_func ("/score-pad/prompt/rounds", test_prompt_rounds);
  g_test_add_func ("/score-pad/prompt/categories", test_prompt_categories);
  g_test_add_func ("/score-pad/prompt/end", test_prompt_end);
  g_test_add_func ("/score-pad/break-down", test_break_down);
  g_test_add_func ("/score-pad/break-down-team", test_break_down_team);
  g_test_add_func ("/score-pad/unscored", test_unscored);
  g_test_add_func ("/score-pad/random", test_random);
  g_test_add_func ("/score-pad/plan", test_plan);
  g_test_add_func ("/score-pad/template", test_template);
  return g_test_run ();
}
