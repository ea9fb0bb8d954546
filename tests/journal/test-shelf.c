// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What is kept beside plays: your copy of a game, the list of plays, and score pads. */

#include "config.h"

#include <glib/gstdio.h>

#include "purser-copy.h"
#include "purser-games.h"
#include "purser-json.h"
#include "purser-plays.h"
#include "purser-template.h"
#include "toll.h"

static const char toll_text[] = "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n";

static void
test_copy_round_trip (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserCopy) copy = purser_copy_load ("toll", &error);
  g_autoptr (PurserValue) values = purser_json_parse ("{\"cost\":5,\"vp\":null}", -1, NULL);
  g_autoptr (PurserCopy) again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (purser_value_get_size (purser_copy_get_items (copy)), ==, 0);
  g_assert_true (purser_copy_learn (copy, "bridge", values));
  g_assert_false (purser_copy_learn (copy, "bridge", NULL));
  g_assert_true (purser_copy_save (copy, &error));
  again = purser_copy_load ("toll", &error);
  g_assert_no_error (error);
  g_assert_true (purser_value_equal (purser_copy_get_items (copy), purser_copy_get_items (again)));
  purser_copy_forget (again, "bridge");
  g_assert_cmpuint (purser_value_get_size (purser_copy_get_items (again)), ==, 0);
}

/* Only what differs from what ships is learned, wherever the tables keep the component. */
static void
test_copy_moves (void)
{
  g_autoptr (PurserValue) facts = purser_json_parse (
    "{\"cards\":[{\"id\":\"a\",\"cost\":5,\"vp\":null},{\"id\":\"b\",\"cost\":2}],\"planets\":{\"c\":{\"name\":\"C\"}}}", -1, NULL);
  g_autoptr (PurserValue) a = purser_json_parse ("{\"cost\":5,\"vp\":3}", -1, NULL);
  g_autoptr (PurserValue) b = purser_json_parse ("{\"cost\":2}", -1, NULL);
  g_autoptr (PurserValue) c = purser_json_parse ("{\"name\":\"D\"}", -1, NULL);
  g_autoptr (PurserCopy) copy = purser_copy_new ("toll");
  g_autoptr (GPtrArray) moves = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  purser_copy_learn (copy, "a", a);
  purser_copy_learn (copy, "b", b);
  purser_copy_learn (copy, "c", c);
  moves = purser_copy_list_moves (copy, facts);
  g_assert_cmpuint (moves->len, ==, 2);
  first = purser_json_print (g_ptr_array_index (moves, 0), FALSE);
  second = purser_json_print (g_ptr_array_index (moves, 1), FALSE);
  g_assert_cmpstr (first, ==, "{\"move\":\"learn\",\"item\":\"a\",\"values\":{\"vp\":3}}");
  g_assert_cmpstr (second, ==, "{\"move\":\"learn\",\"item\":\"c\",\"values\":{\"name\":\"D\"}}");
}

static void
test_copy_play (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n"
    "{\"n\":1,\"move\":\"learn\",\"item\":\"bridge\",\"values\":{\"toll\":2}}\n"
    "{\"n\":2,\"move\":\"learn\",\"item\":\"ford\",\"values\":{\"toll\":1}}\n"
    "{\"n\":3,\"undo\":2}\n");
  g_autoptr (PurserCopy) copy = purser_copy_new ("toll");
  g_autoptr (PurserCopy) other = purser_copy_new ("toll");
  g_autoptr (PurserValue) header = purser_play_header_new ("toll");
  g_autoptr (PurserValue) nonsense = purser_value_new_object ();
  g_autoptr (PurserPlay) fresh = NULL;
  PurserValue *players = purser_json_parse ("[{\"name\":\"Aoi\"}]", -1, NULL);

  g_assert_cmpuint (purser_copy_learn_play (copy, play), ==, 1);
  g_assert_cmpuint (purser_copy_learn_play (copy, play), ==, 0);
  g_assert_cmpuint (purser_copy_merge (other, copy), ==, 1);
  purser_value_set_integer (nonsense, "x", 1);
  purser_copy_learn (other, "nonsense", nonsense);
  purser_value_set (header, "players", players);
  fresh = purser_play_new (&toll_rules, header, NULL, NULL);
  g_assert_cmpuint (purser_copy_enter (other, fresh), ==, 1);
  g_assert_cmpuint (purser_history_get_size (purser_play_get_history (fresh)), ==, 1);
}

static void
test_copy_refused (void)
{
  static const struct { const char *text; const char *message; } cases[] = {
    { "{", "x.json: this is not JSON" },
    { "{\"purser_copy\":2,\"game\":\"toll\",\"items\":{}}", "x.json: this is nobody’s copy of a game, or one of a newer version" },
    { "{\"purser_copy\":1,\"items\":{}}", "x.json: the file does not say which game it is of" },
    { "{\"purser_copy\":1,\"game\":\"andromeda\",\"items\":{}}", "x.json: this is a copy of another game, “andromeda”" },
    { "{\"purser_copy\":1,\"game\":\"toll\"}", "x.json: “items” must be an object" },
    { "{\"purser_copy\":1,\"game\":\"toll\",\"items\":{\"a\":1}}", "x.json: what is printed on “a” must be an object" },
  };
  g_autofree char *folder = toll_folder ("copy");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = toll_write (folder, "x.json", cases[i].text);
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_null (purser_copy_read (path, "toll", &error));
      g_assert_cmpstr (error->message, ==, cases[i].message);
      g_file_get_contents (path, &after, NULL, NULL);
      g_assert_cmpstr (after, ==, cases[i].text);
    }
}

static guint n_reads;

static const PurserRules *
find_and_count (const char *game)
{
  n_reads++;
  return toll_find (game);
}

static void
test_plays (void)
{
  g_autofree char *folder = toll_folder ("plays");
  g_autofree char *path = toll_write (folder, "a.purser", toll_text);
  g_autofree char *bad = toll_write (folder, "b.purser", "nothing\n");
  g_autofree char *other = toll_write (folder, "c.txt", "x");
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, find_and_count);
  g_autoptr (PurserPlays) again = NULL;
  g_autoptr (GPtrArray) results = purser_plays_dup_results (plays);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_cmpuint (results->len, ==, 1);
  /* What was read is written down: another look does not read the file that is as it was. */
  n_reads = 0;
  again = purser_plays_new (folder, find_and_count);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (again)), ==, 2);
  g_assert_cmpuint (n_reads, ==, 0);
  g_assert_true (purser_plays_remove (plays, path, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (purser_plays_restore (plays, path, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_false (purser_plays_remove (plays, "/nowhere/x.purser", &error));
  g_assert_nonnull (error);
}

static void
test_import (void)
{
  g_autofree char *folder = toll_folder ("import");
  g_autofree char *elsewhere = toll_folder ("elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.purser", toll_text);
  g_autofree char *bad = toll_write (elsewhere, "b.purser", "{\"purser\":1,\"game\":\"unknown\"}\n");
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autofree char *first = purser_plays_import (plays, path, &error);
  g_autofree char *second = purser_plays_import (plays, path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (g_str_has_suffix (second, "/a-2.purser"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_null (purser_plays_import (plays, bad, &error));
  g_assert_cmpstr (error->message, ==, "Line 1: the game “unknown” is not known");
}

static void
test_templates (void)
{
  const PurserRules *rules = purser_games_find ("score-pad");
  g_autoptr (GPtrArray) list = purser_template_list (rules);
  g_autoptr (PurserValue) options = purser_json_parse ("{\"categories\":[\"Birds\",\"卵\"]}", -1, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserTemplate) own = purser_template_new (rules, "Birds/Eggs", options, &error);
  g_autoptr (GPtrArray) more = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 3);
  g_assert_cmpstr (purser_template_get_title (g_ptr_array_index (list, 0)), ==, "Rounds");
  g_assert_nonnull (purser_template_get_about (g_ptr_array_index (list, 2)));
  g_assert_true (purser_template_save (own, &error));
  g_assert_true (g_str_has_suffix (purser_template_get_path (own), "/Birds-Eggs.json"));
  more = purser_template_list (rules);
  g_assert_cmpuint (more->len, ==, 4);
  g_assert_true (purser_value_equal (purser_template_get_options (g_ptr_array_index (more, 3)), options));
}

static void
test_template_refused (void)
{
  static const struct { const char *text; const char *message; } cases[] = {
    { "[]", "x.json: this is no score pad, or one of a newer version" },
    { "{\"purser_score_pad\":1,\"options\":{}}", "x.json: the score pad has no title" },
    { "{\"purser_score_pad\":1,\"title\":\"A\"}", "x.json: “options” must be an object" },
  };
  g_autofree char *folder = toll_folder ("template");
  g_autofree char *twice = toll_write (folder, "twice.json",
    "{\"purser_score_pad\":1,\"title\":\"A\",\"options\":{\"categories\":[\"B\",\"B\"]}}");
  g_autoptr (GError) refusal = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = toll_write (folder, "x.json", cases[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (purser_template_read (purser_games_find ("score-pad"), path, &error));
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
  g_assert_null (purser_template_read (purser_games_find ("score-pad"), twice, &refusal));
  g_assert_cmpstr (refusal->message, ==, "twice.json: there are two categories called “B”");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/copy/round-trip", test_copy_round_trip);
  g_test_add_func ("/copy/moves", test_copy_moves);
  g_test_add_func ("/copy/play", test_copy_play);
  g_test_add_func ("/copy/refused", test_copy_refused);
  g_test_add_func ("/plays/list", test_plays);
  g_test_add_func ("/plays/import", test_import);
  g_test_add_func ("/template/list", test_templates);
  g_test_add_func ("/template/refused", test_template_refused);

  return g_test_run ();
}
