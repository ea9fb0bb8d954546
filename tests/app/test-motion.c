// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A counter has its new number at once, for screen readers and for touch, and is animated for a moment, like a rolled die;
 * without animations both are still from the first frame on. */

#include "config.h"

#include <string.h>

#include "purser-counter.h"
#include "purser-die.h"

static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child) || gtk_widget_get_width (child) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* Returns whether a widget is drawn in motion: with a clip for two numbers, or rotated as a die. */
static gboolean
is_moving (GtkWidget  *widget,
           const char *node)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *drawn;
  g_autoptr (GBytes) told = NULL;
  gboolean moving;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  drawn = gtk_snapshot_free_to_node (snapshot);
  told = gsk_render_node_serialize (drawn);
  moving = strstr (g_bytes_get_data (told, NULL), node) != NULL;
  gsk_render_node_unref (drawn);
  return moving;
}

static void
set_motion (gboolean motion)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", motion, NULL);
}

static void
wait_until_still (GtkWidget  *widget,
                  const char *node)
{
  gint64 begun = g_get_monotonic_time ();
  gint64 last = begun;

  while (is_moving (widget, node))
    {
      last = g_get_monotonic_time ();
      g_main_context_iteration (NULL, TRUE);
    }
  g_test_message ("%d ms", (int) ((last - begun) / 1000));
}

/* A busy machine may skip the animation, so the number changes until one was seen. */
static gboolean
is_seen_rolling (GtkWidget *counter)
{
  gboolean seen = FALSE;

  for (int n = 4; n < 40 && !seen; n++)
    {
      g_autofree char *text = g_strdup_printf ("%d", n);

      purser_counter_set_text (PURSER_COUNTER (counter), text);
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (adw_bin_get_child (ADW_BIN (counter)))), ==, text);
      gtk_test_widget_wait_for_draw (counter);
      seen = is_moving (counter, "clip {");
    }
  return seen;
}

static void
test_counter (gconstpointer motion)
{
  GtkWidget *counter = g_object_new (PURSER_TYPE_COUNTER, NULL);
  GtkWidget *window;

  set_motion (GPOINTER_TO_INT (motion));
  purser_counter_set_text (PURSER_COUNTER (counter), "3");
  window = show (counter);
  gtk_test_widget_wait_for_draw (counter);
  g_assert_false (is_moving (counter, "clip {"));
  g_assert_true (is_seen_rolling (counter) == GPOINTER_TO_INT (motion));
  wait_until_still (counter, "clip {");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_die (gconstpointer motion)
{
  GtkWidget *die = purser_die_new (40);
  GtkWidget *window;

  set_motion (GPOINTER_TO_INT (motion));
  purser_die_set_value (PURSER_DIE (die), 5);
  purser_die_roll (PURSER_DIE (die));
  window = show (die);
  if (!GPOINTER_TO_INT (motion))
    g_assert_false (is_moving (die, "rotate("));
  wait_until_still (die, "rotate(");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/motion/counter", GINT_TO_POINTER (TRUE), test_counter);
  g_test_add_data_func ("/motion/counter-still", GINT_TO_POINTER (FALSE), test_counter);
  g_test_add_data_func ("/motion/die", GINT_TO_POINTER (TRUE), test_die);
  g_test_add_data_func ("/motion/die-still", GINT_TO_POINTER (FALSE), test_die);
  return g_test_run ();
}
