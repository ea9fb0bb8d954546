// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The prompts of a turn: other players' ships, and the end of the play. The printed numbers are made up for the test. */

#include <string.h>

#include "purser-phoenix-state.h"
#include "purser-phoenix-table.h"

/* Another player's known ships are offered one by one, and ask only for their unknown numbers; Aoi's used ship, and levels
 * that Aoi does not have, are not offered. */
static void
test_hired (void)
{
  static const char *const moves[] = {
    "{\"move\":\"learn\",\"item\":\"ship-farm-2\",\"values\":{\"cost\":2,\"fee\":1,\"amount\":3}}",
    "{\"move\":\"learn\",\"item\":\"ship-dismantle-1\",\"values\":{\"cost\":1}}",
    "{\"move\":\"act\",\"player\":0,\"ship\":\"transport\",\"level\":1,\"owner\":0,\"cost\":1,"
    "\"trades\":[{\"give\":{\"food\":2},\"take\":{\"metal\":1}}]}",
    "{\"move\":\"end-turn\",\"player\":0}",
    NULL
  };
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) prompt = NULL;
  const PurserChoice *farm, *dismantle;

  purser_test_table_enter_all (play, (const char **) moves);
  prompt = purser_test_table_ask (play);
  farm = find_choice (prompt, "Farm 2");
  g_assert_true (farm->complete);
  g_assert_cmpstr (farm->heading, ==, "Aoi’s ship");
  g_assert_cmpint (purser_choice_get_gain (farm, 1, PURSER_PHOENIX_GEMS), ==, -3);
  g_assert_cmpint (purser_choice_get_gain (farm, 0, PURSER_PHOENIX_GEMS), ==, 1);
  g_assert_cmpint (purser_choice_get_gain (farm, 1, PURSER_PHOENIX_FOOD), ==, 3);
  dismantle = find_choice (prompt, "Dismantle 1");
  g_assert_false (purser_choice_wants (dismantle, "cost"));
  g_assert_false (purser_choice_wants (dismantle, "level"));
  g_assert_true (purser_choice_wants (dismantle, "fee"));
  g_assert_null (find_choice (prompt, "Transport 1"));
  g_assert_null (find_choice (prompt, "Farm 3"));
}

/* With 40 points the end of the turn calls the end of the play, the others are told that this is their last turn, and the last
 * of them that the play ends. */
static void
test_end (void)
{
  static const char *const more[] = {
    "{\"move\":\"end-turn\",\"player\":0}",
    "{\"move\":\"act\",\"player\":1,\"ship\":\"farm\",\"level\":2,\"owner\":1,\"cost\":1,\"amount\":1}",
    NULL
  };
  static const char *const last[] = {
    "{\"move\":\"end-turn\",\"player\":1}",
    "{\"move\":\"act\",\"player\":2,\"ship\":\"farm\",\"level\":2,\"owner\":\"neutral\",\"cost\":1,\"amount\":1}",
    NULL
  };
  g_autoptr (PurserHistory) play = phoenix_begin ();
  g_autoptr (PurserPrompt) calls = NULL;
  g_autoptr (PurserPrompt) told = NULL;
  g_autoptr (PurserPrompt) middle = NULL;
  g_autoptr (PurserPrompt) ends = NULL;
  g_autoptr (PurserPrompt) over = NULL;

  purser_test_table_enter (play, "{\"move\":\"act\",\"player\":0,\"ship\":\"farm\",\"level\":2,\"owner\":0,\"cost\":1,"
                                 "\"amount\":1}");
  purser_test_table_enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"vp\",\"by\":40}");
  calls = purser_test_table_ask (play);
  g_assert_cmpstr (calls->text, ==, "Aoi’s action is complete\n"
                                    "Ending this turn triggers the end of the game: everybody else has one more turn.");
  purser_test_table_enter (play, more[0]);
  told = purser_test_table_ask (play);
  g_assert_cmpstr (told->text, ==, "Ben’s turn: use a ship, or take income\n"
                                   "Aoi has triggered the end of the game: this is Ben’s last turn."
                                   " No income yet: it requires 7 GEM or fewer, a used ship of your own, or no ship that could be used.");
  purser_test_table_enter (play, more[1]);
  middle = purser_test_table_ask (play);
  g_assert_cmpstr (middle->text, ==, "Ben’s action is complete");
  purser_test_table_enter_all (play, (const char **) last);
  ends = purser_test_table_ask (play);
  g_assert_nonnull (strstr (ends->text, "Ending this turn ends the play."));
  purser_test_table_enter (play, "{\"move\":\"end-turn\",\"player\":2}");
  over = purser_test_table_ask (play);
  g_assert_cmpstr (over->kind, ==, "nothing");
  /* Only a forgotten bonus can still be entered. */
  g_assert_cmpuint (over->choices->len, ==, 1);
  g_assert_nonnull (find_choice (over, "Add an endgame bonus to the score"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phoenix/turns/end", test_end);
  g_test_add_func ("/phoenix/turns/hired", test_hired);
  return g_test_run ();
}
