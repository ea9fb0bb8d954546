// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-label.h"
#include "purser-measure.h"
#include "purser-player-mark.h"
#include "purser-plot.h"
#include "purser-seat-look.h"
#include "purser-trend-chart.h"
#include "purser-wrap-box.h"

#define MARK 12

/* Scores from play to play: a mark for each, in the colour and the shape of its person, joined by lines. A press on a mark shows
 * its words, in place of the names below the chart. */
typedef struct {
  guint   play;
  guint   person;
  double  score;
  char   *words;
} Point;

struct _PurserTrendChart
{
  GtkBox      parent_instance;

  GArray     *points;
  guint       n_people;
  int         chosen;
  GtkStack   *foot;
  AdwWrapBox *names;
  GtkLabel   *words;
};

G_DEFINE_FINAL_TYPE (PurserTrendChart, purser_trend_chart, GTK_TYPE_BOX)

static void
point_clear (gpointer data)
{
  g_free (((Point *) data)->words);
}

static const Point *
chart_get (PurserTrendChart *self,
           guint             index)
{
  return &g_array_index (self->points, Point, index);
}

static void
chart_init_plot (PurserTrendChart *self,
                 PurserPlot       *plot,
                 GtkSnapshot      *snapshot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  /* The room below the axis, which stays empty without numbers there, reaches into the names. */
  int height = gtk_widget_get_margin_top (GTK_WIDGET (self->foot)) + purser_measure_line (GTK_WIDGET (self));
  double low = 0, high = 1;

  for (guint i = 0; i < self->points->len; i++)
    {
      low = MIN (low, chart_get (self, i)->score);
      high = MAX (high, chart_get (self, i)->score);
    }
  purser_plot_init (plot, GTK_WIDGET (self), snapshot, NULL, (float) width, (float) height, low, high);
}

static graphene_point_t
chart_get_place (PurserTrendChart *self,
                 PurserPlot       *plot,
                 const Point      *point)
{
  guint last = self->points->len > 0 ? chart_get (self, self->points->len - 1)->play : 0;
  float x = last > 0 ? (float) point->play / (float) last : 0.5f;

  x = plot->mirrored ? 1 - x : x;
  return GRAPHENE_POINT_INIT (plot->area.origin.x + MARK + (plot->area.size.width - 2 * MARK) * x,
                              purser_plot_get_y (plot, point->score));
}

static void
chart_draw_line (PurserTrendChart *self,
                 PurserPlot       *plot,
                 guint             person)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (2);
  GdkRGBA colour = purser_seat_colours_get (person)->fill;
  gboolean begun = FALSE;

  for (guint i = 0; i < self->points->len; i++)
    if (chart_get (self, i)->person == person)
      {
        graphene_point_t at = chart_get_place (self, plot, chart_get (self, i));

        if (begun)
          gsk_path_builder_line_to (builder, at.x, at.y);
        else
          gsk_path_builder_move_to (builder, at.x, at.y);
        begun = TRUE;
      }
  colour.alpha = 0.7f;
  path = gsk_path_builder_free_to_path (g_steal_pointer (&builder));
  gtk_snapshot_append_stroke (plot->snapshot, path, stroke, &colour);
}

static void
draw_mark (PurserPlot       *plot,
           guint             person,
           graphene_point_t  at,
           gboolean          chosen)
{
  g_autoptr (GskPath) shape = purser_seat_shape_path (person, MARK);
  g_autoptr (GskStroke) edge = gsk_stroke_new (chosen ? 3 : 1);
  GdkRGBA ink;

  purser_plot_get_ink (plot, chosen ? 1 : 0.45f, &ink);
  gtk_snapshot_save (plot->snapshot);
  gtk_snapshot_translate (plot->snapshot, &GRAPHENE_POINT_INIT (at.x - MARK / 2, at.y - MARK / 2));
  gtk_snapshot_append_fill (plot->snapshot, shape, GSK_FILL_RULE_WINDING, &purser_seat_colours_get (person)->fill);
  gtk_snapshot_append_stroke (plot->snapshot, shape, edge, &ink);
  gtk_snapshot_restore (plot->snapshot);
}

static void
purser_trend_chart_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  PurserTrendChart *self = PURSER_TREND_CHART (widget);
  PurserPlot plot;

  chart_init_plot (self, &plot, snapshot);
  purser_plot_draw_grid (&plot);
  for (guint person = 0; person < purser_seat_colours_count (); person++)
    chart_draw_line (self, &plot, person);
  for (guint i = 0; i < self->points->len; i++)
    draw_mark (&plot, chart_get (self, i)->person, chart_get_place (self, &plot, chart_get (self, i)), (int) i == self->chosen);
  GTK_WIDGET_CLASS (purser_trend_chart_parent_class)->snapshot (widget, snapshot);
}

static void
chart_choose (PurserTrendChart *self,
              int               index)
{
  const char *words = index >= 0 ? chart_get (self, (guint) index)->words : _("The table below has the same numbers");

  self->chosen = index;
  gtk_label_set_label (self->words, words);
  gtk_stack_set_visible_child (self->foot, index >= 0 ? GTK_WIDGET (self->words) : GTK_WIDGET (self->names));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  if (index >= 0)
    purser_announce (GTK_WIDGET (self), words);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Moves from mark to mark with the arrow keys, and out of the chart after the last one. */
static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameter,
         gpointer   data)
{
  PurserTrendChart *self = PURSER_TREND_CHART (widget);
  int index = self->chosen + g_variant_get_int32 (parameter);

  if (index < 0 || index >= (int) self->points->len)
    return FALSE;
  chart_choose (self, index);
  return TRUE;
}

/* Chooses the nearest mark, unless none is as near as a finger is wide. */
static void
pressed_cb (GtkGestureClick  *gesture,
            int               n,
            double            x,
            double            y,
            PurserTrendChart *self)
{
  double nearest = 32;
  int chosen = -1;
  PurserPlot plot;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  chart_init_plot (self, &plot, NULL);
  for (guint i = 0; i < self->points->len; i++)
    {
      graphene_point_t at = chart_get_place (self, &plot, chart_get (self, i));
      double distance = hypot (x - at.x, y - at.y);

      if (distance < nearest)
        {
          nearest = distance;
          chosen = (int) i;
        }
    }
  chart_choose (self, chosen);
}

static void
purser_trend_chart_finalize (GObject *object)
{
  g_array_unref (PURSER_TREND_CHART (object)->points);
  G_OBJECT_CLASS (purser_trend_chart_parent_class)->finalize (object);
}

static void
purser_trend_chart_class_init (PurserTrendChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_trend_chart_finalize;
  widget_class->snapshot = purser_trend_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/statistics/purser-trend-chart.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserTrendChart, foot);
  gtk_widget_class_bind_template_child (widget_class, PurserTrendChart, names);
  gtk_widget_class_bind_template_child (widget_class, PurserTrendChart, words);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_NO_MODIFIER_MASK, step_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_NO_MODIFIER_MASK, step_cb, "i", -1);
}

static void
purser_trend_chart_init (PurserTrendChart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->names);
  self->chosen = -1;
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
  g_array_set_clear_func (self->points, point_clear);
}

void
purser_trend_chart_clear (PurserTrendChart *self)
{
  g_array_set_size (self->points, 0);
  self->n_people = 0;
  purser_wrap_box_clear (self->names);
  chart_choose (self, -1);
}

/* Adds a name to those below the chart; the first is person 0. */
void
purser_trend_chart_add_person (PurserTrendChart *self,
                               const char       *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *mark = purser_player_mark_new (MARK);
  GtkWidget *label = gtk_label_new (name);

  /* The mark is too small for a letter. */
  purser_player_mark_set (PURSER_PLAYER_MARK (mark), " ", NULL, self->n_people++);
  gtk_box_append (GTK_BOX (box), mark);
  purser_label_let_break (label);
  gtk_box_append (GTK_BOX (box), label);
  adw_wrap_box_append (self->names, box);
}

void
purser_trend_chart_add (PurserTrendChart *self,
                        guint             play,
                        guint             person,
                        gint64            score,
                        const char       *words)
{
  Point point = { .play = play, .person = person, .score = (double) score, .words = g_strdup (words) };

  g_array_append_val (self->points, point);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
