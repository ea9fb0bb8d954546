// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* All columns have the same width, and there are as many as the widest child leaves room for. */

#include "config.h"

#include <gtk/gtk.h>

#include "purser-even-columns.h"

/* Of the five children the widest needs 100 pixels, with 8 between them: n columns need 108 n - 8. The second is 60 high, the
 * others 40. */
#define CHILDREN 5

typedef struct {
  int width;
  gboolean fills;
  int columns;
  int each;   /* the width of a child */
  int height; /* the total height */
  int tops[CHILDREN]; /* of the lines */
  int left;   /* the left edge of a line */
} Room;

static const Room rooms[] = {
  /* One column: 40 + 60 + 3 × 40, and 4 × 8 between them. */
  { 100, FALSE, 1, 100, 252, { 0, 48, 116, 164, 212 } },
  { 207, FALSE, 1, 207, 252, { 0, 48, 116, 164, 212 } },
  /* Lines of 60, 40 and 40. */
  { 208, FALSE, 2, 100, 156, { 0, 68, 116 } },
  /* A phone: (360 - 16) / 3 = 114, lines of 60 and 40. */
  { 360, FALSE, 3, 114, 108, { 0, 68 } },
  /* A desktop has room for eleven: (1200 - 80) / 11 = 101. Five are centred: half of six times 109 is left of them. */
  { 1200, FALSE, 11, 101, 60, { 0 }, 327 },
  /* If they fill the line, five share all of it: (1200 - 32) / 5 = 233. */
  { 1200, TRUE, 5, 233, 60, { 0 } },
  { 360, TRUE, 3, 114, 108, { 0, 68 } },
};

static GtkWidget *
columns_new (gboolean          fills,
             GtkTextDirection  direction)
{
  GtkWidget *columns = g_object_ref_sink (g_object_new (PURSER_TYPE_EVEN_COLUMNS, "fills", fills, NULL));

  gtk_widget_set_direction (columns, direction);
  for (int i = 0; i < CHILDREN; i++)
    {
      GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      gtk_widget_set_size_request (child, i == 3 ? 100 : 70, i == 1 ? 60 : 40);
      purser_even_columns_append (PURSER_EVEN_COLUMNS (columns), child);
    }
  return columns;
}

/* The line of the second child has its height. */
static void
check_children (GtkWidget  *columns,
                const Room *room,
                gboolean    mirrored)
{
  GtkWidget *child = gtk_widget_get_first_child (columns);

  for (int i = 0; i < CHILDREN; i++, child = gtk_widget_get_next_sibling (child))
    {
      int x = room->left + i % room->columns * (room->each + 8), line = i / room->columns;
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (child, columns, &bounds));
      g_assert_cmpfloat (bounds.origin.x, ==, mirrored ? room->width - x - room->each : x);
      g_assert_cmpfloat (bounds.origin.y, ==, room->tops[line]);
      g_assert_cmpint (gtk_widget_get_width (child), ==, room->each);
      g_assert_cmpint (gtk_widget_get_height (child), ==, line == 1 / room->columns ? 60 : 40);
    }
}

static void
test_rooms (gconstpointer data)
{
  GtkTextDirection direction = GPOINTER_TO_INT (data);

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autoptr (GtkWidget) columns = columns_new (rooms[i].fills, direction);
      int least, height;

      gtk_widget_measure (columns, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, rooms[i].width, &height, NULL, NULL, NULL);
      g_assert_cmpint (least, ==, 100);
      g_assert_cmpint (height, ==, rooms[i].height);
      gtk_widget_allocate (columns, rooms[i].width, height, -1, NULL);
      check_children (columns, &rooms[i], direction == GTK_TEXT_DIR_RTL);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/even-columns/from-left", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_rooms);
  g_test_add_data_func ("/even-columns/from-right", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_rooms);
  return g_test_run ();
}
