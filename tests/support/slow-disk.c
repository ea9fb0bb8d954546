// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A slow disk, to be loaded before a program (LD_PRELOAD): each fsync of a play takes 300 ms, one of what Purser keeps beside
 * the plays 1500 ms, so that whoever waits for the play alone does not wait for that, and each reading of one 50 ms, or as
 * many as PURSER_SLOW_READ says. What the main thread of Purser waits for, which of its folders it lists, and what it renames
 * or deletes, is written down in the file that PURSER_SLOW_LOG names. */

#define _GNU_SOURCE /* RTLD_NEXT, program_invocation_short_name */
#undef _FILE_OFFSET_BITS

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define FSYNC 300
#define FSYNC_KEPT 1500
#define READ 50

/* A play, what broke off of it, or one that has no name yet. */
static bool
is_play (const char *name)
{
  size_t length = strlen (name);

  return strstr (name, ".purser-") != NULL || strstr (name, ".purser.torn") != NULL ||
         (length > 7 && strcmp (name + length - 7, ".purser") == 0);
}

/* Your copy of a game, a score pad, results that were taken in or a picture of somebody, or one that has no name yet, which
 * is that of the file and something behind it. */
static bool
is_kept (const char *path,
         const char *name)
{
  const char *data = getenv ("XDG_DATA_HOME");

  return data != NULL && strncmp (path, data, strlen (data)) == 0 &&
         (strstr (name, ".json") != NULL || strstr (name, ".png") != NULL);
}

typedef enum { FOREIGN, PLAY, KEPT } Kind;

static Kind
find_kind (const char *path)
{
  const char *name = strrchr (path, '/');

  if (name == NULL)
    return FOREIGN;
  return is_play (name) ? PLAY : is_kept (path, name) ? KEPT : FOREIGN;
}

static Kind
find_kind_of_open (int fd)
{
  char link[64], path[4096];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  if (length <= 0)
    return FOREIGN;
  path[length] = '\0';
  return find_kind (path);
}

static void
write_down (const char *what)
{
  const char *log = getenv ("PURSER_SLOW_LOG");
  bool waits = gettid () == getpid () && strcmp (program_invocation_short_name, "purser") == 0;
  int fd = log != NULL && waits ? open (log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;

  if (fd < 0)
    return;
  dprintf (fd, "%s\n", what);
  close (fd);
}

static long
get_reading (void)
{
  const char *told = getenv ("PURSER_SLOW_READ");

  return told != NULL ? atol (told) : READ;
}

static void
wait_for (int         fd,
          long        milliseconds,
          const char *what)
{
  struct timespec rest;
  int saved = errno;
  Kind kind = find_kind_of_open (fd);

  if (kind == FOREIGN)
    return;
  if (kind == KEPT && milliseconds == FSYNC)
    milliseconds = FSYNC_KEPT;
  rest = (struct timespec) { milliseconds / 1000, milliseconds % 1000 * 1000000 };
  write_down (what);
  nanosleep (&rest, NULL);
  errno = saved;
}

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");

  wait_for (fd, FSYNC, "fsync");
  return real (fd);
}

int
fdatasync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fdatasync");

  wait_for (fd, FSYNC, "fdatasync");
  return real (fd);
}

ssize_t
read (int    fd,
      void  *text,
      size_t length)
{
  ssize_t (*real) (int, void *, size_t) = dlsym (RTLD_NEXT, "read");

  wait_for (fd, get_reading (), "read");
  return real (fd, text, length);
}

ssize_t
pread (int    fd,
       void  *text,
       size_t length,
       off_t  at)
{
  ssize_t (*real) (int, void *, size_t, off_t) = dlsym (RTLD_NEXT, "pread");

  wait_for (fd, get_reading (), "pread");
  return real (fd, text, length, at);
}

ssize_t
pread64 (int       fd,
         void     *text,
         size_t    length,
         off64_t   at)
{
  ssize_t (*real) (int, void *, size_t, off64_t) = dlsym (RTLD_NEXT, "pread64");

  wait_for (fd, get_reading (), "pread");
  return real (fd, text, length, at);
}

DIR *
opendir (const char *path)
{
  DIR *(*real) (const char *) = dlsym (RTLD_NEXT, "opendir");

  if (strstr (path, "/purser/") != NULL)
    write_down ("opendir");
  return real (path);
}

int
rename (const char *from,
        const char *to)
{
  int (*real) (const char *, const char *) = dlsym (RTLD_NEXT, "rename");

  if (find_kind (from) != FOREIGN || find_kind (to) != FOREIGN)
    write_down ("rename");
  return real (from, to);
}

int
unlink (const char *path)
{
  int (*real) (const char *) = dlsym (RTLD_NEXT, "unlink");

  if (find_kind (path) != FOREIGN)
    write_down ("unlink");
  return real (path);
}

int
remove (const char *path)
{
  int (*real) (const char *) = dlsym (RTLD_NEXT, "remove");

  if (find_kind (path) != FOREIGN)
    write_down ("remove");
  return real (path);
}
