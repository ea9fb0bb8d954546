// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The prompts for diplomacy rewards where several choose, and where nobody has read off what the levels give. */

#include <string.h>

#include "purser-json.h"
#include "purser-phoenix-state.h"
#include "purser-test-table.h"

#define HEADER "{\"purser\":1,\"game\":\"phoenix\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"},{\"name\":\"千尋\"}]}"

/* On the track Aoi (4) leads alone, Ben (3) is behind and 千尋 (0) is not on it. */
static const char *const opening[] = {
  "{\"move\":\"supply\",\"aliens\":{\"teal\":18,\"pink\":18,\"brown\":17,\"gold\":17},\"humans\":20}",
  "{\"move\":\"start\",\"player\":0,\"gems\":12,\"food\":6,\"diplomacy\":{\"transport\":4}}",
  "{\"move\":\"start\",\"player\":1,\"gems\":12,\"diplomacy\":{\"transport\":3}}",
  "{\"move\":\"start\",\"player\":2,\"gems\":12}",
  "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":1,"
  "\"trades\":[{\"give\":{\"food\":2},\"take\":{\"metal\":1}}]}",
  NULL
};

#define EACH "{\"move\":\"bonus\",\"player\":0,\"track\":\"transport\",\"levels\":[1,3],\"gains\":{\"gems\":1}," \
             "\"other\":{\"gems\":2,\"vp\":2}}"

static PurserHistory *
begin (void)
{
  PurserHistory *play = purser_test_table_new (HEADER);

  purser_test_table_enter_all (play, (const char **) opening);
  return play;
}

static const PurserChoice *
find_choice (PurserPrompt *prompt,
             int           player,
             const char   *label)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->player == player && strcmp (choice->label, label) == 0)
        return choice;
    }
  return NULL;
}

/* Everybody who chooses is named; who is left alone is asked alone. */
static void
test_choosers (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) both = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) one = NULL;

  g_assert_cmpint (both->player, ==, 0);
  g_assert_cmpstr (both->text, ==, "Rewards of diplomacy, Transport: Aoi up to level 4, Ben up to level 2\n"
                                   "They choose in any order.");
  purser_test_table_enter (play, EACH);
  one = purser_test_table_ask (play);
  g_assert_cmpint (one->player, ==, 1);
  g_assert_cmpstr (one->text, ==, "Reward of diplomacy, Transport: Ben chooses up to level 2");
}

/* Both levels of an x2 are one gain, 1 + 2 GEM and 2 points. What one player has stated of a level the next one need not
 * state again, and all of it can be kept. */
static void
test_each (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserPhoenixState *state;
  const PurserChoice *keep;
  g_autofree char *kept = NULL;

  purser_test_table_enter (play, EACH);
  state = purser_history_get_state (play);
  g_assert_cmpint (state->players[0].balances[PURSER_PHOENIX_GEMS], ==, 12 - 1 + 1 + 2);
  g_assert_cmpint (state->players[0].balances[PURSER_PHOENIX_VP], ==, 2);
  prompt = purser_test_table_ask (play);
  g_assert_true (purser_prompt_get_best (prompt, 1) == find_choice (prompt, 1, "Reward of level 1"));
  g_assert_cmpint (purser_choice_get_gain (purser_prompt_get_best (prompt, 1), 1, PURSER_PHOENIX_GEMS), ==, 1);
  g_assert_false (find_choice (prompt, 1, "Reward of level 2")->complete);
  keep = find_choice (prompt, -1, "Keep the reward: Transport");
  kept = purser_json_print (purser_value_get (keep->move, "values"), FALSE);
  g_assert_cmpstr (kept, ==,
                   "{\"rewards\":[{\"gems\":1,\"food\":0,\"water\":0,\"metal\":0,\"vp\":0},null,"
                   "{\"gems\":2,\"food\":0,\"water\":0,\"metal\":0,\"vp\":2},\"x2\",\"x2\"]}");
}

/* Of two levels only the one is asked for that is not known. */
static void
test_half_known (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *choice;

  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"track-transport\",\"values\":"
                                 "{\"rewards\":[null,{\"vp\":3},null,\"x2\",\"x2\"]}}");
  prompt = purser_test_table_ask (play);
  choice = find_choice (prompt, 0, "Rewards of levels 1 and 2");
  g_assert_true (purser_choice_wants (choice, "gains"));
  g_assert_false (purser_choice_wants (choice, "other"));
  g_assert_cmpint (purser_value_get_integer_of (purser_value_get (choice->move, "other"), "vp", 0), ==, 3);
  choice = find_choice (prompt, 0, "Rewards of levels 2 and 3");
  g_assert_false (purser_choice_wants (choice, "gains"));
  g_assert_true (purser_choice_wants (choice, "other"));
}

/* A second reward is for two levels. */
static void
test_other_refused (void)
{
  g_autoptr (PurserHistory) play = begin ();

  purser_test_table_assert_refused (play, "{\"move\":\"bonus\",\"player\":0,\"track\":\"transport\",\"levels\":[1],"
                                          "\"gains\":{},\"other\":{\"vp\":2}}", "phoenix/reward-x2");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/rewards/choosers", test_choosers);
  g_test_add_func ("/phoenix/rewards/each", test_each);
  g_test_add_func ("/phoenix/rewards/half-known", test_half_known);
  g_test_add_func ("/phoenix/rewards/other-refused", test_other_refused);
  return g_test_run ();
}
