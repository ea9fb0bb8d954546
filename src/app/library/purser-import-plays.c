// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Files somebody chooses, taken into the library. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-import-plays.h"
#include "purser-import-results.h"
#include "purser-local-file.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

/* Files that are taken in, one after the other. */
typedef struct {
  GtkWidget         *over;
  PurserPlays       *plays;
  GListModel        *files;
  guint              next;
  PurserWaitDialog  *wait;
  GCancellable      *cancellable;
} Import;

static void import_next (Import *import);

static void
import_end (Import *import)
{
  g_clear_pointer (&import->wait, purser_wait_dialog_end);
  g_clear_object (&import->cancellable);
  g_clear_object (&import->files);
  g_object_unref (import->plays);
  g_object_unref (import->over);
  g_free (import);
}

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  Import *import = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *taken = purser_plays_import_finish (PURSER_PLAYS (object), result, &error);

  g_clear_pointer (&import->wait, purser_wait_dialog_end);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      import_end (import);
      return;
    }
  if (taken != NULL)
    purser_toast (import->over, _("Play imported"));
  else
    purser_toast (import->over, _("Could not import the play: %s"), error->message);
  import_next (import);
}

static void
import_file (Import     *import,
             const char *path)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();

  import->wait = purser_wait_dialog_new (import->over, _("Importing the Play…"), gauge, import->cancellable);
  purser_plays_import_async (import->plays, path, gauge, import->cancellable, imported_cb, import);
}

static void
import_next (Import *import)
{
  g_autoptr (GFile) file = g_list_model_get_item (import->files, import->next++);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (file == NULL || gtk_widget_get_root (import->over) == NULL)
    {
      import_end (import);
      return;
    }
  path = purser_local_file_dup_path (file, &error);
  if (path != NULL && purser_import_results_takes (path))
    {
      purser_import_results (import->over, import->plays, path);
      import_next (import);
      return;
    }
  if (path != NULL)
    {
      import_file (import, path);
      return;
    }
  purser_toast (import->over, _("Could not import the play: %s"), error->message);
  import_next (import);
}

static void
import_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  Import *import = data;

  import->files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (object), result, NULL);
  if (import->files != NULL)
    import_next (import);
  else
    import_end (import);
}

/* Asks for files and takes the plays in them into the library. */
void
purser_import_plays (GtkWidget   *over,
                     PurserPlays *plays)
{
  static const char *const endings[] = { "purser", "bgsplay", "json", NULL };
  g_autoptr (GtkFileDialog) dialog = purser_local_file_dialog_new (_("Import Plays"), _("Purser and BG Stats plays"), endings);
  Import *import = g_new0 (Import, 1);

  import->over = g_object_ref (over);
  import->plays = g_object_ref (plays);
  import->cancellable = g_cancellable_new ();
  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (gtk_widget_get_root (over)), NULL, import_chosen_cb, import);
}
