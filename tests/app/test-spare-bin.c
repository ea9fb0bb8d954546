// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A spare widget is shown only if there is height for all of it, and takes none that the child above it needs. */

#include "config.h"

#include <gtk/gtk.h>

#include "purser-spare-bin.h"

/* The child is 50 wide, at least 100 high, and 200 by its natural size. The spare below it is 40 high and 60 wide; with the
 * spacing of ten it takes 50 pixels. */
#define WIDTH 300
#define SPACING 10

typedef struct {
  GtkWidget *child;
  GtkWidget *spare;
  GtkWidget *bin;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (inner, 50, 200);
  self->child = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", inner, "hscrollbar-policy", GTK_POLICY_NEVER,
                              "vscrollbar-policy", GTK_POLICY_EXTERNAL, "min-content-height", 100,
                              "propagate-natural-height", TRUE, NULL);
  self->spare = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_size_request (self->spare, 60, 40);
  self->bin = g_object_ref_sink (g_object_new (PURSER_TYPE_SPARE_BIN, "child", self->child, "spare", self->spare,
                                               "spacing", SPACING, NULL));
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_assert_finalize_object (self->bin);
}

static void
check_size (Fixture        *self,
            GtkOrientation  orientation,
            int             least,
            int             liked)
{
  int minimum, natural;

  gtk_widget_measure (self->bin, orientation, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, least);
  g_assert_cmpint (natural, ==, liked);
}

static void
check_place (GtkWidget *widget,
             GtkWidget *within,
             int        y,
             int        height)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &bounds));
  g_assert_cmpfloat (bounds.origin.y, ==, y);
  g_assert_cmpint (gtk_widget_get_width (widget), ==, WIDTH);
  g_assert_cmpint (gtk_widget_get_height (widget), ==, height);
}

/* Allocates a height, and checks the heights of both; @below is 0 if the spare is hidden. */
static void
check (Fixture *self,
       int      height,
       int      above,
       int      below)
{
  gtk_widget_allocate (self->bin, WIDTH, height, -1, NULL);
  check_place (self->child, self->bin, 0, above);
  g_assert_true (gtk_widget_get_child_visible (self->spare) == (below > 0));
  if (below > 0)
    check_place (self->spare, self->bin, height - below, below);
}

/* The spare adds no height, but the bin is as wide as the wider one. */
static void
test_asks_for_none (Fixture       *self,
                    gconstpointer  data)
{
  check_size (self, GTK_ORIENTATION_VERTICAL, 100, 200);
  check_size (self, GTK_ORIENTATION_HORIZONTAL, 60, 60);
}

/* From 150 on there is room for both. The spare gets what is more than the natural height of the child. */
static void
test_all_or_nothing (Fixture       *self,
                     gconstpointer  data)
{
  check (self, 100, 100, 0);
  check (self, 149, 149, 0);
  check (self, 150, 100, 40);
  check (self, 249, 199, 40);
  check (self, 250, 200, 40);
  check (self, 300, 200, 90);
  check (self, 149, 149, 0);
}

/* An expanding child gets all but what the spare needs. */
static void
test_expands (Fixture       *self,
              gconstpointer  data)
{
  gtk_widget_set_vexpand (self->child, TRUE);
  check (self, 149, 149, 0);
  check (self, 300, 250, 40);
}

static void
test_insists (Fixture       *self,
              gconstpointer  data)
{
  g_object_set (self->bin, "insists", TRUE, NULL);
  check_size (self, GTK_ORIENTATION_VERTICAL, 150, 200);
  check (self, 150, 100, 40);
}

/* A hidden spare needs no room, not even width. */
static void
test_hidden (Fixture       *self,
             gconstpointer  data)
{
  gtk_widget_set_visible (self->spare, FALSE);
  g_object_set (self->bin, "insists", TRUE, NULL);
  check_size (self, GTK_ORIENTATION_VERTICAL, 100, 200);
  check_size (self, GTK_ORIENTATION_HORIZONTAL, 50, 50);
  check (self, 300, 300, 0);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/spare-bin/asks-for-none", Fixture, NULL, set_up, test_asks_for_none, tear_down);
  g_test_add ("/spare-bin/all-or-nothing", Fixture, NULL, set_up, test_all_or_nothing, tear_down);
  g_test_add ("/spare-bin/expands", Fixture, NULL, set_up, test_expands, tear_down);
  g_test_add ("/spare-bin/insists", Fixture, NULL, set_up, test_insists, tear_down);
  g_test_add ("/spare-bin/hidden", Fixture, NULL, set_up, test_hidden, tear_down);
  return g_test_run ();
}
