// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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
