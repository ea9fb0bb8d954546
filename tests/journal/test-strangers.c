// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Other programs, and people, at the file of a play that is open: between any two calls of Purser. */

#include "faulty-disk.h"
#include "purser-test-folder.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-error.h"

typedef struct {
  char *folder;
  char *path;
} Place;

static void
set_up (Place         *self,
        gconstpointer  data)
{
  self->folder = purser_test_folder_new ();
  self->path = g_build_filename (self->folder, "play.purser", NULL);
}

static void
tear_down (Place         *self,
           gconstpointer  data)
{
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

/* A link or a pipe in the place of `FILE.torn` gets no torn line, which came from a stranger as the link did. */
static void
test_torn_and_link (Place         *self,
                    gconstpointer  data)
{
  g_autofree char *aside = g_strconcat (self->path, ".torn", NULL);
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);
  g_autoptr (PurserJournal) journal = open_torn (self->path);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (other, "theirs\n", -1, NULL));
  g_assert_cmpint (symlink (other, aside), ==, 0);
  g_assert_false (purser_journal_set_aside (journal, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  assert_contents (other, "theirs\n");
  assert_contents (self->path, "head\none\ntw");
  g_unlink (aside);
  g_assert_cmpint (mkfifo (aside, 0600), ==, 0);
  g_assert_false (purser_journal_set_aside (journal, NULL));
  g_unlink (aside);
  g_assert_true (purser_journal_append (journal, "two", NULL));
  assert_contents (self->path, "head\none\ntwo\n");
}

static void
shorten (int fd)
{
  g_assert_cmpint (ftruncate (fd, 0), ==, 0);
}

/* Another program shortens the file while it is compared: reading a mapped file would end in SIGBUS. */
static void
test_shortened_while_read (Place         *self,
                           gconstpointer  data)
{
  g_autofree char *long_line = g_strnfill (100000, 'x');
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, long_line, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (utimensat (AT_FDCWD, self->path, NULL, 0), ==, 0);
  before_read = shorten;
  g_assert_false (purser_journal_append (journal, "one", &error));
  g_assert_null (before_read);
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
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
test_written_after_reading (Place         *self,
                            gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_true (g_file_set_contents (self->path, "head\none\n", -1, NULL));
  after_end = add_foreign;
  journal = purser_journal_open (self->path, NULL, NULL);
  assert_refuses (journal, "two");
  assert_contents (self->path, "head\none\nforeign\n");
}

/* The same as Purser has written a line, which may then be synced or not: the next one is refused, and nothing is cut off.
 *
 * @fails: whether the disk fails at that moment */
static void
test_written_after_writing (Place         *self,
                            gconstpointer  fails)
{
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);

  after_write = add_foreign;
  failing_fsyncs = GPOINTER_TO_UINT (fails);
  g_assert_true (purser_journal_append (journal, "one", NULL) == (fails == NULL));
  assert_refuses (journal, "two");
  assert_contents (self->path, "head\none\nforeign\n");
}

static void
finish_torn (int fd)
{
  g_assert_cmpint (write (fd, "o\n", 2), ==, 2);
}

/* Another program finishes a torn line while Purser replays the play: its end is neither cut off nor set aside. */
static void
test_torn_and_finished (Place         *self,
                        gconstpointer  data)
{
  g_autofree char *aside = g_strconcat (self->path, ".torn", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  after_end = finish_torn;
  journal = open_torn (self->path);
  g_assert_false (purser_journal_set_aside (journal, NULL));
  assert_contents (self->path, "head\none\ntwo\n");
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
}

/* A folder that is renamed while a play is open keeps the play, and its name counts as synced where it is now. */
static void
test_renamed_folder (Place         *self,
                     gconstpointer  data)
{
  g_autofree char *before = g_build_filename (self->folder, "before", NULL), *after = g_build_filename (self->folder, "after", NULL);
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
}

/* A file that is deleted before its disk was waited for is not made again, as nothing was entered. */
static void
test_deleted_unsynced (Place         *self,
                       gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_true (g_file_set_contents (self->path, "head\n", -1, NULL));
  journal = purser_journal_open (self->path, NULL, NULL);
  g_unlink (self->path);
  g_assert_true (purser_journal_save (journal, NULL));
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  g_assert_true (purser_journal_append (journal, "one", NULL));
  assert_contents (self->path, "head\none\n");
}

/* The folder in which a file is counts, and no other one. */
static void
test_moved_file (Place         *self,
                 gconstpointer  data)
{
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);
  g_autofree char *moved = g_build_filename (other, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_true (g_file_set_contents (self->path, "head\n", -1, NULL));
  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  journal = purser_journal_open (self->path, NULL, NULL);
  g_assert_cmpint (g_rename (self->path, moved), ==, 0);
  failing_folders = 1;
  g_assert_false (purser_journal_save (journal, NULL));
  g_assert_cmpuint (failing_folders, ==, 0);
  g_assert_true (purser_journal_save (journal, NULL));
}

/* A play that was left and is taken back while another window has it counts as unsaved until its lock is there again. */
static void
test_lock_taken_meanwhile (Place         *self,
                           gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);
  g_autoptr (PurserJournal) other = NULL;

  purser_journal_set_released (journal, TRUE);
  other = purser_journal_open (self->path, NULL, NULL);
  g_assert_nonnull (other);
  purser_journal_set_released (journal, FALSE);
  for (guint i = 0; i < 2; i++)
    g_assert_false (purser_journal_save (journal, NULL));
  g_clear_pointer (&other, purser_journal_free);
  g_assert_true (purser_journal_save (journal, NULL));
  g_assert_null (purser_journal_open (self->path, NULL, NULL));
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
test_name_taken (Place         *self,
                 gconstpointer  text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  g_assert_null (purser_journal_create (self->path, "head", &error));
  g_assert_nonnull (strstr (error->message, "File exists"));
  assert_contents (self->path, text);
  g_assert_cmpuint (count_files (self->folder), ==, 1);
}

/* A torn play that is deleted before its end is set aside leaves nothing behind. */
static void
test_torn_and_deleted (Place         *self,
                       gconstpointer  data)
{
  PurserJournal *journal = open_torn (self->path);

  g_unlink (self->path);
  g_assert_false (purser_journal_set_aside (journal, NULL));
  purser_journal_free (journal);
  g_assert_cmpuint (count_files (self->folder), ==, 0);
}

/* What another program does to the file at the moment in which Purser waits for the disk. */
static const char *stranger_path;

static void
delete_file (int fd)
{
  g_assert_cmpint (g_unlink (stranger_path), ==, 0);
}

static void
put_older_back (int fd)
{
  g_assert_true (g_file_set_contents (stranger_path, "head\n", -1, NULL));
}

static void
move_to (const char *trash)
{
  g_autofree char *folder = g_path_get_dirname (stranger_path);
  g_autofree char *there = g_build_filename (folder, trash, NULL);
  g_autofree char *moved = g_build_filename (there, "play.purser", NULL);

  g_assert_cmpint (g_mkdir_with_parents (there, 0700), ==, 0);
  g_assert_cmpint (g_rename (stranger_path, moved), ==, 0);
}

static void
throw_away (int fd)
{
  move_to ("Trash/files");
}

static void
delete_in_library (int fd)
{
  move_to (".trash");
}

static void
look_for_stranger (int fd)
{
  struct stat synced, there;

  g_assert_cmpint (fstat (fd, &synced), ==, 0);
  g_assert_cmpint (stat (stranger_path, &there), ==, 0);
  g_assert_true (synced.st_ino == there.st_ino);
}

/* The former file has another name by then. What was put back has to be synced, too. */
static void
put_same_back (int fd)
{
  g_autofree char *backup = g_strconcat (stranger_path, ".backup", NULL);

  g_assert_cmpint (link (stranger_path, backup), ==, 0);
  g_assert_true (g_file_set_contents (stranger_path, "head\none\n", -1, NULL));
  before_sync = look_for_stranger;
}

static void
write_over (int fd)
{
  const struct timespec later[2] = { { 4000000000, 0 }, { 4000000000, 0 } };

  fd = g_open (stranger_path, O_WRONLY, 0);
  g_assert_cmpint (pwrite (fd, "xyz", 3, 5), ==, 3);
  g_assert_cmpint (futimens (fd, later), ==, 0);
  close (fd);
}

static void
put_foreign_back (int fd)
{
  g_assert_true (g_file_set_contents (stranger_path, "head\nforeign\n", -1, NULL));
}

/* A line whose file was deleted, thrown away, or replaced by a copy of what was played, while its disk was waited for is in the
 * file that is there. */
static void
test_lost_while_synced (Place         *self,
                        gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);
  g_autoptr (GError) error = NULL;

  stranger_path = self->path;
  before_sync = (void (*) (int)) data;
  g_assert_true (purser_journal_append (journal, "one", &error));
  g_assert_no_error (error);
  g_assert_null (before_sync);
  assert_contents (self->path, "head\none\n");
  g_assert_true (purser_journal_append (journal, "two", NULL));
  assert_contents (self->path, "head\none\ntwo\n");
}

/* A play that somebody deletes in the library while its last line is synced does not come back by itself, and has that line. */
static void
test_deleted_while_synced (Place         *self,
                           gconstpointer  data)
{
  g_autofree char *deleted = g_build_filename (self->folder, ".trash", "play.purser", NULL);
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);

  stranger_path = self->path;
  before_sync = delete_in_library;
  g_assert_true (purser_journal_append (journal, "one", NULL));
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  assert_contents (deleted, "head\none\n");
}

/* If something else is in its place, the line does not count as saved. */
static void
test_replaced_while_synced (Place         *self,
                            gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);

  stranger_path = self->path;
  before_sync = (void (*) (int)) data;
  assert_refuses (journal, "one");
  g_assert_false (purser_journal_is_saved (journal));
  g_unlink (self->path);
  g_assert_true (purser_journal_save (journal, NULL));
  assert_contents (self->path, "head\none\n");
}

static void
begin_foreign (int fd)
{
  g_assert_cmpint (write (fd, "for", 3), ==, 3);
}

/* Another program writes part of a line just before ours: what came of both is no line of the play. */
static void
test_written_before_ours (Place         *self,
                          gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);

  before_write = begin_foreign;
  assert_refuses (journal, "one");
  g_assert_false (purser_journal_is_saved (journal));
  g_unlink (self->path);
  g_assert_true (purser_journal_save (journal, NULL));
  assert_contents (self->path, "head\none\n");
}

static void
finish_torn_elsewhere (int fd)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (stranger_path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "head\none\ntw");
  fd = g_open (stranger_path, O_WRONLY | O_APPEND, 0);
  finish_torn (fd);
  close (fd);
}

/* The same while the torn line is being set aside: there is a copy of its beginning, and the whole line stays. */
static void
test_torn_and_finished_late (Place         *self,
                             gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = open_torn (self->path);

  stranger_path = self->path;
  before_sync = finish_torn_elsewhere;
  g_assert_false (purser_journal_set_aside (journal, NULL));
  assert_contents (self->path, "head\none\ntwo\n");
}

/* A file that was deleted, could not be made again, and was then restored as it was is gone on with. */
static void
test_restored (Place         *self,
               gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);
  g_autoptr (GError) error = NULL;

  g_unlink (self->path);
  failing_fsyncs = 1;
  g_assert_false (purser_journal_append (journal, "one", NULL));
  g_assert_true (g_file_set_contents (self->path, "head\n", -1, NULL));
  g_assert_true (purser_journal_save (journal, &error));
  g_assert_no_error (error);
  assert_contents (self->path, "head\none\n");
}

static void
delete_and_fail (int fd)
{
  delete_file (fd);
  failing_fsyncs = 1;
}

/* The same with the line in it that was being written. */
static void
test_restored_with_line (Place         *self,
                         gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);
  g_autoptr (GError) error = NULL;

  stranger_path = self->path;
  before_sync = delete_and_fail;
  g_assert_false (purser_journal_append (journal, "one", NULL));
  g_assert_cmpuint (failing_fsyncs, ==, 0);
  g_assert_true (g_file_set_contents (self->path, "head\none\n", -1, NULL));
  g_assert_true (purser_journal_save (journal, &error));
  g_assert_no_error (error);
  assert_contents (self->path, "head\none\n");
}

/* The same of a torn one, whose end could not be set aside; it may be restored with that or without.
 *
 * @text: what is restored */
static void
test_restored_torn (Place         *self,
                    gconstpointer  text)
{
  g_autofree char *aside = g_strconcat (self->path, ".torn", NULL);
  g_autoptr (PurserJournal) journal = open_torn (self->path);
  g_autoptr (GError) error = NULL;

  g_unlink (self->path);
  g_assert_cmpint (g_mkdir (aside, 0700), ==, 0);
  g_assert_false (purser_journal_append (journal, "two", NULL));
  g_rmdir (aside);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  g_assert_true (purser_journal_save (journal, &error));
  g_assert_no_error (error);
  assert_contents (self->path, "head\none\ntwo\n");
  assert_contents (aside, "tw\n");
  g_assert_cmpuint (count_files (self->folder), ==, 2);
}

/* A deleted file that a backup has by another name is made again, and the backup is left alone. */
static void
test_deleted_with_backup (Place         *self,
                          gconstpointer  data)
{
  g_autofree char *backup = g_build_filename (self->folder, "backup", NULL);
  g_autoptr (PurserJournal) journal = purser_journal_create (self->path, "head", NULL);

  g_assert_cmpint (link (self->path, backup), ==, 0);
  g_unlink (self->path);
  g_assert_true (purser_journal_append (journal, "one", NULL));
  assert_contents (self->path, "head\none\n");
  assert_contents (backup, "head\n");
}

#define ADD(name, data, function) g_test_add ("/strangers/" name, Place, data, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("torn-and-link", NULL, test_torn_and_link);
  ADD ("shortened-while-read", NULL, test_shortened_while_read);
  ADD ("written-after-reading", NULL, test_written_after_reading);
  ADD ("written-after-writing", GUINT_TO_POINTER (0), test_written_after_writing);
  ADD ("written-before-failing", GUINT_TO_POINTER (1), test_written_after_writing);
  ADD ("torn-and-finished", NULL, test_torn_and_finished);
  ADD ("renamed-folder", NULL, test_renamed_folder);
  ADD ("deleted-unsynced", NULL, test_deleted_unsynced);
  ADD ("moved-file", NULL, test_moved_file);
  ADD ("lock-taken-meanwhile", NULL, test_lock_taken_meanwhile);
  ADD ("name-taken/empty", "", test_name_taken);
  ADD ("name-taken/another", "other\n", test_name_taken);
  ADD ("torn-and-deleted", NULL, test_torn_and_deleted);
  ADD ("lost-while-synced/deleted", delete_file, test_lost_while_synced);
  ADD ("lost-while-synced/older", put_older_back, test_lost_while_synced);
  ADD ("lost-while-synced/same", put_same_back, test_lost_while_synced);
  ADD ("lost-while-synced/thrown-away", throw_away, test_lost_while_synced);
  ADD ("deleted-while-synced", NULL, test_deleted_while_synced);
  ADD ("replaced-while-synced/foreign", put_foreign_back, test_replaced_while_synced);
  ADD ("replaced-while-synced/written-over", write_over, test_replaced_while_synced);
  ADD ("written-before-ours", NULL, test_written_before_ours);
  ADD ("torn-and-finished-late", NULL, test_torn_and_finished_late);
  ADD ("restored", NULL, test_restored);
  ADD ("restored-with-line", NULL, test_restored_with_line);
  ADD ("restored-torn/whole", "head\none\ntw", test_restored_torn);
  ADD ("restored-torn/cut", "head\none\n", test_restored_torn);
  ADD ("deleted-with-backup", NULL, test_deleted_with_backup);
  return g_test_run ();
}
