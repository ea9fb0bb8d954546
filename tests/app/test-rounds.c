// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The round that each record lies in: followed while a play goes on, several records at a time, it is what one finds
 * who reads the play afterwards. */

#include "config.h"

#include "purser-games.h"
#include "purser-rounds.h"

static PurserPlay *
open_sample (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("PURSER_SOURCE"), "data", "samples", name, NULL);
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);

  g_assert_no_error (error);
  return play;
}

/* Enters the records from @from on in one go; what is struck in the sample is left out. */
static guint
enter_some (PurserPlay *play,
            PurserPlay *sample,
            guint       from,
            guint       n)
{
  PurserHistory *history = purser_play_get_history (sample);
  g_auto (PurserVerdict) verdict = { 0 };

  purser_play_freeze (play);
  for (; n > 0 && from <= purser_history_get_size (history); n--, from++)
    if (purser_history_get_move (history, from) != NULL && !purser_history_get_record (history, from)->struck)
      g_assert_true (purser_play_enter (play, purser_history_get_record (history, from)->value, &verdict));
  purser_play_thaw (play);
  return from;
}

static void
test_followed (gconstpointer data)
{
  g_autoptr (PurserPlay) sample = open_sample (data);
  PurserSetup *setup = purser_play_get_setup (sample);
  g_autoptr (PurserPlay) play = purser_play_new (setup->rules, setup->header, NULL, NULL);
  PurserRounds *followed = purser_rounds_new (play);
  PurserRounds *read;
  guint from = 1;

  for (guint n = 1; from <= purser_history_get_size (purser_play_get_history (sample)); n = n % 5 + 1)
    {
      from = enter_some (play, sample, from, n);
      purser_rounds_get (followed, 0);
    }
  read = purser_rounds_new (play);
  g_assert_cmpint (purser_rounds_get (read, purser_history_get_size (purser_play_get_history (play))), >, 1);
  for (guint n = 0; n <= purser_history_get_size (purser_play_get_history (play)); n++)
    g_assert_cmpint (purser_rounds_get (followed, n), ==, purser_rounds_get (read, n));
  purser_rounds_free (followed);
  purser_rounds_free (read);
}

/* The last player to be set up is set up, not in the first round; the next move is. */
static void
test_setup (void)
{
  g_autoptr (PurserPlay) play = open_sample ("phoenix.purser");
  PurserHistory *history = purser_play_get_history (play);
  PurserRounds *rounds = purser_rounds_new (play);
  guint last = 0;

  for (guint n = 1; n <= purser_history_get_size (history); n++)
    if (purser_history_get_move (history, n) != NULL &&
        g_strcmp0 (purser_value_get_text_of (purser_history_get_record (history, n)->value, "move"), "start") == 0)
      last = n;
  g_assert_cmpint (last, >, 0);
  g_assert_cmpint (purser_rounds_get (rounds, last), ==, 0);
  g_assert_cmpint (purser_rounds_get (rounds, last + 1), ==, 1);
  purser_rounds_free (rounds);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rounds/space-base", "space-base.purser", test_followed);
  g_test_add_data_func ("/rounds/phoenix", "phoenix.purser", test_followed);
  g_test_add_func ("/rounds/setup", test_setup);
  return g_test_run ();
}
