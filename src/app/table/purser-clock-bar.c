// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-clock-bar.h"
#include "purser-player-mark.h"
#include "purser-times.h"

/* Shows how long each player was in turn, beginning with the times in the file. The clock of the player in turn runs while
 * the bar is shown, but neither during a pause nor while the window or the machine is suspended. */
struct _PurserClockBar
{
  AdwBin parent_instance;

  PurserSession   *session;
  GtkBox          *box;
  GtkToggleButton *pause;
  GtkWidget       *labels[PURSER_MAX_PLAYERS];
  gint64           spent[PURSER_MAX_PLAYERS];
  gint64           total;
  gint64           last;
  int              active;
  guint            tick;
};

G_DEFINE_FINAL_TYPE (PurserClockBar, purser_clock_bar, ADW_TYPE_BIN)

static int
bar_get_active (PurserClockBar *self)
{
  return purser_play_get_turn_info (purser_session_get_play (self->session))->active;
}

/* Describes a clock to screen readers: its player, and whether that player is in turn. */
static void
bar_describe (PurserClockBar *self,
              int             player)
{
  g_autofree char *who = g_strconcat (purser_setup_get_name (purser_session_get_setup (self->session), player),
                                      bar_get_active (self) == player ? _(", active player") : "", NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->labels[player]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, who, -1);
}

static void
bar_show (PurserClockBar *self)
{
  PurserSetup *setup = purser_session_get_setup (self->session);

  for (guint i = 0; i < setup->n_players; i++)
    {
      gint64 seconds = self->spent[i] / G_USEC_PER_SEC;
      g_autofree char *text = g_strdup_printf ("%d:%02d", (int) (seconds / 60), (int) (seconds % 60));

      gtk_label_set_label (GTK_LABEL (self->labels[i]), text);
      gtk_widget_set_css_classes (self->labels[i], (const char *[]) { "numeric",
                                                                      bar_get_active (self) == (int) i ? "heading" : "dimmed",
                                                                      NULL });
      bar_describe (self, (int) i);
    }
}

static gboolean
bar_is_running (PurserClockBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return !gtk_toggle_button_get_active (self->pause) && GTK_IS_WINDOW (root) && !gtk_window_is_suspended (GTK_WINDOW (root));
}

/* Adds the time since the last call to the player who was in turn then. Monotonic time stands still while the machine
 * sleeps. */
static void
bar_advance (PurserClockBar *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->active >= 0 && self->last != 0 && bar_is_running (self))
    self->spent[self->active] += now - self->last;
  self->last = now;
  self->active = bar_get_active (self);
  bar_show (self);
}

static gboolean
tick_cb (gpointer data)
{
  bar_advance (data);
  return G_SOURCE_CONTINUE;
}

static void
toggled_cb (PurserClockBar *self)
{
  gboolean paused = gtk_toggle_button_get_active (self->pause);

  self->last = g_get_monotonic_time ();
  gtk_button_set_icon_name (GTK_BUTTON (self->pause), paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pause), paused ? _("Resume the Clocks") : _("Pause the Clocks"));
}

static void
purser_clock_bar_map (GtkWidget *widget)
{
  PurserClockBar *self = PURSER_CLOCK_BAR (widget);

  GTK_WIDGET_CLASS (purser_clock_bar_parent_class)->map (widget);
  self->last = g_get_monotonic_time ();
  if (self->tick == 0)
    self->tick = g_timeout_add_seconds (1, tick_cb, self);
}

static void
purser_clock_bar_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&PURSER_CLOCK_BAR (widget)->tick, g_source_remove);
  GTK_WIDGET_CLASS (purser_clock_bar_parent_class)->unmap (widget);
}

static void
purser_clock_bar_dispose (GObject *object)
{
  PurserClockBar *self = PURSER_CLOCK_BAR (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (purser_clock_bar_parent_class)->dispose (object);
}

static void
purser_clock_bar_class_init (PurserClockBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_clock_bar_dispose;
  widget_class->map = purser_clock_bar_map;
  widget_class->unmap = purser_clock_bar_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-clock-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserClockBar, box);
  gtk_widget_class_bind_template_child (widget_class, PurserClockBar, pause);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
purser_clock_bar_init (PurserClockBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
bar_add_player (PurserClockBar *self,
                int             player)
{
  PurserSetup *setup = purser_session_get_setup (self->session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->labels[player] = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, player, 20));
  gtk_box_append (GTK_BOX (box), self->labels[player]);
  gtk_box_append (self->box, box);
}

void
purser_clock_bar_set_session (PurserClockBar *self,
                              PurserSession  *session)
{
  PurserPlay *play = purser_session_get_play (session);
  PurserTimes times = purser_times_measure (play);

  g_set_object (&self->session, session);
  self->total = times.seconds;
  self->active = bar_get_active (self);
  for (guint i = 0; i < purser_play_get_setup (play)->n_players; i++)
    {
      self->spent[i] = times.seconds_of[i] * G_USEC_PER_SEC;
      bar_add_player (self, (int) i);
    }
  g_signal_connect_object (play, "changed", G_CALLBACK (bar_advance), self, G_CONNECT_SWAPPED);
  bar_show (self);
}

/* Returns: the seconds of play that were in the file when it was opened */
gint64
purser_clock_bar_get_total (PurserClockBar *self)
{
  return self->total;
}
