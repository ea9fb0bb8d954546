// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gstdio.h>

#include "purser-errand.h"
#include "purser-same-file.h"

typedef struct {
  char *path;
  GStrv others;
} Search;

static void
search_free (gpointer data)
{
  Search *self = data;

  g_free (self->path);
  g_strfreev (self->others);
  g_free (self);
}

static gboolean
is_same (const char *path,
         const char *other)
{
  GStatBuf one, two;

  return g_str_equal (path, other) ||
         (g_stat (path, &one) == 0 && g_stat (other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino);
}

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Search *self = data;
  guint i = 0;

  while (self->others[i] != NULL && !is_same (self->path, self->others[i]))
    i++;
  g_task_return_pointer (task, g_strdup (self->others[i]), g_free);
}

/* Finds out in a thread whether a path leads to the same file as one of others, perhaps by a link. The program does not end
 * before that is known, but cancelling it does not wait for the disk. */
void
purser_same_file_find_async (const char          *path,
                             const char *const   *others,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Search *search = g_new0 (Search, 1);

  search->path = g_strdup (path);
  search->others = g_strdupv ((GStrv) others);
  g_task_set_task_data (task, search, search_free);
  g_task_set_return_on_cancel (task, TRUE);
  purser_errand_begin (task);
  g_task_run_in_thread (task, find_in_thread);
}

/* Returns: (transfer full) (nullable): the first of the others that is the same file; %NULL if none is, or it was cancelled */
char *
purser_same_file_find_finish (GAsyncResult *result)
{
  purser_errand_end (result);
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
