// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Adds a player to the play at the table. No part of a table expects a new player during a play, so the play is saved, its file
 * gets another seat, and the play is opened from it and shown anew. */

#include "config.h"

#include <errno.h>

#include <glib/gi18n-lib.h>

#include "purser-errand.h"
#include "purser-games.h"
#include "purser-join-dialog.h"
#include "purser-joining.h"
#include "purser-people.h"
#include "purser-settings.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

/* The user can leave until the file gets another seat. Both may happen at the same time, and the first one decides. */
enum { WAITING, LEFT, JOINING };

typedef struct {
  PurserWindow     *window;
  PurserPlay       *play;
  char             *path;
  /* (nullable): the text of the play, once it is saved. */
  GBytes           *played;
  char             *name;
  char             *colour;
  PurserWaitDialog *wait;
  int               stage;
  guint             wait_again;
} Joining;

static void
joining_free (gpointer data)
{
  Joining *self = data;

  g_clear_handle_id (&self->wait_again, g_source_remove);
  g_clear_pointer (&self->wait, purser_wait_dialog_end);
  g_object_unref (self->window);
  g_object_unref (self->play);
  g_free (self->path);
  g_clear_pointer (&self->played, g_bytes_unref);
  g_free (self->name);
  g_free (self->colour);
  g_free (self);
}

static void
joining_wait (Joining      *self,
              const char   *what,
              PurserGauge  *gauge,
              GCancellable *cancellable)
{
  g_clear_handle_id (&self->wait_again, g_source_remove);
  g_clear_pointer (&self->wait, purser_wait_dialog_end);
  self->wait = purser_wait_dialog_new (GTK_WIDGET (self->window), what, gauge, cancellable);
  purser_wait_dialog_hold_keys (self->wait);
}

/* Returns whether the play is still at the table: another one may have been opened meanwhile. */
static gboolean
joining_is_at_table (Joining *self)
{
  PurserSession *session = purser_window_find_session (self->window);

  return session != NULL && purser_session_get_play (session) == self->play;
}

/* Tells the problem, and lets the play go on as it was. */
static void
joining_fail (Joining    *self,
              const char *problem)
{
  if (joining_is_at_table (self))
    purser_play_set_released (self->play, FALSE);
  purser_toast (GTK_WIDGET (self->window), _("Nobody can join now: %s"), problem);
  joining_free (self);
}

static void left_cb (GCancellable *cancellable,
                     Joining      *self);

static void
joining_wait_to_join (Joining *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  self->wait_again = 0;
  g_signal_connect (cancellable, "cancelled", G_CALLBACK (left_cb), self);
  joining_wait (self, _("Adding the Player…"), NULL, cancellable);
}

/* Handles the closed dialog. While the file is being written the user cannot leave, and another dialog replaces it. */
static void
left_cb (GCancellable *cancellable,
         Joining      *self)
{
  if (!g_atomic_int_compare_and_exchange (&self->stage, WAITING, LEFT))
    self->wait_again = g_idle_add_once ((GSourceOnceFunc) joining_wait_to_join, self);
}

/* Adds the player to the known people, and lets the window take keys again. */
static void
joining_note (Joining *self)
{
  g_clear_pointer (&self->wait, purser_wait_dialog_end);
  purser_people_add (purser_settings_get (), (const char *[]) { self->name, NULL });
}

/* Shows the library, as the play could not be opened again, or the user cancelled that. The player has joined nevertheless. */
static void
joining_leave_table (Joining      *self,
                     const GError *error)
{
  purser_window_show_library (self->window);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    purser_toast (GTK_WIDGET (self->window), _("%s joined the play, but it could not be opened: %s"), self->name,
                  error->message);
}

/* The player has joined, whether the play could be opened or not. */
static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  Joining *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserPlay) play = NULL;
  guint line;

  /* A play that is not shown must not begin to wait for the disk. */
  if (!joining_is_at_table (self))
    g_cancellable_cancel (g_task_get_cancellable (G_TASK (result)));
  play = purser_play_open_finish (result, &line, &error);
  joining_note (self);
  if (joining_is_at_table (self) && play == NULL)
    joining_leave_table (self, error);
  else if (joining_is_at_table (self))
    {
      purser_window_show_play (self->window, play);
      purser_toast (GTK_WIDGET (self->window), _("%s joined the play"), self->name);
    }
  joining_free (self);
}

static gboolean
join (gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  Joining *self = data;

  if (!g_atomic_int_compare_and_exchange (&self->stage, WAITING, JOINING))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, g_strerror (ECANCELED));
      return FALSE;
    }
  purser_play_set_released (self->play, TRUE);
  return purser_play_join (self->path, self->played, purser_games_find, self->name, self->colour, error);
}

static void
joining_open (Joining *self)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  joining_wait (self, _("Opening the Play…"), gauge, cancellable);
  purser_play_open_async (self->path, purser_games_find, gauge, cancellable, opened_cb, self);
}

/* Opens the play again. If another play is at the table by now, this one stays released, so that it can be opened elsewhere. */
static void
joined_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  Joining *self = data;
  g_autoptr (GError) error = NULL;
  gboolean joined = purser_errand_run_finish (result, &error);

  if (self->stage == LEFT)
    joining_free (self);
  else if (!joined)
    joining_fail (self, error->message);
  else if (joining_is_at_table (self))
    joining_open (self);
  else
    {
      joining_note (self);
      joining_free (self);
    }
}

/* Goes on once the play is saved, as it is opened again from the disk. */
static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  Joining *self = data;
  gboolean settled = purser_play_settle_finish (self->play, result);
  gsize length;
  char *text;

  if (self->stage == LEFT)
    {
      joining_free (self);
      return;
    }
  if (!settled)
    {
      joining_fail (self, purser_play_get_problem (self->play));
      return;
    }
  text = purser_play_dup_text (self->play, &length);
  self->played = g_bytes_new_take (text, length);
  purser_errand_run_async (NULL, join, self, NULL, NULL, joined_cb, self);
}

static void
chosen_cb (PurserJoinDialog *dialog,
           const char       *name,
           const char       *colour,
           PurserSession    *session)
{
  Joining *self = g_new0 (Joining, 1);

  self->window = g_object_ref (PURSER_WINDOW (gtk_widget_get_root (GTK_WIDGET (dialog))));
  self->play = g_object_ref (purser_session_get_play (session));
  self->path = g_strdup (purser_play_get_path (self->play));
  self->name = g_strdup (name);
  self->colour = g_strdup (colour);
  joining_wait_to_join (self);
  purser_play_settle_async (self->play, settled_cb, self);
}

void
purser_joining_ask (PurserWindow  *window,
                    PurserSession *session)
{
  AdwDialog *dialog = purser_join_dialog_new (purser_session_get_setup (session));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), session, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, GTK_WIDGET (window));
}
