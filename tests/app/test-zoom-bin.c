// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A child is enlarged as the window says, whatever is in it, and requests the room for that. */

#include "config.h"

#include <gtk/gtk.h>

#include "purser-zoom-bin.h"

#define ROOM 480

static const struct {
  int width, height;
  double zoom;
  int least_width, least_height;
} rooms[] = {
  { 200, 100, 1, 200, 100 },
  { 200, 100, 1.2, 240, 120 },
  { 100, 300, 1.2, 120, 360 },
  { 390, 100, 1.2, 468, 120 },
  { 100, 500, 1.2, 120, 600 },
  { 200, 100, 1.6, 320, 160 },
};

static void
test_zoom (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      g_autoptr (GtkWidget) bin = g_object_ref_sink (g_object_new (PURSER_TYPE_ZOOM_BIN, "child", child, "zoom",
                                                                   rooms[i].zoom, NULL));
      graphene_rect_t bounds;
      int least;

      gtk_widget_set_size_request (child, rooms[i].width, rooms[i].height);
      gtk_widget_measure (bin, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, ==, rooms[i].least_width);
      gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, ROOM, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, ==, rooms[i].least_height);
      gtk_widget_allocate (bin, ROOM, MAX (ROOM, least), -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (child, bin, &bounds));
      g_assert_cmpint (gtk_widget_get_width (child), ==, (int) (ROOM / rooms[i].zoom));
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
