// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-errand.h"
#include "purser-file-writing.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

typedef struct {
  GFile            *file;
  GBytes           *bytes;
  GdkTexture       *picture; /* (nullable): packed in the thread, as that takes longer than a key may wait */
  PurserWaitDialog *wait;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *self = data;

  g_object_unref (self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_object (&self->picture);
  g_free (self);
}

/* Returns whether the file can be written beside its place, and then get its name. Otherwise it is on another machine, or is
 * no usual file, or only its folder is read-only. */
static gboolean
can_replace (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  GStatBuf about;
  gboolean exists = g_stat (path, &about) == 0;

  return g_access (folder, W_OK) == 0 && (!exists || (S_ISREG (about.st_mode) && g_access (path, W_OK) == 0));
}

/* GIO writes a new file under its own name at once, so a part of it is deleted again. */
static gboolean
write_elsewhere (GFile         *file,
                 GBytes        *bytes,
                 GCancellable  *cancellable,
                 GError       **error)
{
  gboolean existed = g_file_query_exists (file, NULL);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gboolean written = g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, cancellable, error);

  if (!written && !existed)
    g_file_delete (file, NULL, NULL);
  return written;
}

/* A link stays, and the file it leads to is replaced. */
static gboolean
write_bytes (GFile         *file,
             GBytes        *bytes,
             GCancellable  *cancellable,
             GError       **error)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *target = path != NULL ? realpath (path, NULL) : NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (target != NULL)
    path = target;
  if (!g_file_is_native (file) || !can_replace (path))
    return write_elsewhere (file, bytes, cancellable, error);
  return purser_disk_replace (path, data, length, cancellable, error);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Writing *self = data;
  GError *error = NULL;

  if (self->picture != NULL)
    self->bytes = gdk_texture_save_to_png_bytes (self->picture);
  if (self->bytes == NULL)
    g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
  else if (write_bytes (self->file, self->bytes, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Says whether the file is written, unless the user has cancelled it. */
static void
ended_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  Writing *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GtkWidget) place = g_object_ref (purser_wait_dialog_get_place (self->wait));
  g_autoptr (GError) error = NULL;

  purser_wait_dialog_end (self->wait);
  if (g_task_propagate_boolean (G_TASK (result), &error))
    purser_toast (place, _("Saved"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    purser_toast (place, _("Could not save: %s"), error->message);
  purser_errand_end (result);
}

/* Writes a file to a place that may be slow, and says whether it is on the disk. The user can cancel it in a dialog, and the
 * program does not end before it is written. The task knows no widget, as the thread may be the last to drop it.
 *
 * @bytes: (nullable)
 * @picture: (nullable): what to write in place of @bytes */
void
purser_file_writing_begin (GtkWidget  *over,
                           GFile      *file,
                           GBytes     *bytes,
                           GdkTexture *picture)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, ended_cb, NULL);
  Writing *self = g_new0 (Writing, 1);

  self->file = g_object_ref (file);
  self->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  self->picture = picture != NULL ? g_object_ref (picture) : NULL;
  self->wait = purser_wait_dialog_new (over, _("Saving the File…"), NULL, cancellable);
  g_task_set_task_data (task, self, writing_free);
  g_task_set_check_cancellable (task, FALSE);
  purser_errand_begin (task);
  g_task_run_in_thread (task, write_in_thread);
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
    purser_file_writing_begin (over, file, bytes, NULL);
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
