// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A toast that is shown while its window has no size yet, as on a cold start, gets the lines of the window's default size. */

#include "config.h"

#include "purser-toast.h"

#define SENTENCE "This file is not a play of a game that Purser knows"
/* A window of this width shows more letters in a line than this number. */
#define WIDTH 360
#define LEAST_LETTERS 20

/* Returns: (nullable) (transfer none): the label that shows @text */
static GtkLabel *
find_label (GtkWidget  *widget,
            const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0)
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static void
test_before_a_size (void)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkLabel *label;

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, 720);
  adw_window_set_content (ADW_WINDOW (window), overlay);
  g_assert_cmpint (gtk_widget_get_width (overlay), ==, 0);
  purser_toast_show (ADW_TOAST_OVERLAY (overlay), SENTENCE);
  label = find_label (overlay, SENTENCE);
  g_assert_nonnull (label);
  g_assert_true (gtk_label_get_wrap (label));
  g_assert_cmpint (gtk_label_get_max_width_chars (label), >, LEAST_LETTERS);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/toast/before-a-size", test_before_a_size);
  return g_test_run ();
}
