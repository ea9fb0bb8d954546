// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A disk on which every single call fails once: the open, write, fsync, ftruncate and renameat2 of this program replace the
 * system's, and the first, the second, … of all calls fails, until a play needs no more. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "purser-test-folder.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-journal.h"

static const char *const lines[] = { "head", "one", "two", "three", "four" };

/* The folder whose files fail; NULL if none do. */
static const char *watched;
static guint n_calls, failing;

static gboolean
fails (void)
{
  if (watched == NULL || n_calls++ != failing)
    return FALSE;
  errno = EIO;
  return TRUE;
}

int
open (const char *path,
      int         flags,
      ...)
{
  int (*real) (const char *, int, ...) = dlsym (RTLD_NEXT, "open");
  va_list arguments;
  mode_t mode;

  va_start (arguments, flags);
  mode = flags & O_CREAT ? va_arg (arguments, mode_t) : 0;
  va_end (arguments);
  if (watched != NULL && g_str_has_prefix (path, watched) && fails ())
    return -1;
  return real (path, flags, mode);
}

/* A write that fails has written a part of its data. */
ssize_t
write (int         fd,
       const void *text,
       size_t      length)
{
  ssize_t (*real) (int, const void *, size_t) = dlsym (RTLD_NEXT, "write");

  if (fd <= STDERR_FILENO || !fails ())
    return real (fd, text, length);
  real (fd, text, length / 2);
  errno = EIO;
  return -1;
}

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");

  return fails () ? -1 : real (fd);
}

int
ftruncate (int   fd,
           off_t length)
{
  int (*real) (int, off_t) = dlsym (RTLD_NEXT, "ftruncate");

  return fails () ? -1 : real (fd, length);
}

int
renameat2 (int          from_folder,
           const char  *from,
           int          to_folder,
           const char  *to,
           unsigned int flags)
{
  int (*real) (int, const char *, int, const char *, unsigned int) = dlsym (RTLD_NEXT, "renameat2");

  return fails () ? -1 : real (from_folder, from, to_folder, to, flags);
}

/* Returns: (transfer full): the first @n lines of the play, as in its file */
static char *
join (guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s\n", lines[i]);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Checks that the file holds at least the saved lines, and nothing but lines of the play, in order. */
static void
assert_kept (const char *path,
             guint       n_saved)
{
  g_autofree char *text = NULL;
  g_autofree char *saved = join (n_saved);
  g_autofree char *all = join (G_N_ELEMENTS (lines));

  if (!g_file_get_contents (path, &text, NULL, NULL))
    text = g_strdup ("");
  g_assert_true (g_str_has_prefix (text, saved));
  if (strrchr (text, '\n') != NULL)
    g_assert_cmpint (strncmp (all, text, (gsize) (strrchr (text, '\n') + 1 - text)), ==, 0);
}

/* Adds lines to a journal.
 * Returns: how many of the play's lines it reported as saved */
static guint
write_lines (PurserJournal *journal,
             guint          from,
             guint          to)
{
  guint n_saved = 0;

  for (guint i = from; i < to; i++)
    {
      purser_journal_add (journal, lines[i]);
      if (purser_journal_save (journal, NULL))
        n_saved = i + 1;
    }
  return n_saved;
}

static void
assert_whole (PurserJournal *journal,
              const char    *path,
              guint          n)
{
  g_autofree char *expected = join (n);
  g_autofree char *text = NULL;

  g_assert_true (purser_journal_save (journal, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
tear (const char *path)
{
  FILE *file = fopen (path, "a");

  fputs ("fou", file);
  fclose (file);
}

/* Returns: whether the play reached the call that fails */
static gboolean
play_with (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (PurserJournal) again = NULL;
  guint n_saved;

  watched = folder;
  n_calls = 0;
  journal = purser_journal_begin (path, lines[0]);
  n_saved = write_lines (journal, 1, 4);
  watched = NULL;
  assert_kept (path, n_saved);
  assert_whole (journal, path, 4);
  g_clear_pointer (&journal, purser_journal_free);

  tear (path);
  watched = folder;
  again = purser_journal_open (path, NULL, NULL);
  n_saved = again != NULL ? write_lines (again, 4, 5) : 0;
  watched = NULL;
  assert_kept (path, MAX (n_saved, 4));
  if (again != NULL)
    assert_whole (again, path, 5);
  return n_calls > failing;
}

static void
test_every_call (void)
{
  for (failing = 0; failing == 0 || n_calls >= failing; failing++)
    {
      g_autofree char *folder = purser_test_folder_new ();
      gboolean reached = play_with (folder);

      purser_test_folder_remove (folder);
      if (!reached)
        break;
    }
  g_test_message ("%u calls failed, each once", failing);
  /* Two files are opened, and five saves are written and flushed. */
  g_assert_cmpint (failing, >, 2 + 2 * 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/calls/every", test_every_call);
  return g_test_run ();
}
