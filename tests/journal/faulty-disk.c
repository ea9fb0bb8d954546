// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A disk whose calls fail one at a time, or with changes by other programs in between: the fsync, ftruncate, write and pread
 * of this program replace the system's. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "faulty-disk.h"

#include <dlfcn.h>
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

guint failing_fsyncs, failing_folders, failing_ftruncates;
gboolean cut, only_after_cut;
void (*before_write) (int fd);
void (*before_read) (int fd);
void (*before_sync) (int fd);
void (*after_write) (int fd);
void (*after_end) (int fd);

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
    {
      if (before_sync != NULL)
        g_steal_pointer (&before_sync) (fd);
      return real (fd);
    }
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

void
assert_contents (const char *path,
                 const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

PurserJournal *
open_torn (const char *path)
{
  g_autoptr (GError) error = NULL;
  PurserJournal *journal;

  g_assert_true (g_file_set_contents (path, "head\none\ntw", -1, NULL));
  journal = purser_journal_open (path, NULL, &error);
  g_assert_no_error (error);
  return journal;
}
