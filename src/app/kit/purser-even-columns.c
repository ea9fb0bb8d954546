// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-even-columns.h"
#include "purser-measure.h"
#include "purser-widget.h"

/* Lays out children in lines of as many as fit, all equally wide, also in a last line that is not full. */
struct _PurserEvenColumns
{
  GtkWidget parent_instance;

  int      spacing;
  gboolean fills;
};

enum {
  PROP_0,
  PROP_SPACING,
  PROP_FILLS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (PurserEvenColumns, purser_even_columns, GTK_TYPE_WIDGET)

static int
columns_measure_least_width (PurserEvenColumns *self)
{
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    least = MAX (least, purser_measure_width (child));
  return least;
}

static int
columns_count_children (PurserEvenColumns *self)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* Returns the number of children that fit in a line. */
static int
columns_count (PurserEvenColumns *self,
               int                width)
{
  int room = (width + self->spacing) / (MAX (columns_measure_least_width (self), 1) + self->spacing);

  return MAX (self->fills ? MIN (room, columns_count_children (self)) : room, 1);
}

/* Returns the height of the line that begins with this child. */
static int
measure_line (GtkWidget *child,
              int        columns,
              int        width)
{
  int height = 0;

  for (int i = 0; i < columns && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    height = MAX (height, purser_measure_height (child, width));
  return height;
}

/* Allocates the children, or only measures them. Fewer than fit in a line are centred.
 *
 * Returns: the height of all lines together */
static int
columns_arrange (PurserEvenColumns *self,
                 int                width,
                 gboolean           allocate)
{
  int columns = columns_count (self, width), each = (width - (columns - 1) * self->spacing) / columns, end = 0, i = 0;
  int missing = MAX (columns - columns_count_children (self), 0), left = missing * (each + self->spacing) / 2;
  GtkAllocation place = { 0, 0, each, 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      if (i % columns == 0)
        {
          place.y = end > 0 ? end + self->spacing : 0;
          place.height = measure_line (child, columns, each);
          end = place.y + place.height;
        }
      place.x = left + (i % columns) * (each + self->spacing);
      if (allocate)
        purser_allocate (GTK_WIDGET (self), child, &place);
    }
  return end;
}

static void
purser_even_columns_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  PurserEvenColumns *self = PURSER_EVEN_COLUMNS (widget);
  int least = columns_measure_least_width (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = columns_arrange (self, MAX (for_size, least), FALSE);
  else
    *minimum = *natural = least;
}

static void
purser_even_columns_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  columns_arrange (PURSER_EVEN_COLUMNS (widget), width, TRUE);
}

static void
purser_even_columns_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  if (prop_id == PROP_SPACING)
    PURSER_EVEN_COLUMNS (object)->spacing = g_value_get_int (value);
  else if (prop_id == PROP_FILLS)
    PURSER_EVEN_COLUMNS (object)->fills = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
purser_even_columns_dispose (GObject *object)
{
  purser_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (purser_even_columns_parent_class)->dispose (object);
}

static void
purser_even_columns_class_init (PurserEvenColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->dispose = purser_even_columns_dispose;
  G_OBJECT_CLASS (klass)->set_property = purser_even_columns_set_property;
  /* Between children and between lines, in pixels. */
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 8, flags);
  /* Whether fewer children than fit in a line get wider. */
  properties[PROP_FILLS] = g_param_spec_boolean ("fills", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  widget_class->measure = purser_even_columns_measure;
  widget_class->size_allocate = purser_even_columns_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
purser_even_columns_init (PurserEvenColumns *self)
{
}

void
purser_even_columns_append (PurserEvenColumns *self,
                            GtkWidget         *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
