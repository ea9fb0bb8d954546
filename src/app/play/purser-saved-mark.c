// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-saved-mark.h"

#define SIZE 12
#define RADIUS 4

/* A ring that shows while a move is not on the disk yet. It is only drawn, so that nothing is measured when it comes and goes
 * with every move. */
struct _PurserSavedMark
{
  GtkWidget parent_instance;

  PurserPlay *play;
};

G_DEFINE_FINAL_TYPE (PurserSavedMark, purser_saved_mark, GTK_TYPE_WIDGET)

static gboolean
mark_is_shown (PurserSavedMark *self)
{
  return self->play != NULL && !purser_play_get_saved (self->play);
}

static void
mark_update (PurserSavedMark *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  mark_is_shown (self) ? _("Not saved yet") : _("Saved"), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Draws a ring rather than a dot, as it is seen on every ground, and without its colour. */
static void
purser_saved_mark_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  float middle_x = (float) gtk_widget_get_width (widget) / 2;
  float middle_y = (float) gtk_widget_get_height (widget) / 2;
  GskRoundedRect circle;
  GdkRGBA colour;

  if (!mark_is_shown (PURSER_SAVED_MARK (widget)))
    return;
  gtk_widget_get_color (widget, &colour);
  gsk_rounded_rect_init_from_rect (&circle, &GRAPHENE_RECT_INIT (middle_x - RADIUS, middle_y - RADIUS, 2 * RADIUS, 2 * RADIUS),
                                   RADIUS);
  gtk_snapshot_append_border (snapshot, &circle, (float[]) { 2, 2, 2, 2 }, (GdkRGBA[]) { colour, colour, colour, colour });
}

static void
purser_saved_mark_dispose (GObject *object)
{
  g_clear_object (&PURSER_SAVED_MARK (object)->play);
  G_OBJECT_CLASS (purser_saved_mark_parent_class)->dispose (object);
}

static void
purser_saved_mark_class_init (PurserSavedMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_saved_mark_dispose;
  widget_class->snapshot = purser_saved_mark_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
purser_saved_mark_init (PurserSavedMark *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self), SIZE, SIZE);
}

void
purser_saved_mark_set_play (PurserSavedMark *self,
                            PurserPlay      *play)
{
  g_set_object (&self->play, play);
  g_signal_connect_object (play, "notify::saved", G_CALLBACK (mark_update), self, G_CONNECT_SWAPPED);
  mark_update (self);
}
