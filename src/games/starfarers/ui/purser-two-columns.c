// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-measure.h"
#include "purser-two-columns.h"
#include "purser-widget.h"

#define PARTS   3
#define SPACING 10 /* between parts and between columns, in pixels */

/* Up to three children: below each other if the widget is narrow, else in two columns. Then the third goes below the shorter of
 * the two others, or below both, whichever is less high, so that no part of the window stays empty while another scrolls. */
struct _PurserTwoColumns
{
  GtkWidget parent_instance;

  gboolean stacked;
};

G_DEFINE_FINAL_TYPE (PurserTwoColumns, purser_two_columns, GTK_TYPE_WIDGET)

static guint
columns_list_shown (PurserTwoColumns *self,
                    GtkWidget        *shown[PARTS])
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  guint n = 0;

  for (; child != NULL && n < PARTS; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      shown[n++] = child;
  return n;
}

static int
columns_measure_least_width (PurserTwoColumns *self)
{
  GtkWidget *shown[PARTS];
  guint n = columns_list_shown (self, shown);
  int least = 0;

  for (guint i = 0; i < n; i++)
    least = MAX (least, purser_measure_width (shown[i]));
  return least;
}

/* Puts each part below the one before, or the first two beside each other and the third below the shorter one.
 *
 * Returns: their height together */
static int
fill_columns (GtkWidget *const shown[PARTS],
              guint            n,
              int              columns,
              int              width,
              GtkAllocation    places[PARTS])
{
  int column_width = (width - (columns - 1) * SPACING) / columns, ends[2] = { 0, 0 };

  for (guint i = 0; i < n; i++)
    {
      int shorter = ends[1] < ends[0] ? 1 : 0;
      int column = columns == 1 ? 0 : i < 2 ? (int) i : shorter;
      int top = ends[column] > 0 ? ends[column] + SPACING : 0;

      places[i] = (GtkAllocation) { column * (column_width + SPACING), top, column_width,
                                    purser_measure_height (shown[i], column_width) };
      ends[column] = top + places[i].height;
    }
  return MAX (ends[0], ends[1]);
}

/* Places the visible parts, and returns their height together. */
static int
columns_arrange (PurserTwoColumns *self,
                 int               width,
                 GtkAllocation     places[PARTS])
{
  GtkWidget *shown[PARTS];
  guint n = columns_list_shown (self, shown);
  gboolean narrow = self->stacked || n < 2 || width < 2 * columns_measure_least_width (self) + SPACING;
  int height = fill_columns (shown, n, narrow ? 1 : 2, width, places), above, below;

  if (narrow || n < PARTS)
    return height;
  above = fill_columns (shown, PARTS - 1, 2, width, places);
  below = purser_measure_height (shown[PARTS - 1], width);
  if (above + SPACING + below >= height)
    return fill_columns (shown, n, 2, width, places);
  places[PARTS - 1] = (GtkAllocation) { 0, above + SPACING, width, below };
  return above + SPACING + below;
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
      *natural = 2 * least + SPACING;
    }
}

/* In one column, gives the rest of the height to the first part that expands, and moves those below it down. */
static void
columns_grow_one (GtkWidget *const shown[PARTS],
                  guint            n,
                  int              rest,
                  GtkAllocation    places[PARTS])
{
  gboolean grown = FALSE;

  for (guint i = 0; i < n; i++)
    {
      if (grown)
        places[i].y += rest;
      else if (gtk_widget_compute_expand (shown[i], GTK_ORIENTATION_VERTICAL))
        {
          places[i].height += rest;
          grown = TRUE;
        }
    }
}

/* Gives the rest of the height to the lowest part of each column, which grows into it if it expands. */
static void
purser_two_columns_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  PurserTwoColumns *self = PURSER_TWO_COLUMNS (widget);
  GtkAllocation places[PARTS];
  GtkWidget *shown[PARTS];
  guint n = columns_list_shown (self, shown);
  int rest;

  rest = height - columns_arrange (self, width, places);
  if (self->stacked && rest > 0)
    columns_grow_one (shown, n, rest, places);
  for (guint i = 0; i < n; i++)
    {
      gboolean lowest = TRUE;

      for (guint j = i + 1; j < n; j++)
        lowest &= places[j].x != places[i].x && places[j].width == places[i].width;
      if (lowest)
        places[i].height = MAX (places[i].height, height - places[i].y);
      purser_allocate (widget, shown[i], &places[i]);
    }
}

static void
purser_two_columns_dispose (GObject *object)
{
  purser_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (purser_two_columns_parent_class)->dispose (object);
}

static void
purser_two_columns_class_init (PurserTwoColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_two_columns_dispose;
  widget_class->measure = purser_two_columns_measure;
  widget_class->size_allocate = purser_two_columns_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
purser_two_columns_init (PurserTwoColumns *self)
{
}

/* Sets whether the parts are below each other at any width. */
void
purser_two_columns_set_stacked (PurserTwoColumns *self,
                                gboolean          stacked)
{
  if (self->stacked == stacked)
    return;
  self->stacked = stacked;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
