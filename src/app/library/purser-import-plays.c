// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Imports chosen files into the library. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-import-plays.h"
#include "purser-import-results.h"
#include "purser-local-file.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

/* Files to import, one after the other, under one wait dialog for all of them. */
typedef struct {
  GtkWidget         *over;
  PurserPlays       *plays;
  GListModel        *files;
  guint              next;
  guint              n_taken;
  PurserWaitDialog  *wait;
  PurserGauge       *gauge;
  GCancellable      *cancellable;
} Import;

static void import_next (Import *import);

/* Shows one toast for all plays, as a toast for each would take minutes; also for those imported before the user cancelled. */
static void
import_tell_taken (Import *import)
{
  if (import->n_taken == 1)
    purser_toast (import->over, _("Play imported"));
  else if (import->n_taken > 1)
    purser_toast (import->over, ngettext ("%u play imported", "%u plays imported", import->n_taken), import->n_taken);
}

static void
import_end (Import *import)
{
  g_clear_pointer (&import->wait, purser_wait_dialog_end);
  import_tell_taken (import);
  purser_gauge_unref (import->gauge);
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

  if (taken != NULL)
    import->n_taken++;
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    purser_toast (import->over, _("Could not import the play: %s"), error->message);
  import_next (import);
}

static void
import_file (Import     *import,
             const char *path)
{
  g_autoptr (PurserGauge) of_one = purser_gauge_new ();
  guint n = g_list_model_get_n_items (import->files);

  if (n > 1)
    purser_gauge_set (import->gauge, import->next - 1, n);
  purser_plays_import_async (import->plays, path, n > 1 ? of_one : import->gauge, import->cancellable, imported_cb, import);
}

static void
import_next (Import *import)
{
  g_autoptr (GFile) file = g_list_model_get_item (import->files, import->next++);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (file == NULL || gtk_widget_get_root (import->over) == NULL || g_cancellable_is_cancelled (import->cancellable))
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
import_begin (Import *import)
{
  gboolean alone = g_list_model_get_n_items (import->files) == 1;

  import->wait = purser_wait_dialog_new (import->over, alone ? _("Importing the Play…") : _("Importing Plays…"), import->gauge,
                                         import->cancellable);
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
    import_begin (import);
  else
    import_end (import);
}

/* Asks for files and imports the plays in them into the library. */
void
purser_import_plays (GtkWidget   *over,
                     PurserPlays *plays)
{
  static const char *const endings[] = { "purser", "bgsplay", "json", NULL };
  g_autoptr (GtkFileDialog) dialog = purser_local_file_dialog_new (_("Import Plays"), _("Purser and BG Stats plays"), endings);
  Import *import = g_new0 (Import, 1);

  import->over = g_object_ref (over);
  import->plays = g_object_ref (plays);
  import->gauge = purser_gauge_new ();
  import->cancellable = g_cancellable_new ();
  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (gtk_widget_get_root (over)), NULL, import_chosen_cb, import);
}
