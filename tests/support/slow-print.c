// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Makes pages slow to print; to be preloaded (LD_PRELOAD). No page is completed while the file exists whose name is in
 * PURSER_PRINT_GATE. Meanwhile the main loop handles all other events, as it does between pages. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include <dlfcn.h>
#include <gio/gio.h>
#include <unistd.h>

#define REST 5000

void cairo_show_page (gpointer cr);

void
cairo_show_page (gpointer cr)
{
  void (*real) (gpointer) = dlsym (RTLD_NEXT, "cairo_show_page");
  const char *gate = g_getenv ("PURSER_PRINT_GATE");

  while (gate != NULL && access (gate, F_OK) == 0)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (REST);
  real (cr);
}
