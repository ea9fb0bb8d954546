// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-bar-chart.h"
#include "purser-measure.h"

/* The least height of a line; with large text it is higher. */
#define LINE 34
#define BAR 14
#define NATURAL 480 /* pixels wide */
/* The least width, in heights of a line of text, of a chart with names beside the bars and not above them. */
#define WIDE 24
/* The part of the width for names beside the bars. */
#define NAMES 0.3f
/* The most lines of a name above its bar. */
#define MOST_LINES 6

/* A bar for each name: its length is a number, of which a part is filled. A press on a bar shows both numbers in words. */
typedef struct {
  char  *name;
  guint  part;
  guint  whole;
} Bar;

struct _PurserBarChart
{
  GtkWidget  parent_instance;

  GArray    *bars;
  int        chosen;
};

G_DEFINE_FINAL_TYPE (PurserBarChart, purser_bar_chart, GTK_TYPE_WIDGET)

static void
bar_clear (gpointer data)
{
  g_free (((Bar *) data)->name);
}

static int
measure_text (GtkWidget  *widget,
              const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width + 1;
}

/* Returns whether there is no room for the names beside the bars, so that they go above them. */
static gboolean
chart_is_narrow (PurserBarChart *self,
                 int             width)
{
  for (guint i = 0; i < self->bars->len; i++)
    if (measure_text (GTK_WIDGET (self), g_array_index (self->bars, Bar, i).name) > width * NAMES)
      return TRUE;
  return width < WIDE * purser_measure_line (GTK_WIDGET (self));
}

static PangoLayout *
name_layout_new (PurserBarChart *self,
                 const char     *name,
                 int             width,
                 int             height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), name);

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, height);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

static int
chart_measure_name (PurserBarChart *self,
                    guint           index,
                    int             width)
{
  const char *name = g_array_index (self->bars, Bar, index).name;
  g_autoptr (PangoLayout) layout = name_layout_new (self, name, MAX (1, width), -MOST_LINES);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Returns the height of names above bars: as many lines as the longest needs, for all bars. */
static int
chart_get_name_height (PurserBarChart *self,
                       int             width)
{
  int most = purser_measure_line (GTK_WIDGET (self));
  int room = width - measure_text (GTK_WIDGET (self), "999") - 12;

  for (guint i = 0; i < self->bars->len; i++)
    most = MAX (most, chart_measure_name (self, i, room));
  return most;
}

static int
chart_get_line (PurserBarChart *self,
                int             width)
{
  if (chart_is_narrow (self, width))
    return MAX (LINE, chart_get_name_height (self, width) + BAR + 14);
  return MAX (LINE, purser_measure_line (GTK_WIDGET (self)) * 3 / 2);
}

static guint
chart_find_most (PurserBarChart *self)
{
  guint most = 1;

  for (guint i = 0; i < self->bars->len; i++)
    most = MAX (most, g_array_index (self->bars, Bar, i).whole);
  return most;
}

/* Returns where something of a width begins, seen from the side where reading begins. */
static float
mirror (GtkWidget *widget,
        float      x,
        float      width)
{
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    return (float) gtk_widget_get_width (widget) - x - width;
  return x;
}

static void
draw_text (PurserBarChart *self,
           GtkSnapshot    *snapshot,
           const char     *text,
           float           x,
           float           y,
           float           width,
           float           height,
           gboolean        end)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (PangoLayout) layout = name_layout_new (self, text, (int) width, (int) height * PANGO_SCALE);
  GdkRGBA ink;

  gtk_widget_get_color (widget, &ink);
  pango_layout_set_alignment (layout, end != (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
                                        ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_set_auto_dir (layout, FALSE);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (mirror (widget, x, width), y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_bar (GtkWidget     *widget,
          GtkSnapshot   *snapshot,
          const GdkRGBA *colour,
          float          x,
          float          y,
          float          width)
{
  GskRoundedRect bar;

  gsk_rounded_rect_init_from_rect (&bar, &GRAPHENE_RECT_INIT (mirror (widget, x, width), y, width, BAR),
                                   MIN (BAR / 2, width / 2));
  gtk_snapshot_push_rounded_clip (snapshot, &bar);
  gtk_snapshot_append_color (snapshot, colour, &bar.bounds);
  gtk_snapshot_pop (snapshot);
}

static char *
dup_amount (PurserBarChart *self,
            guint           index)
{
  const Bar *bar = &g_array_index (self->bars, Bar, index);

  if ((int) index == self->chosen)
    /* Translators: of how many plays, how many were won, and how many that is in a hundred */
    return g_strdup_printf (_("%u of %u · %u%%"), bar->part, bar->whole, (bar->part * 200 + bar->whole) / (bar->whole * 2));
  return g_strdup_printf ("%u", bar->part);
}

static void
chart_draw_bar (PurserBarChart *self,
                GtkSnapshot    *snapshot,
                guint           index,
                float           x,
                float           y,
                float           scale)
{
  const Bar *bar = &g_array_index (self->bars, Bar, index);
  GdkRGBA ink, accent = { 0.21f, 0.52f, 0.89f, 1 };

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  ink.alpha = (int) index == self->chosen ? 0.35f : 0.18f;
  draw_bar (GTK_WIDGET (self), snapshot, &ink, x, y, scale * (float) bar->whole);
  draw_bar (GTK_WIDGET (self), snapshot, &accent, x, y, scale * (float) bar->part);
}

/* Draws a bar with its name and number; on a phone these go above the bar, which then has the whole width. */
static void
chart_draw_line (PurserBarChart *self,
                 GtkSnapshot    *snapshot,
                 guint           index,
                 float           most)
{
  const Bar *bar = &g_array_index (self->bars, Bar, index);
  g_autofree char *amount = dup_amount (self, index);
  int whole = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean narrow = chart_is_narrow (self, whole);
  float text = (float) purser_measure_line (GTK_WIDGET (self)), width = (float) whole;
  float names = narrow ? (float) chart_get_name_height (self, whole) : text;
  float end = narrow ? (float) measure_text (GTK_WIDGET (self), amount) : MIN (text * 6, width / 2);
  float label = narrow ? width - end - 12 : width * NAMES;
  float line = (float) chart_get_line (self, whole), top = line * (float) index;
  float own = narrow ? MIN (names, (float) chart_measure_name (self, index, (int) label)) : text;
  float y = narrow ? top + 3 + names - own : top + (line - text) / 2, x = narrow ? 0 : label + 12;

  draw_text (self, snapshot, bar->name, 0, y, label, own, FALSE);
  draw_text (self, snapshot, amount, width - end, y, end, text, TRUE);
  chart_draw_bar (self, snapshot, index, x, narrow ? y + own + 3 : top + (line - BAR) / 2,
                  (narrow ? width : width - x - end - 12) / most);
}

static void
purser_bar_chart_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  PurserBarChart *self = PURSER_BAR_CHART (widget);
  float most = (float) chart_find_most (self);

  for (guint i = 0; i < self->bars->len; i++)
    chart_draw_line (self, snapshot, i, most);
}

static void
purser_bar_chart_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  PurserBarChart *self = PURSER_BAR_CHART (widget);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL
               ? 200 : chart_get_line (self, for_size < 0 ? NATURAL : for_size) * (int) self->bars->len;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL : *minimum;
}

static void
chart_describe (PurserBarChart *self)
{
  g_autofree char *amount = self->chosen >= 0 ? dup_amount (self, (guint) self->chosen) : NULL;
  const char *name = self->chosen >= 0 ? g_array_index (self->bars, Bar, self->chosen).name : NULL;
  g_autofree char *words = self->chosen >= 0 ? g_strdup_printf (_("%s: %s"), name, amount) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : _("The table below has the same numbers"), -1);
  if (words != NULL)
    purser_announce (GTK_WIDGET (self), words);
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n,
            double           x,
            double           y,
            PurserBarChart  *self)
{
  int index = (int) y / chart_get_line (self, gtk_widget_get_width (GTK_WIDGET (self)));

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->chosen = index < (int) self->bars->len && index != self->chosen ? index : -1;
  chart_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Moves from bar to bar with the arrow keys, and out of the chart after the last one. */
static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameter,
         gpointer   data)
{
  PurserBarChart *self = PURSER_BAR_CHART (widget);
  int index = self->chosen + g_variant_get_int32 (parameter);

  if (index < 0 || index >= (int) self->bars->len)
    return FALSE;
  self->chosen = index;
  chart_describe (self);
  gtk_widget_queue_draw (widget);
  return TRUE;
}

static void
purser_bar_chart_finalize (GObject *object)
{
  g_array_unref (PURSER_BAR_CHART (object)->bars);
  G_OBJECT_CLASS (purser_bar_chart_parent_class)->finalize (object);
}

static void
purser_bar_chart_class_init (PurserBarChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_bar_chart_finalize;
  widget_class->snapshot = purser_bar_chart_snapshot;
  widget_class->measure = purser_bar_chart_measure;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_NO_MODIFIER_MASK, step_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_NO_MODIFIER_MASK, step_cb, "i", -1);
}

static void
purser_bar_chart_init (PurserBarChart *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  self->chosen = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "chart");
  self->bars = g_array_new (FALSE, FALSE, sizeof (Bar));
  g_array_set_clear_func (self->bars, bar_clear);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The table below has the same numbers"), -1);
}

void
purser_bar_chart_clear (PurserBarChart *self)
{
  self->chosen = -1;
  g_array_set_size (self->bars, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* @whole: the length of the bar, at least 1 */
void
purser_bar_chart_add (PurserBarChart *self,
                      const char     *name,
                      guint           part,
                      guint           whole)
{
  Bar bar = { .name = g_strdup (name), .part = part, .whole = whole };

  g_array_append_val (self->bars, bar);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
