// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-measure.h"
#include "purser-plot.h"
#include "purser-seat-look.h"
#include "purser-trend-chart.h"

#define MARK 12
/* The height of the chart without the part below it, and the gap between its names. */
#define HEIGHT 220
#define GAP 12

/* Scores from play to play: a mark for each, in the colour and the shape of its person, joined by lines. A press on a mark shows
 * its words. */
typedef struct {
  guint   play;
  guint   person;
  double  score;
  char   *words;
} Point;

struct _PurserTrendChart
{
  GtkWidget  parent_instance;

  GArray    *points;
  GPtrArray *names;
  int        chosen;
};

G_DEFINE_FINAL_TYPE (PurserTrendChart, purser_trend_chart, GTK_TYPE_WIDGET)

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

static PangoLayout *
chart_make_layout (PurserTrendChart *self,
                   const char       *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

static void
chart_measure_text (PurserTrendChart *self,
                    const char       *text,
                    int              *width,
                    int              *height)
{
  g_autoptr (PangoLayout) layout = chart_make_layout (self, text);

  pango_layout_get_pixel_size (layout, width, height);
}

static int
chart_get_line (PurserTrendChart *self)
{
  int width, height;

  chart_measure_text (self, "X", &width, &height);
  return MAX (height, MARK) + 4;
}

/* Places a name with its mark below the chart: line by line, as many as fit side by side.
 *
 * @x: (inout): the place along the line
 * @line: (inout): the line, from 0 */
static void
chart_lay_name (PurserTrendChart *self,
                guint             person,
                int               width,
                int              *x,
                int              *line)
{
  int length, height;

  if (person > 0)
    {
      chart_measure_text (self, g_ptr_array_index (self->names, person - 1), &length, &height);
      *x += MARK + 4 + length + GAP;
    }
  chart_measure_text (self, g_ptr_array_index (self->names, person), &length, &height);
  if (*x == 0 || *x + MARK + 4 + length <= width)
    return;
  *x = 0;
  *line += 1;
}

/* Returns the number of lines below the chart: at least two, as the words of a mark replace the names and may need two. */
static int
chart_count_lines (PurserTrendChart *self,
                   int               width)
{
  int x = 0, line = 0;

  for (guint i = 0; i < self->names->len; i++)
    chart_lay_name (self, i, width, &x, &line);
  return MAX (line + 1, 2);
}

static int
chart_measure_foot (PurserTrendChart *self,
                    int               width)
{
  return chart_count_lines (self, width) * chart_get_line (self);
}

static void
chart_init_plot (PurserTrendChart *self,
                 PurserPlot       *plot,
                 GtkSnapshot      *snapshot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self)) - chart_measure_foot (self, width) + chart_get_line (self);
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
chart_draw_words (PurserTrendChart *self,
                  PurserPlot       *plot,
                  float             y)
{
  g_autoptr (PangoLayout) layout = chart_make_layout (self, chart_get (self, (guint) self->chosen)->words);
  GdkRGBA ink;

  purser_plot_get_ink (plot, 1, &ink);
  pango_layout_set_width (layout, gtk_widget_get_width (GTK_WIDGET (self)) * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  gtk_snapshot_save (plot->snapshot);
  gtk_snapshot_translate (plot->snapshot, &GRAPHENE_POINT_INIT (0, y));
  gtk_snapshot_append_layout (plot->snapshot, layout, &ink);
  gtk_snapshot_restore (plot->snapshot);
}

/* Draws below the chart the words of the pressed mark, or whose marks these are. */
static void
chart_draw_foot (PurserTrendChart *self,
                 PurserPlot       *plot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), x = 0, line = 0;
  float top = (float) (gtk_widget_get_height (GTK_WIDGET (self)) - chart_measure_foot (self, width));

  if (self->chosen >= 0)
    {
      chart_draw_words (self, plot, top);
      return;
    }
  for (guint i = 0; i < self->names->len; i++)
    {
      float y, mark;

      chart_lay_name (self, i, width, &x, &line);
      y = top + (float) chart_get_line (self) * ((float) line + 0.5f);
      mark = plot->mirrored ? (float) (width - x) - MARK : (float) x;
      draw_mark (plot, i, GRAPHENE_POINT_INIT (mark + MARK / 2, y), FALSE);
      purser_plot_draw_text (plot, g_ptr_array_index (self->names, i), plot->mirrored ? mark - 4 : mark + MARK + 4, y,
                             plot->mirrored ? 1 : 0);
    }
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
  chart_draw_foot (self, &plot);
}

static void
purser_trend_chart_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  int height = HEIGHT + chart_measure_foot (PURSER_TREND_CHART (widget), for_size >= 0 ? for_size : 480);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : height;
}

static void
chart_choose (PurserTrendChart *self,
              int               index)
{
  const char *words = index >= 0 ? chart_get (self, (guint) index)->words : _("The table below has the same numbers");

  self->chosen = index;
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
  g_ptr_array_unref (PURSER_TREND_CHART (object)->names);
  G_OBJECT_CLASS (purser_trend_chart_parent_class)->finalize (object);
}

static void
purser_trend_chart_class_init (PurserTrendChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_trend_chart_finalize;
  widget_class->snapshot = purser_trend_chart_snapshot;
  widget_class->measure = purser_trend_chart_measure;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_NO_MODIFIER_MASK, step_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_NO_MODIFIER_MASK, step_cb, "i", -1);
}

static void
purser_trend_chart_init (PurserTrendChart *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  self->chosen = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "chart");
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
  self->names = g_ptr_array_new_with_free_func (g_free);
  g_array_set_clear_func (self->points, point_clear);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chart of the scores"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("The table below has the same numbers"), -1);
}

void
purser_trend_chart_clear (PurserTrendChart *self)
{
  self->chosen = -1;
  g_array_set_size (self->points, 0);
  g_ptr_array_set_size (self->names, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Adds a name to those below the chart; the first is person 0. */
void
purser_trend_chart_add_person (PurserTrendChart *self,
                               const char       *name)
{
  g_ptr_array_add (self->names, g_strdup (name));
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
