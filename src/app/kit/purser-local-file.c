// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-local-file.h"

/* Returns the path of a file on this computer, as a play is written with fsync, which takes a path. It fails for a file on a
 * server that is not mounted. */
char *
purser_local_file_dup_path (GFile   *file,
                            GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_parse_name (file);

  if (path == NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _("“%.80s” is not on this computer. Copy it here, then choose the copy"), name);
  return g_steal_pointer (&path);
}

/* Returns whether two paths lead to one file, such as a link to it. */
static gboolean
is_same (const char *path,
         const char *other)
{
  GStatBuf one, two;

  return g_stat (path, &one) == 0 && g_stat (other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino;
}

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

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Search *self = data;
  guint i = 0;

  while (self->others[i] != NULL && !g_str_equal (self->others[i], self->path) && !is_same (self->path, self->others[i]))
    i++;
  g_task_return_pointer (task, g_strdup (self->others[i]), g_free);
}

/* Finds out in a thread whether a path leads to the same file as one of others. Cancelling it does not wait for the disk.
 *
 * @others: (transfer full): paths */
void
purser_local_file_find_same_async (const char          *path,
                                   GStrv                others,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Search *search = g_new0 (Search, 1);

  search->path = g_strdup (path);
  search->others = others;
  g_task_set_task_data (task, search, search_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, find_in_thread);
}

/* Returns: (transfer full) (nullable): the first of the others that is the same file; %NULL if none is, or it was cancelled */
char *
purser_local_file_find_same_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/* Makes a dialog that asks for a file of one kind, with a second filter for any file, as its name may end otherwise.
 *
 * @endings: the endings of such names, or media types */
GtkFileDialog *
purser_local_file_dialog_new (const char        *title,
                              const char        *kind,
                              const char *const *endings)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) any = gtk_file_filter_new ();

  for (guint i = 0; endings[i] != NULL; i++)
    if (strchr (endings[i], '/') != NULL)
      gtk_file_filter_add_mime_type (filter, endings[i]);
    else
      gtk_file_filter_add_suffix (filter, endings[i]);
  gtk_file_filter_set_name (filter, kind);
  gtk_file_filter_set_name (any, _("All files"));
  gtk_file_filter_add_pattern (any, "*");
  g_list_store_append (filters, filter);
  g_list_store_append (filters, any);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  return dialog;
}
