// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Files of BG Stats: which parts are read, which are not, and that nothing is imported twice. */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "fixtures.h"
#include "purser-bgstats.h"
#include "purser-games.h"
#include "purser-export.h"
#include "purser-kept-results.h"
#include "toll-plays.h"

/* The start of every file; the plays follow. */
#define HEAD \
  "{\"games\":[{\"id\":3,\"uuid\":\"A\",\"name\":\"Azul\",\"highestWins\":true,\"noPoints\":false,\"cooperative\":false}," \
  "{\"id\":4,\"name\":\"Golf\",\"highestWins\":false},{\"id\":5,\"name\":\"Pandemic\",\"noPoints\":true,\"cooperative\":true}," \
  "{\"id\":6,\"name\":\"TOLL\"}]," \
  "\"players\":[{\"id\":1,\"name\":\"Aoi\"},{\"id\":2,\"name\":\"Ben\"},{\"id\":7,\"name\":\" 千尋\\n\"},{\"id\":8}]," \
  "\"locations\":[{\"id\":9,\"name\":\"Home\"}],"

#define UUID "\"uuid\":\"0B0E9A3E-0000-4000-8000-00000000000"
#define SCORES(text) "\"playerScores\":[" text "]}"

static PurserBgStats *
read_text (const char  *text,
           GError     **error)
{
  g_autofree char *folder = toll_folder ("bgstats");
  g_autofree char *path = toll_write (folder, "a.bgsplay", text);

  return purser_bgstats_read (path, purser_games_list (), NULL, error);
}

static PurserResult *
get (PurserBgStats *found,
     guint          i)
{
  return g_ptr_array_index (found->results, i);
}

/* Seats are in seat order, a sum is added up, and a half is rounded: Ben sat first and has 12 + 8 − 5 = 15, Aoi 47.5. */
static void
test_read (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserBgStats) found = read_text (
    HEAD "\"plays\":[{" UUID "1\",\"gameRefId\":3,\"locationRefId\":9,\"playDate\":\"2026-11-21 20:30:00\",\"durationMin\":45,"
    "\"rounds\":5,\"comments\":\"Close\"," SCORES (
      "{\"playerRefId\":1,\"score\":\"47.5\",\"winner\":true,\"seatOrder\":2,\"rank\":1},"
      "{\"playerRefId\":2,\"score\":\"12+8-5\",\"winner\":false,\"seatOrder\":1,\"rank\":2,\"startPlayer\":true}") "]}", &error);
  PurserResult *result;

  g_assert_no_error (error);
  g_assert_cmpuint (found->results->len, ==, 1);
  result = get (found, 0);
  g_assert_cmpstr (purser_result_get_subject (result), ==, "Azul");
  g_assert_cmpstr (result->place, ==, "Home");
  g_assert_cmpstr (result->notes, ==, "Close");
  g_assert_cmpstr (result->seats[0].name, ==, "Ben");
  g_assert_cmpint (result->seats[0].score, ==, 15);
  g_assert_true (result->seats[0].starts);
  g_assert_cmpint (result->seats[1].score, ==, 48);
  g_assert_true (result->seats[1].wins);
  g_assert_false (result->seats[0].wins);
  g_assert_cmpint (result->ended - result->begun, ==, 45 * 60);
  g_assert_cmpuint (result->rounds, ==, 5);
  g_assert_true (result->over && result->imported && result->highest_wins);
}

/* A file may have no ranks: the lower score wins at golf, and a shared place is shared. */
static void
test_ranks (void)
{
  g_autoptr (PurserBgStats) found = read_text (
    HEAD "\"plays\":[{" UUID "1\",\"gameRefId\":4,\"playDate\":\"2026-11-21 20:30:00\"," SCORES (
      "{\"playerRefId\":1,\"score\":\"9\"},{\"playerRefId\":2,\"score\":\"7\"},{\"playerRefId\":7,\"score\":\"7\"}") ","
    "{" UUID "2\",\"gameRefId\":5,\"playDate\":\"2026-11-22 20:30:00\"," SCORES (
      "{\"playerRefId\":1,\"score\":\"3\",\"winner\":false},{\"playerRefId\":2,\"score\":\"\"}") "]}", NULL);
  PurserResult *golf = get (found, 0);
  PurserResult *lost = get (found, 1);

  g_assert_cmpuint (golf->seats[0].rank, ==, 3);
  g_assert_cmpuint (golf->seats[1].rank, ==, 1);
  g_assert_cmpuint (golf->seats[2].rank, ==, 1);
  g_assert_true (golf->seats[1].wins && golf->seats[2].wins && !golf->seats[0].wins);
  g_assert_cmpstr (golf->seats[2].name, ==, "千尋");
  /* In a game without points that everybody loses together there is no score and no winner, and nobody is ahead. */
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (lost->seats[i].unscored && !lost->seats[i].wins);
      g_assert_cmpuint (lost->seats[i].rank, ==, 1);
    }
}

/* Expansions are games of their own that a play refers to; an unknown game number is ignored. */
static void
test_expansions (void)
{
  g_autoptr (PurserBgStats) found = read_text (
    HEAD "\"plays\":[{" UUID "1\",\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\","
    "\"expansionPlays\":[{\"gameRefId\":4},{\"gameRefId\":99},{\"gameRefId\":5,\"bggId\":0},7]," SCORES (
      "{\"playerRefId\":1,\"score\":1}") ","
    "{" UUID "2\",\"gameRefId\":3,\"playDate\":\"2026-11-22 20:30:00\",\"expansionPlays\":\"all\"," SCORES (
      "{\"playerRefId\":1,\"score\":1}") "]}", NULL);

  g_assert_cmpstrv (get (found, 0)->expansions, ((const char *const[]) { "Golf", "Pandemic", NULL }));
  g_assert_null (get (found, 1)->expansions);
}

/* A game of Purser is recognised by its name, whatever the case. */
static void
test_game (void)
{
  g_autoptr (PurserBgStats) found = read_text (
    HEAD "\"plays\":[{" UUID "1\",\"gameRefId\":6,\"playDate\":\"2026-11-21 20:30:00\"," SCORES (
      "{\"playerRefId\":1,\"score\":1}") "]}", NULL);

  g_assert_cmpstr (get (found, 0)->title, ==, "TOLL");
  g_assert_cmpint (get (found, 0)->seats[0].score, ==, 1);
}

/* Plays that cannot be kept are counted, and nothing in a file is trusted. */
static void
test_left_out (void)
{
  static const char *const plays[] = {
    "7", "null", "[]", "{}",
    "{\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\"}",
    "{\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\",\"playerScores\":7}",
    "{\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\"," SCORES (""),
    "{\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\"," SCORES ("{\"playerRefId\":99}"),
    "{\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\"," SCORES ("{\"playerRefId\":8}"),
    "{\"gameRefId\":\"3\",\"playDate\":\"2026-11-21 20:30:00\"," SCORES ("{\"playerRefId\":1}"),
    "{\"gameRefId\":3,\"playDate\":\"yesterday\"," SCORES ("{\"playerRefId\":1}"),
    "{\"gameRefId\":3,\"playDate\":20261121," SCORES ("{\"playerRefId\":1}"),
    "{\"gameRefId\":3,\"ignored\":true,\"playDate\":\"2026-11-21 20:30:00\"," SCORES ("{\"playerRefId\":1}"),
  };
  g_autoptr (GString) text = g_string_new (HEAD "\"plays\":[");
  g_autoptr (PurserBgStats) found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    g_string_append_printf (text, "%s,", plays[i]);
  g_string_append (text, "{\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\",\"playerScores\":[");
  for (guint i = 0; i <= PURSER_MAX_PLAYERS; i++)
    g_string_append_printf (text, "%s{\"playerRefId\":1}", i > 0 ? "," : "");
  g_string_append (text, "]}]}");
  found = read_text (text->str, NULL);
  g_assert_cmpuint (found->results->len, ==, 0);
  g_assert_cmpuint (found->n_left_out, ==, G_N_ELEMENTS (plays) + 1);
}

/* Numbers out of range are unknown, or clamped. */
static void
test_numbers (void)
{
  g_autoptr (PurserBgStats) found = read_text (
    HEAD "\"plays\":[{\"uuid\":\"../../x\",\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\",\"durationMin\":9223372036854775807,"
    "\"rounds\":-3," SCORES ("{\"playerRefId\":1,\"score\":\"1e300\",\"rank\":-5},{\"playerRefId\":2,\"score\":1e300},"
                             "{\"playerRefId\":7,\"score\":\"9223372036854775807\"},{\"playerRefId\":1,\"score\":\"nan\"}") "]}", NULL);
  PurserResult *result = get (found, 0);

  for (guint i = 0; i < 4; i++)
    g_assert_true (result->seats[i].unscored);
  g_assert_true (g_uuid_string_is_valid (result->id));
  g_assert_cmpuint (result->rounds, ==, 0);
  g_assert_cmpint (result->seconds, <=, 60 * 24 * 30 * 60);
}

static void
check_refused (const char *text,
               const char *why)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, &error));
  g_assert_cmpstr (error->message, ==, why);
}

static void
test_refused (void)
{
  g_autofree char *long_text = g_malloc (PURSER_BGSTATS_MAX_FILE + 2);

  check_refused ("{\"plays\":7}", "this is not a BG Stats file");
  check_refused ("[]", "this is not a BG Stats file");
  check_refused ("{\"purser\":1}\n{\"n\":1}\n", "a.bgsplay:2: the text is damaged, or in a format that Purser cannot read");
  check_refused ("{\"plays\":" TOLL_DEEP "}", "a.bgsplay: lists and objects are nested too deeply");
  memset (long_text, ' ', PURSER_BGSTATS_MAX_FILE + 1);
  long_text[PURSER_BGSTATS_MAX_FILE + 1] = '\0';
  check_refused (long_text, "a.bgsplay: this is longer than anything Purser reads");
}

/* Ben begins: 6 + 6 and a coin, Aoi 3 + 4 and a coin, Ben 4 + 3 and a coin: 21 to 8. */
static const char ours[] =
  "{\"purser\":1,\"game\":\"toll\",\"id\":\"0b0e9a3e-0000-4000-8000-000000000001\",\"created\":\"2026-11-21T23:30:00+09:00\","
  "\"place\":\"Home\",\"players\":[{\"name\":\"Aoi\",\"colour\":\"blue\"},{\"name\":\"Ben\"}]}\n"
  "{\"n\":1,\"at\":\"2026-11-21T23:31:00+09:00\",\"move\":\"roll\",\"player\":1,\"dice\":[6,6]}\n"
  "{\"n\":2,\"at\":\"2026-11-21T23:32:00+09:00\",\"move\":\"end-turn\",\"player\":1}\n"
  "{\"n\":3,\"at\":\"2026-11-21T23:33:00+09:00\",\"move\":\"roll\",\"player\":0,\"dice\":[3,4]}\n"
  "{\"n\":4,\"at\":\"2026-11-21T23:34:00+09:00\",\"move\":\"end-turn\",\"player\":0}\n"
  "{\"n\":5,\"at\":\"2026-11-21T23:35:00+09:00\",\"move\":\"roll\",\"player\":1,\"dice\":[4,3]}\n"
  "{\"n\":6,\"at\":\"2026-11-21T23:36:00+09:00\",\"move\":\"end-turn\",\"player\":1}\n"
  "{\"n\":7,\"at\":\"2026-11-21T23:40:00+09:00\",\"move\":\"note\",\"text\":\"Close\"}\n";

/* A file that Purser writes for BG Stats is read back unchanged; a library with the play does not import it. */
static void
test_round_trip (void)
{
  g_autoptr (PurserPlay) play = toll_play (ours);
  g_autoptr (PurserResult) before = purser_result_new (play);
  g_autofree char *text = purser_export (play, PURSER_EXPORT_BGSPLAY);
  g_autoptr (PurserBgStats) found = read_text (text, NULL);
  g_autoptr (GPtrArray) here = g_ptr_array_new ();
  PurserResult *after = get (found, 0);

  g_assert_cmpstr (after->title, ==, "Toll");
  g_assert_cmpint (after->ended, ==, before->ended);
  g_assert_cmpint (after->seconds, ==, 6 * 60);
  g_assert_cmpint (after->begun, ==, before->begun);
  g_assert_cmpuint (after->rounds, ==, before->rounds);
  g_assert_cmpstr (after->place, ==, "Home");
  g_assert_cmpstr (after->notes, ==, "Close");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpstr (after->seats[i].name, ==, before->seats[i].name);
      g_assert_cmpint (after->seats[i].score, ==, i == 0 ? 8 : 21);
      g_assert_cmpuint (after->seats[i].rank, ==, i == 0 ? 2 : 1);
      g_assert_true (after->seats[i].wins == (i == 1) && after->seats[i].starts == (i == 1));
    }
  g_ptr_array_add (here, before);
  purser_bgstats_sift (found, here);
  g_assert_cmpuint (found->results->len, ==, 0);
  g_assert_cmpuint (found->n_here, ==, 1);
}

/* A play that was sent to BG Stats by a link comes back with another id, but is recognised; one of another day is a different
 * play. */
static void
test_same_look (void)
{
  g_autoptr (PurserPlay) play = toll_play (ours);
  g_autoptr (PurserResult) before = purser_result_new (play);
  g_autoptr (GPtrArray) here = g_ptr_array_new ();
  g_autoptr (PurserBgStats) found = read_text (
    "{\"games\":[{\"id\":1,\"name\":\"toll\"}],\"players\":[{\"id\":1,\"name\":\"AOI\"},{\"id\":2,\"name\":\"Ben\"}],"
    "\"userInfo\":{\"device\":\"Purser\"},\"plays\":["
    "{" UUID "7\",\"gameRefId\":1,\"playDate\":\"2026-11-21 14:36:00\"," SCORES ("{\"playerRefId\":1,\"score\":8},{\"playerRefId\":2,\"score\":21}") ","
    "{" UUID "7\",\"gameRefId\":1,\"playDate\":\"2026-11-24 14:36:00\"," SCORES ("{\"playerRefId\":1,\"score\":8},{\"playerRefId\":2,\"score\":21}") ","
    "{" UUID "8\",\"gameRefId\":1,\"playDate\":\"2026-11-24 14:36:00\"," SCORES ("{\"playerRefId\":1,\"score\":8},{\"playerRefId\":2,\"score\":21}") "]}", NULL);

  /* The game's id replaces its title, as it does for a game of Purser. */
  g_clear_pointer (&get (found, 0)->title, g_free);
  g_set_str (&get (found, 0)->game, "toll");
  g_ptr_array_add (here, before);
  purser_bgstats_sift (found, here);
  g_assert_cmpuint (found->n_here, ==, 2);
  g_assert_cmpuint (found->results->len, ==, 1);
  g_assert_true (g_str_has_suffix (get (found, 0)->id, "8"));
}

/* Imports a file into a library, and returns how many results were new. */
static guint
import (PurserPlays *plays,
        const char  *path)
{
  g_autoptr (PurserGauge) gauge = purser_gauge_new ();
  g_autoptr (GAsyncResult) read = NULL;
  g_autoptr (GAsyncResult) kept = NULL;
  g_autoptr (PurserBgStats) found = NULL;
  g_autoptr (GError) error = NULL;

  purser_plays_read_results_async (plays, path, purser_games_list (), gauge, NULL, toll_done_cb, &read);
  found = purser_plays_read_results_finish (toll_wait (&read), &error);
  g_assert_no_error (error);
  purser_plays_keep_results_async (plays, found->results, NULL, toll_done_cb, &kept);
  g_assert_true (purser_plays_keep_results_finish (plays, toll_wait (&kept), &error));
  purser_plays_reload (plays);
  return found->results->len;
}

static const char two_plays[] =
  HEAD "\"plays\":[{" UUID "1\",\"gameRefId\":3,\"playDate\":\"2026-11-21 20:30:00\"," SCORES ("{\"playerRefId\":1,\"score\":\"3\"}") ","
  "{" UUID "2\",\"gameRefId\":4,\"playDate\":\"2026-11-22 20:30:00\"," SCORES ("{\"playerRefId\":2,\"score\":\"4\"}") "]}";

/* A cancelled import keeps nothing. */
static void
test_leave (void)
{
  g_autofree char *folder = toll_folder ("left");
  g_autofree char *elsewhere = toll_folder ("left-elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.json", two_plays);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserBgStats) found = purser_bgstats_read (path, purser_games_list (), NULL, &error);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) kept = NULL;

  g_assert_no_error (error);
  g_cancellable_cancel (cancellable);
  purser_plays_keep_results_async (plays, found->results, cancellable, toll_done_cb, &kept);
  g_assert_false (purser_plays_keep_results_finish (plays, toll_wait (&kept), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A second import adds nothing; a deleted result comes back by undo, or by the next import. */
static void
test_keep (void)
{
  g_autofree char *folder = toll_folder ("library");
  g_autofree char *elsewhere = toll_folder ("library-elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.json", two_plays);
  g_autofree char *first = NULL;
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (PurserPlayInfo) info = NULL;

  g_assert_cmpuint (import (plays, path), ==, 2);
  g_assert_cmpuint (import (plays, path), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  info = g_list_model_get_item (G_LIST_MODEL (plays), 0);
  g_assert_cmpstr (purser_play_info_get_result (info)->title, ==, "Golf");
  g_assert_false (purser_play_info_has_ledger (info));
  first = g_strdup (purser_play_info_get_path (info));
  g_assert_true (toll_plays_remove (plays, first, NULL));
  purser_plays_reload (plays);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 1);
  g_assert_true (toll_plays_restore (plays, first, NULL));
  purser_plays_reload (plays);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plays)), ==, 2);
  g_assert_true (toll_plays_remove (plays, first, NULL));
  g_assert_cmpuint (import (plays, path), ==, 1);
}

/* A broken line stays in the file, and does not affect the others; so does what a zero byte breaks. */
static void
test_broken_line (void)
{
  g_autofree char *folder = toll_folder ("broken");
  g_autofree char *elsewhere = toll_folder ("broken-elsewhere");
  g_autofree char *path = toll_write (elsewhere, "a.json", two_plays);
  g_autofree char *file = toll_write (folder, "results.jsonl", "{\"game\":\n7\n{}\n");
  const char zero[] = "7\0{}\n";
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);

  g_assert_cmpuint (import (plays, path), ==, 2);
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "{\"game\":\n7\n{}\n{"));
  g_assert_true (g_file_set_contents (file, zero, sizeof zero - 1, NULL));
  g_assert_cmpuint (import (plays, path), ==, 2);
  g_assert_true (g_file_get_contents (file, &again, NULL, NULL));
  g_assert_true (g_str_has_prefix (again, "7\n{}\n{"));
}

/* A name of five million letters and notes of three: what is kept of them can be read again, so the next import has nothing. */
static void
test_endless_texts (void)
{
  g_autofree char *folder = toll_folder ("endless");
  g_autofree char *elsewhere = toll_folder ("endless-elsewhere");
  g_autofree char *name = g_strnfill (5000000, 'x'), *notes = g_strnfill (3000000, 'y');
  g_autofree char *text = g_strdup_printf (
    "{\"games\":[{\"id\":3,\"name\":\"%s\"}],\"players\":[{\"id\":1,\"name\":\"%s\"}],\"plays\":[{\"gameRefId\":3,"
    "\"playDate\":\"2026-11-21 20:30:00\",\"comments\":\"%s\"," SCORES ("{\"playerRefId\":1,\"score\":\"3\"}") "]}",
    name, name, notes);
  g_autofree char *path = toll_write (elsewhere, "a.json", text);
  g_autoptr (PurserPlays) plays = purser_plays_new (folder, toll_find);
  g_autoptr (GPtrArray) kept = NULL;
  PurserResult *result;

  g_assert_cmpuint (import (plays, path), ==, 1);
  g_assert_cmpuint (import (plays, path), ==, 0);
  kept = purser_kept_results_read (folder);
  g_assert_cmpuint (kept->len, ==, 1);
  result = g_ptr_array_index (kept, 0);
  g_assert_true (g_str_has_prefix (result->title, "xxxx") && g_str_has_suffix (result->title, "x…"));
  g_assert_cmpint (g_utf8_strlen (result->seats[0].name, -1), <=, 1001);
  g_assert_true (g_str_has_suffix (result->notes, "y…"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/bgstats/read", test_read);
  g_test_add_func ("/bgstats/ranks", test_ranks);
  g_test_add_func ("/bgstats/game", test_game);
  g_test_add_func ("/bgstats/expansions", test_expansions);
  g_test_add_func ("/bgstats/left-out", test_left_out);
  g_test_add_func ("/bgstats/numbers", test_numbers);
  g_test_add_func ("/bgstats/refused", test_refused);
  g_test_add_func ("/bgstats/round-trip", test_round_trip);
  g_test_add_func ("/bgstats/same-look", test_same_look);
  g_test_add_func ("/bgstats/keep", test_keep);
  g_test_add_func ("/bgstats/leave", test_leave);
  g_test_add_func ("/bgstats/broken-line", test_broken_line);
  g_test_add_func ("/bgstats/endless-texts", test_endless_texts);
  return g_test_run ();
}
