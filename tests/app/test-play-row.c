// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A row of the library: a view creates two hundred of them at once, so each has few widgets, however many people played. */

#include "config.h"

#include <adwaita.h>

#include "purser-games.h"
#include "purser-measure.h"
#include "purser-play-row.h"
#include "purser-play-words.h"
#include "purser-test-folder.h"

#include "purser-test-sample.h"

/* The row, the picture of its game, three texts in their box, the marks, and a button with its icon. */
#define MOST 9

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
  g_autoptr (GtkWidget) row = g_object_ref_sink (g_object_new (PURSER_TYPE_PLAY_ROW, NULL));

  purser_play_row_set_info (PURSER_PLAY_ROW (row), info);
  g_assert_cmpuint (purser_play_info_get_result (info)->n_seats, >=, 3);
  g_assert_cmpuint (count_widgets (row), <=, MOST);
  purser_test_folder_remove (folder);
}

static char *
dup_subtitle (PurserPlay *play)
{
  g_autoptr (PurserPlayInfo) info = purser_play_info_new_for_play (play);

  return purser_play_words_dup_subtitle (info);
}

/* A pad is a sheet of categories, without rounds, or of rounds. */
static void
test_rounds_where_there_are_some (void)
{
  static const char sheet[] =
    "{\"purser\":1,\"game\":\"score-pad\",\"created\":\"2026-11-21T19:00:00Z\",\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}],"
    "\"options\":{\"categories\":[\"Farms\",\"Towns\"]}}\n";
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "sheet.purser", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserPlay) rounds = purser_test_sample_open (folder, "score-pad", 1);
  g_autoptr (PurserPlay) categories = NULL;
  g_autofree char *told = dup_subtitle (rounds), *untold = NULL;
  guint line;

  g_assert_true (g_file_set_contents (path, sheet, -1, NULL));
  categories = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);
  g_assert_no_error (error);
  untold = dup_subtitle (categories);
  g_assert_nonnull (strstr (told, "Round 1"));
  g_assert_null (strstr (untold, "Round"));
  g_assert_true (g_str_has_prefix (untold, "Aoi, Ben · "));
  purser_test_folder_remove (folder);
}

static int
count_lines (GtkWidget *words,
             int        width)
{
  int one = purser_measure_height (words, 2000);

  return purser_measure_height (words, width) / one;
}

/* Beside many marks on a phone, who won is told on two lines, and a long title on three. */
static void
test_long_words (void)
{
  static const char long_words[] =
    "{\"purser\":1,\"game\":\"score-pad\",\"created\":\"2026-11-21T19:00:00Z\",\"title\":\"Station Expanded Anniversary\","
    "\"players\":[{\"name\":\"Maximiliane von Hohenstein\"},{\"name\":\"Ben\"}],\"options\":{\"categories\":[\"Farms\"]}}\n"
    "{\"n\":1,\"at\":\"2026-11-21T20:00:00Z\",\"move\":\"score\",\"player\":0,\"category\":\"Farms\",\"value\":7}\n"
    "{\"n\":2,\"at\":\"2026-11-21T20:00:00Z\",\"move\":\"score\",\"player\":1,\"category\":\"Farms\",\"value\":5}\n";
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "long.purser", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GtkWidget) row = g_object_ref_sink (g_object_new (PURSER_TYPE_PLAY_ROW, NULL));
  g_autoptr (PurserPlayInfo) info = NULL;
  g_autoptr (PurserPlay) play = NULL;
  GtkWidget *title;
  guint line;

  g_assert_true (g_file_set_contents (path, long_words, -1, NULL));
  play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);
  g_assert_no_error (error);
  info = purser_play_info_new_for_play (play);
  purser_play_row_set_info (PURSER_PLAY_ROW (row), info);
  title = gtk_widget_get_first_child (gtk_widget_get_next_sibling (gtk_widget_get_first_child (row)));
  g_assert_cmpint (count_lines (title, 110), ==, 3);
  g_assert_cmpint (count_lines (gtk_widget_get_next_sibling (title), 150), ==, 2);
  purser_test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/play-row/few-widgets", test_few_widgets);
  g_test_add_func ("/play-row/rounds-where-there-are-some", test_rounds_where_there_are_some);
  g_test_add_func ("/play-row/long-words", test_long_words);
  return g_test_run ();
}
