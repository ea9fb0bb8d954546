// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Long names above the table of a result and on its podium are shown in full, within their room. */

#include "config.h"

#include "purser-games.h"
#include "purser-podium.h"
#include "purser-score-table.h"
#include "purser-widget.h"

static const char *const names[] = { "Bartholomew Featherstonehaugh", "Maximiliane von Hohenstein-Ansbach", "Bartholomew",
                                     "千代田のおばあちゃんとポチ", NULL };
#define N_NAMES (G_N_ELEMENTS (names) - 1)

static PurserPlay *
make_play (void)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("starfarers");

  for (guint i = 0; i < N_NAMES; i++)
    purser_play_header_seat (header, names[i], NULL);
  return purser_play_new (purser_games_find ("starfarers"), header, NULL, NULL);
}

static GtkWidget *
open_window (GtkWidget *child,
             int        width)
{
  GtkWidget *window = gtk_window_new ();

  gtk_widget_set_valign (child, GTK_ALIGN_START);
  gtk_window_set_default_size (GTK_WINDOW (window), width, 600);
  gtk_window_set_child (GTK_WINDOW (window), g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", child,
                                                           "hscrollbar-policy", GTK_POLICY_NEVER, NULL));
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (child) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static gboolean
is_name (GtkWidget *label)
{
  return g_strv_contains (names, gtk_label_get_text (GTK_LABEL (label)));
}

/* Checks the labels of names, and returns how many there are. */
static guint
check_names (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_child_visible (widget))
    return 0;
  if (GTK_IS_LABEL (widget) && is_name (widget))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
      int height;

      pango_layout_get_pixel_size (layout, NULL, &height);
      g_test_message ("%s: %d of %d", gtk_label_get_text (GTK_LABEL (widget)), height, gtk_widget_get_height (widget));
      g_assert_false (pango_layout_is_ellipsized (layout));
      g_assert_cmpint (height, <=, gtk_widget_get_height (widget));
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += check_names (child);
  return n;
}

static void
test_table (gconstpointer width)
{
  g_autoptr (PurserPlay) play = make_play ();
  g_autoptr (PurserSession) session = purser_session_new (play);
  PurserScoreTable *table = g_object_new (PURSER_TYPE_SCORE_TABLE, NULL);
  GtkWidget *window;

  purser_score_table_show (table, session);
  window = open_window (GTK_WIDGET (table), GPOINTER_TO_INT (width));
  g_assert_cmpuint (check_names (GTK_WIDGET (table)), ==, N_NAMES);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_podium (gconstpointer width)
{
  g_autoptr (PurserPlay) play = make_play ();
  PurserPodium *podium = g_object_new (PURSER_TYPE_PODIUM, NULL);
  GtkWidget *window;

  purser_podium_show (podium, play);
  window = open_window (GTK_WIDGET (podium), GPOINTER_TO_INT (width));
  g_assert_cmpuint (check_names (GTK_WIDGET (podium)), >=, 3);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  purser_load_style ("/purser/app/kit/style.css");
  g_test_add_data_func ("/result-names/table/medium", GINT_TO_POINTER (720), test_table);
  g_test_add_data_func ("/result-names/table/wide", GINT_TO_POINTER (864), test_table);
  g_test_add_data_func ("/result-names/podium/phone", GINT_TO_POINTER (400), test_podium);
  g_test_add_data_func ("/result-names/podium/wide", GINT_TO_POINTER (864), test_podium);
  return g_test_run ();
}
