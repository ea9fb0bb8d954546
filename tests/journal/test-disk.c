// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Disks that take nothing more, in every way that a test can arrange. Each time a sentence advises what to do, the moves wait
 * in memory, the file stays as it was, and the next move that can be written saves all of them. */

#define _GNU_SOURCE /* unshare */

#include "purser-test-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-error.h"
#include "purser-journal.h"

#define SKIPPED 77

typedef void (*Story) (const char *folder, const char *path);

static void
tell_alone (Story story)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "play.purser", NULL);

  story (folder, path);
  purser_test_folder_remove (folder);
}

/* Runs a story in a child process with mounts of its own, which end with it. */
static void
tell_with_mounts (Story story)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    {
      if (unshare (CLONE_NEWNS) != 0 && unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0)
        exit (SKIPPED);
      mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL);
      tell_alone (story);
      exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) == SKIPPED)
    g_test_skip ("nothing can be mounted here");
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

static void
mount_disk (const char    *folder,
            unsigned long  flags)
{
  if (mount ("purser", folder, "tmpfs", flags, "size=64k") != 0)
    exit (SKIPPED);
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
begin (const char *path)
{
  g_autoptr (GError) error = NULL;
  PurserJournal *journal = purser_journal_create (path, "head", &error);

  g_assert_no_error (error);
  g_assert_true (purser_journal_append (journal, "one", &error));
  return journal;
}

static void
assert_waits (PurserJournal *journal,
              const char    *line,
              const char    *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (purser_journal_append (journal, line, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_false (purser_journal_is_saved (journal));
}

static void
assert_goes_on (PurserJournal *journal,
                const char    *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (purser_journal_append (journal, line, &error));
  g_assert_no_error (error);
  g_assert_true (purser_journal_is_saved (journal));
}

/* What was on the disk before the ballast is removed stays unchanged to the byte; then all moves are saved. */
static void
fill_disk (const char *folder,
           const char *path)
{
  g_autofree char *ballast = g_build_filename (folder, "ballast", NULL);
  g_autofree char *long_line = g_strnfill (3000, 'x');
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (PurserJournal) journal = NULL;
  gsize length;
  guint n = 0;

  mount_disk (folder, 0);
  g_assert_true (g_file_set_contents (ballast, long_line, 3000, NULL));
  journal = begin (path);
  while (n < 100 && purser_journal_append (journal, long_line, NULL))
    n++;
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpuint (n, <, 100);
  assert_waits (journal, "last", "the disk is full; free some space, and the play will be saved automatically");
  g_assert_true (g_file_get_contents (path, &before, &length, NULL));
  g_assert_cmpuint (length, ==, strlen ("head\none\n") + n * 3001);
  g_unlink (ballast);
  assert_goes_on (journal, "after");
  g_assert_true (g_file_get_contents (path, &after, &length, NULL));
  g_assert_true (g_str_has_prefix (after, before));
  g_assert_true (g_str_has_suffix (after, "x\nlast\nafter\n"));
  g_assert_cmpuint (length, ==, strlen ("head\none\nlast\nafter\n") + (n + 1) * 3001);
}

static void
test_full_disk (void)
{
  tell_with_mounts (fill_disk);
}

/* Returns: (transfer full): the path of a file that fills a disk to its last byte */
static char *
mount_full_disk (const char *folder)
{
  char *ballast = g_build_filename (folder, "ballast", NULL);
  g_autofree char *much = g_strnfill (1 << 20, 'x');
  int fd;

  mount_disk (folder, 0);
  fd = g_open (ballast, O_WRONLY | O_CREAT, 0600);
  while (write (fd, much, 1 << 20) > 0)
    continue;
  close (fd);
  return ballast;
}

static void
begin_on_full_disk (const char *folder,
                    const char *path)
{
  g_autofree char *ballast = mount_full_disk (folder);
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_journal_create (path, "head", &error));
  g_assert_cmpstr (error->message, ==, "the disk is full; free some space, then start again");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_full_disk_at_the_start (void)
{
  tell_with_mounts (begin_on_full_disk);
}

/* A play can begin on a full disk, and no empty file is created until it can be written whole. */
static void
begin_in_memory (const char *folder,
                 const char *path)
{
  g_autofree char *ballast = mount_full_disk (folder);
  g_autofree char *deeper = g_build_filename (folder, "plays", "play.purser", NULL);
  g_autoptr (PurserJournal) journal = purser_journal_begin (deeper, "head");

  g_assert_false (purser_journal_is_saved (journal));
  assert_waits (journal, "one", "the disk is full; free some space, and the play will be saved automatically");
  assert_waits (journal, "two", "the disk is full; free some space, and the play will be saved automatically");
  g_assert_false (g_file_test (deeper, G_FILE_TEST_EXISTS));
  g_unlink (ballast);
  assert_goes_on (journal, "three");
  assert_contents (deeper, "head\none\ntwo\nthree\n");
}

static void
test_full_disk_before_the_start (void)
{
  tell_with_mounts (begin_in_memory);
}

/* A torn line is set aside whole or not at all, however often that is tried. */
static void
set_aside_on_full_disk (const char *folder,
                        const char *path)
{
  g_autofree char *ballast = mount_full_disk (folder);
  g_autofree char *aside = g_strconcat (path, ".torn", NULL);
  g_autofree char *long_line = g_strnfill (9000, 'x');
  g_autofree char *text = g_strconcat ("head\none\n", long_line, NULL);
  g_autofree char *torn = g_strconcat (long_line, "\n", NULL);
  g_autoptr (PurserJournal) journal = NULL;

  g_assert_cmpint (truncate (ballast, 48 * 1024), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  journal = purser_journal_open (path, NULL, NULL);
  assert_waits (journal, "two", "the disk is full; free some space, and the play will be saved automatically");
  assert_waits (journal, "three", "the disk is full; free some space, and the play will be saved automatically");
  assert_contents (path, text);
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_unlink (ballast);
  assert_goes_on (journal, "four");
  assert_contents (path, "head\none\ntwo\nthree\nfour\n");
  assert_contents (aside, torn);
}

static void
test_full_disk_and_torn (void)
{
  tell_with_mounts (set_aside_on_full_disk);
}

/* The USB stick with the play was pulled out, and its replacement is read-only. */
static void
swap_for_read_only (const char *folder,
                    const char *path)
{
  g_autoptr (PurserJournal) journal = begin (path);

  g_unlink (path);
  mount_disk (folder, MS_RDONLY);
  assert_waits (journal, "two", "its folder is read-only; allow writing to it, and the play will be saved automatically");
  assert_waits (journal, "three", "its folder is read-only; allow writing to it, and the play will be saved automatically");
  g_assert_cmpint (umount (folder), ==, 0);
  assert_goes_on (journal, "four");
  assert_contents (path, "head\none\ntwo\nthree\nfour\n");
}

static void
test_read_only (void)
{
  tell_with_mounts (swap_for_read_only);
}

static void
mount_read_only (const char *folder,
                 gboolean    read_only)
{
  g_assert_cmpint (mount (NULL, folder, NULL, MS_REMOUNT | (read_only ? MS_RDONLY : 0), NULL), ==, 0);
}

#define DENIED "its folder is read-only; allow writing to it, and the play will be saved automatically"

/* A play on a read-only medium is locked for one user, and new moves wait until it becomes writable; its torn line is set
 * aside then, too. */
static void
open_on_read_only (const char *folder,
                   const char *path)
{
  g_autofree char *aside = g_strconcat (path, ".torn", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserJournal) journal = NULL;

  mount_disk (folder, 0);
  g_assert_true (g_file_set_contents (path, "head\none\ntw", -1, NULL));
  mount_read_only (folder, TRUE);
  journal = purser_journal_open (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (purser_journal_is_saved (journal));
  g_assert_null (purser_journal_open (path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED);
  g_assert_false (purser_journal_set_aside (journal, NULL));
  assert_waits (journal, "two", DENIED);
  assert_contents (path, "head\none\ntw");
  mount_read_only (folder, FALSE);
  assert_goes_on (journal, "three");
  assert_contents (path, "head\none\ntwo\nthree\n");
  assert_contents (aside, "tw\n");
  g_clear_error (&error);
  g_assert_null (purser_journal_open (path, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED);
}

static void
test_read_only_medium (void)
{
  tell_with_mounts (open_on_read_only);
}

/* If another program has continued the play, nothing is appended to its file. */
static void
change_read_only (const char *folder,
                  const char *path)
{
  g_autofree char *away = g_strconcat (path, ".away", NULL);
  g_autofree char *sentence = NULL;
  g_autoptr (PurserJournal) journal = NULL;

  mount_disk (folder, 0);
  g_assert_true (g_file_set_contents (path, "head\none\n", -1, NULL));
  mount_read_only (folder, TRUE);
  journal = purser_journal_open (path, NULL, NULL);
  assert_waits (journal, "two", DENIED);
  mount_read_only (folder, FALSE);
  g_assert_true (g_file_set_contents (path, "head\none\nother\n", -1, NULL));
  sentence = g_strdup_printf ("another program has changed “%s”; move that file away, and saving will continue", path);
  assert_waits (journal, "three", sentence);
  g_assert_true (purser_journal_is_displaced (journal));
  assert_contents (path, "head\none\nother\n");
  g_assert_cmpint (g_rename (path, away), ==, 0);
  assert_goes_on (journal, "four");
  assert_contents (path, "head\none\ntwo\nthree\nfour\n");
}

static void
test_read_only_changed (void)
{
  tell_with_mounts (change_read_only);
}

/* Nothing is written while another program has the play open either. */
static void
take_read_only (const char *folder,
                const char *path)
{
  g_autofree char *other = g_strconcat (path, ".new", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (PurserJournal) theirs = NULL;

  mount_disk (folder, 0);
  g_assert_true (g_file_set_contents (path, "head\none\n", -1, NULL));
  mount_read_only (folder, TRUE);
  journal = purser_journal_open (path, NULL, NULL);
  mount_read_only (folder, FALSE);
  g_assert_true (g_file_set_contents (other, "head\none\n", -1, NULL));
  g_assert_cmpint (g_rename (other, path), ==, 0);
  theirs = purser_journal_open (path, NULL, NULL);
  g_assert_nonnull (theirs);
  for (guint i = 0; i < 2; i++)
    {
      g_clear_error (&error);
      g_assert_false (purser_journal_append (journal, "two", &error));
      g_assert_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED);
    }
  g_clear_pointer (&theirs, purser_journal_free);
  assert_goes_on (journal, "three");
  assert_contents (path, "head\none\ntwo\ntwo\nthree\n");
}

static void
test_read_only_taken (void)
{
  tell_with_mounts (take_read_only);
}

/* Sets a file attribute.
 * Returns: whether the file system supports it, and the user may set it */
static gboolean
mark_file (const char *path,
           long        flag)
{
  int fd = g_open (path, O_RDONLY, 0);
  int flags = 0;
  gboolean marked = ioctl (fd, FS_IOC_GETFLAGS, &flags) == 0;

  flags = (int) ((flags & ~(FS_IMMUTABLE_FL | FS_APPEND_FL)) | flag);
  marked = marked && ioctl (fd, FS_IOC_SETFLAGS, &flags) == 0;
  close (fd);
  return marked;
}

static void
write_protect (const char *folder,
               const char *path)
{
  g_autoptr (PurserJournal) journal = begin (path);

  if (!mark_file (path, FS_IMMUTABLE_FL))
    {
      g_test_skip ("files cannot be write-protected here");
      return;
    }
  assert_waits (journal, "two", "its folder is read-only; allow writing to it, and the play will be saved automatically");
  assert_contents (path, "head\none\n");
  g_assert_true (mark_file (path, 0));
  assert_goes_on (journal, "three");
  assert_contents (path, "head\none\ntwo\nthree\n");
}

static void
test_write_protected (void)
{
  tell_alone (write_protect);
}

static void
protect_torn (const char *folder,
              const char *path)
{
  g_autoptr (PurserJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "head\none\ntw", -1, NULL));
  journal = purser_journal_open (path, NULL, &error);
  if (!mark_file (path, FS_IMMUTABLE_FL))
    {
      g_test_skip ("files cannot be write-protected here");
      return;
    }
  g_assert_false (purser_journal_set_aside (journal, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  assert_contents (path, "head\none\ntw");
  g_assert_true (mark_file (path, 0));
  g_assert_true (purser_journal_set_aside (journal, NULL));
  assert_goes_on (journal, "three");
  assert_contents (path, "head\none\nthree\n");
}

static void
test_write_protected_torn (void)
{
  tell_alone (protect_torn);
}

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  getrlimit (RLIMIT_FSIZE, &limit);
  limit.rlim_cur = size == RLIM_INFINITY ? limit.rlim_max : size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* A limit on the size of files simulates a quota: the write breaks off within a line. */
static void
reach_quota (const char *folder,
             const char *path)
{
  g_autoptr (PurserJournal) journal = begin (path);

  limit_files (strlen ("head\none\ntw"));
  assert_waits (journal, "two", "your disk quota is used up; delete files you do not need, and the play will be saved automatically");
  assert_contents (path, "head\none\n");
  limit_files (RLIM_INFINITY);
  assert_goes_on (journal, "three");
  assert_contents (path, "head\none\ntwo\nthree\n");
}

static void
test_quota (void)
{
  tell_alone (reach_quota);
}

/* If a torn line cannot be cut off at once, nothing is appended until it can. */
static void
break_off_for_long (const char *folder,
                    const char *path)
{
  g_autoptr (PurserJournal) journal = begin (path);

  if (!mark_file (path, FS_APPEND_FL))
    {
      g_test_skip ("files cannot be write-protected here");
      return;
    }
  limit_files (strlen ("head\none\ntw"));
  assert_waits (journal, "two", "your disk quota is used up; delete files you do not need, and the play will be saved automatically");
  limit_files (RLIM_INFINITY);
  assert_waits (journal, "three", "its folder is read-only; allow writing to it, and the play will be saved automatically");
  assert_contents (path, "head\none\ntw");
  g_assert_true (mark_file (path, 0));
  /* A change of the times alone, as backups make, is no change of the file. */
  g_assert_cmpint (utimensat (AT_FDCWD, path, NULL, 0), ==, 0);
  assert_goes_on (journal, "four");
  assert_contents (path, "head\none\ntwo\nthree\nfour\n");
}

static void
test_broken_off (void)
{
  tell_alone (break_off_for_long);
}

static void
lose_folder (const char *folder,
             const char *path)
{
  g_autoptr (PurserJournal) journal = begin (path);
  g_autofree char *strange = NULL;

  purser_test_folder_remove (folder);
  assert_waits (journal, "two", "its folder is missing; restore it, and the play will be saved automatically");
  /* An error without advice shows the system's text. */
  g_assert_cmpint (symlink (folder, folder), ==, 0);
  strange = g_strdup_printf ("“%s” cannot be written: %s", path, g_strerror (ELOOP));
  assert_waits (journal, "three", strange);
  g_unlink (folder);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  assert_goes_on (journal, "four");
  assert_contents (path, "head\none\ntwo\nthree\nfour\n");
}

static void
test_vanished_folder (void)
{
  tell_alone (lose_folder);
}

/* A file is replaced as a whole, or the old one stays; the error advises what to do. */
static void
replace_on_full_disk (const char *folder,
                      const char *path)
{
  g_autofree char *ballast = mount_full_disk (folder);
  g_autofree char *much = g_strnfill (9000, 'x');
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (truncate (ballast, 60 * 1024), ==, 0);
  g_assert_true (purser_disk_replace (path, "old", 3, NULL, &error));
  g_assert_no_error (error);
  g_assert_false (purser_disk_replace (path, much, 9000, NULL, &error));
  g_assert_error (error, PURSER_ERROR, PURSER_ERROR_SAVE);
  g_assert_cmpstr (error->message, ==, "the disk is full; free some space");
  assert_contents (path, "old");
  g_unlink (ballast);
  g_assert_true (purser_disk_replace (path, much, 9000, NULL, NULL));
  assert_contents (path, much);
}

static void
test_full_disk_and_whole_file (void)
{
  tell_with_mounts (replace_on_full_disk);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* A write beyond the limit then fails, as on a full disk, instead of killing the test. */
  signal (SIGXFSZ, SIG_IGN);
  g_test_add_func ("/disk/full", test_full_disk);
  g_test_add_func ("/disk/full-at-the-start", test_full_disk_at_the_start);
  g_test_add_func ("/disk/full-before-the-start", test_full_disk_before_the_start);
  g_test_add_func ("/disk/full-and-torn", test_full_disk_and_torn);
  g_test_add_func ("/disk/full-and-whole-file", test_full_disk_and_whole_file);
  g_test_add_func ("/disk/read-only", test_read_only);
  g_test_add_func ("/disk/read-only-medium", test_read_only_medium);
  g_test_add_func ("/disk/read-only-changed", test_read_only_changed);
  g_test_add_func ("/disk/read-only-taken", test_read_only_taken);
  g_test_add_func ("/disk/write-protected", test_write_protected);
  g_test_add_func ("/disk/write-protected-torn", test_write_protected_torn);
  g_test_add_func ("/disk/quota", test_quota);
  g_test_add_func ("/disk/broken-off", test_broken_off);
  g_test_add_func ("/disk/vanished-folder", test_vanished_folder);
  return g_test_run ();
}
