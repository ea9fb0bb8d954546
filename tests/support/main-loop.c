// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Logs when the main loop of a program is busy; to be preloaded (LD_PRELOAD). Each time it was busy for ten milliseconds or
 * more between two polls it writes a line to the file PURSER_LOOP_LOG, with three numbers in microseconds: the monotonic time
 * of the second poll; how long it was busy; and the processor time of that, which is less if other programs run. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include <dlfcn.h>
#include <gio/gio.h>
#include <stdio.h>
#include <time.h>

#define WORTH_TELLING 10000

static FILE *log_file;
static gint64 began;
static gint64 worked;

static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
tell (gint64 now)
{
  if (began > 0 && now - began >= WORTH_TELLING)
    fprintf (log_file, "%lld %lld %lld\n", (long long) now, (long long) (now - began), (long long) (get_work () - worked));
}

static gint
poll_and_tell (GPollFD *fds,
               guint    n_fds,
               gint     timeout)
{
  gint ready;

  tell (g_get_monotonic_time ());
  ready = g_poll (fds, n_fds, timeout);
  began = g_get_monotonic_time ();
  worked = get_work ();
  return ready;
}

int
g_application_run (GApplication *application,
                   int           argc,
                   char        **argv)
{
  int (*real) (GApplication *, int, char **) = dlsym (RTLD_NEXT, "g_application_run");
  const char *path = g_getenv ("PURSER_LOOP_LOG");

  log_file = path != NULL ? fopen (path, "ae") : NULL;
  if (log_file != NULL)
    {
      setvbuf (log_file, NULL, _IOLBF, 0);
      g_main_context_set_poll_func (NULL, poll_and_tell);
    }
  return real (application, argc, argv);
}
