// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The children of a wrap box stay inside it, in either text direction, and are all released. */

#include "config.h"

#include "purser-balanced-bin.h"
#include "purser-wrap-box.h"

#define WIDTH 200

static GtkWidget *
block_new (int width)
{
  GtkWidget *block = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (block, width, 20);
  return block;
}

/* A name that would be wider than the box if it did not wrap. */
static GtkWidget *
name_new (void)
{
  GtkWidget *label = gtk_label_new ("Wilhelmina Fitzgerald and Bartholomew the Great of Castle Rising");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

static graphene_rect_t
get_bounds (GtkWidget *widget,
            GtkWidget *within)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &bounds));
  return bounds;
}

static void
lay_out (GtkWidget *box)
{
  int height;

  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, WIDTH, NULL, &height, NULL, NULL);
  gtk_widget_allocate (box, WIDTH, height, -1, NULL);
}

static void
test_inside (gconstpointer data)
{
  GtkWidget *box;

  gtk_widget_set_default_direction (GPOINTER_TO_INT (data));
  box = g_object_ref_sink (purser_wrap_box_new (6, 4));
  adw_wrap_box_append (ADW_WRAP_BOX (box), name_new ());
  adw_wrap_box_append (ADW_WRAP_BOX (box), block_new (60));
  lay_out (box);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t at = get_bounds (child, box);

      g_test_message ("from %g, %g wide", (double) at.origin.x, (double) at.size.width);
      g_assert_cmpfloat (at.origin.x, >=, 0);
      g_assert_cmpfloat (at.origin.x + at.size.width, <=, WIDTH);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_finalize_object (box);
}

/* Three blocks of 60 need 192 with 6 between them; the fourth begins a line, 4 below the first, which is 20 high. */
static void
test_spacing (void)
{
  static const int places[][2] = { { 0, 0 }, { 66, 0 }, { 132, 0 }, { 0, 24 } };
  GtkWidget *box = g_object_ref_sink (purser_wrap_box_new (6, 4)), *child;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    adw_wrap_box_append (ADW_WRAP_BOX (box), block_new (60));
  lay_out (box);
  child = gtk_widget_get_first_child (box);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++, child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t at = get_bounds (child, box);

      g_assert_cmpfloat (at.origin.x, ==, places[i][0]);
      g_assert_cmpfloat (at.origin.y, ==, places[i][1]);
    }
  g_assert_finalize_object (box);
}

/* Of four blocks of 60, three fit into 200, so two are in each of two lines; three blocks are in one line. A line begins at the
 * right edge in languages that are written from right to left. */
static void
test_balanced (gconstpointer data)
{
  static const int places[][2] = { { 0, 0 }, { 66, 0 }, { 0, 24 }, { 66, 24 } };
  GtkTextDirection direction = GPOINTER_TO_INT (data);
  GtkWidget *bin, *box, *child;

  gtk_widget_set_default_direction (direction);
  bin = g_object_ref_sink (g_object_new (PURSER_TYPE_BALANCED_BIN, NULL));
  box = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 4);
  adw_bin_set_child (ADW_BIN (bin), box);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    adw_wrap_box_append (ADW_WRAP_BOX (box), block_new (60));
  lay_out (bin);
  child = gtk_widget_get_first_child (box);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++, child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t at = get_bounds (child, bin);

      g_assert_cmpfloat (at.origin.x, ==, direction == GTK_TEXT_DIR_RTL ? WIDTH - 60 - places[i][0] : places[i][0]);
      g_assert_cmpfloat (at.origin.y, ==, places[i][1]);
    }
  adw_wrap_box_remove (ADW_WRAP_BOX (box), gtk_widget_get_last_child (box));
  lay_out (bin);
  g_assert_cmpfloat (get_bounds (gtk_widget_get_last_child (box), bin).origin.y, ==, 0);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_finalize_object (bin);
}

static void
test_clear (void)
{
  GtkWidget *box = g_object_ref_sink (purser_wrap_box_new (6, 4));

  purser_wrap_box_clear (ADW_WRAP_BOX (box));
  for (guint i = 0; i < 3; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (box), block_new (60));
  purser_wrap_box_clear (ADW_WRAP_BOX (box));
  g_assert_null (gtk_widget_get_first_child (box));
  g_assert_finalize_object (box);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/wrap-box/inside/from-left", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_inside);
  g_test_add_data_func ("/wrap-box/inside/from-right", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_inside);
  g_test_add_func ("/wrap-box/spacing", test_spacing);
  g_test_add_data_func ("/wrap-box/balanced/from-left", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_balanced);
  g_test_add_data_func ("/wrap-box/balanced/from-right", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_balanced);
  g_test_add_func ("/wrap-box/clear", test_clear);
  return g_test_run ();
}
