// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-errand.h"
#include "purser-file-writing.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

typedef struct {
  GFile            *file;
  GCancellable     *cancellable;
  PurserWaitDialog *wait;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *self = data;

  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_free (self);
}

/* @error: (transfer full) (nullable): why it is not written */
static void
end (GTask  *task,
     GError *error)
{
  Writing *self = g_task_get_task_data (task);

  purser_wait_dialog_end (self->wait);
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  purser_errand_end (task);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  g_file_replace_contents_finish (G_FILE (object), result, NULL, &error);
  end (task, error);
}

/* @task: (transfer full) */
static void
write_bytes (GTask  *task,
             GBytes *bytes)
{
  Writing *self = g_task_get_task_data (task);

  g_file_replace_contents_bytes_async (self->file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, self->cancellable, written_cb, task);
}

/* Says whether the file is written, unless the user has cancelled it. */
static void
ended_cb (GObject      *over,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    purser_toast (GTK_WIDGET (over), _("Saved"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    purser_toast (GTK_WIDGET (over), _("Could not save: %s"), error->message);
}

static GTask *
task_new (GtkWidget *over,
          GFile     *file)
{
  GTask *task = g_task_new (over, NULL, ended_cb, NULL);
  Writing *self = g_new0 (Writing, 1);

  self->file = g_object_ref (file);
  self->cancellable = g_cancellable_new ();
  self->wait = purser_wait_dialog_new (over, _("Saving the File…"), NULL, self->cancellable);
  g_task_set_task_data (task, self, writing_free);
  purser_errand_begin (task);
  return task;
}

/* Writes a file to a place that may be slow, and says whether it is written. The user can cancel it in a dialog, and the
 * program does not end before it is written. */
void
purser_file_writing_begin (GtkWidget *over,
                           GFile     *file,
                           GBytes    *bytes)
{
  write_bytes (task_new (over, file), bytes);
}

static void
pack_in_thread (GTask        *packing,
                gpointer      source,
                gpointer      picture,
                GCancellable *cancellable)
{
  GBytes *png = gdk_texture_save_to_png_bytes (picture);

  if (png != NULL)
    g_task_return_pointer (packing, png, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_new_error_literal (packing, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
}

static void
packed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  g_autoptr (GBytes) png = g_task_propagate_pointer (G_TASK (result), &error);

  if (png != NULL)
    write_bytes (g_steal_pointer (&task), png);
  else
    end (task, error);
}

/* Does the same with a picture: to pack that takes longer than a key may wait. */
void
purser_file_writing_begin_picture (GtkWidget  *over,
                                   GFile      *file,
                                   GdkTexture *picture)
{
  GTask *task = task_new (over, file);
  g_autoptr (GTask) packing = g_task_new (NULL, ((Writing *) g_task_get_task_data (task))->cancellable, packed_cb, task);

  g_task_set_task_data (packing, g_object_ref (picture), g_object_unref);
  g_task_run_in_thread (packing, pack_in_thread);
}

/* What to write where the user says. */
typedef struct {
  GtkWidget *over;
  GBytes    *bytes;
} Question;

/* The widget may have lost its window meanwhile. */
static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autofree Question *question = data;
  g_autoptr (GtkWidget) over = question->over;
  g_autoptr (GBytes) bytes = question->bytes;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL && gtk_widget_get_root (over) != NULL)
    purser_file_writing_begin (over, file, bytes);
}

/* Asks where to save a file, and writes it there.
 *
 * @text: (transfer full): what is in the file */
void
purser_file_writing_ask (GtkWidget     *over,
                         GtkFileDialog *dialog,
                         char          *text)
{
  Question *question = g_new0 (Question, 1);

  question->over = g_object_ref (over);
  question->bytes = g_bytes_new_take (text, strlen (text));
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (over)), NULL, chosen_cb, question);
}
