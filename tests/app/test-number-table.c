// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A table of wins with long names, as wide as a phone: names are shown in full, without a hyphen that is not theirs, and rows are
 * level with their names. */

#include "config.h"

#include <adwaita.h>

#include "purser-number-table.h"

static const char *const names[] = { "Wilhelmina Fitzgerald-Papadopoulos", "Maximiliane von Hohenstein", "勅使河原すばる先輩たち" };

static GtkWidget *
make_table (void)
{
  PurserNumberTable *table = g_object_new (PURSER_TYPE_NUMBER_TABLE, NULL);
  const char *headings[] = { "", names[0], names[1], names[2], NULL };

  purser_number_table_add (table, headings, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *cells[] = { names[i], "10 : 2", "3 : 4", "–", NULL };

      purser_number_table_add (table, cells, FALSE);
    }
  return GTK_WIDGET (table);
}

static GtkWidget *
open_window (GtkWidget *table)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 336, 600);
  gtk_widget_set_valign (table, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (table) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* Checks that no line begins within a word. */
static void
check_breaks (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      int start = pango_layout_line_get_start_index (pango_layout_get_line_readonly (layout, i));
      gunichar before = g_utf8_get_char (g_utf8_prev_char (text + start));

      g_test_message ("“%s” goes on with “%s”", text, text + start);
      g_assert_true (before == ' ' || before == '-' || g_unichar_iswide (before));
    }
}

/* Checks that every label shows all of its words, and has room for them. */
static guint
check_labels (GtkWidget *widget)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      g_test_message ("%s: %d × %d in %d × %d", gtk_label_get_text (GTK_LABEL (widget)), width, height,
                      gtk_widget_get_width (widget), gtk_widget_get_height (widget));
      g_assert_false (pango_layout_is_ellipsized (layout));
      g_assert_cmpint (width, <=, gtk_widget_get_width (widget));
      g_assert_cmpint (height, <=, gtk_widget_get_height (widget));
      check_breaks (layout);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += check_labels (child);
  return n;
}

static double
find_top (GtkWidget *widget,
          GtkWidget *table)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, table, &bounds));
  return bounds.origin.y;
}

/* Finds the rows, whose names lie outside the part that scrolls horizontally. */
static GtkWidget *
find_rows (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_ROW)
    return gtk_widget_get_parent (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_rows (child);
  return found;
}

static void
test_names (void)
{
  GtkWidget *table = make_table (), *window = open_window (table);
  GtkWidget *words = gtk_widget_get_first_child (gtk_widget_get_first_child (table));
  GtkWidget *row = gtk_widget_get_first_child (find_rows (table));

  g_assert_cmpuint (check_labels (table), ==, (G_N_ELEMENTS (names) + 1) * (G_N_ELEMENTS (names) + 1));
  for (; words != NULL; words = gtk_widget_get_next_sibling (words), row = gtk_widget_get_next_sibling (row))
    g_assert_cmpfloat_with_epsilon (find_top (words, table), find_top (row, table), 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/number-table/names", test_names);
  return g_test_run ();
}
