// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include "purser-measure.h"
#include "purser-plot.h"

#define LINES 5

/* Rounds up to 1, 2, 5, 10, 20, 50…, so that the scale can be read at a glance. */
static double
find_step (double span)
{
  double rough = MAX (span / LINES, 1);
  double power = pow (10, floor (log10 (rough)));
  double part = rough / power;

  return power * (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10);
}

/* Chooses a scale, and reserves room for the axes.
 *
 * @paper_ink: (nullable): the text colour; %NULL for that of @widget, so that charts are right in dark and in high contrast */
void
purser_plot_init (PurserPlot    *self,
                  GtkWidget     *widget,
                  GtkSnapshot   *snapshot,
                  const GdkRGBA *paper_ink,
                  float          width,
                  float          height,
                  double         low,
                  double         high)
{
  float line = (float) purser_measure_line (widget);
  float left = line * 2.2f;
  float right = line * 1.5f;
  float bottom = line * 1.6f;

  self->mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  self->widget = widget;
  self->snapshot = snapshot;
  if (paper_ink != NULL)
    self->ink = *paper_ink;
  else
    gtk_widget_get_color (widget, &self->ink);
  self->step = find_step (high - low);
  self->low = floor (low / self->step) * self->step;
  self->high = MAX (ceil (high / self->step) * self->step, self->low + self->step);
  graphene_rect_init (&self->area, self->mirrored ? right : left, line,
                      MAX (1, width - left - right),
                      MAX (1, height - bottom - line));
}

/* @part: the position along the foot, from 0 where reading begins to 1
 *
 * Returns: the x coordinate */
float
purser_plot_get_x (PurserPlot *self,
                   float       part)
{
  return self->area.origin.x + self->area.size.width * (self->mirrored ? 1 - part : part);
}

/* Reserves room on the side where reading ends. */
void
purser_plot_leave_room (PurserPlot *self,
                        float       width)
{
  self->area.size.width -= width;
  if (self->mirrored)
    self->area.origin.x += width;
}

/* Returns: the y coordinate */
float
purser_plot_get_y (PurserPlot *self,
                   double      value)
{
  double part = (value - self->low) / (self->high - self->low);

  return self->area.origin.y + self->area.size.height * (float) (1 - part);
}

/* Sets @ink to the text colour with its alpha multiplied by @alpha. */
void
purser_plot_get_ink (PurserPlot *self,
                     float       alpha,
                     GdkRGBA    *ink)
{
  *ink = self->ink;
  ink->alpha *= alpha;
}

static PangoLayout *
small_layout_new (PurserPlot *self,
                  const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

/* Returns: the width of a text in small letters */
float
purser_plot_measure_text (PurserPlot *self,
                          const char *text)
{
  g_autoptr (PangoLayout) layout = small_layout_new (self, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width;
}

/* Draws a text in small letters.
 *
 * @x_align: 0 to begin at @x, 0.5 to be centred there, 1 to end there */
void
purser_plot_draw_text (PurserPlot *self,
                       const char *text,
                       float       x,
                       float       y,
                       float       x_align)
{
  g_autoptr (PangoLayout) layout = small_layout_new (self, text);
  GdkRGBA ink;
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  purser_plot_get_ink (self, 0.8f, &ink);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (x - (float) width * x_align, y - (float) height / 2));
  gtk_snapshot_append_layout (self->snapshot, layout, &ink);
  gtk_snapshot_restore (self->snapshot);
}

void
purser_plot_draw_grid (PurserPlot *self)
{
  GdkRGBA ink;

  purser_plot_get_ink (self, 0.15f, &ink);
  for (double value = self->low; value <= self->high + self->step / 2; value += self->step)
    {
      g_autofree char *text = g_strdup_printf ("%.0f", value);
      float y = purser_plot_get_y (self, value);

      gtk_snapshot_append_color (self->snapshot, &ink,
                                 &GRAPHENE_RECT_INIT (self->area.origin.x, roundf (y), self->area.size.width, 1));
      purser_plot_draw_text (self, text, purser_plot_get_x (self, 0) + (self->mirrored ? 6 : -6), y, self->mirrored ? 0 : 1);
    }
}
