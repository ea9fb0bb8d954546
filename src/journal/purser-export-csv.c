// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A table with a line for each player; the columns have the names that BoardGameGeek uses. */

#include "config.h"

#include <string.h>

#include "purser-expansions.h"
#include "purser-export-private.h"
#include "purser-plain-text.h"

static const char header[] =
  "date,game,objectid,length,location,player,username,color,startposition,score,win,new,comments,rank,play,expansions,team\r\n";

/* A spreadsheet takes a cell with such a beginning for a formula, also in full width, and a name may come from anybody. */
static gboolean
is_formula (const char *text)
{
  return *text != '\0' && g_utf8_strchr ("=+-@\t\r\n＝＋－＠", -1, g_utf8_get_char (text)) != NULL;
}

/* RFC 4180: a cell with a comma, a quote or a line break is quoted, and its quotes are doubled. */
static void
append_cell (GString    *csv,
             const char *text)
{
  g_autofree char *plain = purser_plain_text_dup_lines (text != NULL ? text : "");
  g_autoptr (GString) cell = g_string_new (is_formula (plain) ? "'" : "");
  gboolean quoted;

  g_string_append (cell, plain);
  quoted = strpbrk (cell->str, ",\"\r\n;\t") != NULL;
  g_string_replace (cell, "\"", "\"\"", 0);
  g_string_append_printf (csv, quoted ? "\"%s\"," : "%s,", cell->str);
}

/* Numbers are ours and stay numbers, also those below zero. */
static void
append_number (GString *csv,
               gint64   number)
{
  g_string_append_printf (csv, "%" G_GINT64_FORMAT ",", number);
}

static void
append_play (GString      *csv,
             PurserPlay   *play,
             PurserResult *result)
{
  g_autoptr (GDateTime) end = g_date_time_new_from_unix_local (purser_export_get_end (result));
  g_autofree char *date = g_date_time_format (end, "%Y-%m-%d");
  g_autofree char *title = purser_export_dup_title (play);
  guint bgg_id = purser_play_get_rules (play)->bgg_id;

  append_cell (csv, date);
  append_cell (csv, title);
  if (bgg_id != 0)
    append_number (csv, bgg_id);
  else
    append_cell (csv, NULL);
  append_number (csv, purser_result_get_minutes (result));
  append_cell (csv, result->place);
}

static void
append_seat (GString      *csv,
             PurserResult *result,
             guint         seat,
             const char   *comments)
{
  const PurserResultSeat *who = &result->seats[seat];

  append_cell (csv, who->name);
  append_cell (csv, NULL);
  append_cell (csv, who->colour);
  append_number (csv, purser_result_get_turn_place (result, seat) + 1);
  append_number (csv, who->score);
  append_number (csv, result->over && who->wins);
  append_cell (csv, NULL);
  append_cell (csv, comments);
  if (result->undecided)
    append_cell (csv, NULL);
  else
    append_number (csv, who->rank);
}

char *
purser_export_write_csv (PurserPlay   *play,
                         PurserResult *result)
{
  GString *csv = g_string_new (header);
  g_autofree char *comments = purser_export_dup_comments (play, result);
  g_autofree char *expansions = purser_expansions_dup_text ((const char *const *) result->expansions);

  for (guint i = 0; i < result->n_seats; i++)
    {
      append_play (csv, play, result);
      append_seat (csv, result, i, comments);
      append_cell (csv, result->id);
      append_cell (csv, expansions);
      if (result->seats[i].team > 0)
        g_string_append_printf (csv, "%u", result->seats[i].team);
      g_string_append (csv, "\r\n");
    }
  return g_string_free_and_steal (csv);
}
