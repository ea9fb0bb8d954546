// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-measure.h"
#include "purser-space-base-console.h"
#include "purser-space-base-slot.h"

#define SPACING 4

#define FEWEST 3

/* The least width for twelve sectors in one row, as on the real console; below it there are two rows of six. A console that is
 * only shown may be narrower. */
#define WIDE 760
#define SMALL_WIDE 560

/* Lays out the twelve sectors of a player: as wide as there is room, and equally high in a row. */
struct _PurserSpaceBaseConsole
{
  GtkWidget parent_instance;

  GtkWidget *slots[PURSER_SPACE_BASE_SECTORS];
};

G_DEFINE_FINAL_TYPE (PurserSpaceBaseConsole, purser_space_base_console, GTK_TYPE_WIDGET)

static void
purser_space_base_console_dispose (GObject *object)
{
  PurserSpaceBaseConsole *self = PURSER_SPACE_BASE_CONSOLE (object);

  for (guint i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    g_clear_pointer (&self->slots[i], gtk_widget_unparent);
  G_OBJECT_CLASS (purser_space_base_console_parent_class)->dispose (object);
}

/* Returns twelve columns, or six below @wide, or fewer if large text needs more room. */
static guint
get_columns (int width,
             int least,
             int wide)
{
  guint columns = width < wide ? PURSER_SPACE_BASE_SECTORS / 2 : PURSER_SPACE_BASE_SECTORS;

  while (columns > FEWEST && (int) columns * (least + SPACING) - SPACING > width)
    columns = columns > 6 ? 6 : columns > 4 ? 4 : FEWEST;
  return columns;
}

static int
get_slot_width (int   width,
                guint columns)
{
  return MAX ((width - SPACING * ((int) columns - 1)) / (int) columns, 1);
}

static int
console_get_row_height (PurserSpaceBaseConsole *self,
                        guint                   first,
                        guint                   columns,
                        int                     slot_width)
{
  int height = 0;

  for (guint i = first; i < first + columns; i++)
    {
      int natural;

      gtk_widget_measure (self->slots[i], GTK_ORIENTATION_VERTICAL, slot_width, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

static int
console_get_least_width (PurserSpaceBaseConsole *self)
{
  int least = 0;

  for (guint i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    {
      int minimum;

      gtk_widget_measure (self->slots[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      least = MAX (least, minimum);
    }
  return least;
}

static int
console_get_wide (PurserSpaceBaseConsole *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "small") ? SMALL_WIDE : WIDE;
}

static int
console_get_height (PurserSpaceBaseConsole *self,
                    int                     width)
{
  guint columns = get_columns (width, console_get_least_width (self), console_get_wide (self));
  int slot_width = get_slot_width (width, columns);
  int height = -SPACING;

  for (guint first = 0; first < PURSER_SPACE_BASE_SECTORS; first += columns)
    height += SPACING + console_get_row_height (self, first, columns, slot_width);
  return height;
}

static void
purser_space_base_console_measure (GtkWidget      *widget,
                                   GtkOrientation  orientation,
                                   int             for_size,
                                   int            *minimum,
                                   int            *natural,
                                   int            *minimum_baseline,
                                   int            *natural_baseline)
{
  PurserSpaceBaseConsole *self = PURSER_SPACE_BASE_CONSOLE (widget);
  int least = console_get_least_width (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = FEWEST * (least + SPACING) - SPACING;
      *natural = MAX (console_get_wide (self), *minimum);
      return;
    }
  *minimum = console_get_height (self, for_size >= 0 ? for_size : console_get_wide (self));
  *natural = *minimum;
}

/* Shares spare height equally among the rows. The sectors keep their order in languages that are written from right to left, as
 * arrows on cards point to the sectors on their left and right. */
static void
purser_space_base_console_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  PurserSpaceBaseConsole *self = PURSER_SPACE_BASE_CONSOLE (widget);
  guint columns = get_columns (width, console_get_least_width (self), console_get_wide (self));
  int slot_width = get_slot_width (width, columns);
  int rest = MAX (height - console_get_height (self, width), 0) / (int) (PURSER_SPACE_BASE_SECTORS / columns);
  int y = 0;

  for (guint first = 0; first < PURSER_SPACE_BASE_SECTORS; first += columns)
    {
      int row_height = rest + console_get_row_height (self, first, columns, slot_width);

      for (guint i = 0; i < columns; i++)
        {
          GtkAllocation allocation = { (int) i * (slot_width + SPACING), y, slot_width, row_height };

          gtk_widget_size_allocate (self->slots[first + i], &allocation, -1);
        }
      y += row_height + SPACING;
    }
}

static void
purser_space_base_console_class_init (PurserSpaceBaseConsoleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_space_base_console_dispose;
  widget_class->measure = purser_space_base_console_measure;
  widget_class->size_allocate = purser_space_base_console_allocate;
  widget_class->get_request_mode = purser_measure_get_mode;
  gtk_widget_class_set_css_name (widget_class, "console");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
purser_space_base_console_init (PurserSpaceBaseConsole *self)
{
  for (guint i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    {
      self->slots[i] = purser_space_base_slot_new (i);
      gtk_widget_set_parent (self->slots[i], GTK_WIDGET (self));
    }
}

GtkWidget *
purser_space_base_console_get_slot (PurserSpaceBaseConsole *self,
                                    guint                   sector)
{
  return self->slots[sector];
}
