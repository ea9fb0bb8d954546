// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-press-guard.h"
#include "purser-widget.h"

#define OUR_GESTURE "purser-press-guard"

/* Lets no second press of a double click through that was meant for what stood at its place before. */
struct _PurserPressGuard
{
  /* How often something else came to stand here, when it was pressed last and where in the window. */
  guint            shown;
  guint            pressed;
  guint32          pressed_at;
  graphene_point_t place;
};

/* How far the second press of a double click is from the first at the most, in pixels: a hand is not quite still. */
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

/* What is pressed moves and changes its size, so a place is told in the window. */
static graphene_point_t
get_place (GtkWidget *widget,
           double     x,
           double     y)
{
  graphene_point_t here = GRAPHENE_POINT_INIT ((float) x, (float) y), place;

  return gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &here, &place) ? place : here;
}

/* It takes a press on its way to what stands here for itself where that is not what was meant. */
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

/* Returns: (transfer none): the guard of an area, which lives as long as that */
PurserPressGuard *
purser_press_guard_new (GtkWidget *area)
{
  PurserPressGuard *self = g_rc_box_new0 (PurserPressGuard);

  purser_press_guard_watch (self, area);
  g_rc_box_release (self);
  return self;
}

/* Guards an area above the first one, too, if it does not yet: what is pressed in a dialog is not heard of below it. */
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

/* Something else stands here from now on. */
void
purser_press_guard_renew (PurserPressGuard *self)
{
  self->shown++;
}
