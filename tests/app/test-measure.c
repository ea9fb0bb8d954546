// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* How much room widgets and words need before they are allocated. */

#include "config.h"

#include <gtk/gtk.h>

#include "purser-measure.h"

static GtkWidget *
block_new (int width,
           int height)
{
  GtkWidget *block = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  gtk_widget_set_size_request (block, width, height);
  return block;
}

static void
test_least_width (void)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new_with_free_func (g_object_unref);

  g_assert_cmpint (purser_measure_least_width (widgets), ==, 0);
  g_ptr_array_add (widgets, block_new (50, 10));
  g_ptr_array_add (widgets, block_new (120, 10));
  g_ptr_array_add (widgets, block_new (80, 10));
  g_assert_cmpint (purser_measure_least_width (widgets), ==, 120);
}

/* A widget that could be lower is measured at its natural height. */
static void
test_height (void)
{
  g_autoptr (GtkWidget) view = g_object_ref_sink (gtk_scrolled_window_new ());
  g_autoptr (GtkWidget) block = block_new (50, 200);

  g_object_set (view, "child", block, "hscrollbar-policy", GTK_POLICY_NEVER, "vscrollbar-policy", GTK_POLICY_EXTERNAL,
                "min-content-height", 100, "propagate-natural-height", TRUE, NULL);
  g_assert_cmpint (purser_measure_height (view, 300), ==, 200);
}

/* A kanji, a kana or a full-width letter counts as two Latin letters. */
static void
test_letters (void)
{
  g_assert_cmpint (purser_measure_letters (""), ==, 0);
  g_assert_cmpint (purser_measure_letters ("Aoi"), ==, 3);
  g_assert_cmpint (purser_measure_letters ("Zoë"), ==, 3);
  g_assert_cmpint (purser_measure_letters ("千尋"), ==, 4);
  g_assert_cmpint (purser_measure_letters ("Benと千尋"), ==, 9);
  g_assert_cmpint (purser_measure_letters ("カード3"), ==, 7);
  g_assert_cmpint (purser_measure_letters ("Ａ"), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/measure/least-width", test_least_width);
  g_test_add_func ("/measure/height", test_height);
  g_test_add_func ("/measure/letters", test_letters);
  return g_test_run ();
}
