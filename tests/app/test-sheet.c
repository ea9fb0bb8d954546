// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The sheet of a result, which is printed or saved as a picture: text from strangers is shown as plain text, and it stays one
 * sheet. */

#include "config.h"

#include <string.h>

#include <adwaita.h>

#include "purser-games.h"
#include "purser-json.h"
#include "purser-result-sheet.h"

/* A higher sheet could not be drawn as a picture: it has twice as many pixels, and cairo's limit is 32,767. */
#define HIGHEST 8000

static void
set_players (PurserValue       *header,
             const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    purser_play_header_seat (header, names[i], NULL);
}

static void
set_categories (PurserValue       *header,
                const char *const *names)
{
  PurserValue *options = purser_value_new_object ();
  PurserValue *categories = purser_value_new_list ();

  for (guint i = 0; names[i] != NULL; i++)
    purser_value_append (categories, purser_value_new_string (names[i]));
  purser_value_set (options, "categories", categories);
  purser_value_set (header, "options", options);
}

static void
enter (PurserPlay *play,
       const char *text)
{
  g_autoptr (PurserValue) move = purser_json_parse (text, -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };

  g_assert_true (purser_play_enter (play, move, &verdict));
}

/* Returns: (transfer full): a play of two people with a title, a category and a note */
static PurserPlay *
make_play (const char *title,
           const char *name,
           const char *category,
           const char *note)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("score-pad");
  g_autoptr (PurserValue) move = purser_value_new_object ();
  g_auto (PurserVerdict) verdict = { 0 };
  PurserPlay *play;

  purser_value_set_string (header, "title", title);
  set_players (header, (const char *[]) { name, "Emil", NULL });
  set_categories (header, (const char *[]) { category, "Z", NULL });
  play = purser_play_new (purser_games_find ("score-pad"), header, NULL, NULL);
  enter (play, "{\"move\":\"score\",\"player\":0,\"category\":\"Z\",\"value\":5}");
  purser_value_set_string (move, "move", "note");
  purser_value_set_string (move, "text", note);
  g_assert_true (purser_play_enter (play, move, &verdict));
  return play;
}

/* Returns: (transfer full): an ended play of three; @leaves says whether one of them left before */
static PurserPlay *
make_late_play (gboolean leaves)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("score-pad");
  PurserPlay *play;

  set_players (header, (const char *[]) { "Aoi", "Ben", "Emil", NULL });
  set_categories (header, (const char *[]) { "Y", "Z", NULL });
  play = purser_play_new (purser_games_find ("score-pad"), header, NULL, NULL);
  enter (play, "{\"move\":\"score\",\"player\":0,\"category\":\"Z\",\"value\":5}");
  if (leaves)
    enter (play, "{\"move\":\"leave\",\"player\":2}");
  enter (play, "{\"move\":\"stop\"}");
  return play;
}

/* Returns: (transfer full): a play of Andromeda by five, in which the first has won @n_centers centers, by overruling the
 * rules */
static PurserPlay *
make_centers_play (int n_centers)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("andromeda");
  PurserPlay *play;

  set_players (header, (const char *[]) { "Aoi", "Ben", "Chi", "Dagny", "Eve", NULL });
  play = purser_play_new (purser_games_find ("andromeda"), header, NULL, NULL);
  for (int i = 0; i < 6; i++)
    {
      g_autofree char *learn = g_strdup_printf ("{\"move\":\"learn\",\"item\":\"planet-%d\",\"values\":"
                                                "{\"centres\":[12,11,10]}}", i);

      enter (play, learn);
    }
  for (int i = 0; i < 5; i++)
    {
      g_autofree char *place = g_strdup_printf ("{\"move\":\"place\",\"player\":%d,\"planets\":[1,1,1,1,1,1,0]}", i);

      enter (play, place);
    }
  enter (play, "{\"move\":\"first\",\"player\":0}");
  for (int i = 0; i < n_centers; i++)
    {
      g_autofree char *challenge = g_strdup_printf ("{\"move\":\"challenge\",\"player\":0,\"planet\":%d,\"cards\":3,"
                                                    "\"drawn\":[0],\"anyway\":true}", i % 6);

      enter (play, challenge);
    }
  return play;
}

static guint
count_letters (GskRenderNode *node)
{
  guint n = 0;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return gsk_text_node_get_num_glyphs (node);
    case GSK_TRANSFORM_NODE:
      return count_letters (gsk_transform_node_get_child (node));
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_letters (gsk_container_node_get_child (node, i));
      return n;
    default:
      return 0;
    }
}

/* Draws the sheet, and returns its number of letters. Checks that nothing extends beyond its edges. */
static guint
draw (PurserPlay *play)
{
  float height;
  g_autoptr (GskRenderNode) node = purser_result_sheet_draw (play, &height);
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (height, >, 100);
  g_assert_cmpfloat (height, <, HIGHEST);
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.size.width, <=, PURSER_RESULT_SHEET_WIDTH);
  g_assert_cmpfloat (bounds.size.height, <=, height);
  return count_letters (node);
}

/* Each character of markup is a letter on the sheet. */
static void
test_markup (void)
{
  g_autoptr (PurserPlay) hostile = make_play ("<b>A</b>", "<i>Ben</i>", "<u>x</u>", "<s>&amp;</s>");
  g_autoptr (PurserPlay) harmless = make_play ("xbxAxxbx", "xixBenxxix", "xuxxxxux", "xsxxampxxxsx");

  g_assert_cmpuint (draw (hostile), ==, draw (harmless));
}

/* A name of ten thousand letters and a note of a hundred thousand still fit one sheet. */
static void
test_long (void)
{
  g_autofree char *wide = g_strnfill (10000, 'W');
  g_autofree char *category = g_strnfill (100, 'W');
  g_autofree char *lines = g_strnfill (100000, '\n');
  g_autofree char *inside = g_strnfill (1999, 'x');
  g_autofree char *cut = g_strconcat (inside, "千千千", NULL);
  g_autoptr (PurserPlay) play = make_play (wide, wide, category, lines);
  g_autoptr (PurserPlay) split = make_play (cut, cut, category, cut);

  g_assert_cmpuint (draw (play), >, 100);
  g_assert_cmpuint (draw (split), >, 100);
}

/* Control characters are replaced by a visible character, and so are those that change the text direction. */
static void
test_controls (void)
{
  g_autoptr (PurserPlay) hostile = make_play ("A\x1b[2J\r\n", "\u202eneB\u2066", "\u202dx\x07", "\x1b]0;x\x07");
  g_autoptr (PurserPlay) harmless = make_play ("A.[2J..", ".neB.", ".x.", ".]0;x.");

  g_assert_cmpuint (draw (hostile), ==, draw (harmless));
}

/* “Emil left before the end” has 24 letters, with its spaces. */
static void
test_presence (void)
{
  g_autoptr (PurserPlay) play = make_late_play (TRUE);
  g_autoptr (PurserPlay) other = make_late_play (FALSE);

  g_assert_cmpuint (draw (play), ==, draw (other) + 24);
}

/* None of twelve centers is cut off: the last one adds at least “Planet 6: 11” and a comma before it. */
static void
test_centers (void)
{
  g_autoptr (PurserPlay) most = make_centers_play (11);
  g_autoptr (PurserPlay) all = make_centers_play (12);

  g_assert_cmpuint (draw (all), >=, draw (most) + strlen (", Planet 6: 11"));
}

static void
test_right_to_left (void)
{
  g_autoptr (PurserPlay) play = make_play ("אמיל", "\u200fאמיל", "אמיל", "👩\u200d🚀 אמיל 12");

  g_assert_cmpuint (draw (play), >, 20);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/sheet/markup", test_markup);
  g_test_add_func ("/sheet/long", test_long);
  g_test_add_func ("/sheet/controls", test_controls);
  g_test_add_func ("/sheet/presence", test_presence);
  g_test_add_func ("/sheet/centers", test_centers);
  g_test_add_func ("/sheet/right-to-left", test_right_to_left);
  return g_test_run ();
}
