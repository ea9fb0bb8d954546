// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A person is renamed in all plays, or in none of them. */

#include "config.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-error.h"
#include "purser-kept-results.h"
#include "toll-plays.h"

static const char aoi_and_ben[] =
  "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"AOI\"},{\"name\":\"Ben\"}]}\n"
  "{\"n\":1,\"at\":\"2026-11-21T23:31:00+09:00\",\"move\":\"roll\",\"player\":0,\"dice\":[6,6]}\n";
static const char ben[] = "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Ben\"}]}\n";
static const char aoi[] = "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n";

static gboolean
rename_or_leave (PurserPlays   *plays,
                 const char    *from,
                 const char    *to,
                 GCancellable  *cancellable,
                 GError       **error)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  g_autoptr (GAsyncResult) result = NULL;
  gboolean done;

  purser_plays_rename_async (plays, from, to, gauge, cancellable, toll_done_cb, &result);
  done = purser_plays_rename_finish (plays, toll_wait (&result), error);
  purser_plays_reload (plays);
  return done;
}

static gboolean
rename_in (PurserPlays  *plays,
           const char   *from,
           const char   *to,
           GError      **error)
{
  return rename_or_leave (plays, from, to, NULL, error);
}

/* Returns all names of all plays, in alphabetical order. */
static char *
dup_names (PurserPlays *plays)
{
  g_autoptr (GPtrArray) results = purser_plays_dup_results (plays);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < results->len; i++)
    for (guint k = 0; k < ((PurserResult *) g_ptr_array_index (results, i))->n_seats; k++)
      g_ptr_array_add (names, ((PurserResult *) g_ptr_array_index (results, i))->seats[k].name);
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

static void
keep_result (const char *folder,
             const char *name)
{
  PurserResultSeat seat = { .name = (char *) name, .rank = 1 };
  PurserResult result = { .game = (char *) "toll", .id = (char *) "x", .imported = TRUE, .over = TRUE, .n_seats = 1,
                          .seats = &seat };
  g_autoptr (GPtrArray) results = g_ptr_array_new ();

  g_ptr_array_add (results, &result);
  g_assert_true (purser_kept_results_add (folder, results, NULL, NULL));
}

/* A record is added and nothing is overwritten; the time of the play's end is unchanged. */
static void
test_rename (void)
{
  g_autofree char *folder = toll_folder ("rename");
  g_autofree char *path = toll_write (folder, "a.purser", aoi_and_ben);
  g_autofree char *other = toll_write (folder, "b.purser", ben);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *names = NULL;
  guint line;
  g_autoptr (PurserPlay) play = NULL;
  g_autoptr (PurserResult) result = NULL;
  g_autofree char *words = NULL;

  keep_result (folder, "aoi");
  g_assert_true (rename_in (plays, "Aoi", "千尋", &error));
  g_assert_no_error (error);
  names = dup_names (plays);
  g_assert_cmpstr (names, ==, "Ben Ben 千尋 千尋");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, aoi_and_ben));
  g_assert_nonnull (strstr (text, "\"names\":[\"千尋\",\"Ben\"]"));
  play = purser_play_open (path, PURSER_PLAY_READ, toll_find, &line, &error);
  result = purser_result_new (play);
  words = purser_play_describe (play, 2);
  g_assert_cmpint (result->ended, ==, 1795271460);
  g_assert_cmpstr (words, ==, "Names: 千尋, Ben");
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (other, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, ben);
}

/* Two people who never played together can be merged; two who did cannot, and nothing changes. */
static void
test_merge (void)
{
  g_autofree char *folder = toll_folder ("merge");
  g_autofree char *path = toll_write (folder, "a.purser", aoi_and_ben);
  g_autofree char *other = toll_write (folder, "b.purser", ben);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autofree char *names = NULL;

  keep_result (folder, "Dagny");
  g_assert_false (rename_in (plays, "Ben", "Aoi", &error));
  g_assert_cmpstr (error->message, ==, "Ben and Aoi have played together, so they cannot be one person");
  g_assert_true (rename_in (plays, "Dagny", "Ben", NULL));
  g_assert_true (rename_in (plays, "AOI", "Aoi", NULL));
  names = dup_names (plays);
  g_assert_cmpstr (names, ==, "Aoi Ben Ben Ben");
}

/* The second play is open elsewhere, so the first one gets its name back. */
static void
test_all_or_none (void)
{
  g_autofree char *folder = toll_folder ("none");
  g_autofree char *path = toll_write (folder, "a.purser", aoi);
  g_autofree char *other = toll_write (folder, "b.purser", aoi);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autofree char *names = NULL;
  guint line;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (PurserPlay) open = purser_play_open (i == 0 ? path : other, PURSER_PLAY_APPEND, toll_find, &line, NULL);

      g_assert_nonnull (open);
      g_assert_false (rename_in (plays, "Aoi", "Ben", &error));
      g_clear_error (&error);
    }
  names = dup_names (plays);
  g_assert_cmpstr (names, ==, "Aoi Aoi");
  g_assert_true (rename_in (plays, "Aoi", "Ben", &error));
}

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  getrlimit (RLIMIT_FSIZE, &limit);
  limit.rlim_cur = size == RLIM_INFINITY ? limit.rlim_max : size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* There is room for the record with the new name in the first play, neither for one to undo it nor for any in the second. What
 * keeps the new name is told, and the rest follows once there is room. */
static void
test_no_room_to_undo (void)
{
  g_autofree char *folder = toll_folder ("room");
  g_autofree char *notes = g_strnfill (1000, ' ');
  g_autofree char *long_one = g_strdup_printf ("{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}],\"x\":\"%s\"}\n",
                                               notes);
  g_autofree char *path = toll_write (folder, "a.purser", aoi);
  g_autofree char *other = toll_write (folder, "b.purser", long_one);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autofree char *names = NULL;

  limit_files (strlen (aoi) + 110);
  g_assert_false (rename_in (plays, "Aoi", "Ben", &error));
  limit_files (RLIM_INFINITY);
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  g_assert_true (g_str_has_suffix (error->message, ". 1 play keeps the new name; rename again to finish"));
  names = dup_names (plays);
  g_assert_cmpstr (names, ==, "Aoi Ben");
  g_assert_true (rename_in (plays, "Aoi", "Ben", NULL));
  g_free (names);
  names = dup_names (plays);
  g_assert_cmpstr (names, ==, "Ben Ben");
}

/* Cancelled while a play is being opened, after @opened_before others. */
static GCancellable *leaving;
static guint opened_before;

static const PurserRules *
find_and_leave (const char *game)
{
  if (leaving != NULL && opened_before-- == 0)
    g_cancellable_cancel (leaving);
  return toll_find (game);
}

/* Returns how many of the plays have more lines than before; checks that their first lines are unchanged. */
static guint
count_longer (char **paths)
{
  guint longer = 0;

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (paths[i], &text, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, aoi));
      longer += strlen (text) > strlen (aoi);
    }
  return longer;
}

/* Cancels the renaming of three plays after one, two or all of them are written. */
static void
leave_after (guint written)
{
  g_autofree char *folder = toll_folder ("leave");
  g_auto (GStrv) paths = g_new0 (char *, 4);
  g_autoptr (PurserPlays) plays = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = purser_kept_results_dup_path (folder);
  g_autofree char *before = NULL, *after = NULL, *names = NULL;

  for (guint i = 0; i < 3; i++)
    paths[i] = toll_write (folder, (const char *[]) { "a.purser", "b.purser", "c.purser" }[i], aoi);
  keep_result (folder, "Aoi");
  g_assert_true (g_file_get_contents (kept, &before, NULL, NULL));
  plays = purser_plays_new (folder, find_and_leave);
  purser_plays_reload (plays);
  opened_before = written - 1;
  leaving = cancellable;
  g_assert_false (rename_or_leave (plays, "Aoi", "Ben", cancellable, &error));
  leaving = NULL;
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  names = dup_names (plays);
  g_assert_cmpstr (names, ==, "Aoi Aoi Aoi Aoi");
  g_assert_cmpuint (count_longer (paths), ==, written);
  g_assert_true (g_file_get_contents (kept, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

/* Plays that were renamed get their name back by one more record; the others are unchanged to the byte. */
static void
test_leave (void)
{
  for (guint written = 1; written <= 3; written++)
    leave_after (written);
}

/* A list of names that does not have as many as there are players is refused. */
static void
test_names_of_others (void)
{
  g_autofree char *folder = toll_folder ("others");
  g_autofree char *path = toll_write (folder, "a.purser",
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n"
    "{\"n\":1,\"move\":\"note\",\"text\":\"\",\"names\":[\"Aoi\",\"Ben\"]}\n"
    "{\"n\":2,\"move\":\"note\",\"text\":\"\"}\n");
  g_autoptr (GError) error = NULL;
  guint line;

  g_assert_null (purser_play_open (path, PURSER_PLAY_READ, toll_find, &line, &error));
  g_assert_cmpuint (line, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  signal (SIGXFSZ, SIG_IGN);
  g_test_add_func ("/rename/all", test_rename);
  g_test_add_func ("/rename/merge", test_merge);
  g_test_add_func ("/rename/all-or-none", test_all_or_none);
  g_test_add_func ("/rename/no-room-to-undo", test_no_room_to_undo);
  g_test_add_func ("/rename/leave", test_leave);
  g_test_add_func ("/rename/names-of-others", test_names_of_others);
  return g_test_run ();
}
