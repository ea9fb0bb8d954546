// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Saving on a disk whose calls fail one at a time. */

#include "faulty-disk.h"
#include "purser-test-folder.h"

#include <errno.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-error.h"
#include "purser-json.h"

/* A file that must not exist while the first line is written. */
static const char *present_path;

/* The torn line is on the disk, the file is cut, and then fsync fails: the next attempt continues from there, and blames no
 * other program. */
static void
test_torn_and_fsync (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autofree char *aside = g_strconcat (path, ".torn", NULL);
  g_autoptr (PurserJournal) journal = open_torn (path);
  g_autoptr (GError) error = NULL;

  cut = FALSE;
  only_after_cut = TRUE;
  failing_fsyncs = 1;
  g_assert_false (purser_journal_append (journal, "two", NULL));
  only_after_cut = FALSE;
  g_assert_cmpuint (failing_fsyncs, ==, 0);
  assert_contents (path, "head\none\n");
  assert_contents (aside, "tw\n");
  g_assert_false (purser_journal_is_displaced (journal));
  g_assert_true (purser_journal_append (journal, "last", &error));
  g_assert_no_error (error);
  assert_contents (path, "head\none\ntwo\nlast\n");
  assert_contents (aside, "tw\n");
  purser_test_folder_remove (folder);
}

/* A torn line that cannot be cut off, however often that is tried and the file opened, is set aside once. */
static void
test_torn_and_late_fsync (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autofree char *aside = g_strconcat (path, ".torn", NULL);
  g_autoptr (PurserJournal) journal = open_torn (path);
  g_autoptr (GError) error = NULL;

  failing_ftruncates = 3;
  for (guint i = 0; i < 2; i++)
    g_assert_false (purser_journal_set_aside (journal, NULL));
  purser_journal_free (g_steal_pointer (&journal));
  journal = purser_journal_open (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (purser_journal_set_aside (journal, NULL));
  assert_contents (path, "head\none\ntw");
  assert_contents (aside, "tw\n");
  cut = FALSE;
  only_after_cut = TRUE;
  failing_fsyncs = 1;
  g_assert_false (purser_journal_set_aside (journal, NULL));
  only_after_cut = FALSE;
  assert_contents (path, "head\none\n");
  g_assert_true (purser_journal_append (journal, "two", &error));
  g_assert_no_error (error);
  assert_contents (path, "head\none\ntwo\n");
  assert_contents (aside, "tw\n");
  purser_test_folder_remove (folder);
}

static void
look_for_name (int fd)
{
  if (g_file_test (present_path, G_FILE_TEST_EXISTS))
    present_path = NULL;
}

/* A kill between the creation of a file and its first line leaves no empty play. */
static void
test_no_empty_play (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  present_path = path;
  before_write = look_for_name;
  journal = purser_journal_create (path, "head", &error);
  g_assert_no_error (error);
  g_assert_null (before_write);
  g_assert_nonnull (present_path);
  assert_contents (path, "head\n");
  g_assert_null (purser_journal_open (path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED);
  g_clear_error (&error);
  g_assert_null (purser_journal_create (path, "other", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  assert_contents (path, "head\n");
  purser_test_folder_remove (folder);
}

static void
fail_folder (int fd)
{
  failing_folders = 1;
}

/* A play whose name could not be synced is looked for again before that counts: its file may be gone, or be another one. */
static void
test_lost_unsynced (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = purser_journal_begin (path, "head");
  g_autoptr (GError) error = NULL;

  after_write = fail_folder;
  g_assert_false (purser_journal_save (journal, NULL));
  assert_contents (path, "head\n");
  g_unlink (path);
  g_assert_true (purser_journal_save (journal, &error));
  g_assert_no_error (error);
  assert_contents (path, "head\n");
  purser_test_folder_remove (folder);
}

/* A line that could not be synced, or whose file has no synced name, is not left in the file: it would be entered once more. */
static void
test_nothing_left (gconstpointer data)
{
  guint *failing = (guint *) data;
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_true (g_file_set_contents (path, "head\n", -1, NULL));
  journal = purser_journal_open (path, NULL, NULL);
  *failing = 1;
  g_assert_false (purser_journal_append (journal, "one", NULL));
  g_assert_cmpuint (*failing, ==, 0);
  g_clear_pointer (&journal, purser_journal_free);
  assert_contents (path, "head\n");
  purser_test_folder_remove (folder);
}

static void
open_pipe (const char *path)
{
  g_autoptr (GError) error = NULL;

  if (geteuid () == 0 && setuid (65534) != 0)
    _exit (77);
  alarm (20);
  g_assert_null (purser_journal_open (path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (purser_journal_read (path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (purser_json_read (path, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  _exit (0);
}

/* Nobody writes to the pipe, so reading it would block for ever. */
static void
test_pipe (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  int status;
  pid_t child;

  g_assert_cmpint (mkfifo (path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  child = fork ();
  if (child == 0)
    open_pipe (path);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  purser_test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faults/torn-and-fsync", test_torn_and_fsync);
  g_test_add_func ("/faults/torn-and-late-fsync", test_torn_and_late_fsync);
  g_test_add_func ("/faults/no-empty-play", test_no_empty_play);
  g_test_add_func ("/faults/pipe", test_pipe);
  g_test_add_func ("/faults/lost-unsynced", test_lost_unsynced);
  g_test_add_data_func ("/faults/nothing-left/file", &failing_fsyncs, test_nothing_left);
  g_test_add_data_func ("/faults/nothing-left/folder", &failing_folders, test_nothing_left);
  return g_test_run ();
}
