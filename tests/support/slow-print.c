// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Pages that take their time, to be loaded before a program (LD_PRELOAD): none is done as long as there is a file of the name in
 * PURSER_PRINT_GATE. Meanwhile the program sees and hears all else, as it does between one page and the next. */

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
