// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A child with more room than it needs is enlarged, but never beyond its room. */

#include "config.h"

#include <gtk/gtk.h>

#include "purser-zoom-bin.h"

#define ROOM 400

/* The size of a child, and its scale in a room of 400 by 400. */
static const struct {
  int width, height;
  gboolean zooms;
  double scale;
} rooms[] = {
  { 200, 100, TRUE, 1.6 },
  { 100, 251, TRUE, 1.4 },
  { 300, 100, TRUE, 1.2 },
  { 100, 300, TRUE, 1.2 },
  { 390, 100, TRUE, 1 },
  { 100, 500, TRUE, 1 },
  { 200, 100, FALSE, 1 },
};

static void
test_zoom (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      g_autoptr (GtkWidget) bin = g_object_ref_sink (g_object_new (PURSER_TYPE_ZOOM_BIN, "child", child, "zooms",
                                                                   rooms[i].zooms, NULL));
      graphene_rect_t bounds;
      int least;

      gtk_widget_set_size_request (child, rooms[i].width, rooms[i].height);
      gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, ROOM, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, ==, rooms[i].height);
      gtk_widget_allocate (bin, ROOM, MAX (ROOM, least), -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (child, bin, &bounds));
      g_assert_cmpint (gtk_widget_get_width (child), ==, (int) (ROOM / rooms[i].scale));
      g_assert_cmpfloat_with_epsilon ((double) bounds.size.width, ROOM, 2);
      g_assert_cmpfloat_with_epsilon ((double) bounds.size.height, MAX (ROOM, least), 2);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zoom-bin", test_zoom);
  return g_test_run ();
}
