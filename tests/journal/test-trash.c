// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* How long a deleted play can be restored, with clocks that are right and clocks that are not. Each emptying stands for a
 * start of the program at that time. */

#include "config.h"

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-errand.h"
#include "purser-json.h"
#include "toll-plays.h"

#define DAY (24 * 60 * 60)

static const char toll_text[] = "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n";

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Returns a library whose only play was deleted just now. */
static PurserPlays *
plays_with_trash (char **path)
{
  g_autofree char *folder = toll_folder ("trash");
  PurserPlays *plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;

  *path = toll_write (folder, "a.purser", toll_text);
  toll_plays_remove (plays, *path, &error);
  g_assert_no_error (error);
  return plays;
}

/* Starts the program, which looks at its library. */
static void
start (const char *folder)
{
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);

  while (g_list_model_get_n_items (purser_errand_list ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_restored (PurserPlays *plays,
                 const char  *path)
{
  g_autoptr (GError) error = NULL;
  gboolean restored = toll_plays_restore (plays, path, &error);

  g_assert_no_error (error);
  g_assert_true (restored);
}

static void
assert_gone (PurserPlays *plays,
             const char  *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (toll_plays_restore (plays, path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* A play that is old at two starts is deleted at the second, and leaves nothing behind. */
static void
test_two_starts (void)
{
  g_autofree char *path = NULL;
  g_autoptr (PurserPlays) plays = plays_with_trash (&path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *trash = g_build_filename (folder, ".trash", NULL);

  purser_plays_empty_trash (folder, now () + 29 * DAY);
  purser_plays_empty_trash (folder, now () + 31 * DAY);
  purser_plays_empty_trash (folder, now () + 32 * DAY + 1);
  assert_gone (plays, path);
  g_assert_cmpint (g_rmdir (trash), ==, 0);
}

/* Two starts on one evening count as one. */
static void
test_same_day (void)
{
  g_autofree char *path = NULL;
  g_autoptr (PurserPlays) plays = plays_with_trash (&path);
  g_autofree char *folder = g_path_get_dirname (path);

  purser_plays_empty_trash (folder, now () + 31 * DAY);
  purser_plays_empty_trash (folder, now () + 31 * DAY + DAY / 2);
  purser_plays_empty_trash (folder, now () + 32 * DAY - 60);
  assert_restored (plays, path);
}

/* The clock is ahead for one start, right for the next, and ahead again. */
static void
test_clock_ahead (void)
{
  g_autofree char *path = NULL;
  g_autoptr (PurserPlays) plays = plays_with_trash (&path);
  g_autofree char *folder = g_path_get_dirname (path);

  purser_plays_empty_trash (folder, now () + 400 * DAY);
  start (folder);
  purser_plays_empty_trash (folder, now () + 402 * DAY);
  assert_restored (plays, path);
}

/* The clock is ahead at the start and corrected while the program runs; a play that is deleted then was never found old. */
static void
test_clock_put_right (void)
{
  g_autofree char *path = NULL;
  g_autoptr (PurserPlays) plays = plays_with_trash (&path);
  g_autofree char *folder = g_path_get_dirname (path);

  purser_plays_empty_trash (folder, now () + 400 * DAY);
  assert_restored (plays, path);
  g_assert_true (toll_plays_remove (plays, path, NULL));
  purser_plays_empty_trash (folder, now () + 402 * DAY);
  assert_restored (plays, path);
}

/* A start that found other plays old does not count for a newer one. */
static void
test_old_later (void)
{
  g_autofree char *path = NULL;
  g_autoptr (PurserPlays) plays = plays_with_trash (&path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *then = g_strdup_printf ("%" G_GINT64_FORMAT, now () + 29 * DAY);
  g_autofree char *stamp = toll_write (folder, ".trash/.found-old", then);

  purser_plays_empty_trash (folder, now () + 31 * DAY);
  assert_restored (plays, path);
  g_assert_true (toll_plays_remove (plays, path, NULL));
  purser_plays_empty_trash (folder, now () + 31 * DAY);
  purser_plays_empty_trash (folder, now () + 33 * DAY);
  assert_gone (plays, path);
}

/* A stamp that is torn, or holds no time, deletes nothing. */
static void
test_stamp_broken (void)
{
  static const char *texts[] = { "", "17", "17 Nov", "-1", "99999999999999999999" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = NULL;
      g_autoptr (PurserPlays) plays = plays_with_trash (&path);
      g_autofree char *folder = g_path_get_dirname (path);
      g_autofree char *stamp = toll_write (folder, ".trash/.found-old", texts[i]);

      purser_plays_empty_trash (folder, now () + 31 * DAY);
      assert_restored (plays, path);
    }
}

/* Of two deleted plays with the same name the later one can be restored, and the other is not deleted early. */
static void
test_twice (void)
{
  g_autofree char *folder = toll_folder ("trash-twice");
  g_autofree char *path = toll_write (folder, "a.purser", toll_text);
  g_autofree char *older = g_build_filename (folder, ".trash", "a-2.purser", NULL);
  g_autofree char *again = NULL;
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);

  g_assert_true (toll_plays_remove (plays, path, NULL));
  again = toll_write (folder, "a.purser", "something else\n");
  g_assert_true (toll_plays_remove (plays, path, NULL));
  g_assert_true (g_file_test (older, G_FILE_TEST_EXISTS));
  g_assert_true (toll_plays_restore (plays, path, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
}

/* Deleting a play twice deletes it once, and it can be restored. */
static void
test_delete_twice (void)
{
  g_autofree char *folder = toll_folder ("trash-delete-twice");
  g_autofree char *path = toll_write (folder, "a.purser", toll_text);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;

  g_assert_true (toll_plays_remove (plays, path, NULL));
  g_assert_false (toll_plays_remove (plays, path, &error));
  g_assert_nonnull (error);
  g_assert_true (toll_plays_restore (plays, path, NULL));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A play that was saved after the list was read is deleted like any other. */
static void
test_delete_saved (void)
{
  g_autofree char *folder = toll_folder ("trash-saved");
  g_autofree char *path = g_build_filename (folder, "a.purser", NULL);
  g_autoptr (PurserValue) header = purser_json_parse (toll_text, -1, NULL);
  g_autoptr (PurserPlay) play = purser_play_begin (&toll_rules, header, path, NULL);
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);

  g_ptr_array_add (waiting, play);
  purser_plays_set_waiting (plays, waiting);
  purser_plays_reload (plays);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
  g_assert_true (purser_play_save (play));
  g_assert_true (toll_plays_remove (plays, path, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 0);
  g_assert_true (toll_plays_restore (plays, path, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/trash/two-starts", test_two_starts);
  g_test_add_func ("/trash/same-day", test_same_day);
  g_test_add_func ("/trash/clock-ahead", test_clock_ahead);
  g_test_add_func ("/trash/clock-put-right", test_clock_put_right);
  g_test_add_func ("/trash/old-later", test_old_later);
  g_test_add_func ("/trash/stamp-broken", test_stamp_broken);
  g_test_add_func ("/trash/twice", test_twice);
  g_test_add_func ("/trash/delete-twice", test_delete_twice);
  g_test_add_func ("/trash/delete-saved", test_delete_saved);
  return g_test_run ();
}
