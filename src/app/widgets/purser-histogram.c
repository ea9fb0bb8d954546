// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-histogram.h"

#define SUMS 11
#define LEAST_SUM 2
#define WAYS 36
#define HEIGHT 92
#define LABELS 16

/* How often each sum of two dice was rolled: a bar for what came, a line across it for what should have come. */
struct _PurserHistogram
{
  GtkWidget parent_instance;

  guint rolls[SUMS];
  guint n_rolls;
};

G_DEFINE_FINAL_TYPE (PurserHistogram, purser_histogram, GTK_TYPE_WIDGET)

static guint
count_ways (guint place)
{
  return place <= SUMS / 2 ? place + 1 : SUMS - place;
}

static float
get_expected (PurserHistogram *self,
              guint            place)
{
  return (float) (self->n_rolls * count_ways (place)) / WAYS;
}

static void
purser_histogram_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? SUMS * 18 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? SUMS * 26 : HEIGHT;
}

static void
snapshot_text (PurserHistogram *self,
               GtkSnapshot     *snapshot,
               guint            number,
               float            centre,
               float            top,
               const GdkRGBA   *colour)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (centre - (float) width / 2, top));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_bar (PurserHistogram *self,
              GtkSnapshot     *snapshot,
              guint            place,
              float            width,
              float            scale)
{
  float bottom = HEIGHT - LABELS;
  float left = width * (float) place + width * 0.18f;
  float inner = width * 0.64f;
  float height = (float) self->rolls[place] * scale;
  float expected = bottom - get_expected (self, place) * scale;
  GdkRGBA colour, bar;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  bar = colour;
  bar.alpha *= 0.3f;
  gtk_snapshot_append_color (snapshot, &bar, &GRAPHENE_RECT_INIT (left, bottom - height, inner, height));
  if (self->n_rolls > 0)
    gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (left - 2, expected - 1, inner + 4, 2));
  if (self->rolls[place] > 0)
    snapshot_text (self, snapshot, self->rolls[place], left + inner / 2, bottom - height - LABELS, &colour);
  snapshot_text (self, snapshot, place + LEAST_SUM, left + inner / 2, bottom, &colour);
}

static void
purser_histogram_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  PurserHistogram *self = PURSER_HISTOGRAM (widget);
  float width = (float) gtk_widget_get_width (widget) / SUMS;
  float most = 1;

  for (guint i = 0; i < SUMS; i++)
    most = MAX (most, MAX ((float) self->rolls[i], get_expected (self, i)));
  for (guint i = 0; i < SUMS; i++)
    snapshot_bar (self, snapshot, i, width, (HEIGHT - 2 * LABELS) / most);
}

static void
purser_histogram_class_init (PurserHistogramClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = purser_histogram_measure;
  widget_class->snapshot = purser_histogram_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "histogram");
}

static void
purser_histogram_init (PurserHistogram *self)
{
}

/**
 * purser_histogram_new:
 *
 * Returns: (transfer floating): a histogram without rolls
 */
GtkWidget *
purser_histogram_new (void)
{
  return g_object_new (PURSER_TYPE_HISTOGRAM, NULL);
}

/* The same table in words, for those who cannot see it. */
static char *
dup_description (PurserHistogram *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < SUMS; i++)
    /* Translators: a sum of two dice, how often it was rolled, how often it should have been */
    g_string_append_printf (text, _("%u: %u rolled, %.1f expected. "), i + LEAST_SUM, self->rolls[i],
                            (double) get_expected (self, i));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * purser_histogram_set_rolls:
 * @self: a histogram
 * @rolls: (array fixed-size=11): how often each sum from 2 to 12 was rolled
 *
 * Shows how often each sum was rolled, beside what two dice should give.
 */
void
purser_histogram_set_rolls (PurserHistogram *self,
                            const guint     *rolls)
{
  g_autofree char *title = NULL;
  g_autofree char *description = NULL;

  self->n_rolls = 0;
  for (guint i = 0; i < SUMS; i++)
    {
      self->rolls[i] = rolls[i];
      self->n_rolls += rolls[i];
    }
  title = g_strdup_printf (ngettext ("%u roll", "%u rolls", self->n_rolls), self->n_rolls);
  description = dup_description (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
