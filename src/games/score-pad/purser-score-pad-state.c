// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-score-pad-state.h"

/* Returns: how complete the line is; players who have left are not waited for (`table/leave`) */
PurserScorePadLine
purser_score_pad_get_line (const PurserScorePadState *self,
                           guint                      line)
{
  guint scored = 0, waiting = 0;

  for (guint i = 0; i < self->turn.n_players; i++)
    {
      scored += self->players[i].scored[line] != 0;
      waiting += !self->players[i].scored[line] && !purser_turn_info_has_left (&self->turn, (int) i);
    }
  if (scored == 0)
    return PURSER_SCORE_PAD_EMPTY;
  return waiting > 0 ? PURSER_SCORE_PAD_OPEN : PURSER_SCORE_PAD_COMPLETE;
}

/* Returns: how many of the lines that take scores are as complete as @which */
guint
purser_score_pad_count_lines (const PurserScorePadState *self,
                              PurserScorePadLine         which)
{
  guint count = 0;

  for (guint line = 0; line < self->n_lines; line++)
    count += !self->computed[line] && purser_score_pad_get_line (self, line) == which;
  return count;
}

/* Returns: the line to fill in next, from 0: the first one that is begun but not complete, else the first one that
 * is not begun; -1 if all are complete */
int
purser_score_pad_find_current (const PurserScorePadState *self)
{
  int empty = -1;

  for (guint line = 0; line < self->n_lines; line++)
    {
      PurserScorePadLine how = purser_score_pad_get_line (self, line);

      if (how == PURSER_SCORE_PAD_OPEN)
        return (int) line;
      if (how == PURSER_SCORE_PAD_EMPTY && empty < 0 && !self->computed[line])
        empty = (int) line;
    }
  return empty;
}

/* @line: a line, from 0, that is not complete
 *
 * Returns: the first player who has not scored in the line and has not left */
int
purser_score_pad_find_waiting (const PurserScorePadState *self,
                               guint                      line)
{
  int player = 0;

  while (self->players[player].scored[line] || purser_turn_info_has_left (&self->turn, player))
    player++;
  return player;
}

/* Returns: the number of the last line in which somebody has scored, from 1; 0 for none */
guint
purser_score_pad_count_begun (const PurserScorePadState *self)
{
  guint begun = self->n_lines;

  while (begun > 0 && purser_score_pad_get_line (self, begun - 1) == PURSER_SCORE_PAD_EMPTY)
    begun--;
  return begun;
}
