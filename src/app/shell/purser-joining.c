// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Somebody joins the play at the table. Nothing at a table expects that there is one more all of a sudden, so the play is
 * saved, taken up again from its file with one more place, and shown anew. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-errand.h"
#include "purser-games.h"
#include "purser-join-dialog.h"
#include "purser-joining.h"
#include "purser-people.h"
#include "purser-settings.h"
#include "purser-toast.h"

typedef struct {
  PurserWindow *window;
  PurserPlay   *play;
  char         *path;
  char         *name;
  char         *colour;
} Joining;

static void
joining_free (gpointer data)
{
  Joining *self = data;

  g_object_unref (self->window);
  g_object_unref (self->play);
  g_free (self->path);
  g_free (self->name);
  g_free (self->colour);
  g_free (self);
}

/* Another play may have been handed over meanwhile, and the window shows what was asked for last. */
static gboolean
joining_is_at_table (Joining *self)
{
  PurserSession *session = purser_window_find_session (self->window);

  return session != NULL && purser_session_get_play (session) == self->play;
}

static void
joining_fail (Joining    *self,
              const char *problem)
{
  if (joining_is_at_table (self))
    purser_play_set_released (self->play, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->window), TRUE);
  purser_toast (GTK_WIDGET (self->window), _("Nobody can join now: %s"), problem);
  joining_free (self);
}

/* Whoever joined is known from here on, and the window hears keys again. */
static void
joining_note (Joining *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->window), TRUE);
  purser_people_add (purser_settings_get (), (const char *[]) { self->name, NULL });
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  Joining *self = data;
  g_autoptr (GError) error = NULL;
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open_finish (result, &line, &error);

  if (play == NULL)
    {
      joining_fail (self, error->message);
      return;
    }
  joining_note (self);
  if (joining_is_at_table (self))
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

  return purser_play_join (self->path, purser_games_find, self->name, self->colour, error);
}

/* Where another play is at the table by now, nobody is kept from opening this one. */
static void
joined_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  Joining *self = data;
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  g_autoptr (GError) error = NULL;

  if (!purser_errand_run_finish (result, &error))
    joining_fail (self, error->message);
  else if (joining_is_at_table (self))
    purser_play_open_async (self->path, purser_games_find, gauge, NULL, opened_cb, self);
  else
    {
      joining_note (self);
      joining_free (self);
    }
}

/* Only what is on the disk can be taken up again. */
static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  Joining *self = data;

  if (!purser_play_settle_finish (self->play, result))
    {
      joining_fail (self, purser_play_get_problem (self->play));
      return;
    }
  purser_play_set_released (self->play, TRUE);
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
  gtk_widget_set_sensitive (GTK_WIDGET (self->window), FALSE);
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
