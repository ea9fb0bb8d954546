// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The rules page opens without reading hidden rulebooks. Each test is a process of its own, as a rulebook that was read once
 * stays in memory. */

#include "config.h"

#include "purser-application.h"
#include "purser-rulebook.h"
#include "purser-rules-page.h"

static const char *const two_marks[] = { "space-base/reroll", "phoenix/income", NULL };

/* Opens the page as Ctrl+F does, and returns which rulebooks it has read. */
static char *
open_page (const char        *game,
           const char *const *bookmarks)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const char *const *games = purser_rulebook_list_games ();
  g_autoptr (GString) read = g_string_new (NULL);
  PurserRulesPage *page;

  g_settings_set_strv (settings, "rules-bookmarks", bookmarks);
  page = g_object_ref_sink (purser_rules_page_new (game));
  purser_rules_page_search (page, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; games[i] != NULL; i++)
    if (purser_rulebook_is_read (games[i]))
      g_string_append_printf (read, "%s ", games[i]);
  g_object_unref (page);
  return g_strchomp (g_string_free_and_steal (g_steal_pointer (&read)));
}

static void
check_read (const char        *game,
            const char *const *bookmarks,
            const char        *expected)
{
  g_autofree char *read = open_page (game, bookmarks);

  g_assert_cmpstr (read, ==, expected);
}

static void
test_one_game (void)
{
  if (g_test_subprocess ())
    {
      check_read ("andromeda", two_marks, "andromeda");
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

/* Here the bookmarks are visible, and so are the rules for every game. */
static void
test_all_games (void)
{
  if (g_test_subprocess ())
    {
      check_read (NULL, two_marks, "space-base phoenix table");
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_no_bookmarks (void)
{
  if (g_test_subprocess ())
    {
      check_read (NULL, &two_marks[2], "table");
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (PurserApplication) application = NULL;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_test_init (&argc, &argv, NULL);
  if (g_test_subprocess ()) /* a nested call would only print a message */
    {
      application = purser_application_new ();
      g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
    }
  g_test_add_func ("/app/rules-page/one-game", test_one_game);
  g_test_add_func ("/app/rules-page/all-games", test_all_games);
  g_test_add_func ("/app/rules-page/no-bookmarks", test_no_bookmarks);
  return g_test_run ();
}
