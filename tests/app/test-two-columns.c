// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Two parts are beside each other if both have room, and the third is where it makes the whole less high. */

#include "config.h"

#include <adwaita.h>

#include "purser-two-columns.h"

/* Ten pixels are between parts and between columns. The first part is at least 150 wide, so there are two columns from 150 +
 * 10 + 150 = 310 on. */
#define PARTS 3
#define BREAK 310

typedef struct {
  GtkWidget *columns;
  GtkWidget *parts[PARTS];
} Fixture;

typedef struct {
  int x, y, width, height;
} Place;

static GtkWidget *
part_new (int width,
          int height)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (part, width, height);
  return part;
}

/* Four blocks that wrap: 160 high in a column of 150, and 80 in one of 310. */
static GtkWidget *
blocks_new (void)
{
  GtkWidget *box = adw_wrap_box_new ();

  for (guint i = 0; i < 4; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (box), part_new (100, 40));
  return box;
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->columns = g_object_ref_sink (g_object_new (PURSER_TYPE_TWO_COLUMNS, NULL));
  self->parts[0] = part_new (150, 100);
  self->parts[1] = part_new (90, GPOINTER_TO_INT (data));
  self->parts[2] = GPOINTER_TO_INT (data) < 100 ? part_new (120, 30) : blocks_new ();
  for (guint i = 0; i < PARTS; i++)
    gtk_widget_set_parent (self->parts[i], self->columns);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_assert_finalize_object (self->columns);
}

static void
check_place (GtkWidget   *part,
             GtkWidget   *within,
             const Place *place)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part, within, &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, place->x);
  g_assert_cmpfloat (bounds.origin.y, ==, place->y);
  g_assert_cmpint (gtk_widget_get_width (part), ==, place->width);
  g_assert_cmpint (gtk_widget_get_height (part), ==, place->height);
}

/* Checks the height for a width, and the places of the parts with @more than that height. */
static void
check (Fixture     *self,
       int          width,
       int          height,
       int          more,
       const Place *places)
{
  int minimum;

  gtk_widget_measure (self->columns, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, height);
  gtk_widget_allocate (self->columns, width, height + more, -1, NULL);
  for (guint i = 0; i < PARTS; i++)
    if (gtk_widget_get_visible (self->parts[i]))
      check_place (self->parts[i], self->columns, &places[i]);
}

/* The parts are 100, 60 and 30 high. */
static void
test_break (Fixture       *self,
            gconstpointer  data)
{
  int minimum, natural;

  gtk_widget_measure (self->columns, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 150);
  g_assert_cmpint (natural, ==, BREAK);
  check (self, BREAK - 1, 210, 0, (Place[]) { { 0, 0, 309, 100 }, { 0, 110, 309, 60 }, { 0, 180, 309, 30 } });
  check (self, BREAK, 100, 0, (Place[]) { { 0, 0, 150, 100 }, { 160, 0, 150, 60 }, { 160, 70, 150, 30 } });
  check (self, 700, 100, 0, (Place[]) { { 0, 0, 345, 100 }, { 355, 0, 345, 60 }, { 355, 70, 345, 30 } });
}

/* The lowest part of a column extends to the bottom. */
static void
test_rest (Fixture       *self,
           gconstpointer  data)
{
  check (self, BREAK, 100, 50, (Place[]) { { 0, 0, 150, 150 }, { 160, 0, 150, 60 }, { 160, 70, 150, 80 } });
  check (self, BREAK - 1, 210, 50, (Place[]) { { 0, 0, 309, 100 }, { 0, 110, 309, 60 }, { 0, 180, 309, 80 } });
}

static void
test_mirrored (Fixture       *self,
               gconstpointer  data)
{
  gtk_widget_set_direction (self->columns, GTK_TEXT_DIR_RTL);
  check (self, BREAK, 100, 0, (Place[]) { { 160, 0, 150, 100 }, { 0, 0, 150, 60 }, { 0, 70, 150, 30 } });
}

/* A single visible part has the full width, and a hidden part needs none. */
static void
test_hidden (Fixture       *self,
             gconstpointer  data)
{
  gtk_widget_set_visible (self->parts[2], FALSE);
  check (self, BREAK, 100, 0, (Place[]) { { 0, 0, 150, 100 }, { 160, 0, 150, 100 } });
  gtk_widget_set_visible (self->parts[0], FALSE);
  check (self, 700, 60, 0, (Place[]) { { 0 }, { 0, 0, 700, 60 } });
}

/* Stacked parts stay in one column at any width, and an expanding part gets the rest. */
static void
test_stacked (Fixture       *self,
              gconstpointer  data)
{
  purser_two_columns_set_stacked (PURSER_TWO_COLUMNS (self->columns), TRUE);
  gtk_widget_set_vexpand (self->parts[1], TRUE);
  check (self, 700, 210, 40, (Place[]) { { 0, 0, 700, 100 }, { 0, 110, 700, 100 }, { 0, 220, 700, 30 } });
  purser_two_columns_set_stacked (PURSER_TWO_COLUMNS (self->columns), FALSE);
  check (self, BREAK, 100, 0, (Place[]) { { 0, 0, 150, 100 }, { 160, 0, 150, 60 }, { 160, 70, 150, 30 } });
}

/* Below the first, the third would end at 110 + 160 = 270; below both, at 110 + 80 = 190. */
static void
test_below_both (Fixture       *self,
                 gconstpointer  data)
{
  check (self, BREAK, 190, 0, (Place[]) { { 0, 0, 150, 100 }, { 160, 0, 150, 100 }, { 0, 110, BREAK, 80 } });
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer),
     int         second)
{
  g_test_add (path, Fixture, GINT_TO_POINTER (second), set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  add ("/two-columns/break", test_break, 60);
  add ("/two-columns/rest", test_rest, 60);
  add ("/two-columns/mirrored", test_mirrored, 60);
  add ("/two-columns/hidden", test_hidden, 60);
  add ("/two-columns/stacked", test_stacked, 60);
  add ("/two-columns/below-both", test_below_both, 100);
  return g_test_run ();
}
