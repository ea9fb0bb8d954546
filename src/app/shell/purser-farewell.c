// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Purser quits once everything is on the disk, or earlier if the user knows what is unsaved and wants to close it anyway. */

#include "config.h"

#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "purser-copy.h"
#include "purser-errand.h"
#include "purser-farewell.h"
#include "purser-line-breaks.h"
#include "purser-unsaved-plays.h"

/* The time after which the user is told about the wait, in milliseconds. */
#define PATIENCE 500

/* There is one at most, as a second request during the wait means the same. */
static struct {
  GtkApplication *application;
  AdwDialog      *dialog;
  guint           timer;
  gulong          emptied;
  /* Whether the user does not want to wait any more. */
  gboolean        given_up;
  /* Whether the program ends in any case, as the session does. */
  gboolean        final;
} farewell;

/* Inhibits the end of the session while anything is unsaved. */
static struct {
  guint cookie;
  guint timer;
} guard;

/* Returns the unsaved plays, and the other files that are being written. */
static GListModel *
get_unsaved (void)
{
  static GListModel *unsaved = NULL;
  GListStore *lists;

  if (unsaved != NULL)
    return unsaved;
  lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_list_store_append (lists, purser_unsaved_plays_get ());
  g_list_store_append (lists, purser_errand_list ());
  unsaved = G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));
  return unsaved;
}

/* Returns @of_moves if moves are not on the disk yet, or @of_files if only other files are not. */
static const char *
choose (const char *of_moves,
        const char *of_files)
{
  return g_list_model_get_n_items (purser_unsaved_plays_get ()) > 0 ? of_moves : of_files;
}

gboolean
purser_farewell_is_due (void)
{
  return g_list_model_get_n_items (get_unsaved ()) > 0;
}

/* Returns whether anything is being written, or is about to be. Errands that are no tasks are those that wait for better times,
 * such as for a disk that is full. */
static gboolean
is_writing (void)
{
  GListModel *errands = purser_errand_list ();
  gboolean writing = purser_unsaved_plays_are_written ();

  for (guint i = 0; !writing && i < g_list_model_get_n_items (errands); i++)
    {
      g_autoptr (GObject) errand = g_list_model_get_item (errands, i);

      writing = G_IS_TASK (errand);
    }
  return writing;
}

static void chosen_cb (AdwAlertDialog *dialog,
                       const char     *response);

static void
farewell_end (void)
{
  g_clear_handle_id (&farewell.timer, g_source_remove);
  g_clear_signal_handler (&farewell.emptied, get_unsaved ());
  if (farewell.dialog != NULL)
    {
      /* A dialog that is closed answers that Purser stays open. */
      g_signal_handlers_disconnect_by_func (farewell.dialog, chosen_cb, NULL);
      adw_dialog_force_close (farewell.dialog);
    }
  g_clear_weak_pointer (&farewell.dialog);
  farewell.application = NULL;
}

static void
quit_cb (gpointer application)
{
  g_application_quit (application);
}

/* Quits in an idle callback, after the callbacks of a dialog or a list have returned. */
static void
farewell_quit (void)
{
  GtkApplication *application = farewell.application;

  farewell_end ();
  g_idle_add_once (quit_cb, application);
}

static void
chosen_cb (AdwAlertDialog *dialog,
           const char     *response)
{
  g_clear_weak_pointer (&farewell.dialog);
  farewell.given_up = g_str_equal (response, "close");
  if (farewell.given_up)
    farewell_quit ();
  else
    farewell_end ();
}

static AdwDialog *
dialog_new (void)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (NULL, NULL));

  adw_alert_dialog_add_responses (dialog, "keep", _("_Keep Open"), "close", _("Close _Anyway"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (dialog, "keep");
  adw_alert_dialog_set_close_response (dialog, "keep");
  g_signal_connect (dialog, "response", G_CALLBACK (chosen_cb), NULL);
  return ADW_DIALOG (dialog);
}

/* Returns: (nullable): why a copy of a game is not on the disk, in a sentence */
static const char *
get_copy_problem (void)
{
  GListModel *errands = purser_errand_list ();
  const char *problem = NULL;

  for (guint i = 0; problem == NULL && i < g_list_model_get_n_items (errands); i++)
    {
      g_autoptr (GObject) errand = g_list_model_get_item (errands, i);

      problem = PURSER_IS_COPY (errand) ? purser_copy_get_problem (PURSER_COPY (errand)) : NULL;
    }
  return problem;
}

/* Tells the user what is unsaved, and why, if that is known. On a slow disk it asks nothing; a disk that fails may never be
 * done. */
static void
dialog_tell (AdwAlertDialog *dialog)
{
  const char *of_moves = purser_unsaved_plays_get_problem ();
  const char *problem = of_moves != NULL ? of_moves : get_copy_problem ();

  adw_alert_dialog_set_response_enabled (dialog, "keep", !farewell.final);
  adw_alert_dialog_set_heading (dialog, problem != NULL ? _("Close Without Saving?") : _("Still Saving"));
  if (of_moves != NULL)
    adw_alert_dialog_format_body (dialog, _("The latest moves are not saved yet: %s"), of_moves);
  else if (problem != NULL)
    adw_alert_dialog_set_body (dialog, problem);
  else
    adw_alert_dialog_set_body (dialog, choose (_("The latest moves are being saved. Purser will close when this is done."),
                                               _("Files are still being written. Purser will close when this is done.")));
  adw_alert_dialog_set_response_label (dialog, "close", problem != NULL ? _("Close _Anyway") : _("Close _Without Saving"));
}

static void
farewell_tell (GtkWindow *window)
{
  gboolean told = farewell.dialog != NULL;

  if (!told && window == NULL)
    return;
  if (!told)
    g_set_weak_pointer (&farewell.dialog, dialog_new ());
  dialog_tell (ADW_ALERT_DIALOG (farewell.dialog));
  if (!told)
    adw_dialog_present (farewell.dialog, GTK_WIDGET (window));
  purser_line_breaks_show_all (GTK_WIDGET (farewell.dialog));
}

static gboolean
patience_cb (gpointer data)
{
  farewell_tell (gtk_application_get_active_window (farewell.application));
  return G_SOURCE_CONTINUE;
}

static void
unsaved_changed_cb (void)
{
  if (!purser_farewell_is_due ())
    farewell_quit ();
}

/* Quits the application once everything is on the disk. If that takes longer than a moment, a dialog says so, and lets the user
 * stay or quit at once. */
void
purser_farewell_ask (GtkApplication *application)
{
  if (farewell.application != NULL)
    return;
  farewell.application = application;
  purser_unsaved_plays_save ();
  if (!purser_farewell_is_due ())
    {
      farewell_quit ();
      return;
    }
  farewell.emptied = g_signal_connect (get_unsaved (), "items-changed", G_CALLBACK (unsaved_changed_cb), NULL);
  farewell.timer = g_timeout_add (PATIENCE, patience_cb, NULL);
}

/* The log says what was lost. */
static void
farewell_tell_loss (void)
{
  if (purser_farewell_is_due ())
    g_printerr ("purser: %s\n", choose (_("the latest moves are not saved"), _("some files are not written")));
}

/* Obeys a second request to quit. */
static gboolean
terminate_cb (gpointer application)
{
  if (farewell.application == NULL)
    {
      purser_farewell_ask (application);
      return G_SOURCE_CONTINUE;
    }
  farewell_tell_loss ();
  farewell.given_up = TRUE;
  farewell_quit ();
  return G_SOURCE_CONTINUE;
}

/* Waits at the end of the application, which GTK quits without asking when the session ends. A play that could not be saved
 * once more is not waited for. */
void
purser_farewell_wait (GtkApplication *application)
{
  if (farewell.given_up || !purser_farewell_is_due ())
    return;
  farewell.final = TRUE;
  purser_farewell_ask (application);
  while (!farewell.given_up && is_writing ())
    g_main_context_iteration (NULL, TRUE);
  if (!farewell.given_up)
    farewell_tell_loss ();
  farewell_end ();
}

static void
guard_cb (gpointer application)
{
  guard.timer = 0;
  guard.cookie = gtk_application_inhibit (application, gtk_application_get_active_window (application),
                                          GTK_APPLICATION_INHIBIT_LOGOUT | GTK_APPLICATION_INHIBIT_SUSPEND,
                                          choose (_("The latest moves are not saved yet"),
                                                  _("Files are still being written")));
}

/* Inhibits the end of the session at once, as the session asks whether it may end. */
static void
query_end_cb (GtkApplication *application)
{
  if (guard.cookie != 0 || !purser_farewell_is_due ())
    return;
  g_clear_handle_id (&guard.timer, g_source_remove);
  guard_cb (application);
}

static void
guard_changed_cb (GtkApplication *application)
{
  if (purser_farewell_is_due ())
    {
      if (guard.cookie == 0 && guard.timer == 0)
        guard.timer = g_timeout_add_once (PATIENCE, guard_cb, application);
      return;
    }
  g_clear_handle_id (&guard.timer, g_source_remove);
  if (guard.cookie != 0)
    gtk_application_uninhibit (application, guard.cookie);
  guard.cookie = 0;
}

/* Waits for the disk also when the system asks the program to quit, and inhibits the end of the session while anything is
 * unsaved. */
void
purser_farewell_watch (GtkApplication *application)
{
  g_unix_signal_add (SIGTERM, terminate_cb, application);
  g_signal_connect (application, "query-end", G_CALLBACK (query_end_cb), NULL);
  g_signal_connect_object (get_unsaved (), "items-changed", G_CALLBACK (guard_changed_cb), application, G_CONNECT_SWAPPED);
}
