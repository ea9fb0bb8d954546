// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Keeps the leak checker from reporting what GTK leaks (4.18); to be preloaded (LD_PRELOAD) into programs with sanitizers.
 * lsan.supp cannot name these, as the fast unwinder ends in GLib. Only what GTK itself asked for is left out. */

#define _GNU_SOURCE /* dladdr */

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

void   __lsan_ignore_object (const void *object) __attribute__ ((weak));
void **g_hash_table_get_keys_as_array (void         *table,
                                       unsigned int *length);
void  *g_list_prepend (void *list,
                       void *data);
void  *g_file_query_info_finish (void *file,
                                 void *result,
                                 void *error);
void  *g_file_replace (void         *file,
                       const char   *entity,
                       int           backup,
                       unsigned int  flags,
                       void         *cancellable,
                       void         *error);
void  *g_dbus_proxy_call_sync (void         *proxy,
                               const char   *method,
                               void         *parameters,
                               unsigned int  flags,
                               int           timeout,
                               void         *cancellable,
                               void         *error);
void   g_variant_get (void       *value,
                      const char *format,
                      ...);

/* A library that a program of the harness opened for itself alone is not among the next ones (RTLD_NEXT). */
static void *
find (const char *library,
      const char *name)
{
  return dlsym (dlopen (library, RTLD_LAZY | RTLD_NOLOAD), name);
}

static int
is_in_gtk (const void *caller)
{
  Dl_info place;

  return dladdr (caller, &place) &&
         (strstr (place.dli_fname, "/libgtk-4.so") != NULL || strstr (place.dli_fname, "/libprintbackend-file.so") != NULL);
}

static void *
ignore (void *object,
        void *caller)
{
  if (__lsan_ignore_object != NULL && object != NULL && is_in_gtk (caller))
    __lsan_ignore_object (object);
  return object;
}

/* The list of keys of the bridge to screen readers. */
void **
g_hash_table_get_keys_as_array (void         *table,
                                unsigned int *length)
{
  void **(*real) (void *, unsigned int *) = find ("libglib-2.0.so.0", "g_hash_table_get_keys_as_array");

  return ignore (real (table, length), __builtin_return_address (0));
}

/* The buttons for the path in a file chooser. */
void *
g_list_prepend (void *list,
                void *data)
{
  void *(*real) (void *, void *) = find ("libglib-2.0.so.0", "g_list_prepend");

  return ignore (real (list, data), __builtin_return_address (0));
}

/* What is known of a file in a file chooser that is closed meanwhile. */
void *
g_file_query_info_finish (void *file,
                          void *result,
                          void *error)
{
  void *(*real) (void *, void *, void *) = find ("libgio-2.0.so.0", "g_file_query_info_finish");

  return ignore (real (file, result, error), __builtin_return_address (0));
}

/* The file into which GTK has printed, and its name. */
void *
g_file_replace (void         *file,
                const char   *entity,
                int           backup,
                unsigned int  flags,
                void         *cancellable,
                void         *error)
{
  void *(*real) (void *, const char *, int, unsigned int, void *, void *) = find ("libgio-2.0.so.0", "g_file_replace");

  return ignore (real (file, entity, backup, flags, cancellable, error), __builtin_return_address (0));
}

/* The answer of the session to the program's answer. */
void *
g_dbus_proxy_call_sync (void         *proxy,
                        const char   *method,
                        void         *parameters,
                        unsigned int  flags,
                        int           timeout,
                        void         *cancellable,
                        void         *error)
{
  void *(*real) (void *, const char *, void *, unsigned int, int, void *, void *);

  real = find ("libgio-2.0.so.0", "g_dbus_proxy_call_sync");
  return ignore (real (proxy, method, parameters, flags, timeout, cancellable, error), __builtin_return_address (0));
}

/* The path of the program in the session. */
void
g_variant_get (void       *value,
               const char *format,
               ...)
{
  void (*real) (void *, const char *, const char **, va_list *) = find ("libglib-2.0.so.0", "g_variant_get_va");
  va_list places, again;

  va_start (places, format);
  va_copy (again, places);
  real (value, format, NULL, &places);
  if (strcmp (format, "(o)") == 0)
    ignore (*va_arg (again, void **), __builtin_return_address (0));
  va_end (again);
  va_end (places);
}
