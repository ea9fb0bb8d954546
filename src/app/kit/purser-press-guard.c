// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-press-guard.h"
#include "purser-widget.h"

#define OUR_GESTURE "purser-press-guard"

/* Swallows the second press of a double click if the content under it has changed since the first one, for which it was
 * meant. */
struct _PurserPressGuard
{
  /* How often the content changed, that count at the last press, the time of that press, and its place in the window. */
  guint            shown;
  guint            pressed;
  guint32          pressed_at;
  graphene_point_t place;
};

/* The greatest distance between the two presses of a double click, in pixels: a hand is not quite still. */
#define STILL 20

static gboolean
follows_soon (GtkWidget *widget,
              guint32    before,
              guint32    now)
{
  int most;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &most, NULL);
  return now - before <= (guint32) most;
}

/* Returns the place in the window, as the pressed widget moves and changes its size. */
static graphene_point_t
get_place (GtkWidget *widget,
           double     x,
           double     y)
{
  graphene_point_t here = GRAPHENE_POINT_INIT ((float) x, (float) y), place;

  return gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &here, &place) ? place : here;
}

/* Claims a press in the capture phase if it was meant for the content before. */
static void
pressed_cb (GtkGesture       *gesture,
            int               n_press,
            double            x,
            double            y,
            PurserPressGuard *self)
{
  GtkWidget *area = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  guint32 now = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  graphene_point_t place = get_place (area, x, y);

  if (self->pressed != self->shown && follows_soon (area, self->pressed_at, now) &&
      graphene_point_near (&place, &self->place, STILL))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  else
    self->pressed = self->shown;
  self->pressed_at = now;
  self->place = place;
}

static void
guard_unref (gpointer  data,
             GClosure *closure)
{
  g_rc_box_release (data);
}

/* Returns: (transfer none): the guard of an area, which lives as long as the area */
PurserPressGuard *
purser_press_guard_new (GtkWidget *area)
{
  PurserPressGuard *self = g_rc_box_new0 (PurserPressGuard);

  purser_press_guard_watch (self, area);
  g_rc_box_release (self);
  return self;
}

/* Also guards an area above the first one, once: a press in a dialog does not reach the widgets below it. */
void
purser_press_guard_watch (PurserPressGuard *self,
                          GtkWidget        *area)
{
  GtkGesture *gesture;

  if (purser_has_controller (area, OUR_GESTURE))
    return;
  gesture = gtk_gesture_click_new ();
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (gesture), OUR_GESTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_data (gesture, "pressed", G_CALLBACK (pressed_cb), g_rc_box_acquire (self), guard_unref, G_CONNECT_DEFAULT);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (gesture));
}

/* Tells the guard that the content has changed. */
void
purser_press_guard_renew (PurserPressGuard *self)
{
  self->shown++;
}
