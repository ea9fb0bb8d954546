// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "purser-player-mark.h"
#include "purser-plot.h"
#include "purser-score-chart.h"
#include "purser-seat-look.h"

#define MARK 18

/* Everybody's score from turn to turn. A line has its player's colour, a pattern of its own, and ends
 * in the player's shape and letter, so that colour never stands alone. */
struct _PurserScoreChart
{
  GtkWidget    parent_instance;

  PurserSetup *setup;
  GArray      *points;
};

G_DEFINE_FINAL_TYPE (PurserScoreChart, purser_score_chart, GTK_TYPE_WIDGET)

static const PurserAnalysisPoint *
chart_get_point (PurserScoreChart *self,
                 guint             index)
{
  return &g_array_index (self->points, PurserAnalysisPoint, index);
}

static float
chart_get_x (PurserScoreChart *self,
             PurserPlot       *plot,
             guint             index)
{
  return purser_plot_get_x (plot, (float) index / (float) MAX (1, self->points->len - 1));
}

static void
chart_find_range (PurserScoreChart *self,
                  double           *low,
                  double           *high)
{
  *low = 0;
  *high = 1;
  for (guint i = 0; i < self->points->len; i++)
    for (guint player = 0; player < self->setup->n_players; player++)
      {
        *low = MIN (*low, (double) chart_get_point (self, i)->scores[player]);
        *high = MAX (*high, (double) chart_get_point (self, i)->scores[player]);
      }
}

/* Returns how many rounds apart the numbers have room. */
static int
chart_get_step (PurserScoreChart *self,
                PurserPlot       *plot)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50, 100 };
  int n_rounds = MAX (1, chart_get_point (self, self->points->len - 1)->round);
  guint i = 0;

  while (i < G_N_ELEMENTS (steps) - 1 && plot->area.size.width * (float) steps[i] / (float) n_rounds < 28)
    i++;
  return steps[i];
}

/* Draws the rounds along the bottom; if there are many, only every second, fifth or tenth, and so on, has a number. */
static void
chart_draw_rounds (PurserScoreChart *self,
                   PurserPlot       *plot)
{
  float y = plot->area.origin.y + plot->area.size.height + 14;
  int step = chart_get_step (self, plot);
  int round = 0;

  for (guint i = 1; i < self->points->len; i++)
    {
      int now = chart_get_point (self, i)->round;
      g_autofree char *text = g_strdup_printf ("%d", now);

      if (now != round && now % step == 0)
        purser_plot_draw_text (plot, text, chart_get_x (self, plot, i), y, 0.5f);
      round = now;
    }
}

static GskPath *
chart_dup_path (PurserScoreChart *self,
                PurserPlot       *plot,
                guint             player)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, chart_get_x (self, plot, 0),
                            purser_plot_get_y (plot, (double) chart_get_point (self, 0)->scores[player]));
  for (guint i = 1; i < self->points->len; i++)
    gsk_path_builder_line_to (builder, chart_get_x (self, plot, i),
                              purser_plot_get_y (plot, (double) chart_get_point (self, i)->scores[player]));
  return gsk_path_builder_to_path (builder);
}

static void
chart_draw_line (PurserScoreChart *self,
                 PurserPlot       *plot,
                 guint             player)
{
  static const float dashes[][2] = { { 0, 0 }, { 10, 4 }, { 3, 4 }, { 16, 5 }, { 6, 3 }, { 2, 2 } };
  const PurserSeatColour *colour = purser_seat_colours_find (self->setup->seats[player].colour, player);
  g_autoptr (GskPath) path = chart_dup_path (self, plot, player);
  g_autoptr (GskStroke) edge = gsk_stroke_new (4.5f);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (3);
  const float *dash = dashes[player % G_N_ELEMENTS (dashes)];
  GdkRGBA ink;

  /* The edge shows a white line on white paper, and a black one in the dark. */
  purser_plot_get_ink (plot, 0.45f, &ink);
  if (dash[0] > 0)
    {
      gsk_stroke_set_dash (stroke, dash, 2);
      gsk_stroke_set_dash (edge, dash, 2);
    }
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_join (edge, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (plot->snapshot, path, edge, &ink);
  gtk_snapshot_append_stroke (plot->snapshot, path, stroke, &colour->fill);
}

static void
chart_draw_mark (PurserScoreChart *self,
                 PurserPlot       *plot,
                 guint             player,
                 float             x,
                 float             y)
{
  const PurserSeat *seat = &self->setup->seats[player];
  GdkRGBA ink;

  purser_plot_get_ink (plot, 0.45f, &ink);
  gtk_snapshot_save (plot->snapshot);
  gtk_snapshot_translate (plot->snapshot, &GRAPHENE_POINT_INIT (x - MARK / 2, y - MARK / 2));
  purser_player_mark_draw (GTK_WIDGET (self), plot->snapshot, seat->name, seat->colour, player, MARK, &ink);
  gtk_snapshot_restore (plot->snapshot);
}

/* Sorts the players by score, the best one first, and equal ones by their seats. */
static void
chart_sort_players (PurserScoreChart          *self,
                    const PurserAnalysisPoint *last,
                    guint                     *players)
{
  for (guint i = 0; i < self->setup->n_players; i++)
    {
      guint k = i;

      for (; k > 0 && last->scores[players[k - 1]] < last->scores[i]; k--)
        players[k] = players[k - 1];
      players[k] = i;
    }
}

/* Places each mark at its score, and beside the marks of close scores that it would cover. Returns the number of columns. */
static guint
chart_place_marks (PurserScoreChart *self,
                   PurserPlot       *plot,
                   const guint      *players,
                   guint            *columns)
{
  const PurserAnalysisPoint *last = chart_get_point (self, self->points->len - 1);
  guint n_columns = 1;

  for (guint i = 0; i < self->setup->n_players; i++)
    {
      float y = purser_plot_get_y (plot, (double) last->scores[players[i]]);

      columns[i] = 0;
      for (guint k = i; k > 0; k--)
        if (y - purser_plot_get_y (plot, (double) last->scores[players[k - 1]]) < MARK && columns[k - 1] >= columns[i])
          columns[i] = columns[k - 1] + 1;
      n_columns = MAX (n_columns, columns[i] + 1);
    }
  return n_columns;
}

/* Draws the marks. A line joins a mark in another column to the end of its graph. */
static void
chart_draw_marks (PurserScoreChart *self,
                  PurserPlot       *plot,
                  const guint      *players,
                  const guint      *columns)
{
  const PurserAnalysisPoint *last = chart_get_point (self, self->points->len - 1);
  float end = purser_plot_get_x (plot, 1);
  GdkRGBA ink;

  purser_plot_get_ink (plot, 0.45f, &ink);
  for (guint i = self->setup->n_players; i > 0; i--)
    {
      float y = purser_plot_get_y (plot, (double) last->scores[players[i - 1]]);
      float aside = MARK * (float) columns[i - 1] * (plot->mirrored ? -1 : 1);

      gtk_snapshot_append_color (plot->snapshot, &ink, &GRAPHENE_RECT_INIT (MIN (end, end + aside), y - 0.5f, fabsf (aside), 1));
      chart_draw_mark (self, plot, players[i - 1], end + aside, y);
    }
}

/* @ink: (nullable): the colour of text, for paper; %NULL for that of the widget */
void
purser_score_chart_draw (PurserScoreChart *self,
                         GtkSnapshot      *snapshot,
                         const GdkRGBA    *ink,
                         float             width,
                         float             height)
{
  PurserPlot plot;
  guint players[PURSER_MAX_PLAYERS];
  guint columns[PURSER_MAX_PLAYERS];
  double low;
  double high;

  if (self->points == NULL)
    return;
  chart_find_range (self, &low, &high);
  purser_plot_init (&plot, GTK_WIDGET (self), snapshot, ink, width, height, low, high);
  chart_sort_players (self, chart_get_point (self, self->points->len - 1), players);
  purser_plot_leave_room (&plot, MARK * (float) (chart_place_marks (self, &plot, players, columns) - 1));
  purser_plot_draw_grid (&plot);
  chart_draw_rounds (self, &plot);
  for (guint i = 0; i < self->setup->n_players; i++)
    chart_draw_line (self, &plot, i);
  chart_draw_marks (self, &plot, players, columns);
}

static void
purser_score_chart_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  purser_score_chart_draw (PURSER_SCORE_CHART (widget), snapshot, NULL, (float) gtk_widget_get_width (widget),
                           (float) gtk_widget_get_height (widget));
}

static void
purser_score_chart_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 280;
}

static void
purser_score_chart_finalize (GObject *object)
{
  PurserScoreChart *self = PURSER_SCORE_CHART (object);

  g_clear_pointer (&self->setup, purser_setup_unref);
  g_clear_pointer (&self->points, g_array_unref);
  G_OBJECT_CLASS (purser_score_chart_parent_class)->finalize (object);
}

static void
purser_score_chart_class_init (PurserScoreChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_score_chart_finalize;
  widget_class->snapshot = purser_score_chart_snapshot;
  widget_class->measure = purser_score_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
purser_score_chart_init (PurserScoreChart *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chart of the scores"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("The table below has the same numbers"), -1);
}

void
purser_score_chart_show (PurserScoreChart *self,
                         PurserSetup      *setup,
                         PurserAnalysis   *analysis)
{
  g_clear_pointer (&self->setup, purser_setup_unref);
  g_clear_pointer (&self->points, g_array_unref);
  self->setup = purser_setup_ref (setup);
  self->points = g_array_ref (analysis->points);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
