// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Lets threads work for as long as a test looks; to be preloaded (LD_PRELOAD). No thread but the main one ends a task while the
 * file exists whose name is in PURSER_THREAD_GATE. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include <dlfcn.h>
#include <gio/gio.h>
#include <unistd.h>

#define REST 5000

void
g_task_return_boolean (GTask   *task,
                       gboolean result)
{
  void (*real) (GTask *, gboolean) = dlsym (RTLD_NEXT, "g_task_return_boolean");
  const char *gate = g_getenv ("PURSER_THREAD_GATE");

  while (gate != NULL && gettid () != getpid () && access (gate, F_OK) == 0)
    g_usleep (REST);
  real (task, result);
}
