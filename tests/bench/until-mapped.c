// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* until-mapped COMMAND…: starts a command, waits until its window is mapped, and prints its process id and the microseconds
 * from exec () to the mapped window. The command keeps running. */

#include <stdint.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <X11/Xlib.h>

static int64_t
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return (int64_t) time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

/* Small windows are only for the clipboard, the window group and the like. */
static int
is_window (Display *display,
           Window   window)
{
  XWindowAttributes about;

  return XGetWindowAttributes (display, window, &about) && about.width > 100 && about.height > 100 &&
         !about.override_redirect;
}

static int
ignore_error (Display     *display,
              XErrorEvent *event)
{
  return 0;
}

int
main (int    argc,
      char **argv)
{
  Display *display = XOpenDisplay (NULL);
  int64_t begun;
  pid_t child;

  if (display == NULL || argc < 2)
    return 2;
  XSetErrorHandler (ignore_error);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, False);
  begun = now ();
  child = fork ();
  if (child == 0)
    {
      close (ConnectionNumber (display));
      close (STDOUT_FILENO);
      dup2 (STDERR_FILENO, STDOUT_FILENO);
      execvp (argv[1], argv + 1);
      _exit (127);
    }
  for (;;)
    {
      XEvent event;

      XNextEvent (display, &event);
      if (event.type != MapNotify || !is_window (display, event.xmap.window))
        continue;
      printf ("%d %lld\n", (int) child, (long long) (now () - begun));
      return 0;
    }
}
