// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-measure.h"

/* The request mode of widgets that need more height in less width. */
GtkSizeRequestMode
purser_measure_get_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Returns: the minimum width */
int
purser_measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* @widgets: (element-type GtkWidget)
 *
 * Returns: the largest of their minimum widths */
int
purser_measure_least_width (GPtrArray *widgets)
{
  int least = 0;

  for (guint i = 0; i < widgets->len; i++)
    least = MAX (least, purser_measure_width (g_ptr_array_index (widgets, i)));
  return least;
}

/* Returns: the natural height at that width */
int
purser_measure_height (GtkWidget *widget,
                       int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Returns: the height of a line of text, with which marks and icons grow */
int
purser_measure_line_in (PangoContext *context)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  int height;

  pango_layout_set_text (layout, "0", -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

int
purser_measure_line (GtkWidget *widget)
{
  return purser_measure_line_in (gtk_widget_get_pango_context (widget));
}

/* Returns: the width of a text in narrow letters */
int
purser_measure_letters (const char *text)
{
  int letters = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    letters += g_unichar_iswide (g_utf8_get_char (p)) ? 2 : 1;
  return letters;
}

/* Returns: the letters of the longest word that only breaks at its end, and one more, as letters of names may be wide */
int
purser_measure_word (const char *text)
{
  int longest = 0, letters = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      letters = g_unichar_isspace (c) || g_unichar_iswide (c) ? 0 : letters + 1;
      longest = MAX (longest, letters);
      letters = c == '-' ? 0 : letters;
    }
  return longest + 1;
}

static void
measure_button (GtkWidget      *bin,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  else
    gtk_widget_measure (gtk_widget_get_first_child (child), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
allocate_button (GtkWidget *bin,
                 int        width,
                 int        height,
                 int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (bin), width, height, baseline, NULL);
}

/* Gives a bin around a drop-down the height of the button inside it, which grows with the lines of its text. The drop-down
 * itself reports the same height for all widths. */
void
purser_measure_by_button (GtkWidget *bin)
{
  gtk_widget_set_layout_manager (bin, gtk_custom_layout_new (purser_measure_get_mode, measure_button, allocate_button));
}

/* Allocates a child at a place counted from the side where reading begins. */
void
purser_allocate (GtkWidget           *widget,
                 GtkWidget           *child,
                 const GtkAllocation *place)
{
  GtkAllocation lies = *place;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    lies.x = gtk_widget_get_width (widget) - place->x - place->width;
  gtk_widget_size_allocate (child, &lies, -1);
}
