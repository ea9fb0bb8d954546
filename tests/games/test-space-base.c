// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the case books do not cover: texts, prompts, the odds, and whole plays by simulated players. */

#include "purser-test-table.h"

#include <string.h>

#include "purser-space-base-advice.h"
#include "purser-space-base-simulate.h"

#define TWO "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]"
#define STANDARD TWO "}"
#define LIGHT TWO ",\"options\":{\"variant\":\"light-speed\"}}"

/* Begins a play: Aoi has 3 credits, the turn, and L1-12-b on 12; Ben has 4, and L1-03-b on 3. */
static PurserHistory *
begun (void)
{
  PurserHistory *play = purser_test_table_new (STANDARD);

  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-12-b\"]}");
  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-03-b\"]}");
  return play;
}

static void
test_describe (void)
{
  static const char *const told[][2] = {
    { "{\"move\":\"draft\",\"player\":0,\"cards\":[]}", "Aoi bought no first ship" },
    { "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-01-b\",\"L1-02-b\"]}", "Aoi bought a level 1 ship of sector 1, a level 1 ship of sector 2 before the first turn" },
    { "{\"move\":\"first\",\"player\":1}", "Ben begins" },
    { "{\"move\":\"set-die\",\"player\":0,\"card\":\"L3-01-b\",\"value\":5}", "Aoi set a die to 5" },
    { "{\"move\":\"roll\",\"player\":0,\"dice\":[3,4]}", "Aoi rolled 3 and 4" },
    { "{\"move\":\"reroll\",\"player\":0,\"card\":\"L2-03-a\",\"dice\":[1,6]}", "Aoi rolled again: 1 and 6" },
    { "{\"move\":\"allocate\",\"player\":1,\"use\":\"sum\"}", "Ben used the sum" },
    { "{\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}", "Ben used the two dice" },
    { "{\"move\":\"spend\",\"player\":1,\"card\":\"L3-03-b\"}", "Ben used a level 3 ship of sector 3" },
    { "{\"move\":\"spend\",\"player\":1,\"card\":\"L2-06-d\",\"sectors\":[5,8]}", "Ben swapped sectors 5 and 8" },
    { "{\"move\":\"spend\",\"player\":1,\"card\":\"L2-12-c\",\"cards\":[\"L1-07-b\"]}",
      "Ben got a level 1 ship of sector 7 with a level 2 ship of sector 12" },
    { "{\"move\":\"spend\",\"player\":1,\"card\":\"L3-06-b\",\"on\":\"L2-08-c\"}", "Ben placed a charge on a level 2 ship of sector 8" },
    { "{\"move\":\"market\",\"cards\":[\"L1-07-b\"]}", "Turned up: a level 1 ship of sector 7" },
    { "{\"move\":\"board\",\"player\":1,\"sector\":5}", "Ben: sector 5 corrected" },
    { "{\"move\":\"buy\",\"player\":1,\"card\":\"C-01\"}", "Ben bought the colony of sector 1" },
    { "{\"move\":\"end-turn\",\"player\":1}", "Ben ended the turn" },
    { "{\"move\":\"adjust\",\"player\":1,\"account\":\"vp\",\"by\":-2}", "Ben: Victory points corrected by −2" },
    { "{\"move\":\"note\",\"text\":\"Tea.\"}", "Note: Tea." },
    { "{\"move\":\"learn\",\"item\":\"L1-01-b\",\"values\":{}}", "Values of a level 1 ship of sector 1 entered" },
    { "{\"move\":\"stop\"}", "The play was ended" },
  };
  g_autoptr (PurserHistory) play = begun ();

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    purser_test_table_assert_told (play, told[i][0], told[i][1]);
}

static const PurserChoice *
find_answer (PurserPrompt *prompt,
             int           player,
             const char   *label)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->player == player && strstr (choice->label, label) != NULL)
        return choice;
    }
  return NULL;
}

static void
assert_asks (PurserHistory *play,
             const char    *kind,
             int            player)
{
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);

  g_assert_cmpstr (prompt->kind, ==, kind);
  g_assert_cmpint (prompt->player, ==, player);
}

static void
test_prompts (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (STANDARD);

  assert_asks (play, "draft", 0);
  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-05-a\"]}");
  assert_asks (play, "draft", 1);
  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-05-b\"]}");
  assert_asks (play, "first", -1);
  purser_test_table_enter (play, "{\"move\":\"first\",\"player\":1}");
  assert_asks (play, "roll", 1);
  purser_test_table_enter (play, "{\"move\":\"roll\",\"player\":1,\"dice\":[1,2]}");
  assert_asks (play, "allocate", 1);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":1,\"use\":\"dice\"}");
  assert_asks (play, "allocate", 0);
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"dice\"}");
  assert_asks (play, "buy", 1);
  purser_test_table_enter (play, "{\"move\":\"buy\",\"player\":1,\"card\":\"L1-02-b\"}");
  assert_asks (play, "end-turn", 1);
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":1}");
  assert_asks (play, "roll", 0);
}

/* 3 and 4: 1 + 1 from the dice, 3 from the sum of 7. Ben has only S-03 deployed. */
static void
test_best (void)
{
  g_autoptr (PurserHistory) play = begun ();
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *aoi, *ben;

  purser_test_table_enter (play, "{\"move\":\"roll\",\"player\":0,\"dice\":[3,4]}");
  prompt = purser_test_table_ask (play);
  aoi = purser_prompt_get_best (prompt, 0);
  ben = purser_prompt_get_best (prompt, 1);
  g_assert_cmpstr (purser_value_get_string_of (aoi->move, "use"), ==, "sum");
  g_assert_cmpint (purser_choice_get_gain (aoi, 0, PURSER_SPACE_BASE_CREDITS), ==, 3);
  g_assert_cmpstr (purser_value_get_string_of (ben->move, "use"), ==, "dice");
  g_assert_cmpint (purser_choice_get_gain (ben, 1, PURSER_SPACE_BASE_CREDITS), ==, 1);
  g_assert_nonnull (find_answer (prompt, 0, "3 and 4\nsector 3 +1, sector 4 +1"));
}

static void
enter_turn (PurserHistory *play,
            int            player,
            int            a,
            int            b,
            const char    *use)
{
  g_autofree char *roll = g_strdup_printf ("{\"move\":\"roll\",\"player\":%d,\"dice\":[%d,%d]}", player, a, b);
  g_autofree char *own = g_strdup_printf ("{\"move\":\"allocate\",\"player\":%d,\"use\":\"%s\"}", player, use);
  g_autofree char *other = g_strdup_printf ("{\"move\":\"allocate\",\"player\":%d,\"use\":\"sum\"}", 1 - player);
  g_autofree char *end = g_strdup_printf ("{\"move\":\"end-turn\",\"player\":%d}", player);

  purser_test_table_enter (play, roll);
  purser_test_table_enter (play, own);
  purser_test_table_enter (play, other);
  purser_test_table_enter (play, end);
}

/* With a charge on 2X and one that raises the sum, those uses are offered too, and both directions of an arrow. */
static void
test_charged_choices (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (LIGHT);
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *twice;

  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L2-08-c\",\"L1-05-d\"]}");
  purser_test_table_enter (play, "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L2-03-b\",\"L2-04-b\"]}");
  enter_turn (play, 0, 4, 4, "sum");
  enter_turn (play, 1, 1, 1, "sum");
  enter_turn (play, 0, 5, 1, "dice");
  enter_turn (play, 1, 1, 1, "sum");
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"S-02\",\"values\":{\"station\":{\"gain\":{\"credits\":1},\"arrow\":\"either\"}}}");
  purser_test_table_enter (play, "{\"move\":\"roll\",\"player\":0,\"dice\":[2,5]}");
  prompt = purser_test_table_ask (play);
  g_assert_nonnull (find_answer (prompt, 0, "sum 7 raised to 8\na charge raises the sum"));
  twice = find_answer (prompt, 0, "sum 7 twice\nsector 7 +6; a charge for 2X");
  g_assert_cmpint (purser_choice_get_gain (twice, 0, PURSER_SPACE_BASE_CREDITS), ==, 6);
  /* S-02 twice with S-01 or S-03 each time, and the charge on L1-05-d, which already has one. */
  twice = find_answer (prompt, 0, "2 twice and 5 ←");
  g_assert_cmpint (purser_choice_get_gain (twice, 0, PURSER_SPACE_BASE_CREDITS), ==, 4);
  g_assert_nonnull (find_answer (prompt, 0, "2 twice and 5 →"));
  g_assert_null (find_answer (prompt, 1, "twice"));
}

static void
assert_near (double a,
             double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, 1e-9);
}

/* In Aoi's own turn the dice pay 2 credits if the sum is 2 to 6 (15 of 36 rolls), the sum pays 3 at 7 and 8 (11), 1 income at
 * 9, 10 and 11 (9), and 9 credits at 12 (1): 72 / 36. In Ben's turn the deployed S-12 pays 5. */
static void
test_outlook (void)
{
  g_autoptr (PurserHistory) play = begun ();
  PurserSpaceBaseOutlook outlook;

  purser_space_base_foresee (purser_history_get_state (play), 0, &outlook);
  assert_near (outlook.credits, 2 + 5 / 36.0);
  assert_near (outlook.income, 9 / 36.0);
  assert_near (outlook.vp, 0);
  assert_near (outlook.reach_forty, 0);
}

/* One VP is missing: L1-03-b gives it with a 3 on either die (11 rolls), or with the sum of 1 and 2 (2 rolls), although two
 * credits would count as much there. */
static void
test_reach_forty (void)
{
  g_autoptr (PurserHistory) play = begun ();
  PurserSpaceBaseOutlook outlook;

  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":1,\"account\":\"vp\",\"by\":39}");
  purser_space_base_foresee (purser_history_get_state (play), 1, &outlook);
  assert_near (outlook.reach_forty, 13 / 36.0);
}

/* In the own turn: nothing at 9, 10 and 11, where the income is chosen; else 2, 3 or 9 credits. */
static void
test_distribution (void)
{
  g_autoptr (PurserHistory) play = begun ();
  PurserSpaceBaseDistribution credits, income, vp;
  gconstpointer state = purser_history_get_state (play);

  purser_space_base_distribute (state, 0, TRUE, PURSER_SPACE_BASE_CREDITS, &credits);
  purser_space_base_distribute (state, 0, TRUE, PURSER_SPACE_BASE_INCOME, &income);
  purser_space_base_distribute (state, 0, FALSE, PURSER_SPACE_BASE_VP, &vp);
  assert_near (credits.chances[0], 9 / 36.0);
  assert_near (credits.chances[2], 15 / 36.0);
  assert_near (credits.chances[3], 11 / 36.0);
  assert_near (credits.chances[9], 1 / 36.0);
  assert_near (income.chances[1], 9 / 36.0);
  assert_near (vp.chances[0], 1);
}

/* L1-02-b, 1 VP on 2: chosen with a 2 on either die if nothing pays more. The state is unchanged. */
static void
test_outlook_of_card (void)
{
  g_autoptr (PurserHistory) play = begun ();
  gsize size = purser_history_get_setup (play)->rules->state_size;
  g_autofree gpointer before = g_memdup2 (purser_history_get_state (play), size);
  PurserSpaceBaseOutlook outlook, more;
  int card = purser_space_base_card_find ("L1-02-b");

  purser_space_base_foresee (purser_history_get_state (play), 0, &outlook);
  purser_space_base_foresee_card (purser_history_get_state (play), 0, (guint) card, &more);
  g_assert_cmpfloat (more.vp, >, outlook.vp);
  /* The starter that it deploys pays in the others' turns. */
  g_assert_cmpfloat (more.credits, >, outlook.credits - 11 / 36.0);
  g_assert_cmpmem (before, size, purser_history_get_state (play), size);
}

static void
simulate (PurserSpaceBaseTally *tally,
          guint                 n_plays)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (
    "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"}]}");
  g_autoptr (PurserSpaceBaseSimulation) simulation = purser_space_base_simulation_new (purser_history_get_setup (play), 7);

  for (guint i = 0; i < n_plays; i++)
    purser_space_base_simulation_play (simulation, tally);
  g_assert_true (purser_space_base_simulation_get_state (simulation)->turn.over);
}

/* Colony 1 costs 9 and is worth 3; Aoi has 3 credits, 6 by hand and 2 from the dice. Of 7 VP 4 were added by hand, and none
 * came from ships. */
static void
test_breakdown (void)
{
  g_autoptr (PurserHistory) play = begun ();
  g_autoptr (GArray) shares = NULL;

  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"credits\",\"by\":6}");
  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"vp\",\"by\":4}");
  purser_test_table_enter (play, "{\"move\":\"roll\",\"player\":0,\"dice\":[1,2]}");
  purser_test_table_enter (play, "{\"move\":\"allocate\",\"player\":0,\"use\":\"dice\"}");
  purser_test_table_enter (play, "{\"move\":\"buy\",\"player\":0,\"card\":\"C-01\"}");
  shares = purser_rules_break_down (purser_history_get_setup (play), purser_history_get_state (play), 0);
  g_assert_cmpuint (shares->len, ==, 3);
  g_assert_cmpint (g_array_index (shares, PurserShare, 0).amount, ==, 3);
  g_assert_cmpint (g_array_index (shares, PurserShare, 1).amount, ==, 0);
  g_assert_cmpint (g_array_index (shares, PurserShare, 2).amount, ==, 4);
}

/* There is advice only while a play goes on, and only on cards that can still be bought. */
static void
test_advice_in_words (void)
{
  g_autoptr (PurserHistory) play = purser_test_table_new (STANDARD);
  g_autoptr (PurserHistory) going = begun ();
  const PurserRules *rules = purser_history_get_setup (play)->rules;
  g_autofree char *none = rules->advise (purser_history_get_setup (play), purser_history_get_state (play), 0);
  g_autofree char *line = rules->advise (purser_history_get_setup (going), purser_history_get_state (going), 0);
  g_autofree char *own = rules->advise_item (purser_history_get_setup (going), purser_history_get_state (going), 0, "L1-12-b");
  g_autofree char *unknown = rules->advise_item (purser_history_get_setup (going), purser_history_get_state (going),
                                                 0, "L3-10-a");
  g_autofree char *card = rules->advise_item (purser_history_get_setup (going), purser_history_get_state (going), 0, "L1-03-c");
  g_autofree char *near = NULL;

  g_assert_null (none);
  g_assert_nonnull (line);
  g_assert_null (own);
  g_assert_null (unknown);
  g_assert_nonnull (card);
  purser_test_table_enter (going, "{\"move\":\"adjust\",\"player\":0,\"account\":\"vp\",\"by\":40}");
  near = rules->advise (purser_history_get_setup (going), purser_history_get_state (going), 0);
  g_assert_nonnull (strstr (near, "100"));
}

static void
test_simulate (void)
{
  PurserSpaceBaseTally tally = { 0 }, again = { 0 };
  double seats = 0, strategies = 0;

  simulate (&tally, 200);
  simulate (&again, 200);
  g_assert_cmpmem (&tally, sizeof tally, &again, sizeof again);
  g_assert_cmpuint (tally.plays, ==, 200);
  g_assert_cmpuint (tally.unfinished, ==, 0);
  for (guint i = 0; i < PURSER_SPACE_BASE_PLAYERS; i++)
    seats += tally.seat_wins[i];
  for (guint i = 0; i < PURSER_SPACE_BASE_STRATEGIES; i++)
    {
      strategies += tally.strategy_wins[i];
      g_assert_cmpstr (purser_space_base_strategy_name (i), !=, "");
    }
  assert_near (seats, 200);
  assert_near (strategies, 200);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/space-base/describe", test_describe);
  g_test_add_func ("/space-base/prompts", test_prompts);
  g_test_add_func ("/space-base/best", test_best);
  g_test_add_func ("/space-base/charged-choices", test_charged_choices);
  g_test_add_func ("/space-base/outlook", test_outlook);
  g_test_add_func ("/space-base/reach-forty", test_reach_forty);
  g_test_add_func ("/space-base/distribution", test_distribution);
  g_test_add_func ("/space-base/outlook-of-card", test_outlook_of_card);
  g_test_add_func ("/space-base/breakdown", test_breakdown);
  g_test_add_func ("/space-base/advice-in-words", test_advice_in_words);
  g_test_add_func ("/space-base/simulate", test_simulate);
  return g_test_run ();
}
