// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-error.h"
#include "purser-games.h"
#include "purser-import-results.h"
#include "purser-line-breaks.h"
#include "purser-local-file.h"
#include "purser-opening.h"
#include "purser-same-file.h"
#include "purser-toast.h"
#include "purser-unsaved-plays.h"
#include "purser-wait-dialog.h"

/* Opens plays in a window: chosen, dropped on it or handed over. A new request cancels the one before, and does not wait for it
 * unless that holds the same file. */
struct _PurserOpening
{
  GObject parent_instance;

  PurserWindow     *window; /* (unowned) (nullable): %NULL once it is closed */
  /* What is asked for: the path, how far it is, and what cancels it; %NULL if nothing is. */
  char             *path;
  PurserGauge      *gauge;
  GCancellable     *reading;
  PurserWaitDialog *wait;
  /* The paths that threads open, also those that are not wanted any more; such a thread may hold a file for any time. */
  GHashTable       *begun;
  gboolean          waits; /* whether one of these has to let its file go first */
};

G_DEFINE_FINAL_TYPE (PurserOpening, purser_opening, G_TYPE_OBJECT)

static void
opening_tell_problem (PurserOpening *self,
                      const char    *body)
{
  g_autofree char *valid = g_utf8_make_valid (body, -1);
  AdwDialog *dialog = adw_alert_dialog_new (_("Could Not Open Play"), valid);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  purser_line_breaks_show_all (GTK_WIDGET (dialog));
}

static void
opening_tell_unopened (PurserOpening *self,
                       const char    *path,
                       guint          line,
                       const GError  *error)
{
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the line of a file, and what is wrong there */
  g_autofree char *text = line > 0 ? g_strdup_printf (_("Line %u of “%s”: %s"), line, name, error->message)
                                   /* Translators: a file, and why it could not be opened */
                                   : g_strdup_printf (_("“%s”: %s"), name, error->message);

  opening_tell_problem (self, text);
}

/* Cancels what is asked for. Its play is dropped when it comes. */
static void
opening_leave (PurserOpening *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->gauge, purser_gauge_unref);
  g_clear_pointer (&self->wait, purser_wait_dialog_end);
  g_clear_pointer (&self->path, g_free);
  self->waits = FALSE;
}

static void opening_try (PurserOpening *self);

typedef struct {
  PurserOpening *opening;
  GCancellable  *reading;
  char          *path;
  GError        *error; /* (nullable): why it could not be opened */
  gboolean       beside; /* whether other threads opened plays when it could not */
} Request;

static void
request_free (Request *request)
{
  g_object_unref (request->opening);
  g_object_unref (request->reading);
  g_clear_error (&request->error);
  g_free (request->path);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

/* Returns: (transfer full): the paths of the plays that this window can show at once */
static GStrv
opening_list_known (PurserOpening *self)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_autoptr (GPtrArray) unsaved = purser_unsaved_plays_list ();
  PurserSession *session = purser_window_find_session (self->window);

  if (session != NULL)
    g_strv_builder_add (paths, purser_play_get_path (purser_session_get_play (session)));
  for (guint i = 0; i < unsaved->len; i++)
    g_strv_builder_add (paths, purser_play_get_path (g_ptr_array_index (unsaved, i)));
  return g_strv_builder_end (paths);
}

static gboolean
opening_knows (PurserOpening *self,
               const char    *path)
{
  g_auto (GStrv) known = opening_list_known (self);

  return g_strv_contains ((const char *const *) known, path);
}

static void
opening_wait (PurserOpening *self)
{
  if (g_hash_table_size (self->begun) > 0)
    self->waits = TRUE;
  else
    opening_try (self);
}

static void
known_found_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (Request) request = data;
  PurserOpening *self = request->opening;
  g_autofree char *known = purser_same_file_find_finish (result);
  gboolean cancelled = g_cancellable_is_cancelled (request->reading);

  if (request->reading != self->reading)
    return;
  if (known == NULL && request->beside && !cancelled)
    {
      /* A thread that is not wanted any more holds, or held, the same file by another path. */
      opening_wait (self);
      return;
    }
  if (known != NULL && !cancelled && !opening_knows (self, known))
    {
      /* The play was left, and has been saved and let go meanwhile. */
      opening_try (self);
      return;
    }
  opening_leave (self);
  if (!cancelled && (known == NULL || !purser_window_show_known (self->window, known)))
    opening_tell_unopened (self, request->path, 0, request->error);
}

/* Shows the play that was asked for, or tells why it cannot. A play that is open may be open in this window by another path, such
 * as a link.
 *
 * @request: (transfer full): what was asked for */
static void
opening_show (PurserOpening *self,
              PurserPlay    *play,
              guint          line,
              Request       *request)
{
  g_autoptr (Request) ended = NULL;

  if (g_error_matches (request->error, PURSER_ERROR, PURSER_ERROR_LOCKED))
    {
      g_auto (GStrv) known = opening_list_known (self);

      request->beside = g_hash_table_size (self->begun) > 0;
      purser_same_file_find_async (request->path, (const char *const *) known, self->reading, known_found_cb, request);
      return;
    }
  ended = request;
  opening_leave (self);
  if (play != NULL)
    purser_window_show_play (self->window, play);
  else if (!g_error_matches (request->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    opening_tell_unopened (self, request->path, line, request->error);
}

/* What is not wanted any more has let its file go by now, for which another request may have waited. */
static void
play_opened_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (Request) request = data;
  PurserOpening *self = request->opening;
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open_finish (result, &line, &request->error);

  g_hash_table_remove (self->begun, request->path);
  if (request->reading == self->reading)
    opening_show (self, play, line, g_steal_pointer (&request));
  else if (self->waits)
    opening_try (self);
}

/* Opens what is asked for, unless the same path is still being opened. */
static void
opening_try (PurserOpening *self)
{
  Request *request;

  self->waits = g_hash_table_contains (self->begun, self->path);
  if (self->waits)
    return;
  request = g_new0 (Request, 1);
  request->opening = g_object_ref (self);
  request->reading = g_object_ref (self->reading);
  request->path = g_strdup (self->path);
  g_hash_table_add (self->begun, g_strdup (self->path));
  purser_play_open_async (self->path, purser_games_find, self->gauge, self->reading, play_opened_cb, request);
}

/* Opens a play and shows its table, or tells why it cannot. It cancels what was to be opened before. */
void
purser_opening_open_play (PurserOpening *self,
                          const char    *path)
{
  if (self->reading != NULL && g_str_equal (path, self->path) && !g_cancellable_is_cancelled (self->reading))
    return;
  opening_leave (self);
  if (purser_window_show_known (self->window, path))
    return;
  self->path = g_strdup (path);
  self->gauge = purser_gauge_new ();
  self->reading = g_cancellable_new ();
  self->wait = purser_wait_dialog_new (GTK_WIDGET (self->window), _("Opening the Play…"), self->gauge, self->reading);
  opening_try (self);
}

/* Opens a play, or imports plays of BG Stats. */
static void
opening_open_file (PurserOpening *self,
                   GFile         *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = purser_local_file_dup_path (file, &error);

  if (path != NULL && purser_import_results_takes (path))
    purser_import_results (GTK_WIDGET (self->window), purser_window_get_plays (self->window), path);
  else if (path != NULL)
    purser_opening_open_play (self, path);
  else
    opening_tell_problem (self, error->message);
}

/* Opens the first of several files, as one play is open at a time, and tells how many were not opened. */
void
purser_opening_open_files (PurserOpening  *self,
                           GFile         **files,
                           guint           n_files)
{
  opening_open_file (self, files[0]);
  if (n_files > 1)
    purser_toast (GTK_WIDGET (self->window),
                  ngettext ("One play is open at a time: %u other file was not opened",
                            "One play is open at a time: %u other files were not opened", n_files - 1),
                  n_files - 1);
}

static void
file_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (PurserOpening) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL && self->window != NULL)
    opening_open_file (self, file);
}

void
purser_opening_choose (PurserOpening *self)
{
  g_autoptr (GtkFileDialog) dialog = purser_local_file_dialog_new (_("Open a Play"), _("Purser plays"),
                                                                   (const char *[]) { "purser", NULL });

  gtk_file_dialog_open (dialog, GTK_WINDOW (self->window), NULL, file_chosen_cb, g_object_ref (self));
}

static gboolean
file_is_openable (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_str_has_suffix (name, ".purser") || purser_import_results_takes (name);
}

/* Opens a dropped play without a copy. If no file can be a play, it says so. */
static gboolean
files_dropped_cb (PurserOpening *self,
                  const GValue  *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) plays = g_ptr_array_new ();

  for (GSList *file = files; file != NULL; file = file->next)
    if (file_is_openable (file->data))
      g_ptr_array_add (plays, file->data);
  if (plays->len > 0)
    purser_opening_open_files (self, (GFile **) plays->pdata, plays->len);
  else if (files != NULL)
    {
      g_autofree char *name = g_file_get_basename (files->data);
      g_autofree char *shown = g_filename_display_name (name);

      purser_toast (GTK_WIDGET (self->window), _("%s is not a Purser play"), shown);
    }
  return files != NULL;
}

static void
purser_opening_finalize (GObject *object)
{
  g_hash_table_unref (PURSER_OPENING (object)->begun);
  G_OBJECT_CLASS (purser_opening_parent_class)->finalize (object);
}

static void
purser_opening_class_init (PurserOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_opening_finalize;
}

static void
purser_opening_init (PurserOpening *self)
{
  self->begun = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Returns: (transfer full): the opener of a window, which also takes files dropped on it */
PurserOpening *
purser_opening_new (PurserWindow *window)
{
  PurserOpening *self = g_object_new (PURSER_TYPE_OPENING, NULL);
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->window = window;
  g_signal_connect_object (target, "drop", G_CALLBACK (files_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
  return self;
}

/* Cancels the opening when the window closes. */
void
purser_opening_stop (PurserOpening *self)
{
  self->window = NULL;
  opening_leave (self);
}
