// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Simulates a slow disk; to be preloaded (LD_PRELOAD). Each fsync of a play takes 300 ms, each of Purser's other files 1500
 * ms, so that waiting for the play alone does not wait for those, and each read 50 ms, or PURSER_SLOW_READ. Writes are blocked
 * while there is a file with the name in PURSER_DISK_GATE plus "-write", and reads with "-read", or with "-" and the name of the
 * file that is read. The file PURSER_SLOW_LOG gets what the main thread of Purser waits for, itself or by a thread, or writes,
 * which of its folders it lists, and what it renames or deletes. */

#define _GNU_SOURCE /* RTLD_NEXT, program_invocation_short_name */
#undef _FILE_OFFSET_BITS

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define FSYNC 300
#define FSYNC_KEPT 1500
#define READ 50
#define PATH_SIZE 4096

/* Returns whether a file is one that gets its own name when it is complete. */
static bool
is_draft (const char *name)
{
  return strncmp (name, "/.purser-", strlen ("/.purser-")) == 0;
}

/* Returns whether a file is a play, its torn line, or a temporary file of one. */
static bool
is_play (const char *name)
{
  size_t length = strlen (name);

  return is_draft (name) || strstr (name, ".purser.") != NULL ||
         (length > 7 && strcmp (name + length - 7, ".purser") == 0);
}

/* Returns whether a file is your copy of a game, a score pad, imported results or a person's picture, or a temporary file of
 * one. */
static bool
is_kept (const char *path,
         const char *name)
{
  const char *data = getenv ("XDG_DATA_HOME");

  return data != NULL && strncmp (path, data, strlen (data)) == 0 &&
         (strstr (name, ".json") != NULL || strstr (name, ".png") != NULL ||
          (is_draft (name) && strstr (path, "/plays/") == NULL));
}

/* Returns whether a file has settings, which GLib writes to a temporary file first. It is read as the program starts, and
 * again after each write, when the system has it cached. */
static bool
is_settings (const char *path)
{
  return strstr (path, "/glib-2.0/settings/") != NULL;
}

/* Returns whether a file is one that GIO has not completed yet, as a page that GTK prints to a file in the main loop. */
static bool
is_page (const char *name)
{
  return strstr (name, "/.goutputstream-") != NULL;
}

typedef enum { FOREIGN, PLAY, KEPT, SETTINGS, PAGE } Kind;

static Kind
find_kind (const char *path)
{
  const char *name = strrchr (path, '/');

  if (name == NULL)
    return FOREIGN;
  if (is_settings (path))
    return SETTINGS;
  if (is_page (name))
    return PAGE;
  return is_kept (path, name) ? KEPT : is_play (name) ? PLAY : FOREIGN;
}

static Kind
find_kind_of_two (const char *from,
                  const char *to)
{
  Kind kind = find_kind (from);

  return kind != FOREIGN ? kind : find_kind (to);
}

/* Gets the path of an open file; an empty one if it has none. */
static void
find_path_of_open (int  fd,
                   char path[static PATH_SIZE])
{
  char link[64];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, PATH_SIZE - 1);
  path[length > 0 ? length : 0] = '\0';
}

static Kind
find_kind_of_open (int fd)
{
  char path[PATH_SIZE];

  find_path_of_open (fd, path);
  return find_kind (path);
}

static void
write_down (const char *what,
            Kind        kind)
{
  static const char *const names[] = { "foreign", "play", "kept", "settings", "page" };
  const char *log = getenv ("PURSER_SLOW_LOG");
  bool waits = gettid () == getpid () && strcmp (program_invocation_short_name, "purser") == 0;
  int fd = log != NULL && waits ? open (log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;

  if (fd < 0)
    return;
  dprintf (fd, "%s %s\n", what, names[kind]);
  close (fd);
}

static long
get_reading (void)
{
  const char *told = getenv ("PURSER_SLOW_READ");

  return told != NULL ? atol (told) : READ;
}

static void
rest (long milliseconds)
{
  struct timespec time = { milliseconds / 1000, milliseconds % 1000 * 1000000 };

  nanosleep (&time, NULL);
}

static void
wait_for_gate (const char *way)
{
  const char *gate = getenv ("PURSER_DISK_GATE");
  char path[PATH_SIZE];

  snprintf (path, sizeof path, "%s-%s", gate != NULL ? gate : "", way);
  while (gate != NULL && access (path, F_OK) == 0)
    rest (5);
}

/* The threads that wait until a play is on the disk; 0 where there is none. */
static _Atomic (pthread_t) writing[16];

/* Returns whether there was one like that. */
static bool
replace_writing (pthread_t from,
                 pthread_t to)
{
  for (size_t i = 0; i < sizeof writing / sizeof *writing; i++)
    {
      pthread_t expected = from;

      if (atomic_compare_exchange_strong (&writing[i], &expected, to))
        return true;
    }
  return false;
}

/* Who waits for such a thread waits for the disk. */
int
pthread_join (pthread_t thread,
              void    **result)
{
  int (*real) (pthread_t, void **) = dlsym (RTLD_NEXT, "pthread_join");

  if (replace_writing (thread, thread))
    write_down ("join", PLAY);
  return real (thread, result);
}

static void
wait_to_write (int         fd,
               const char *what)
{
  int saved = errno;
  Kind kind = find_kind_of_open (fd);

  if (kind == FOREIGN)
    return;
  write_down (what, kind);
  if (kind == PLAY)
    replace_writing (0, pthread_self ());
  rest (kind == KEPT ? FSYNC_KEPT : FSYNC);
  if (kind != SETTINGS)
    wait_for_gate ("write");
  if (kind == PLAY)
    replace_writing (pthread_self (), 0);
  errno = saved;
}

static void
wait_to_read (int         fd,
              const char *what)
{
  int saved = errno;
  char path[PATH_SIZE];
  Kind kind;

  find_path_of_open (fd, path);
  kind = find_kind (path);
  if (kind == FOREIGN || kind == SETTINGS)
    return;
  write_down (what, kind);
  rest (get_reading ());
  wait_for_gate ("read");
  wait_for_gate (strrchr (path, '/') + 1);
  errno = saved;
}

/* Logs a call without delaying it. */
static void
wait_for_none (Kind        kind,
               const char *what)
{
  if (kind != FOREIGN)
    write_down (what, kind);
}

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");

  wait_to_write (fd, "fsync");
  return real (fd);
}

int
fdatasync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fdatasync");

  wait_to_write (fd, "fdatasync");
  return real (fd);
}

ssize_t
read (int    fd,
      void  *text,
      size_t length)
{
  ssize_t (*real) (int, void *, size_t) = dlsym (RTLD_NEXT, "read");

  wait_to_read (fd, "read");
  return real (fd, text, length);
}

ssize_t
pread (int    fd,
       void  *text,
       size_t length,
       off_t  at)
{
  ssize_t (*real) (int, void *, size_t, off_t) = dlsym (RTLD_NEXT, "pread");

  wait_to_read (fd, "pread");
  return real (fd, text, length, at);
}

ssize_t
pread64 (int       fd,
         void     *text,
         size_t    length,
         off64_t   at)
{
  ssize_t (*real) (int, void *, size_t, off64_t) = dlsym (RTLD_NEXT, "pread64");

  wait_to_read (fd, "pread");
  return real (fd, text, length, at);
}

DIR *
opendir (const char *path)
{
  DIR *(*real) (const char *) = dlsym (RTLD_NEXT, "opendir");

  if (strstr (path, "/purser/") != NULL)
    write_down ("opendir", FOREIGN);
  return real (path);
}

ssize_t
write (int         fd,
       const void *text,
       size_t      length)
{
  ssize_t (*real) (int, const void *, size_t) = dlsym (RTLD_NEXT, "write");

  wait_for_none (find_kind_of_open (fd), "write");
  return real (fd, text, length);
}

int
rename (const char *from,
        const char *to)
{
  int (*real) (const char *, const char *) = dlsym (RTLD_NEXT, "rename");

  wait_for_none (find_kind_of_two (from, to), "rename");
  return real (from, to);
}

int
unlink (const char *path)
{
  int (*real) (const char *) = dlsym (RTLD_NEXT, "unlink");

  wait_for_none (find_kind (path), "unlink");
  return real (path);
}

int
remove (const char *path)
{
  int (*real) (const char *) = dlsym (RTLD_NEXT, "remove");

  wait_for_none (find_kind (path), "remove");
  return real (path);
}

int
renameat2 (int          from_folder,
           const char  *from,
           int          to_folder,
           const char  *to,
           unsigned int flags)
{
  int (*real) (int, const char *, int, const char *, unsigned int) = dlsym (RTLD_NEXT, "renameat2");

  wait_for_none (find_kind_of_two (from, to), "renameat2");
  return real (from_folder, from, to_folder, to, flags);
}
