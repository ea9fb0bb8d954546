// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Keeps the leak checker from reporting the list of keys that GTK's bridge to screen readers leaks (4.18); to be preloaded
 * (LD_PRELOAD) into programs with sanitizers. lsan.supp cannot name it, as the fast unwinder ends in GLib. Purser never asks for
 * such a list. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include <dlfcn.h>
#include <stddef.h>

void   __lsan_ignore_object (const void *object) __attribute__ ((weak));
void **g_hash_table_get_keys_as_array (void         *table,
                                       unsigned int *length);

void **
g_hash_table_get_keys_as_array (void         *table,
                                unsigned int *length)
{
  void **(*real) (void *, unsigned int *) = dlsym (RTLD_NEXT, "g_hash_table_get_keys_as_array");
  void **keys = real (table, length);

  if (__lsan_ignore_object != NULL)
    __lsan_ignore_object (keys);
  return keys;
}
