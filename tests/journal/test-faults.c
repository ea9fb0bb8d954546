// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A disk whose calls fail one at a time, or with changes by other programs in between: the fsync, ftruncate, write and pread
 * of this program replace the system's. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "purser-test-folder.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-error.h"
#include "purser-journal.h"
#include "purser-json.h"

static guint failing_fsyncs, failing_folders, failing_ftruncates;
/* Whether a file was cut, and whether an fsync fails only after that. */
static gboolean cut, only_after_cut;
/* Called with the descriptor before the next write, or the next read of a file. */
static void (*before_write) (int fd);
static void (*before_read) (int fd);
/* Called with the descriptor after the next write, or after the next reading has come to the end of a file. */
static void (*after_write) (int fd);
static void (*after_end) (int fd);

/* A file that must not exist while the first line is written. */
static const char *present_path;

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");
  struct stat about;

  if (failing_folders > 0 && fstat (fd, &about) == 0 && S_ISDIR (about.st_mode))
    {
      failing_folders--;
      errno = EIO;
      return -1;
    }
  if (failing_fsyncs == 0 || (only_after_cut && !cut))
    return real (fd);
  failing_fsyncs--;
  errno = EIO;
  return -1;
}

int
ftruncate (int   fd,
           off_t length)
{
  int (*real) (int, off_t) = dlsym (RTLD_NEXT, "ftruncate");

  if (failing_ftruncates == 0)
    {
      cut = TRUE;
      return real (fd, length);
    }
  failing_ftruncates--;
  errno = EIO;
  return -1;
}

ssize_t
write (int         fd,
       const void *text,
       size_t      length)
{
  ssize_t (*real) (int, const void *, size_t) = dlsym (RTLD_NEXT, "write");

  ssize_t written;

  if (before_write != NULL)
    g_steal_pointer (&before_write) (fd);
  written = real (fd, text, length);
  if (after_write != NULL)
    g_steal_pointer (&after_write) (fd);
  return written;
}

ssize_t
pread (int    fd,
       void  *text,
       size_t length,
       off_t  at)
{
  ssize_t (*real) (int, void *, size_t, off_t) = dlsym (RTLD_NEXT, "pread");

  ssize_t n;

  if (before_read != NULL)
    g_steal_pointer (&before_read) (fd);
  n = real (fd, text, length, at);
  if (n == 0 && after_end != NULL)
    g_steal_pointer (&after_end) (fd);
  return n;
}

static void
assert_contents (const char *path,
                 const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static PurserJournal *
open_torn (const char *path)
{
  g_autoptr (GError) error = NULL;
  PurserJournal *journal;

  g_assert_true (g_file_set_contents (path, "head\none\ntw", -1, NULL));
  journal = purser_journal_open (path, NULL, &error);
  g_assert_no_error (error);
  return journal;
}

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
shorten (int fd)
{
  g_assert_cmpint (ftruncate (fd, 0), ==, 0);
}

/* Another program shortens the file while it is compared: reading a mapped file would end in SIGBUS. */
static void
test_shortened_while_read (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autofree char *long_line = g_strnfill (100000, 'x');
  g_autoptr (PurserJournal) journal = purser_journal_create (path, long_line, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (utimensat (AT_FDCWD, path, NULL, 0), ==, 0);
  before_read = shorten;
  g_assert_false (purser_journal_append (journal, "one", &error));
  g_assert_null (before_read);
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  purser_test_folder_remove (folder);
}

static void
add_foreign (int fd)
{
  g_assert_cmpint (write (fd, "foreign\n", 8), ==, 8);
}

static void
assert_refuses (PurserJournal *journal,
                const char    *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (purser_journal_append (journal, line, &error));
  g_assert_nonnull (strstr (error->message, "another program has changed"));
}

/* Another program adds a line at the very moment in which Purser has read the file. */
static void
test_written_after_reading (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_true (g_file_set_contents (path, "head\none\n", -1, NULL));
  after_end = add_foreign;
  journal = purser_journal_open (path, NULL, NULL);
  assert_refuses (journal, "two");
  assert_contents (path, "head\none\nforeign\n");
  purser_test_folder_remove (folder);
}

/* The same as Purser has written a line, which may then be synced or not: the next one is refused, and nothing is cut off.
 *
 * @fails: whether the disk fails at that moment */
static void
test_written_after_writing (gconstpointer fails)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = purser_journal_create (path, "head", NULL);

  after_write = add_foreign;
  failing_fsyncs = GPOINTER_TO_UINT (fails);
  g_assert_true (purser_journal_append (journal, "one", NULL) == (fails == NULL));
  assert_refuses (journal, "two");
  assert_contents (path, "head\none\nforeign\n");
  purser_test_folder_remove (folder);
}

static void
finish_torn (int fd)
{
  g_assert_cmpint (write (fd, "o\n", 2), ==, 2);
}

/* Another program finishes a torn line while Purser replays the play: its end is neither cut off nor set aside. */
static void
test_torn_and_finished (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autofree char *aside = g_strconcat (path, ".torn", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  after_end = finish_torn;
  journal = open_torn (path);
  g_assert_false (purser_journal_set_aside (journal, NULL));
  assert_contents (path, "head\none\ntwo\n");
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
  purser_test_folder_remove (folder);
}

/* A folder that is renamed while a play is open keeps the play, and its name counts as synced where it is now. */
static void
test_renamed_folder (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *before = g_build_filename (folder, "before", NULL), *after = g_build_filename (folder, "after", NULL);
  g_autofree char *path = g_build_filename (before, "play.purser", NULL);
  g_autofree char *moved = g_build_filename (after, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (before, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "head\n", -1, NULL));
  journal = purser_journal_open (path, NULL, NULL);
  g_assert_cmpint (g_rename (before, after), ==, 0);
  g_assert_true (purser_journal_append (journal, "one", &error));
  g_assert_no_error (error);
  assert_contents (moved, "head\none\n");
  purser_test_folder_remove (folder);
}

/* A file that is deleted before its disk was waited for is not made again, as nothing was entered. */
static void
test_deleted_unsynced (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_true (g_file_set_contents (path, "head\n", -1, NULL));
  journal = purser_journal_open (path, NULL, NULL);
  g_unlink (path);
  g_assert_true (purser_journal_save (journal, NULL));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (purser_journal_append (journal, "one", NULL));
  assert_contents (path, "head\none\n");
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

/* The folder in which a file is counts, and no other one. */
static void
test_moved_file (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autofree char *other = g_build_filename (folder, "other", NULL);
  g_autofree char *moved = g_build_filename (other, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_true (g_file_set_contents (path, "head\n", -1, NULL));
  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  journal = purser_journal_open (path, NULL, NULL);
  g_assert_cmpint (g_rename (path, moved), ==, 0);
  failing_folders = 1;
  g_assert_false (purser_journal_save (journal, NULL));
  g_assert_cmpuint (failing_folders, ==, 0);
  g_assert_true (purser_journal_save (journal, NULL));
  purser_test_folder_remove (folder);
}

/* A play that was left and is taken back while another window has it counts as unsaved until its lock is there again. */
static void
test_lock_taken_meanwhile (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = purser_journal_create (path, "head", NULL);
  g_autoptr (PurserJournal) other = NULL;

  purser_journal_set_released (journal, TRUE);
  other = purser_journal_open (path, NULL, NULL);
  g_assert_nonnull (other);
  purser_journal_set_released (journal, FALSE);
  for (guint i = 0; i < 2; i++)
    g_assert_false (purser_journal_save (journal, NULL));
  g_clear_pointer (&other, purser_journal_free);
  g_assert_true (purser_journal_save (journal, NULL));
  g_assert_null (purser_journal_open (path, NULL, NULL));
  purser_test_folder_remove (folder);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* A new play never becomes part of a file that was there already, even of an empty one, and leaves nothing behind. */
static void
test_name_taken (gconstpointer text)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_null (purser_journal_create (path, "head", &error));
  g_assert_nonnull (strstr (error->message, "File exists"));
  assert_contents (path, text);
  g_assert_cmpuint (count_files (folder), ==, 1);
  purser_test_folder_remove (folder);
}

/* A torn play that is deleted before its end is set aside leaves nothing behind. */
static void
test_torn_and_deleted (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  PurserJournal *journal = open_torn (path);

  g_unlink (path);
  g_assert_false (purser_journal_set_aside (journal, NULL));
  purser_journal_free (journal);
  g_assert_cmpuint (count_files (folder), ==, 0);
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
  g_test_add_func ("/faults/shortened-while-read", test_shortened_while_read);
  g_test_add_func ("/faults/pipe", test_pipe);
  g_test_add_func ("/faults/written-after-reading", test_written_after_reading);
  g_test_add_data_func ("/faults/written-after-writing", GUINT_TO_POINTER (0), test_written_after_writing);
  g_test_add_data_func ("/faults/written-before-failing", GUINT_TO_POINTER (1), test_written_after_writing);
  g_test_add_func ("/faults/torn-and-finished", test_torn_and_finished);
  g_test_add_func ("/faults/renamed-folder", test_renamed_folder);
  g_test_add_func ("/faults/deleted-unsynced", test_deleted_unsynced);
  g_test_add_func ("/faults/lost-unsynced", test_lost_unsynced);
  g_test_add_data_func ("/faults/nothing-left/file", &failing_fsyncs, test_nothing_left);
  g_test_add_data_func ("/faults/nothing-left/folder", &failing_folders, test_nothing_left);
  g_test_add_func ("/faults/moved-file", test_moved_file);
  g_test_add_func ("/faults/lock-taken-meanwhile", test_lock_taken_meanwhile);
  g_test_add_data_func ("/faults/name-taken/empty", "", test_name_taken);
  g_test_add_data_func ("/faults/name-taken/another", "other\n", test_name_taken);
  g_test_add_func ("/faults/torn-and-deleted", test_torn_and_deleted);
  return g_test_run ();
}
