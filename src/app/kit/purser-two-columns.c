// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-two-columns.h"

#define PARTS 3

/* Up to three parts: below each other where it is narrow, and in two columns where there is room. Then the last one goes
 * below the shorter of the two others, or below both, whichever is less high: no part of the window stays empty while
 * another has to be scrolled. */
struct _PurserTwoColumns
{
  GtkWidget parent_instance;

  GtkWidget *parts[PARTS];
  int        spacing;
};

enum {
  PROP_0,
  PROP_FIRST,
  PROP_SECOND,
  PROP_LAST,
  PROP_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (PurserTwoColumns, purser_two_columns, GTK_TYPE_WIDGET)

static guint
columns_list_shown (PurserTwoColumns *self,
                    GtkWidget        *shown[PARTS])
{
  guint n = 0;

  for (guint i = 0; i < PARTS; i++)
    if (self->parts[i] != NULL && gtk_widget_get_visible (self->parts[i]))
      shown[n++] = self->parts[i];
  return n;
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
columns_measure_least_width (PurserTwoColumns *self)
{
  GtkWidget *shown[PARTS];
  guint n = columns_list_shown (self, shown);
  int least = 0;

  for (guint i = 0; i < n; i++)
    {
      int width;

      gtk_widget_measure (shown[i], GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      least = MAX (least, width);
    }
  return least;
}

/* Puts each part below the one before, or into the shorter of two columns; how high they are together. */
static int
columns_fill (PurserTwoColumns *self,
              GtkWidget *const  shown[PARTS],
              guint             n,
              int               columns,
              int               width,
              GtkAllocation     places[PARTS])
{
  int column_width = (width - (columns - 1) * self->spacing) / columns, ends[2] = { 0, 0 };

  for (guint i = 0; i < n; i++)
    {
      int column = columns == 1 || (i != 1 && ends[0] <= ends[1]) ? 0 : 1;
      int top = ends[column] > 0 ? ends[column] + self->spacing : 0;

      places[i] = (GtkAllocation) { column * (column_width + self->spacing), top, column_width,
                                    measure_height (shown[i], column_width) };
      ends[column] = top + places[i].height;
    }
  return MAX (ends[0], ends[1]);
}

/* Where each part that shows lies; how high they are together. */
static int
columns_arrange (PurserTwoColumns *self,
                 int               width,
                 GtkAllocation     places[PARTS])
{
  GtkWidget *shown[PARTS];
  guint n = columns_list_shown (self, shown);
  gboolean narrow = n < 2 || width < 2 * columns_measure_least_width (self) + self->spacing;
  int height = columns_fill (self, shown, n, narrow ? 1 : 2, width, places), above, below;

  if (narrow || n < PARTS)
    return height;
  above = columns_fill (self, shown, PARTS - 1, 2, width, places);
  below = measure_height (shown[PARTS - 1], width);
  if (above + self->spacing + below >= height)
    return columns_fill (self, shown, n, 2, width, places);
  places[PARTS - 1] = (GtkAllocation) { 0, above + self->spacing, width, below };
  return above + self->spacing + below;
}

static void
purser_two_columns_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  PurserTwoColumns *self = PURSER_TWO_COLUMNS (widget);
  GtkAllocation places[PARTS];
  int least = columns_measure_least_width (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = columns_arrange (self, MAX (for_size, least), places);
  else
    {
      *minimum = least;
      *natural = 2 * least + self->spacing;
    }
}

/* What is lowest in its column has the rest of the height, and grows into it where it wants to. */
static void
purser_two_columns_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  PurserTwoColumns *self = PURSER_TWO_COLUMNS (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation places[PARTS];
  GtkWidget *shown[PARTS];
  guint n = columns_list_shown (self, shown);

  columns_arrange (self, width, places);
  for (guint i = 0; i < n; i++)
    {
      gboolean lowest = TRUE;

      for (guint j = i + 1; j < n; j++)
        lowest &= places[j].x != places[i].x && places[j].width == places[i].width;
      if (lowest)
        places[i].height = MAX (places[i].height, height - places[i].y);
      if (mirrored)
        places[i].x = width - places[i].x - places[i].width;
      gtk_widget_size_allocate (shown[i], &places[i], -1);
    }
}

static GtkSizeRequestMode
purser_two_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
purser_two_columns_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *property)
{
  PurserTwoColumns *self = PURSER_TWO_COLUMNS (object);

  switch (id)
    {
    case PROP_FIRST:
    case PROP_SECOND:
    case PROP_LAST:
      self->parts[id - PROP_FIRST] = g_value_get_object (value);
      gtk_widget_set_parent (self->parts[id - PROP_FIRST], GTK_WIDGET (self));
      break;
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
purser_two_columns_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (purser_two_columns_parent_class)->dispose (object);
}

static void
purser_two_columns_class_init (PurserTwoColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = purser_two_columns_set_property;
  G_OBJECT_CLASS (klass)->dispose = purser_two_columns_dispose;
  /* Each is set once, by the template that they are in. */
  properties[PROP_FIRST] = g_param_spec_object ("first", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SECOND] = g_param_spec_object ("second", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_LAST] = g_param_spec_object ("last", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /* Between parts and between columns, in pixels. */
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  widget_class->measure = purser_two_columns_measure;
  widget_class->size_allocate = purser_two_columns_size_allocate;
  widget_class->get_request_mode = purser_two_columns_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
purser_two_columns_init (PurserTwoColumns *self)
{
}
