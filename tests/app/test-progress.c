// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the head of the table calls a round. */

#include "config.h"

#include "purser-games.h"
#include "purser-json.h"
#include "purser-progress.h"

#define HEADER "{\"purser\":1,\"game\":\"space-base\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}"

static PurserPlay *
begin (void)
{
  g_autoptr (PurserValue) header = purser_json_parse (HEADER, -1, NULL);

  return purser_play_new (purser_games_find ("space-base"), header, NULL, NULL);
}

static void
enter (PurserPlay *play,
       const char *text)
{
  g_autoptr (PurserValue) move = purser_json_parse (text, -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (play, move, &verdict));
}

/* Plays a turn in which both use the sum. */
static void
take_turn (PurserPlay *play,
           int         player)
{
  const int users[] = { player, 1 - player };
  g_autofree char *roll = g_strdup_printf ("{\"move\":\"roll\",\"player\":%d,\"dice\":[1,1]}", player);
  g_autofree char *end = g_strdup_printf ("{\"move\":\"end-turn\",\"player\":%d}", player);

  enter (play, roll);
  for (guint i = 0; i < G_N_ELEMENTS (users); i++)
    {
      g_autofree char *use = g_strdup_printf ("{\"move\":\"allocate\",\"player\":%d,\"use\":\"sum\"}", users[i]);

      enter (play, use);
    }
  enter (play, end);
}

static void
assert_round (PurserSession *session,
              const char    *round,
              const char    *text)
{
  g_autofree char *short_text = purser_progress_dup_round (session);
  g_autofree char *long_text = purser_progress_dup_text (session, 0);

  g_assert_cmpstr (short_text, ==, round);
  g_assert_true (g_str_has_prefix (long_text, text));
}

/* space-base/tie-round: two who have 41 points each after the last round play another one, which is not the last round. */
static void
test_tie_round (void)
{
  g_autoptr (PurserPlay) play = begin ();
  g_autoptr (PurserSession) session = purser_session_new (play);

  enter (play, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-12-b\"]}");
  enter (play, "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-03-b\"]}");
  enter (play, "{\"move\":\"adjust\",\"player\":0,\"account\":\"vp\",\"by\":41}");
  enter (play, "{\"move\":\"adjust\",\"player\":1,\"account\":\"vp\",\"by\":41}");
  assert_round (session, "Last round", "Round 1, the last one");
  take_turn (play, 0);
  take_turn (play, 1);
  assert_round (session, "Tie round", "Round 2, a tie round");
  g_assert_nonnull (strstr (purser_play_get_prompt (play)->text, "One more round"));
  g_assert_true (purser_play_undo (play, NULL));
  assert_round (session, "Last round", "Round 1, the last one");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/progress/a-tie-round-is-not-called-the-last", test_tie_round);
  return g_test_run ();
}
