// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-balanced-bin.h"
#include "purser-measure.h"

/* Gives its child the least width that needs no more lines than the full width does: four items are two in each of two lines,
 * not one alone below three. A centred child gets the full width, as in a narrower one the first item would be alone in its
 * line. */
struct _PurserBalancedBin
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserBalancedBin, purser_balanced_bin, ADW_TYPE_BIN)

static void
purser_balanced_bin_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, NULL, NULL);
}

static int
find_width (GtkWidget *child,
            int        width)
{
  int height = purser_measure_height (child, width), least, one_line;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &one_line, NULL, NULL);
  if (one_line <= width)
    return width;
  while (least < width)
    {
      int middle = (least + width) / 2;

      if (purser_measure_height (child, middle) <= height)
        width = middle;
      else
        least = middle + 1;
    }
  return width;
}

static void
purser_balanced_bin_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int least = gtk_widget_get_halign (child) == GTK_ALIGN_CENTER ? width : find_width (child, width);

  purser_allocate (widget, child, &(GtkAllocation) { 0, 0, least, height });
}

static void
purser_balanced_bin_class_init (PurserBalancedBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = purser_balanced_bin_measure;
  widget_class->size_allocate = purser_balanced_bin_size_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
}

static void
purser_balanced_bin_init (PurserBalancedBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
