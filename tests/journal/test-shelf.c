// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What is stored beside the plays: your copy of a game, and the list of plays. */

#include "config.h"

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-components-file.h"
#include "purser-games.h"
#include "purser-json.h"
#include "toll-plays.h"

static const char toll_text[] = "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n";

static void
test_copy_round_trip (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) copy = purser_components_file_load ("toll", &error);
  g_autoptr (PurserValue) values = purser_json_parse ("{\"cost\":5,\"vp\":null}", -1, NULL);
  g_autoptr (PurserValue) again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (purser_value_get_size (copy), ==, 0);
  g_assert_true (purser_components_file_learn (copy, "bridge", values));
  g_assert_false (purser_components_file_learn (copy, "bridge", NULL));
  g_assert_true (purser_components_file_save ("toll", copy, &error));
  again = purser_components_file_load ("toll", &error);
  g_assert_no_error (error);
  g_assert_true (purser_value_equal (copy, again));
}

/* Only values that differ from the shipped ones are learned, wherever the tables keep the component. */
static void
test_copy_moves (void)
{
  g_autoptr (PurserValue) facts = purser_json_parse (
    "{\"cards\":[{\"id\":\"a\",\"cost\":5,\"vp\":null},{\"id\":\"b\",\"cost\":2}],\"planets\":{\"c\":{\"name\":\"C\"}}}", -1, NULL);
  g_autoptr (PurserValue) a = purser_json_parse ("{\"cost\":5,\"vp\":3}", -1, NULL);
  g_autoptr (PurserValue) b = purser_json_parse ("{\"cost\":2}", -1, NULL);
  g_autoptr (PurserValue) c = purser_json_parse ("{\"name\":\"D\"}", -1, NULL);
  g_autoptr (PurserValue) copy = purser_value_new_object ();
  g_autoptr (GPtrArray) moves = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  purser_components_file_learn (copy, "a", a);
  purser_components_file_learn (copy, "b", b);
  purser_components_file_learn (copy, "c", c);
  moves = purser_components_file_list_moves (copy, facts);
  g_assert_cmpuint (moves->len, ==, 2);
  first = purser_json_print (g_ptr_array_index (moves, 0), FALSE);
  second = purser_json_print (g_ptr_array_index (moves, 1), FALSE);
  g_assert_cmpstr (first, ==, "{\"move\":\"learn\",\"item\":\"a\",\"values\":{\"vp\":3}}");
  g_assert_cmpstr (second, ==, "{\"move\":\"learn\",\"item\":\"c\",\"values\":{\"name\":\"D\"}}");
}

static guint
learn_all (PurserValue *copy,
           PurserValue *items)
{
  guint n_changed = 0;

  for (guint i = 0; i < purser_value_get_size (items); i++)
    n_changed += purser_components_file_learn (copy, purser_value_get_key_at (items, i), purser_value_get_at (items, i));
  return n_changed;
}

static void
test_copy_play (void)
{
  g_autoptr (PurserPlay) play = toll_play (
    "{\"purser\":1,\"game\":\"toll\",\"players\":[{\"name\":\"Aoi\"}]}\n"
    "{\"n\":1,\"move\":\"learn\",\"item\":\"bridge\",\"values\":{\"toll\":2}}\n"
    "{\"n\":2,\"move\":\"learn\",\"item\":\"ford\",\"values\":{\"toll\":1}}\n"
    "{\"n\":3,\"undo\":2}\n");
  g_autoptr (PurserValue) copy = purser_value_new_object ();
  g_autoptr (PurserValue) other = purser_value_new_object ();
  g_autoptr (PurserValue) header = purser_play_header_new ("toll");
  g_autoptr (PurserValue) nonsense = purser_value_new_object ();
  g_autoptr (PurserPlay) fresh = NULL;
  PurserValue *players = purser_json_parse ("[{\"name\":\"Aoi\"}]", -1, NULL);

  g_assert_cmpuint (learn_all (copy, purser_play_get_learned (play)), ==, 1);
  g_assert_cmpuint (learn_all (copy, purser_play_get_learned (play)), ==, 0);
  g_assert_cmpuint (learn_all (other, copy), ==, 1);
  purser_value_set_integer (nonsense, "x", 1);
  purser_components_file_learn (other, "nonsense", nonsense);
  purser_value_set (header, "players", players);
  fresh = purser_play_new (&toll_rules, header, NULL, NULL);
  g_assert_cmpuint (purser_components_file_enter (other, fresh), ==, 1);
  g_assert_cmpuint (purser_history_get_size (purser_play_get_history (fresh)), ==, 1);
  /* Values learned before the first move are no move: there is nothing to undo. */
  g_assert_false (purser_play_get_can_undo (fresh));
}

static void
test_copy_refused (void)
{
  static const struct { const char *text; const char *message; } cases[] = {
    { "{", "x.json:1: the text is damaged, or in a format that Purser cannot read" },
    { "{\n\"purser_copy\":1,\n\"game\":toll}", "x.json:3: the text is damaged, or in a format that Purser cannot read" },
    { "{\n\"purser_copy\":1,\n\n\"game\":\"\xff\"}", "x.json:4: this is not text, or it is damaged" },
    { "{\"purser_copy\":99999999999999999999,\"game\":\"toll\",\"items\":{}}",
      "x.json: this is not a copy of a game, or it is from a newer version of Purser" },
    { "{\"purser_copy\":1,\"game\":[\"toll\"],\"items\":{}}", "x.json: the file does not name its game" },
    { "{\"purser_copy\":1,\"game\":\"toll\",\"items\":{\"a\":" TOLL_DEEP "}}",
      "x.json: lists and objects are nested too deeply" },
    { "{\"purser_copy\":2,\"game\":\"toll\",\"items\":{}}", "x.json: this is not a copy of a game, or it is from a newer version of Purser" },
    { "{\"purser_copy\":1,\"items\":{}}", "x.json: the file does not name its game" },
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

      g_assert_null (purser_components_file_read (path, "toll", &error));
      g_assert_cmpstr (error->message, ==, cases[i].message);
      g_file_get_contents (path, &after, NULL, NULL);
      g_assert_cmpstr (after, ==, cases[i].text);
    }
}

static void
test_copy_not_kept (void)
{
  g_autoptr (PurserValue) copy = purser_value_new_object ();
  char *path = toll_stand_in_the_way ("copies");
  g_autoptr (GError) error = NULL;

  g_assert_false (purser_components_file_save ("toll", copy, &error));
  g_assert_true (g_str_has_prefix (error->message, "The folder “"));
  toll_take_out (path);
  g_assert_true (purser_components_file_save ("toll", copy, NULL));
}

static guint n_reads;

static const PurserRules *
find_and_count (const char *game)
{
  n_reads++;
  return toll_find (game);
}

static PurserPlays *
read_plays (const char *folder)
{
  PurserPlays *plays = purser_plays_new (folder, find_and_count);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 0);
  purser_plays_reload (plays);
  return plays;
}

static void
test_plays (void)
{
  g_autofree char *folder = toll_folder ("plays");
  g_autofree char *path = toll_write (folder, "a.purser", toll_text);
  g_autofree char *bad = toll_write (folder, "b.purser", "nothing\n");
  g_autofree char *other = toll_write (folder, "c.txt", "x");
  g_autoptr (PurserPlays) plays = read_plays (folder);
  g_autoptr (PurserPlays) again = NULL;
  g_autoptr (GPtrArray) results = purser_plays_dup_results (plays);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_cmpuint (results->len, ==, 1);
  /* The list is cached: reading it again does not read unchanged files. */
  n_reads = 0;
  again = read_plays (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (again)), ==, 2);
  g_assert_cmpuint (n_reads, ==, 0);
  g_assert_true (toll_plays_remove (plays, path, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (toll_plays_restore (plays, path, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_false (toll_plays_remove (plays, "/nowhere/x.purser", &error));
  g_assert_nonnull (error);
}

/* The play of the latest day comes first, whichever file was written last. */
static void
test_plays_order (void)
{
  static const char header[] = "{\"purser\":1,\"game\":\"toll\",\"created\":\"2026-11-%02dT19:00:00Z\","
                               "\"players\":[{\"name\":\"Aoi\"},{\"name\":\"Ben\"}]}\n";
  g_autofree char *folder = toll_folder ("order");
  static const int days[] = { 20, 22, 21 };
  g_autoptr (PurserPlays) plays = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.purser", i);
      g_autofree char *text = g_strdup_printf (header, days[i]);
      g_autofree char *path = toll_write (folder, name, text);
    }
  plays = read_plays (folder);
  for (guint i = 0; i + 1 < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (PurserPlayInfo) first = g_list_model_get_item (G_LIST_MODEL (plays), i);
      g_autoptr (PurserPlayInfo) second = g_list_model_get_item (G_LIST_MODEL (plays), i + 1);

      g_assert_cmpint (purser_play_info_get_time (first), >, purser_play_info_get_time (second));
    }
}

/* The play with the latest move comes first: a resumed play comes before one that was begun after it. */
static void
test_plays_last_move (void)
{
  g_autofree char *folder = toll_folder ("last-move");
  g_autofree char *resumed =
    toll_write (folder, "resumed.purser",
                "{\"purser\":1,\"game\":\"toll\",\"created\":\"2026-11-20T19:00:00Z\",\"players\":[{\"name\":\"Aoi\"}]}\n"
                "{\"n\":1,\"at\":\"2026-11-22T20:00:00Z\",\"move\":\"roll\",\"player\":0,\"dice\":[6,6]}\n");
  g_autofree char *begun =
    toll_write (folder, "begun.purser",
                "{\"purser\":1,\"game\":\"toll\",\"created\":\"2026-11-21T19:00:00Z\",\"players\":[{\"name\":\"Aoi\"}]}\n");
  g_autoptr (PurserPlays) plays = read_plays (folder);
  g_autoptr (PurserPlayInfo) first = g_list_model_get_item (G_LIST_MODEL (plays), 0);

  g_assert_cmpstr (purser_play_info_get_path (first), ==, resumed);
  /* 22 November 2026, 20:00 UTC */
  g_assert_cmpint (purser_play_info_get_time (first), ==, 1795377600);
}

/* Each item of the list has the result of its play, or the error of its file. */
static void
test_plays_items (void)
{
  g_autofree char *folder = toll_folder ("items");
  g_autofree char *good = toll_write (folder, "a.purser", toll_text);
  g_autofree char *bad = toll_write (folder, "b.purser", "nothing\n");
  g_autofree char *lost = g_build_filename (folder, "c.purser", NULL);
  g_autoptr (PurserPlays) plays = NULL;
  guint n_good = 0, n_bad = 0;

  g_assert_cmpint (symlink ("/nowhere/c.purser", lost), ==, 0);
  plays = read_plays (folder);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (plays)) == PURSER_TYPE_PLAY_INFO);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (PurserPlayInfo) info = g_list_model_get_item (G_LIST_MODEL (plays), i);

      n_good += purser_play_info_get_result (info) != NULL;
      n_bad += g_strcmp0 (purser_play_info_get_problem (info), "the text is damaged, or in a format that Purser cannot read") == 0;
    }
  g_assert_cmpuint (n_good, ==, 1);
  g_assert_cmpuint (n_bad, ==, 1);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (plays), 2));
}

static char *
dup_cache_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "purser", "plays.jsonl", NULL);
}

/* Returns how many files are read when a library starts with this cache. */
static guint
count_reads (const char *folder,
             const char *path,
             const char *list)
{
  g_autoptr (PurserPlays) plays = NULL;

  g_assert_true (list == NULL || g_file_set_contents (path, list, -1, NULL));
  n_reads = 0;
  plays = read_plays (folder);
  return n_reads;
}

/* The cached plays of another folder stay; invalid entries are ignored. */
static void
test_plays_cache (void)
{
  static const char *const seats[] = { "[]", "[{\"name\":\"Aoi\"}]", "[{\"rank\":1}]", "5" };
  g_autofree char *one = toll_folder ("one");
  g_autofree char *other = toll_folder ("other");
  g_autofree char *a = toll_write (one, "a.purser", toll_text);
  g_autofree char *b = toll_write (other, "b.purser", toll_text);
  g_autofree char *path = dup_cache_path ();
  g_autoptr (PurserPlays) first = read_plays (one);
  g_autoptr (PurserPlays) second = read_plays (other);

  n_reads = 0;
  purser_plays_reload (first);
  g_assert_cmpuint (n_reads, ==, 0);
  g_assert_cmpuint (count_reads (one, path, "[]"), ==, 1);
  g_assert_cmpuint (count_reads (one, path, NULL), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"path\":\"%s\",\"result\":{\"game\":\"toll\",\"seats\":%s}}\n", a, seats[i]);

      g_assert_cmpuint (count_reads (one, path, text), ==, 1);
    }
  /* The other folder loses only its invalid entry. */
  g_assert_cmpuint (count_reads (other, path, NULL), ==, 1);
  g_assert_cmpuint (count_reads (one, path, NULL), ==, 0);
  g_assert_cmpuint (count_reads (other, path, NULL), ==, 0);
}

/* More plays than an object may have keys, with more bytes than one text may have: each is read once. */
static void
test_plays_many (void)
{
  enum { MANY = 1100 };
  g_autofree char *folder = toll_folder ("many");
  g_autofree char *path = dup_cache_path ();
  g_autofree char *note = g_strnfill (4000, 'x');
  g_autofree char *text = g_strdup_printf ("%s{\"n\":1,\"move\":\"note\",\"text\":\"%s\"}\n", toll_text, note);
  GStatBuf about;

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.purser", i);
      g_autofree char *play = toll_write (folder, name, text);
    }
  g_assert_cmpuint (count_reads (folder, path, NULL), ==, MANY);
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_size, >, PURSER_JSON_MAX_TEXT);
  g_assert_cmpuint (count_reads (folder, path, NULL), ==, 0);
}

static void
quit_when_read (GMainLoop *loop)
{
  g_main_loop_quit (loop);
}

/* Reading in a worker thread gives the same list, and unchanged plays stay the same objects. */
static void
test_plays_later (void)
{
  g_autofree char *folder = toll_folder ("later");
  g_autofree char *a = toll_write (folder, "a.purser", toll_text);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, find_and_count);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (PurserPlayInfo) before = NULL;
  g_autofree char *b = NULL;

  g_signal_connect_swapped (plays, "items-changed", G_CALLBACK (quit_when_read), loop);
  purser_plays_reload_later (plays);
  g_assert_true (purser_plays_get_reading (plays));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 0);
  g_main_loop_run (loop);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
  before = g_list_model_get_item (G_LIST_MODEL (plays), 0);
  b = toll_write (folder, "b.purser", toll_text);
  n_reads = 0;
  purser_plays_reload_later (plays);
  /* A repeated request is not run twice. */
  purser_plays_reload_later (plays);
  g_main_loop_run (loop);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_true (g_list_model_get_item (G_LIST_MODEL (plays), 1) == before);
  g_object_unref (before);
  while (purser_plays_get_reading (plays))
    g_main_context_iteration (NULL, TRUE);
}

/* Without a cache reading takes longer, but works. */
static void
test_plays_no_cache (void)
{
  g_autofree char *folder = toll_folder ("uncached");
  g_autofree char *play = toll_write (folder, "a.purser", toll_text);
  g_autofree char *path = dup_cache_path ();
  g_autofree char *inside = g_build_filename (path, "inside", NULL);
  g_autoptr (PurserPlays) plays = NULL;

  g_unlink (path);
  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
  plays = read_plays (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
  g_rmdir (inside);
  g_rmdir (path);
}

/* A play without a file is in the list, and stays there only once when it gets one. One of another folder is not. */
static void
test_plays_waiting (void)
{
  g_autofree char *folder = toll_folder ("waiting");
  g_autofree char *path = g_build_filename (folder, "deeper", "a.purser", NULL);
  g_autoptr (PurserValue) header = purser_json_parse (toll_text, -1, NULL);
  g_autofree char *elsewhere = g_build_filename (folder, "a.purser", NULL);
  g_autoptr (PurserPlay) play = purser_play_begin (&toll_rules, header, path, NULL);
  g_autoptr (PurserPlay) other = purser_play_begin (&toll_rules, header, elsewhere, NULL);
  g_autofree char *deeper = g_path_get_dirname (path);
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();
  g_autoptr (PurserPlays) plays = purser_plays_new (deeper, toll_find);
  g_autoptr (PurserPlayInfo) info = NULL;

  g_assert_true (purser_play_save (play));
  g_unlink (path);
  g_ptr_array_add (waiting, play);
  g_ptr_array_add (waiting, other);
  purser_plays_set_waiting (plays, waiting);
  purser_plays_reload (plays);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
  info = g_list_model_get_item (G_LIST_MODEL (plays), 0);
  g_assert_cmpstr (purser_play_info_get_path (info), ==, path);
  g_assert_nonnull (purser_play_info_get_result (info));
  g_assert_true (purser_play_save (play));
  purser_plays_reload (plays);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
}

static void
test_plays_folders_in_the_way (void)
{
  g_autofree char *folder = toll_folder ("blocked");
  g_autofree char *path = toll_write (folder, "a.purser", toll_text);
  g_autofree char *trash = toll_write (folder, ".trash", "");
  g_autofree char *below = g_build_filename (path, "plays", NULL);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (PurserPlays) nowhere = purser_plays_new (below, toll_find);
  g_autoptr (GError) error = NULL;

  g_assert_false (toll_plays_remove (plays, path, &error));
  g_assert_true (g_str_has_prefix (error->message, "The folder “"));
  g_clear_error (&error);
  g_assert_null (toll_plays_import (nowhere, path, NULL, &error));
  g_assert_true (g_str_has_prefix (error->message, "The folder “"));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
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
  g_test_add_func ("/copy/not-kept", test_copy_not_kept);
  g_test_add_func ("/plays/list", test_plays);
  g_test_add_func ("/plays/order", test_plays_order);
  g_test_add_func ("/plays/last-move", test_plays_last_move);
  g_test_add_func ("/plays/items", test_plays_items);
  g_test_add_func ("/plays/cache", test_plays_cache);
  g_test_add_func ("/plays/many", test_plays_many);
  g_test_add_func ("/plays/later", test_plays_later);
  g_test_add_func ("/plays/no-cache", test_plays_no_cache);
  g_test_add_func ("/plays/waiting", test_plays_waiting);
  g_test_add_func ("/plays/folders-in-the-way", test_plays_folders_in_the_way);

  return g_test_run ();
}
