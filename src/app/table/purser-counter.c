// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-counter.h"

/* In milliseconds. */
#define ROLL 200

/* A number that rolls when it changes: the old one moves up and out, the new one comes from below. The roll is only drawn:
 * the label has its new text from the first frame on, so that nothing is measured during the roll and nobody waits for it. */
struct _PurserCounter
{
  AdwBin parent_instance;

  PangoLayout  *before;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (PurserCounter, purser_counter, ADW_TYPE_BIN)

static GtkLabel *
counter_get_label (PurserCounter *self)
{
  return GTK_LABEL (adw_bin_get_child (ADW_BIN (self)));
}

static void
counter_snapshot_before (PurserCounter *self,
                         GtkSnapshot   *snapshot)
{
  GtkWidget *label = GTK_WIDGET (counter_get_label (self));
  GdkRGBA colour;
  int width;

  gtk_widget_get_color (label, &colour);
  pango_layout_get_pixel_size (self->before, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (label) - width) / 2, 0));
  gtk_snapshot_append_layout (snapshot, self->before, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
purser_counter_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  PurserCounter *self = PURSER_COUNTER (widget);
  float height = (float) gtk_widget_get_height (widget);
  float at = (float) adw_animation_get_value (self->animation);

  if (self->before == NULL)
    {
      GTK_WIDGET_CLASS (purser_counter_parent_class)->snapshot (widget, snapshot);
      return;
    }
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -at * height));
  counter_snapshot_before (self, snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, height));
  GTK_WIDGET_CLASS (purser_counter_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
purser_counter_dispose (GObject *object)
{
  PurserCounter *self = PURSER_COUNTER (object);

  g_clear_object (&self->animation);
  g_clear_object (&self->before);
  G_OBJECT_CLASS (purser_counter_parent_class)->dispose (object);
}

static void
purser_counter_class_init (PurserCounterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_counter_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = purser_counter_snapshot;
}

static void
done_cb (PurserCounter *self)
{
  g_clear_object (&self->before);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
roll_cb (double         value,
         PurserCounter *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
purser_counter_init (PurserCounter *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "numeric");
  adw_bin_set_child (ADW_BIN (self), label);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, ROLL,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) roll_cb, self, NULL));
  g_signal_connect_object (self->animation, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
}

void
purser_counter_set_text (PurserCounter *self,
                         const char    *text)
{
  GtkLabel *label = counter_get_label (self);

  if (g_str_equal (gtk_label_get_label (label), text))
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self)))
    {
      g_clear_object (&self->before);
      self->before = pango_layout_copy (gtk_label_get_layout (label));
      adw_animation_play (self->animation);
    }
  gtk_label_set_label (label, text);
}
