// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-dice-chart.h"
#include "purser-plot.h"

/* How often each sum of two dice came up, beside how often it comes up on average. */
struct _PurserDiceChart
{
  GtkWidget        parent_instance;

  PurserAnalysisDice dice;
};

G_DEFINE_FINAL_TYPE (PurserDiceChart, purser_dice_chart, GTK_TYPE_WIDGET)

static float
chart_get_x (PurserPlot *plot,
             int         sum)
{
  return purser_plot_get_x (plot, ((float) sum - 1.5f) / 11);
}

static void
chart_draw_bars (PurserDiceChart *self,
                 PurserPlot      *plot)
{
  float width = plot->area.size.width / 11 * 0.66f;
  float foot = purser_plot_get_y (plot, 0);
  /* If large text leaves no room for all sums, every other one has a label. */
  int step = purser_plot_measure_text (plot, "12") * 1.2f > plot->area.size.width / 11 ? 2 : 1;
  GdkRGBA ink;

  purser_plot_get_ink (plot, 0.55f, &ink);
  for (int sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    {
      float x = chart_get_x (plot, sum);
      float y = purser_plot_get_y (plot, self->dice.sums[sum]);
      g_autofree char *text = g_strdup_printf ("%d", sum);
      GskRoundedRect bar;

      gsk_rounded_rect_init_from_rect (&bar, &GRAPHENE_RECT_INIT (x - width / 2, y, width, foot - y), 2);
      gtk_snapshot_push_rounded_clip (plot->snapshot, &bar);
      gtk_snapshot_append_color (plot->snapshot, &ink, &bar.bounds);
      gtk_snapshot_pop (plot->snapshot);
      if (sum % step == 0)
        purser_plot_draw_text (plot, text, x, foot + 14, 0.5f);
    }
}

static GskPath *
chart_make_expected (PurserDiceChart *self,
                     PurserPlot      *plot)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  for (int sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    {
      float x = chart_get_x (plot, sum);
      float y = purser_plot_get_y (plot, self->dice.expected[sum]);

      if (sum == 2)
        gsk_path_builder_move_to (builder, x, y);
      else
        gsk_path_builder_line_to (builder, x, y);
      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), 2.5f);
      gsk_path_builder_move_to (builder, x, y);
    }
  return gsk_path_builder_free_to_path (g_steal_pointer (&builder));
}

static void
chart_draw_expected (PurserDiceChart *self,
                     PurserPlot      *plot)
{
  g_autoptr (GskPath) path = chart_make_expected (self, plot);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (2.5f);
  g_autoptr (GskStroke) edge = gsk_stroke_new (5);
  /* Orange differs enough from light and dark paper; its edge keeps it apart from the bars. */
  const GdkRGBA accent = { 0.90f, 0.38f, 0.0f, 1 };
  GdkRGBA ink;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  ink.alpha = 0.25f;
  gtk_snapshot_append_stroke (plot->snapshot, path, edge, &ink);
  gtk_snapshot_append_stroke (plot->snapshot, path, stroke, &accent);
}

static void
purser_dice_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  PurserDiceChart *self = PURSER_DICE_CHART (widget);
  PurserPlot plot;
  double high = 1;

  for (int sum = 2; sum <= PURSER_ANALYSIS_MAX_DICE; sum++)
    high = MAX (high, MAX (self->dice.sums[sum], self->dice.expected[sum]));
  purser_plot_init (&plot, widget, snapshot, NULL, (float) gtk_widget_get_width (widget),
                    (float) gtk_widget_get_height (widget), 0, high);
  purser_plot_draw_grid (&plot);
  chart_draw_bars (self, &plot);
  chart_draw_expected (self, &plot);
}

static void
purser_dice_chart_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 140;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 220;
}

static void
purser_dice_chart_class_init (PurserDiceChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = purser_dice_chart_snapshot;
  widget_class->measure = purser_dice_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
purser_dice_chart_init (PurserDiceChart *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chart of the dice"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("The table below has the same numbers"), -1);
}

void
purser_dice_chart_show (PurserDiceChart          *self,
                        const PurserAnalysisDice *dice)
{
  self->dice = *dice;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
