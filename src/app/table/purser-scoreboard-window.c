// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-scoreboard-window.h"
#include "purser-scoreboard.h"

/* A second window for a television: names and scores only. F11 or a double click makes it fullscreen, Escape ends that.
 * The screen stays on while the window is open. */
struct _PurserScoreboardWindow
{
  AdwWindow parent_instance;

  PurserSession    *session;
  PurserScoreboard *board;
  guint             inhibited;
};

G_DEFINE_FINAL_TYPE (PurserScoreboardWindow, purser_scoreboard_window, ADW_TYPE_WINDOW)

static void
toggle_fullscreen (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
leave_fullscreen (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  gtk_window_unfullscreen (GTK_WINDOW (widget));
}

/* Opens the rules in the window of the play, not on the television. */
static void
show_rules (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (widget));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (gtk_widget_activate_action (l->data, "win.rules", NULL))
      {
        gtk_window_present (l->data);
        return;
      }
}

static void
pressed_cb (PurserScoreboardWindow *self,
            int                     n_press)
{
  if (n_press == 2)
    toggle_fullscreen (GTK_WIDGET (self), NULL, NULL);
}

static void
purser_scoreboard_window_map (GtkWidget *widget)
{
  PurserScoreboardWindow *self = PURSER_SCOREBOARD_WINDOW (widget);

  GTK_WIDGET_CLASS (purser_scoreboard_window_parent_class)->map (widget);
  self->inhibited = gtk_application_inhibit (gtk_window_get_application (GTK_WINDOW (self)), GTK_WINDOW (self),
                                             GTK_APPLICATION_INHIBIT_IDLE, _("The scoreboard is shown"));
}

static void
purser_scoreboard_window_unmap (GtkWidget *widget)
{
  PurserScoreboardWindow *self = PURSER_SCOREBOARD_WINDOW (widget);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (self->inhibited != 0 && application != NULL)
    gtk_application_uninhibit (application, self->inhibited);
  self->inhibited = 0;
  GTK_WIDGET_CLASS (purser_scoreboard_window_parent_class)->unmap (widget);
}

static void
purser_scoreboard_window_dispose (GObject *object)
{
  g_clear_object (&PURSER_SCOREBOARD_WINDOW (object)->session);
  G_OBJECT_CLASS (purser_scoreboard_window_parent_class)->dispose (object);
}

static void
purser_scoreboard_window_class_init (PurserScoreboardWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_scoreboard_window_dispose;
  widget_class->map = purser_scoreboard_window_map;
  widget_class->unmap = purser_scoreboard_window_unmap;
  gtk_widget_class_install_action (widget_class, "scoreboard.toggle-fullscreen", NULL, toggle_fullscreen);
  gtk_widget_class_install_action (widget_class, "scoreboard.leave-fullscreen", NULL, leave_fullscreen);
  gtk_widget_class_install_action (widget_class, "scoreboard.rules", NULL, show_rules);
  g_type_ensure (PURSER_TYPE_SCOREBOARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-scoreboard-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserScoreboardWindow, board);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "scoreboard.rules", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "scoreboard.toggle-fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "scoreboard.leave-fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
purser_scoreboard_window_init (PurserScoreboardWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Finds the scoreboard of a play by its path, as the play may have been opened again from its file. */
static PurserScoreboardWindow *
find_window (PurserSession  *session,
             GtkApplication *application)
{
  const char *path = purser_play_get_path (purser_session_get_play (session));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (PURSER_IS_SCOREBOARD_WINDOW (l->data) &&
        g_strcmp0 (purser_play_get_path (purser_session_get_play (PURSER_SCOREBOARD_WINDOW (l->data)->session)), path) == 0)
      return l->data;
  return NULL;
}

static void
window_show (PurserScoreboardWindow *self,
             PurserSession          *session)
{
  g_set_object (&self->session, session);
  purser_scoreboard_set_session (self->board, session);
}

/* Shows the scoreboard of a play, in its window or in a new one. */
void
purser_scoreboard_window_present (PurserSession  *session,
                                  GtkApplication *application)
{
  PurserScoreboardWindow *self = find_window (session, application);

  if (self == NULL)
    {
      self = g_object_new (PURSER_TYPE_SCOREBOARD_WINDOW, "application", application, NULL);
      window_show (self, session);
    }
  gtk_window_present (GTK_WINDOW (self));
}

/* Lets an open scoreboard follow a play that was opened again, after somebody joined or it was left, so that nobody has to
 * walk to the television. */
void
purser_scoreboard_window_go_on (PurserSession  *session,
                                GtkApplication *application)
{
  PurserScoreboardWindow *self = find_window (session, application);

  if (self != NULL)
    window_show (self, session);
}

/* Closes all scoreboards: without a table no score changes, and they would keep the program running and the file open. */
void
purser_scoreboard_window_close_all (GtkApplication *application)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (application));

  for (GList *l = windows; l != NULL; l = l->next)
    if (PURSER_IS_SCOREBOARD_WINDOW (l->data))
      gtk_window_close (l->data);
}
