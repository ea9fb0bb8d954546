// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-scoreboard-window.h"
#include "purser-scoreboard.h"

/* A second window for a television: names and scores only. F11 or a double click fills the screen,
 * Escape gives it back; while it is open the screen stays on. */
struct _PurserScoreboardWindow
{
  AdwWindow parent_instance;

  PurserSession *session;
  GtkWidget     *header;
  guint          inhibited;
};

G_DEFINE_FINAL_TYPE (PurserScoreboardWindow, purser_scoreboard_window, ADW_TYPE_WINDOW)

static void
fullscreened_cb (PurserScoreboardWindow *self)
{
  gtk_widget_set_visible (self->header, !gtk_window_is_fullscreen (GTK_WINDOW (self)));
}

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

/* The rules are read in the window of the play, not on the television. */
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
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "scoreboard.rules", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "scoreboard.toggle-fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "scoreboard.leave-fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
purser_scoreboard_window_init (PurserScoreboardWindow *self)
{
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
}

static void
window_fill (PurserScoreboardWindow *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("view-fullscreen-symbolic");
  GtkWidget *board = purser_scoreboard_new (self->session);
  GtkGesture *gesture = gtk_gesture_click_new ();

  self->header = adw_header_bar_new ();
  gtk_widget_set_tooltip_text (button, _("Fullscreen"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "scoreboard.toggle-fullscreen");
  adw_header_bar_pack_end (ADW_HEADER_BAR (self->header), button);
  g_signal_connect_swapped (gesture, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (gesture));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), self->header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), board);
  adw_window_set_content (ADW_WINDOW (self), view);
}

/* One scoreboard for one play. */
static GtkWindow *
find_window (PurserSession  *session,
             GtkApplication *application)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (PURSER_IS_SCOREBOARD_WINDOW (l->data) &&
        purser_session_get_play (PURSER_SCOREBOARD_WINDOW (l->data)->session) == purser_session_get_play (session))
      return l->data;
  return NULL;
}

/* Shows the scoreboard of a play, the one that is there or a new one. */
void
purser_scoreboard_window_present (PurserSession  *session,
                                  GtkApplication *application)
{
  GtkWindow *window = find_window (session, application);
  PurserScoreboardWindow *self;

  if (window == NULL)
    {
      self = g_object_new (PURSER_TYPE_SCOREBOARD_WINDOW, "application", application, "title", _("Scoreboard"),
                           "default-width", 960, "default-height", 600, "width-request", 300, "height-request", 260, NULL);
      self->session = g_object_ref (session);
      window_fill (self);
      window = GTK_WINDOW (self);
    }
  gtk_window_present (window);
}
