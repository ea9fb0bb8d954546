// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Plays beside what must come of them: NAME.purser and NAME.expect.json in a folder for each game.
 *
 * An expectation holds "check" (ok or error) and the "line" of the error, a part of what
 * `purser-cli replay --json` prints under "replay" ("*" is anything), and entries that must be among
 * those of `purser-cli ledger --json` under "ledger". */

#include <string.h>

#include "purser-games.h"
#include "purser-json.h"
#include "purser-play.h"

static char *match (PurserValue *want,
                    PurserValue *got);

static char *
match_object (PurserValue *want,
              PurserValue *got)
{
  for (guint i = 0; i < purser_value_get_size (want); i++)
    {
      const char *key = purser_value_get_key_at (want, i);
      g_autofree char *bad = match (purser_value_get_at (want, i), purser_value_get (got, key));

      if (bad != NULL)
        return g_strdup_printf ("%s: %s", key, bad);
    }
  return NULL;
}

static char *
match_list (PurserValue *want,
            PurserValue *got)
{
  for (guint i = 0; i < purser_value_get_size (want); i++)
    {
      g_autofree char *bad = match (purser_value_get_at (want, i), purser_value_get_at (got, i));

      if (bad != NULL)
        return g_strdup_printf ("%u: %s", i, bad);
    }
  return NULL;
}

/* Returns: (nullable): the first place where @got does not hold what @want names */
static char *
match (PurserValue *want,
       PurserValue *got)
{
  if (g_strcmp0 (purser_value_get_text (want), "*") == 0)
    return NULL;
  if (purser_value_is (want, PURSER_VALUE_OBJECT) && purser_value_is (got, PURSER_VALUE_OBJECT))
    return match_object (want, got);
  if (purser_value_is (want, PURSER_VALUE_LIST) && purser_value_is (got, PURSER_VALUE_LIST) &&
      purser_value_get_size (want) == purser_value_get_size (got))
    return match_list (want, got);
  if (got != NULL && purser_value_equal (want, got))
    return NULL;
  g_autofree char *wanted = purser_json_print (want, FALSE);
  g_autofree char *had = got != NULL ? purser_json_print (got, FALSE) : g_strdup ("nothing");

  return g_strdup_printf ("wanted %s, got %s", wanted, had);
}

static void
check_ledger (PurserPlay  *play,
              PurserValue *want)
{
  g_autoptr (PurserValue) ledger = purser_play_report_ledger (play, -1);

  for (guint i = 0; i < purser_value_get_size (want); i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < purser_value_get_size (ledger) && !found; j++)
        {
          g_autofree char *bad = match (purser_value_get_at (want, i), purser_value_get_at (ledger, j));

          found = bad == NULL;
        }
      if (!found)
        {
          g_autofree char *wanted = purser_json_print (purser_value_get_at (want, i), FALSE);

          g_test_fail_printf ("no ledger entry like %s", wanted);
        }
    }
}

/* The balance of every account is the sum of its entries, whatever happened. */
static void
check_sums (PurserPlay *play)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserLedger *ledger = purser_history_get_ledger (purser_play_get_history (play));
  guint n_accounts = setup->rules->count_accounts (setup, purser_play_get_state (play));

  for (int player = 0; (guint) player < setup->n_players; player++)
    for (guint account = 0; account < n_accounts; account++)
      g_assert_cmpint (purser_ledger_sum (ledger, player, (int) account), ==,
                       purser_play_get_balance (play, player, account));
}

static void
check_play (PurserPlay  *play,
            PurserValue *expect)
{
  g_autoptr (PurserValue) report = purser_play_report (play);
  PurserValue *want = purser_value_get (expect, "replay");
  g_autofree char *bad = want != NULL ? match (want, report) : NULL;

  if (bad != NULL)
    g_test_fail_printf ("%s", bad);
  check_ledger (play, purser_value_get (expect, "ledger"));
  check_sums (play);
}

static void
test_play (gconstpointer data)
{
  const char *path = data;
  g_autofree char *name = g_strndup (path, strlen (path) - strlen (".purser"));
  g_autofree char *expect_path = g_strconcat (name, ".expect.json", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) expect = purser_json_read (expect_path, &error);
  g_autoptr (PurserPlay) play = NULL;
  gboolean refused;
  guint line;

  g_assert_no_error (error);
  refused = g_strcmp0 (purser_value_get_text_of (expect, "check"), "error") == 0;
  play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);
  if (refused)
    {
      g_assert_null (play);
      g_assert_cmpint (purser_value_get_integer_of (expect, "line", line), ==, line);
      return;
    }
  g_assert_no_error (error);
  check_play (play, expect);
}

static void
add_plays (const char *game)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, game, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".purser"))
      {
        g_autofree char *path = g_strdup_printf ("/plays/%s/%s", game, file);

        g_test_add_data_func_full (path, g_build_filename (folder, file, NULL), test_play, g_free);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (int i = 1; i < argc; i++)
    add_plays (argv[i]);
  return g_test_run ();
}
