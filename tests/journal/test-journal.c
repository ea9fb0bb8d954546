// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-folder.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-error.h"
#include "purser-journal.h"
#include "purser-json.h"

typedef struct {
  char *folder;
  char *path;
  char *torn;
} Place;

static void
set_up (Place         *self,
        gconstpointer  data)
{
  self->folder = purser_test_folder_new ();
  self->path = g_build_filename (self->folder, "play.purser", NULL);
  self->torn = g_strconcat (self->path, ".torn", NULL);
}

static void
tear_down (Place         *self,
           gconstpointer  data)
{
  purser_test_folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->torn);
}

static void
assert_contents (const char *path,
                 const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (text, length, expected, strlen (expected));
}

static void
put (const char *path,
     const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
append (PurserJournal *journal,
        const char    *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (purser_journal_append (journal, line, &error));
  g_assert_no_error (error);
  g_assert_true (purser_journal_is_saved (journal));
}

static PurserJournal *
create (Place *self)
{
  g_autoptr (GError) error = NULL;
  PurserJournal *journal = purser_journal_create (self->path, "head", &error);

  g_assert_no_error (error);
  return journal;
}

static void
assert_line (PurserJournal *journal,
             guint          index,
             const char    *expected)
{
  gsize length;
  const char *line = purser_journal_get_line (journal, index, &length);

  g_assert_cmpmem (line, length, expected, strlen (expected));
}

static void
test_create_and_append (Place         *self,
                        gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);

  assert_contents (self->path, "head\n");
  append (journal, "one");
  append (journal, "千尋");
  /* The line is on the disk at once. */
  assert_contents (self->path, "head\none\n千尋\n");
  g_assert_cmpuint (purser_journal_get_size (journal), ==, 3);
  assert_line (journal, 0, "head");
  assert_line (journal, 2, "千尋");
  g_assert_cmpstr (purser_journal_get_path (journal), ==, self->path);
}

static void
test_create_existing (Place         *self,
                      gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  put (self->path, "somebody's\n");
  g_assert_null (purser_journal_create (self->path, "head", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  assert_contents (self->path, "somebody's\n");
}

static void
test_memory (void)
{
  g_autoptr (PurserJournal) journal = purser_journal_begin (NULL, "head");

  append (journal, "one");
  g_assert_null (purser_journal_get_path (journal));
  assert_line (journal, 1, "one");
}

static void
test_lock (Place         *self,
           gconstpointer  data)
{
  PurserJournal *first = create (self);
  g_autoptr (PurserJournal) reader = NULL;
  g_autoptr (PurserJournal) second = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_journal_open (self->path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED);
  g_clear_error (&error);
  reader = purser_journal_read (self->path, NULL, &error);
  g_assert_no_error (error);
  purser_journal_free (first);
  second = purser_journal_open (self->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (second);
}

static void
test_torn (Place         *self,
           gconstpointer  data)
{
  const char *torn[] = { "tw", "\"tw", "w" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (torn); i++)
    {
      g_autoptr (PurserJournal) journal = NULL;
      g_autofree char *text = g_strconcat ("head\none\n", torn[i], NULL);

      put (self->path, text);
      journal = purser_journal_open (self->path, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (purser_journal_is_torn (journal));
      g_assert_cmpuint (purser_journal_get_size (journal), ==, 2);
      assert_contents (self->path, text);
      g_assert_true (purser_journal_set_aside (journal, &error));
      assert_contents (self->path, "head\none\n");
      append (journal, "three");
      assert_contents (self->path, "head\none\nthree\n");
    }
  /* Lines that were set aside before stay. */
  assert_contents (self->torn, "tw\n\"tw\nw\n");
}

static void
test_drop_last (Place         *self,
                gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  put (self->path, "head\none\n{\"n\n");
  journal = purser_journal_open (self->path, NULL, &error);
  g_assert_false (purser_journal_is_torn (journal));
  purser_journal_drop_last (journal);
  g_assert_true (purser_journal_set_aside (journal, &error));
  g_assert_true (purser_journal_set_aside (journal, &error));
  assert_contents (self->path, "head\none\n");
  g_assert_true (g_file_test (self->torn, G_FILE_TEST_EXISTS));
  append (journal, "two");
  assert_contents (self->path, "head\none\ntwo\n");
}

static void
test_set_aside_refused (Place         *self,
                        gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  put (self->path, "head\none\ntw");
  g_assert_cmpint (g_mkdir (self->torn, 0700), ==, 0);
  journal = purser_journal_open (self->path, NULL, &error);
  g_assert_false (purser_journal_set_aside (journal, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  assert_contents (self->path, "head\none\ntw");
  g_rmdir (self->torn);
}

/* Reading writes nothing: neither the file, nor its time, nor a file beside it. */
static void
test_read_only_looks (Place         *self,
                      gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (GDir) dir = NULL;
  GStatBuf before, after;

  put (self->path, "head\none\ntw");
  g_stat (self->path, &before);
  journal = purser_journal_read (self->path, NULL, NULL);
  g_assert_cmpuint (purser_journal_get_size (journal), ==, 2);
  g_stat (self->path, &after);
  assert_contents (self->path, "head\none\ntw");
  g_assert_cmpint (before.st_mtim.tv_nsec, ==, after.st_mtim.tv_nsec);
  dir = g_dir_open (self->folder, 0, NULL);
  g_assert_cmpstr (g_dir_read_name (dir), ==, "play.purser");
  g_assert_null (g_dir_read_name (dir));
}

static void
test_no_file (Place         *self,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_journal_read (self->path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (purser_journal_open (self->path, NULL, &error));
  g_clear_error (&error);
  g_assert_null (purser_journal_read (self->folder, NULL, &error));
  g_clear_error (&error);
  g_assert_null (purser_journal_read ("/dev/zero", NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
}

/* A cancelled opening returns no journal, and leaves no lock. */
static void
test_leave (Place         *self,
            gconstpointer  data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  put (self->path, "head\n");
  g_cancellable_cancel (cancellable);
  g_assert_null (purser_journal_read (self->path, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (purser_journal_open (self->path, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  journal = purser_journal_open (self->path, NULL, &error);
  g_assert_no_error (error);
}

static void
test_too_long (Place         *self,
               gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  put (self->path, "head\n");
  g_assert_cmpint (truncate (self->path, PURSER_JSON_MAX_FILE + 1), ==, 0);
  g_assert_null (purser_journal_read (self->path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_FILE);
}

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  getrlimit (RLIMIT_FSIZE, &limit);
  limit.rlim_cur = size == RLIM_INFINITY ? limit.rlim_max : size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* A write that breaks off within a line leaves no part of it, and saving continues later. */
static void
test_interrupted_write (Place         *self,
                        gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);
  g_autoptr (GError) error = NULL;

  append (journal, "one");
  limit_files (strlen ("head\none\ntw"));
  g_assert_false (purser_journal_append (journal, "two", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  g_assert_false (purser_journal_is_saved (journal));
  g_assert_false (purser_journal_append (journal, "three", NULL));
  limit_files (RLIM_INFINITY);
  assert_contents (self->path, "head\none\n");
  g_assert_cmpuint (purser_journal_get_size (journal), ==, 4);
  append (journal, "four");
  assert_contents (self->path, "head\none\ntwo\nthree\nfour\n");
}

static void
test_create_without_room (Place         *self,
                          gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  limit_files (2);
  g_assert_null (purser_journal_create (self->path, "head", &error));
  limit_files (RLIM_INFINITY);
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  /* Half a file would be no play, and would make the next attempt fail. */
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
}

static void
test_vanished_file (Place         *self,
                    gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);

  append (journal, "one");
  g_unlink (self->path);
  append (journal, "two");
  assert_contents (self->path, "head\none\ntwo\n");
}

static void
test_vanished_folder (Place         *self,
                      gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);
  g_autoptr (GError) error = NULL;

  purser_test_folder_remove (self->folder);
  g_assert_false (purser_journal_append (journal, "one", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  g_assert_false (purser_journal_is_saved (journal));
  g_mkdir (self->folder, 0700);
  g_assert_true (purser_journal_save (journal, NULL));
  assert_contents (self->path, "head\none\n");
  g_assert_true (purser_journal_is_saved (journal));
}

static void
test_replaced_file (Place         *self,
                    gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);
  g_autoptr (GError) error = NULL;

  g_unlink (self->path);
  put (self->path, "somebody's\n");
  g_assert_false (purser_journal_append (journal, "one", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  assert_contents (self->path, "somebody's\n");
  g_unlink (self->path);
  append (journal, "two");
  assert_contents (self->path, "head\none\ntwo\n");
}

/* A copy with exactly the same text, such as a restored one, is continued. */
static void
test_same_copy (Place         *self,
                gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);

  append (journal, "one");
  put (other, "head\none\n");
  g_assert_cmpint (g_rename (other, self->path), ==, 0);
  append (journal, "two");
  assert_contents (self->path, "head\none\ntwo\n");
}

/* A sync program moves the file aside if it was changed on two devices. */
static void
test_conflict (Place         *self,
               gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);
  g_autofree char *aside = g_build_filename (self->folder, "play.sync-conflict.purser", NULL);
  g_autoptr (GError) error = NULL;

  append (journal, "one");
  g_assert_cmpint (g_rename (self->path, aside), ==, 0);
  g_assert_false (purser_journal_is_displaced (journal));
  put (self->path, "head\ntheirs\n");
  g_assert_true (purser_journal_is_displaced (journal));
  g_assert_false (purser_journal_append (journal, "two", &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  assert_contents (self->path, "head\ntheirs\n");
  assert_contents (aside, "head\none\n");
  g_unlink (self->path);
  append (journal, "three");
  assert_contents (aside, "head\none\ntwo\nthree\n");
}

static void
write_over (const char *path,
            const char *text)
{
  int fd = g_open (path, O_WRONLY | O_TRUNC, 0);

  g_assert_cmpint (write (fd, text, strlen (text)), ==, strlen (text));
  close (fd);
}

/* If an editor or a copy has overwritten the file, even with the same length, nothing is appended to it. */
static void
test_written_over (Place         *self,
                   gconstpointer  data)
{
  static const char *const theirs[] = { "head\nnot\n", "head\n", "head\none\nmore\n", "" };

  for (guint i = 0; i < G_N_ELEMENTS (theirs); i++)
    {
      g_autoptr (PurserJournal) journal = create (self);
      g_autoptr (GError) error = NULL;

      append (journal, "one");
      write_over (self->path, theirs[i]);
      g_assert_false (purser_journal_append (journal, "two", &error));
      g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
      assert_contents (self->path, theirs[i]);
      g_unlink (self->path);
      append (journal, "three");
      assert_contents (self->path, "head\none\ntwo\nthree\n");
      g_unlink (self->path);
    }
}

/* A file that was only touched, or rewritten with the same text, is continued. */
static void
test_touched (Place         *self,
              gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);

  append (journal, "one");
  write_over (self->path, "head\none\n");
  append (journal, "two");
  assert_contents (self->path, "head\none\ntwo\n");
}

/* A file that is moved to the trash is created again, so that emptying the trash loses nothing. */
static void
test_trashed_file (Place         *self,
                   gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);
  g_autofree char *trash = g_build_filename (self->folder, data, NULL);
  g_autofree char *thrown = g_build_filename (trash, "play.purser", NULL);

  append (journal, "one");
  g_assert_cmpint (g_mkdir_with_parents (trash, 0700), ==, 0);
  g_assert_cmpint (g_rename (self->path, thrown), ==, 0);
  append (journal, "two");
  assert_contents (self->path, "head\none\ntwo\n");
  assert_contents (thrown, "head\none\n");
}

/* A renamed file is still written to. */
static void
test_renamed_file (Place         *self,
                   gconstpointer  data)
{
  g_autoptr (PurserJournal) journal = create (self);
  g_autofree char *other = g_build_filename (self->folder, "other.purser", NULL);

  g_assert_cmpint (g_rename (self->path, other), ==, 0);
  append (journal, "one");
  assert_contents (other, "head\none\n");
}

#define ADD(name, function) g_test_add ("/journal/" name, Place, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* A write beyond the limit then fails, as on a full disk, instead of killing the test. */
  signal (SIGXFSZ, SIG_IGN);
  g_test_add_func ("/journal/memory", test_memory);
  ADD ("create-and-append", test_create_and_append);
  ADD ("create-existing", test_create_existing);
  ADD ("lock", test_lock);
  ADD ("torn", test_torn);
  ADD ("drop-last", test_drop_last);
  ADD ("set-aside-refused", test_set_aside_refused);
  ADD ("read-only-looks", test_read_only_looks);
  ADD ("no-file", test_no_file);
  ADD ("leave", test_leave);
  ADD ("too-long", test_too_long);
  ADD ("interrupted-write", test_interrupted_write);
  ADD ("create-without-room", test_create_without_room);
  ADD ("vanished-file", test_vanished_file);
  ADD ("vanished-folder", test_vanished_folder);
  ADD ("replaced-file", test_replaced_file);
  ADD ("renamed-file", test_renamed_file);
  ADD ("same-copy", test_same_copy);
  ADD ("conflict", test_conflict);
  ADD ("written-over", test_written_over);
  ADD ("touched", test_touched);
  g_test_add ("/journal/trashed-file/desktop", Place, "Trash/files", set_up, test_trashed_file, tear_down);
  g_test_add ("/journal/trashed-file/syncthing", Place, ".stversions", set_up, test_trashed_file, tear_down);
  return g_test_run ();
}
