// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A summary to read, in the language of the interface. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-export-private.h"
#include "purser-number.h"
#include "purser-plain-text.h"

static void
append_title (GString      *text,
              PurserPlay   *play,
              PurserResult *result)
{
  const char *named = purser_value_get_string_of (purser_play_get_setup (play)->header, "title");
  g_autoptr (GDateTime) end = g_date_time_new_from_unix_local (purser_export_get_end (result));
  /* Translators: a date in what is shared as text, as for strftime() */
  g_autofree char *date = g_date_time_format (end, C_("shared text", "%Y-%m-%d"));

  g_string_append_printf (text, "%s · %s", named != NULL ? named : _(purser_play_get_rules (play)->title), date);
  if (result->place != NULL)
    g_string_append_printf (text, " · %s", result->place);
  g_string_append_c (text, '\n');
}

static void
append_expansions (GString      *text,
                   PurserResult *result)
{
  g_autofree char *expansions = purser_result_dup_expansions (result);

  if (expansions != NULL)
    g_string_append_printf (text, "%s\n", expansions);
}

static void
append_length (GString      *text,
               PurserResult *result)
{
  g_autofree char *length = purser_duration_dup_text (result->seconds);

  g_string_append_printf (text, ngettext ("%u player", "%u players", result->n_seats), result->n_seats);
  if (result->rounds > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, ngettext ("%u round", "%u rounds", result->rounds), result->rounds);
    }
  if (length != NULL)
    g_string_append_printf (text, " · %s", length);
  g_string_append_printf (text, "%s\n", result->stopped ? _(" · ended early") : result->over ? "" : _(" · in progress"));
}

static void
append_breakdown (GString    *text,
                  PurserPlay *play,
                  int         player)
{
  g_autoptr (GArray) shares = purser_rules_break_down (purser_play_get_setup (play),
                                                       purser_play_get_state (play), player);

  for (guint i = 0; i < shares->len; i++)
    {
      const PurserShare *share = &g_array_index (shares, PurserShare, i);

      g_autofree char *amount = purser_number_dup (share->amount);

      if (share->amount != 0)
        {
          g_string_append (text, "   ");
          /* Translators: what points come from, and how many */
          g_string_append_printf (text, C_("shared text", "%s: %s"), share->title, amount);
          g_string_append_c (text, '\n');
        }
    }
}

static void
append_bare (GString    *text,
             const char *sentence)
{
  g_autofree char *bare = purser_export_dup_bare (sentence);

  g_string_append_printf (text, "   %s\n", bare);
}

/* While the result is undecided, nobody has a rank. */
static void
append_standing (GString      *text,
                 PurserResult *result,
                 guint         seat)
{
  const PurserResultSeat *who = &result->seats[seat];
  g_autofree char *score = purser_number_dup (who->score);

  if (result->undecided)
    /* Translators: a player's name, and the points so far */
    g_string_append_printf (text, C_("shared text", "%s: %s"), who->name, score);
  else
    /* Translators: a rank, a player's name, a score, and “ (winner)” or nothing */
    g_string_append_printf (text, C_("shared text", "%u. %s: %s%s"), who->rank, who->name, score,
                            result->over && result->n_seats > 1 && who->wins ? _(" (winner)") : "");
}

static void
append_seat (GString      *text,
             PurserPlay   *play,
             PurserResult *result,
             guint         seat)
{
  g_autofree char *tie = purser_result_dup_tie (play, (int) seat);
  g_autofree char *presence = purser_result_dup_presence (play, (int) seat);

  g_string_append_c (text, '\n');
  append_standing (text, result, seat);
  g_string_append_c (text, '\n');
  append_breakdown (text, play, (int) seat);
  if (tie != NULL)
    append_bare (text, tie);
  if (presence != NULL)
    append_bare (text, presence);
}

char *
purser_export_write_text (PurserPlay   *play,
                          PurserResult *result)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_title (text, play, result);
  append_expansions (text, result);
  append_length (text, result);
  if (result->undecided)
    g_string_append_printf (text, "%s\n", _("Some printed values are missing, so not all points are counted yet."));
  for (guint rank = 1; rank <= result->n_seats; rank++)
    for (guint i = 0; i < result->n_seats; i++)
      if (result->seats[i].rank == rank)
        append_seat (text, play, result, i);
  if (result->notes != NULL)
    g_string_append_printf (text, "\n%s\n", result->notes);
  return purser_plain_text_dup_lines (text->str);
}
