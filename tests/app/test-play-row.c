// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A row of the library: a view makes two hundred of them at once, so each is of few widgets, however many played. */

#include "config.h"

#include <adwaita.h>

#include "purser-games.h"
#include "purser-play-row.h"
#include "purser-test-folder.h"

#include "purser-test-sample.h"

/* The row itself, the picture of its game, two lines of words in their box, the marks, and a button with its icon. */
#define MOST 8

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);
  return n;
}

static void
test_few_widgets (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autoptr (PurserPlay) play = purser_test_sample_open (folder, "starfarers", G_MAXUINT);
  g_autoptr (PurserPlayInfo) info = purser_play_info_new_for_play (play);
  g_autoptr (GtkWidget) row = g_object_ref_sink (purser_play_row_new ());

  purser_play_row_set_info (PURSER_PLAY_ROW (row), info);
  g_assert_cmpuint (purser_play_info_get_result (info)->n_seats, >=, 3);
  g_assert_cmpuint (count_widgets (row), <=, MOST);
  purser_test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/play-row/few-widgets", test_few_widgets);
  return g_test_run ();
}
