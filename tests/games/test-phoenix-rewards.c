// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The prompts for diplomacy rewards if several players choose, and if the rewards of the levels are unknown. */

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

#define PAIR "{\"move\":\"bonus\",\"player\":0,\"track\":\"transport\",\"levels\":[1,3],\"gains\":{\"gems\":3,\"vp\":2}}"
#define SINGLE "{\"move\":\"bonus\",\"player\":1,\"track\":\"transport\",\"levels\":[1],\"gains\":{\"gems\":1}}"

static PurserHistory *
begin (void)
{
  PurserHistory *play = purser_test_table_new (HEADER);

  purser_test_table_enter_all (play, (const char **) opening);
  return play;
}

/* The prompt names all who choose; a player who is the only one left is asked alone. */
static void
test_choosers (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) both = purser_test_table_ask (play);
  g_autoptr (PurserPrompt) one = NULL;
  g_autoptr (PurserPrompt) done = NULL;

  g_assert_cmpint (both->player, ==, 0);
  g_assert_cmpstr (both->text, ==, "Diplomacy rewards, Transport: Aoi up to level 4, Ben up to level 2\n"
                                   "They choose in any order.");
  g_assert_cmpstr (find_choice_of (both, 0, "Rewards of levels 1 and 3")->place, ==, "bonus/transport-1-3");
  g_assert_nonnull (find_choice_of (both, 0, "Decline the rewards and end the turn"));
  /* Declining ends the turn, so the cost of the ship, which the action stated, can be saved before. */
  g_assert_nonnull (find_choice_of (both, -1, "Save the values of the ship: Transport 1"));
  purser_test_table_enter (play, PAIR);
  one = purser_test_table_ask (play);
  g_assert_cmpint (one->player, ==, 1);
  g_assert_cmpstr (one->text, ==, "Diplomacy reward, Transport: Ben chooses up to level 2");
  g_assert_cmpstr (find_choice_of (one, 1, "Reward of level 2")->place, ==, "bonus/transport-2");
  g_assert_nonnull (find_choice_of (one, 0, "Decline the reward and end the turn"));
  purser_test_table_enter (play, SINGLE);
  done = purser_test_table_ask (play);
  g_assert_nonnull (find_choice_of (done, 0, "End the turn"));
  g_assert_nonnull (find_choice_of (done, -1, "Save the values of the ship: Transport 1"));
}

/* A reward that one player has stated need not be stated by the next, and it can be saved. */
static void
test_stated (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  g_autofree char *kept = NULL;

  purser_test_table_enter (play, SINGLE);
  purser_test_table_enter (play, "{\"move\":\"learn\",\"item\":\"track-transport\",\"values\":"
                                 "{\"rewards\":[null,{\"vp\":3},null,\"x2\",\"x2\"]}}");
  prompt = purser_test_table_ask (play);
  g_assert_true (purser_prompt_get_best (prompt, 0) == find_choice_of (prompt, 0, "Rewards of levels 1 and 2"));
  g_assert_cmpint (purser_choice_get_gain (purser_prompt_get_best (prompt, 0), 0, PURSER_PHOENIX_GEMS), ==, 1);
  g_assert_cmpint (purser_choice_get_gain (purser_prompt_get_best (prompt, 0), 0, PURSER_PHOENIX_VP), ==, 3);
  g_assert_false (find_choice_of (prompt, 0, "Rewards of levels 2 and 3")->complete);
  purser_test_table_enter (play, PAIR);
  g_clear_pointer (&prompt, purser_prompt_unref);
  prompt = purser_test_table_ask (play);
  kept = purser_json_print (purser_value_get (find_choice_of (prompt, -1, "Save the reward: Transport")->move, "values"), FALSE);
  g_assert_cmpstr (kept, ==,
                   "{\"rewards\":[{\"gems\":1,\"food\":0,\"water\":0,\"metal\":0,\"vp\":0},"
                   "{\"gems\":0,\"food\":0,\"water\":0,\"metal\":0,\"vp\":3},null,\"x2\",\"x2\"]}");
}

/* 3 GEM and 2 points are the sum of two levels; the share of each is unknown. */
static void
test_sum (void)
{
  g_autoptr (PurserHistory) play = begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserPhoenixState *state;

  purser_test_table_enter (play, PAIR);
  state = purser_history_get_state (play);
  g_assert_cmpint (state->players[0].balances[PURSER_PHOENIX_GEMS], ==, 12 - 1 + 3);
  g_assert_cmpint (state->players[0].balances[PURSER_PHOENIX_VP], ==, 2);
  prompt = purser_test_table_ask (play);
  g_assert_false (find_choice_of (prompt, 1, "Reward of level 1")->complete);
  g_assert_null (find_choice_of (prompt, -1, "Save the reward: Transport"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/rewards/choosers", test_choosers);
  g_test_add_func ("/phoenix/rewards/stated", test_stated);
  g_test_add_func ("/phoenix/rewards/sum", test_sum);
  return g_test_run ();
}
