// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Five players with long names side by side, as wide as a phone, an upright tablet and a desktop: each name is shown in full,
 * and with more room than that of a phone no line begins within a word, unless that word alone is longer than a line. */

#include "config.h"

#include "purser-games.h"
#include "purser-player-strip.h"
#include "purser-widget.h"

static const char *const latin[] = { "Maximilian-Alexander", "Wilhelmina Fitzgerald", "Bartholomew the Great",
                                     "Anastasia Papadopoulos", "Christopher Wainwright" };
static const char *const japanese[] = { "織田信長の子孫たろう", "佐々木小次郎左衛門", "東海林さだおの弟子",
                                        "小鳥遊ひかりちゃん", "勅使河原すばる先輩" };

/* Names whose words are long; the last one is too long for any of them. */
static const char *const wordy[] = { "Maximilian-Alexander von Hohenstein", "ウィルヘルミーナ・アレクサンドラ", "Bartholomäus Freiherr",
                                     "Christopher Wainwright", "Wolfeschlegelsteinhausenberger" };

static PurserPlay *
make_play (const char *const *names)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("andromeda");

  for (guint i = 0; i < G_N_ELEMENTS (latin); i++)
    purser_play_header_seat (header, names[i], NULL);
  return purser_play_new (purser_games_find ("andromeda"), header, NULL, NULL);
}

static GtkLabel *
find_name (GtkWidget *widget)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (gtk_widget_get_parent (widget), "player-name") &&
      gtk_widget_get_child_visible (widget))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_name (child);
  return found;
}

static GtkWidget *
open_window (GtkWidget *strip,
             int        width)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, 400);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_set_valign (strip, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), strip);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (strip) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
check (PurserSession *session,
       int            width,
       const char    *layout)
{
  GtkWidget *strip = g_object_new (PURSER_TYPE_PLAYER_STRIP, "layout", layout, NULL);
  GtkWidget *window;

  purser_player_strip_set_session (PURSER_PLAYER_STRIP (strip), session);
  window = open_window (strip, width);
  for (int player = 0; player < (int) G_N_ELEMENTS (latin); player++)
    {
      GtkLabel *name = find_name (purser_player_strip_get_tile (PURSER_PLAYER_STRIP (strip), player));

      g_test_message ("%d wide: %s", width, gtk_label_get_text (name));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (name)));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_names (gconstpointer data)
{
  g_autoptr (PurserPlay) play = make_play (data);
  g_autoptr (PurserSession) session = purser_session_new (play);

  check (session, 336, "narrow");
  check (session, 764, "tight");
  check (session, 1164, "wide");
}

static void
check_words (GtkLabel *name)
{
  PangoLayout *layout = gtk_label_get_layout (name);
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      int start = pango_layout_line_get_start_index (pango_layout_get_line_readonly (layout, i));
      gunichar before = g_utf8_get_char (g_utf8_prev_char (text + start));

      g_test_message ("“%s” goes on with “%s”", text, text + start);
      g_assert_true (before == ' ' || before == '-' || before == 0x30fb);
    }
}

/* Only small letters break within a word. */
static void
test_small_letters (void)
{
  g_autoptr (PurserPlay) play = make_play (wordy);
  g_autoptr (PurserSession) session = purser_session_new (play);
  GtkWidget *strip = g_object_new (PURSER_TYPE_PLAYER_STRIP, "layout", "narrow", NULL);
  GtkWidget *window;

  purser_player_strip_set_session (PURSER_PLAYER_STRIP (strip), session);
  window = open_window (strip, 336);
  for (int player = 0; player < (int) G_N_ELEMENTS (wordy); player++)
    {
      GtkLabel *name = find_name (purser_player_strip_get_tile (PURSER_PLAYER_STRIP (strip), player));

      g_test_message ("%s", gtk_label_get_text (name));
      g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (name), "smaller-title"));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_words (void)
{
  g_autoptr (PurserPlay) play = make_play (wordy);
  g_autoptr (PurserSession) session = purser_session_new (play);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *strip = g_object_new (PURSER_TYPE_PLAYER_STRIP, "layout", i == 0 ? "wide" : "tight", NULL);
      GtkWidget *window;

      purser_player_strip_set_session (PURSER_PLAYER_STRIP (strip), session);
      window = open_window (strip, i == 0 ? 1164 : 764);
      for (int player = 0; player < (int) G_N_ELEMENTS (wordy) - 1; player++)
        check_words (find_name (purser_player_strip_get_tile (PURSER_PLAYER_STRIP (strip), player)));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  purser_load_style ("/purser/app/kit/style.css");
  g_test_add_data_func ("/player-strip/latin", latin, test_names);
  g_test_add_data_func ("/player-strip/japanese", japanese, test_names);
  g_test_add_func ("/player-strip/words", test_words);
  g_test_add_func ("/player-strip/small-letters", test_small_letters);
  return g_test_run ();
}
