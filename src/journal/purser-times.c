// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-times.h"

/**
 * purser_time_parse:
 * @text: (nullable): a time as it is written in files
 *
 * Returns: the time in seconds of the epoch; 0 if the text is none
 */
gint64
purser_time_parse (const char *text)
{
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : 0;
}

/* Adds the time since the record before to the player who was in turn; a gap over PURSER_LONGEST_GAP is a break.
 *
 * @last: (inout): the time of the record before; 0 for none */
static void
times_add (PurserTimes          *self,
           const PurserTurnInfo *before,
           gint64               *last,
           gint64                now)
{
  gint64 gap = now - *last;

  if (now == 0 || before->over)
    return;
  if (*last != 0 && gap > 0 && gap <= PURSER_LONGEST_GAP)
    {
      self->seconds += gap;
      if (before->active >= 0)
        self->seconds_of[before->active] += gap;
    }
  *last = now;
}

/**
 * purser_times_measure:
 * @play: a play, over or not
 *
 * Adds up the times between the moves that stand, without those after the end. A move without a time is skipped, and one whose
 * time lies before another’s counts nothing.
 *
 * Returns: how long the play has taken
 */
PurserTimes
purser_times_measure (PurserPlay *play)
{
  PurserTimes self = { 0 };
  PurserHistory *history = purser_play_get_history (play);
  PurserTurnInfo turn = purser_history_get_turn_after (history, 0);
  gint64 last = 0;

  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      const char *at = purser_value_get_string_of (purser_history_get_record (history, n)->value, "at");

      if (purser_history_get_move (history, n) == NULL)
        continue;
      times_add (&self, &turn, &last, purser_time_parse (at));
      turn = purser_history_get_turn_after (history, n);
    }
  return self;
}
