// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A name and the answers of that player. Rows whose names and whose answers are each in a size group form two
 * columns, for everything here goes by the width alone: the answers begin at the same place in each row and wrap
 * there. Where a readable part of a name would take too much of the width, all names stand above their answers. */

#include "config.h"

#include "purser-payout-layout.h"

#define COLUMN_SPACING 8
#define LINE_SPACING 6

struct _PurserPayoutLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserPayoutLayout, purser_payout_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct {
  GtkWidget *widget;
  int        min;
  int        nat;
} Part;

static void
get_parts (GtkWidget *row,
           Part      *name,
           Part      *answers)
{
  name->widget = gtk_widget_get_first_child (row);
  answers->widget = gtk_widget_get_next_sibling (name->widget);
  gtk_widget_measure (name->widget, GTK_ORIENTATION_HORIZONTAL, -1, &name->min, &name->nat, NULL, NULL);
  gtk_widget_measure (answers->widget, GTK_ORIENTATION_HORIZONTAL, -1, &answers->min, &answers->nat, NULL, NULL);
}

/* Of the width, a name may take what the answers leave, and two fifths in any case. */
static int
get_most (const Part *answers,
          int         width)
{
  return MAX (width * 2 / 5, width - COLUMN_SPACING - answers->nat);
}

/* Returns: how wide the column of the names is; the whole width where they stand above the answers. */
static int
get_column (const Part *name,
            const Part *answers,
            int         width)
{
  int column = MIN (name->nat, get_most (answers, width));

  return column < name->min || width - column - COLUMN_SPACING < answers->min ? width : column;
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
measure_height (const Part *name,
                const Part *answers,
                int         width)
{
  int column = get_column (name, answers, width);
  int height = get_height (name->widget, column);

  if (column == width)
    return height + LINE_SPACING + get_height (answers->widget, width);
  return MAX (height, get_height (answers->widget, width - column - COLUMN_SPACING));
}

static void
purser_payout_layout_measure (GtkLayoutManager *layout,
                              GtkWidget        *row,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  Part name, answers;

  get_parts (row, &name, &answers);
  *minimum = MAX (name.min, answers.min);
  *natural = name.nat + COLUMN_SPACING + answers.nat;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = measure_height (&name, &answers, for_size < 0 ? *natural : MAX (for_size, *minimum));
}

static void
place (const Part *part,
       int         x,
       int         y,
       int         width,
       int         height)
{
  gtk_widget_size_allocate (part->widget, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
purser_payout_layout_allocate (GtkLayoutManager *layout,
                               GtkWidget        *row,
                               int               width,
                               int               height,
                               int               baseline)
{
  gboolean from_right = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  Part name, answers;
  int column, rest, top;

  get_parts (row, &name, &answers);
  column = get_column (&name, &answers, width);
  rest = width - column - COLUMN_SPACING;
  top = get_height (name.widget, column);
  if (column == width)
    {
      place (&name, 0, 0, width, top);
      place (&answers, 0, top + LINE_SPACING, width, height - top - LINE_SPACING);
      return;
    }
  place (&name, from_right ? width - column : 0, 0, column, height);
  place (&answers, from_right ? 0 : width - rest, 0, rest, height);
}

static GtkSizeRequestMode
purser_payout_layout_get_request_mode (GtkLayoutManager *layout,
                                       GtkWidget        *row)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
purser_payout_layout_class_init (PurserPayoutLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = purser_payout_layout_get_request_mode;
  layout_class->measure = purser_payout_layout_measure;
  layout_class->allocate = purser_payout_layout_allocate;
}

static void
purser_payout_layout_init (PurserPayoutLayout *self)
{
}
