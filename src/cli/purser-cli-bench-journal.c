// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Times entering moves and opening files. */

#include "config.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "purser-cli-bench.h"
#include "purser-cli.h"
#include "purser-analysis.h"
#include "purser-json.h"
#include "purser-result.h"
#include "purser-space-base.h"

#define TURN_RECORDS 4
#define OPENING_RUNS 31

typedef struct {
  char       *folder;
  char       *path;
  PurserPlay *play;
  PurserPlay *opened;
  GStrv       lines;
} Desk;

static void
enter (Desk       *self,
       const char *line)
{
  g_autoptr (PurserValue) move = purser_json_parse (line, -1, NULL);
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean taken = purser_play_enter (self->play, move, &verdict);

  g_assert (taken);
}

/* Enters one turn: a roll, two uses of it, and the end of the turn; the VP stay far below 40. */
static void
enter_turn (Desk *self)
{
  int player = purser_play_get_turn_info (self->play)->active;
  g_autofree char *roll = g_strdup_printf ("{\"move\":\"roll\",\"player\":%d,\"dice\":[1,2]}", player);
  g_autofree char *own = g_strdup_printf ("{\"move\":\"allocate\",\"player\":%d,\"use\":\"dice\"}", player);
  g_autofree char *other = g_strdup_printf ("{\"move\":\"allocate\",\"player\":%d,\"use\":\"sum\"}", 1 - player);
  g_autofree char *end = g_strdup_printf ("{\"move\":\"end-turn\",\"player\":%d}", player);

  enter (self, roll);
  enter (self, own);
  enter (self, other);
  enter (self, end);
}

static PurserPlay *
new_play (const char *path)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");

  purser_play_header_seat (header, "Aoi", NULL);
  purser_play_header_seat (header, "Ben", NULL);
  return purser_play_new (&purser_space_base_rules, header, path, NULL);
}

static Desk *
desk_new (gboolean on_disk)
{
  Desk *self = g_new0 (Desk, 1);

  self->folder = g_dir_make_tmp ("purser-bench-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "bench.purser", NULL);
  self->play = new_play (on_disk ? self->path : NULL);
  g_assert (self->play != NULL);
  enter (self, "{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-07-b\"]}");
  enter (self, "{\"move\":\"draft\",\"player\":1,\"cards\":[\"L1-08-b\"]}");
  return self;
}

static void
desk_free (Desk *self)
{
  g_clear_object (&self->play);
  g_unlink (self->path);
  g_rmdir (self->folder);
  g_strfreev (self->lines);
  g_free (self->path);
  g_free (self->folder);
  g_free (self);
}

static void
work_turn (gpointer data)
{
  enter_turn (data);
}

static void
work_parse_line (gpointer data)
{
  JsonParser *parser = data;

  json_parser_load_from_data (parser, "{\"n\":9,\"at\":\"2026-11-21T19:01:10+09:00\",\"move\":\"roll\",\"player\":0,\"dice\":[3,5]}",
                              -1, NULL);
}

static double
time_turn (Desk *self)
{
  return purser_bench_median (work_turn, self, 1, 101) / TURN_RECORDS;
}

/* Times a move from its text to the ledger, early and late in a play, without and with fsync. */
void
purser_bench_move (void)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  double yardstick = purser_bench_median (work_parse_line, parser, 1000, 21);
  Desk *memory = desk_new (FALSE);
  Desk *disk = desk_new (TRUE);

  purser_bench_print ("a move, from record 10 on, without fsync", time_turn (memory), "json-glib on one line", yardstick);
  while (purser_history_get_size (purser_play_get_history (memory->play)) < 10000)
    enter_turn (memory);
  purser_bench_print ("a move, from record 10,000 on, without fsync", time_turn (memory), "json-glib on one line", yardstick);
  purser_bench_print ("a move, with fsync", time_turn (disk), "json-glib on one line", yardstick);
  desk_free (memory);
  desk_free (disk);
}

static void
work_open (gpointer data)
{
  Desk *self = data;
  guint line;

  self->opened = purser_play_open (self->path, PURSER_PLAY_READ, purser_games_find, &line, NULL);
  g_assert (self->opened != NULL);
}

static void
work_close (gpointer data)
{
  Desk *self = data;

  g_clear_object (&self->opened);
}

static void
work_parse_all (gpointer data)
{
  Desk *self = data;
  g_autoptr (JsonParser) parser = json_parser_new ();

  for (guint i = 0; self->lines[i] != NULL; i++)
    json_parser_load_from_data (parser, self->lines[i], -1, NULL);
}

static void
read_lines (Desk *self)
{
  g_autofree char *text = NULL;

  g_file_get_contents (self->path, &text, NULL, NULL);
  self->lines = g_strsplit (g_strchomp (text), "\n", -1);
}

static void
write_play (Desk *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PurserHistory *history = purser_play_get_history (self->play);
  g_autofree char *header = purser_json_print (purser_play_get_setup (self->play)->header, FALSE);

  g_string_append_printf (text, "%s\n", header);
  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      g_autofree char *line = purser_json_print (purser_history_get_record (history, n)->value, FALSE);

      g_string_append_printf (text, "%s\n", line);
    }
  g_file_set_contents (self->path, text->str, (gssize) text->len, NULL);
}

/* Times opening a play of 10,000 moves, with json-glib on the same lines as the yardstick. Opening covers everything from the
 * path to a play whose table can be asked: reading the file, parsing its lines, checking and applying every move, and building
 * all that is kept of it. Closing the play, which frees that memory, has a line of its own. Opening does not cover what a
 * program does once: reading the cards that ship with the game, and getting memory from the system, as that of the play opened
 * before is used again. The yardstick parses the same lines out of memory. json-glib frees a line when it parses the next one,
 * in both cases, so both figures contain that. */
void
purser_bench_opening (void)
{
  Desk *self = desk_new (FALSE);
  const PurserBenchWork works[] = { work_open, work_close, work_parse_all };
  double seconds[G_N_ELEMENTS (works)];

  while (purser_history_get_size (purser_play_get_history (self->play)) < 10000)
    enter_turn (self);
  write_play (self);
  /* A play is never opened while another one of ten thousand moves is open. */
  g_clear_object (&self->play);
  read_lines (self);
  purser_bench_in_turn (works, G_N_ELEMENTS (works), self, OPENING_RUNS, seconds);
  purser_bench_print ("opening a play of 10,000 moves", seconds[0], "json-glib on the same lines", seconds[2]);
  purser_bench_print ("closing it again", seconds[1], "json-glib on the same lines", seconds[2]);
  desk_free (self);
}

#define LONG 20000

static void
work_amend (gpointer data)
{
  Desk *self = data;

  enter (self, "{\"amend\":1,\"with\":{\"move\":\"draft\",\"player\":0,\"cards\":[\"L1-07-b\"]}}");
}

static void
work_undo (gpointer data)
{
  Desk *self = data;
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean undone = purser_play_undo (self->play, &verdict);

  g_assert (undone);
}

static void
work_report (gpointer data)
{
  Desk *self = data;
  g_autoptr (PurserResult) result = purser_result_new (self->play);
  g_autoptr (PurserAnalysis) analysis = purser_analysis_new (self->play);

  g_assert (result != NULL && analysis != NULL);
}

/* Times the slowest actions on a play of 20,000 records, with json-glib on the same lines as the yardstick: opening it,
 * changing its first record, reverting that, and working out its analysis and result. */
void
purser_bench_long (void)
{
  Desk *self = desk_new (FALSE);
  const PurserBenchWork works[] = { work_open, work_close, work_parse_all };
  double seconds[G_N_ELEMENTS (works)];

  while (purser_history_get_size (purser_play_get_history (self->play)) < LONG)
    enter_turn (self);
  write_play (self);
  read_lines (self);
  purser_bench_in_turn (works, G_N_ELEMENTS (works), self, 7, seconds);
  purser_bench_print ("opening a play of 20,000 records", seconds[0], "json-glib on the same lines", seconds[2]);
  purser_bench_print ("changing its first record", purser_bench_median (work_amend, self, 1, 5), "json-glib on the same lines",
                      seconds[2]);
  purser_bench_print ("taking that back", purser_bench_median (work_undo, self, 1, 5), "json-glib on the same lines", seconds[2]);
  purser_bench_print ("its analysis and result", purser_bench_median (work_report, self, 1, 7), "json-glib on the same lines",
                      seconds[2]);
  desk_free (self);
}
