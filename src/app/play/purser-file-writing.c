// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-errand.h"
#include "purser-file-writing.h"
#include "purser-wait-dialog.h"

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  gboolean written = g_file_replace_contents_finish (G_FILE (object), result, NULL, &error);

  purser_wait_dialog_end (g_task_get_task_data (task));
  if (written)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  purser_errand_end (task);
}

/* Writes a file to a place that may be slow. The user can cancel it in a dialog, and the program does not end before it is
 * written. */
void
purser_file_writing_begin (GtkWidget           *over,
                           GFile               *file,
                           GBytes              *bytes,
                           GAsyncReadyCallback  callback)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GTask *task = g_task_new (over, NULL, callback, NULL);

  g_task_set_task_data (task, purser_wait_dialog_new (over, _("Saving the File…"), NULL, cancellable), NULL);
  purser_errand_begin (task);
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, written_cb, task);
}

/* Returns: whether it is written; @error is %G_IO_ERROR_CANCELLED if the user cancelled it */
gboolean
purser_file_writing_finish (GAsyncResult  *result,
                            GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
