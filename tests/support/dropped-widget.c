// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Ends a program in which a thread other than the main one drops the last reference to a widget; to be preloaded (LD_PRELOAD). */

#define _GNU_SOURCE /* RTLD_NEXT */

#include <dlfcn.h>
#include <glib-object.h>
#include <unistd.h>

static gboolean
is_last_of_widget (gpointer object)
{
  GType widget = g_type_from_name ("GtkWidget");

  return widget != 0 && g_type_is_a (G_OBJECT_TYPE (object), widget) &&
         g_atomic_int_get (&((GObject *) object)->ref_count) == 1;
}

void
g_object_unref (gpointer object)
{
  static void (*real) (gpointer) = NULL;

  if (real == NULL)
    real = dlsym (RTLD_NEXT, "g_object_unref");
  if (gettid () != getpid () && is_last_of_widget (object))
    g_error ("A thread drops the last reference to a %s", G_OBJECT_TYPE_NAME (object));
  real (object);
}
