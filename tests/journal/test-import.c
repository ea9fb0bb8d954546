// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Imports of plays into the library. */

#include "config.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "faulty-disk.h"
#include "fixtures.h"
#include "toll-plays.h"

static const char toll_text[] = "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n";

static void
test_import (void)
{
  g_autofree char *folder = toll_folder ("import");
  g_autofree char *elsewhere = toll_folder ("elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.purser", toll_text);
  g_autofree char *bad = toll_write (elsewhere, "b.purser", "{\"purser\":1,\"game\":\"unknown\"}\n");
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autofree char *first = toll_plays_import (plays, path, NULL, &error);
  g_autofree char *second = toll_plays_import (plays, path, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (g_str_has_suffix (second, "/a-2.purser"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_null (toll_plays_import (plays, bad, NULL, &error));
  g_assert_cmpstr (error->message, ==, "Line 1: Purser does not know the game “unknown”");
}

/* Imports a play and dies of SIGXFSZ within it, by a limit on the size of files. */
static void
test_import_and_die (void)
{
  g_autoptr (PurserPlays) plays = purser_plays_new (g_getenv ("TOLL_FOLDER"), toll_find);
  struct rlimit limit = { 30, 30 };

  setrlimit (RLIMIT_FSIZE, &limit);
  signal (SIGXFSZ, SIG_DFL);
  toll_plays_import (plays, g_getenv ("TOLL_PLAY"), NULL, NULL);
}

/* A kill during an import leaves no half play in the library, where it would pass for a whole one. */
static void
test_import_killed (void)
{
  g_autofree char *folder = toll_folder ("killed");
  g_autofree char *elsewhere = toll_folder ("killed-elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.purser", toll_text);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autofree char *taken = NULL;

  g_setenv ("TOLL_FOLDER", folder, TRUE);
  g_setenv ("TOLL_PLAY", path, TRUE);
  g_test_trap_subprocess ("/import/die/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  purser_plays_reload (plays);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 0);
  taken = toll_plays_import (plays, path, NULL, NULL);
  g_assert_true (g_str_has_suffix (taken, "/a.purser"));
}

/* The longest possible file name is cut for a number and for the files beside the play, after a whole character. */
static void
test_import_long_name (void)
{
  g_autofree char *folder = toll_folder ("long");
  g_autofree char *elsewhere = toll_folder ("long-elsewhere");
  g_autofree char *brief = toll_write (elsewhere, "a.purser", toll_text);
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *path = NULL, *first = NULL, *second = NULL;
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;

  while (name->len + strlen ("千.purser") <= 255)
    g_string_append (name, "千");
  g_string_append (name, ".purser");
  path = g_build_filename (elsewhere, name->str, NULL);
  g_assert_cmpint (g_rename (brief, path), ==, 0);
  first = toll_plays_import (plays, path, NULL, &error);
  g_assert_no_error (error);
  second = toll_plays_import (plays, path, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (first, "千.purser"));
  g_assert_true (g_str_has_suffix (second, "千-2.purser"));
  g_assert_true (g_utf8_validate (first, -1, NULL));
}

/* A file that is changed once, as by another program, after it was read. The library reads its own copy in a thread, which may
 * be later than the test. */
static char *changing;

static const PurserRules *
find_and_change (const char *game)
{
  g_autofree char *path = g_atomic_pointer_exchange (&changing, NULL);

  g_assert_true (path == NULL || g_file_set_contents (path, "{\"purser\":1,\"game\":\"unknown\"}\n", -1, NULL));
  return toll_find (game);
}

/* The imported play has exactly the bytes that were checked, including a torn line. */
static void
test_import_changed (void)
{
  g_autofree char *folder = toll_folder ("changed");
  g_autofree char *elsewhere = toll_folder ("changed-elsewhere");
  g_autofree char *text = g_strconcat (toll_text, "{\"n\":1,\"mo", NULL);
  g_autofree char *path = toll_write (elsewhere, "a.purser", text);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, find_and_change);
  g_autoptr (GError) error = NULL;
  g_autofree char *taken = NULL, *came = NULL;

  changing = g_strdup (path);
  taken = toll_plays_import (plays, path, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (g_atomic_pointer_get (&changing));
  g_assert_true (g_file_get_contents (taken, &came, NULL, NULL));
  g_assert_cmpstr (came, ==, text);
}

/* Cancelled while the only line of the play is read, at the last check before the play is written. */
static GCancellable *leaving;

static const PurserRules *
find_and_leave (const char *game)
{
  g_cancellable_cancel (leaving);
  return toll_find (game);
}

/* A cancelled import adds nothing to the library. */
static void
test_import_left (void)
{
  g_autofree char *folder = toll_folder ("left");
  g_autofree char *elsewhere = toll_folder ("left-elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.purser", toll_text);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, find_and_leave);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  leaving = cancellable;
  g_assert_null (toll_plays_import (plays, path, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The path that another program takes. */
static const char *taken_path;

static void
take_name (int fd)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autofree char *draft = g_file_read_link (link, NULL);

  /* The library may be writing its own list just now. */
  if (strstr (draft, "/.purser-") == NULL)
    before_sync = take_name;
  else
    g_assert_true (g_file_set_contents (taken_path, "theirs\n", -1, NULL));
}

/* A name that another program takes while the play is written stays with the file of that program. */
static void
test_import_name_taken (void)
{
  g_autofree char *folder = toll_folder ("taken");
  g_autofree char *elsewhere = toll_folder ("taken-elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.purser", toll_text);
  g_autofree char *theirs = g_build_filename (folder, "a.purser", NULL);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autofree char *taken = NULL;

  taken_path = theirs;
  before_sync = take_name;
  taken = toll_plays_import (plays, path, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (before_sync);
  g_assert_true (g_str_has_suffix (taken, "/a-2.purser"));
  assert_contents (theirs, "theirs\n");
  assert_contents (taken, toll_text);
}

/* So does the name of a link whose target is on a disk that is away. */
static void
test_import_link (void)
{
  g_autofree char *folder = toll_folder ("link");
  g_autofree char *elsewhere = toll_folder ("link-elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.purser", toll_text);
  g_autofree char *link = g_build_filename (folder, "a.purser", NULL);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autofree char *taken = NULL, *target = NULL;

  g_assert_cmpint (symlink ("/nowhere/a.purser", link), ==, 0);
  taken = toll_plays_import (plays, path, NULL, NULL);
  g_assert_true (g_str_has_suffix (taken, "/a-2.purser"));
  target = g_file_read_link (link, NULL);
  g_assert_cmpstr (target, ==, "/nowhere/a.purser");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/import/copy", test_import);
  g_test_add_func ("/import/die/subprocess", test_import_and_die);
  g_test_add_func ("/import/killed", test_import_killed);
  g_test_add_func ("/import/changed", test_import_changed);
  g_test_add_func ("/import/left", test_import_left);
  g_test_add_func ("/import/name-taken", test_import_name_taken);
  g_test_add_func ("/import/link", test_import_link);
  g_test_add_func ("/import/long-name", test_import_long_name);
  return g_test_run ();
}
