// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-turn.h"

/* andromeda/end: the number of full planets that calls the last round. */
#define FULL_PLANETS 3

/* Begins a round (`andromeda/round`).
 *
 * @round: which round, from 1 */
void
purser_andromeda_turn_begin_round (PurserAndromedaState *self,
                                   int                   round,
                                   int                   start)
{
  self->turn.round = round;
  self->turn.active = (gint8) start;
  self->start = start;
  self->turns = 0;
  self->actions = 0;
  self->acted = FALSE;
  self->spent = 0;
  for (guint i = 0; i < self->turn.n_players; i++)
    {
      self->players[i].transported = FALSE;
      self->players[i].hand = self->players[i].accounts[PURSER_ANDROMEDA_HAND_LIMIT];
    }
}

static gboolean
begun (PurserStep *step)
{
  const PurserTurnInfo *turn = step->state;

  return turn->round > 0 ||
         !purser_step_refuses (step, "table/order", _("the play begins when the start player is chosen"));
}

static gboolean
in_turn (PurserStep *step)
{
  const PurserTurnInfo *turn = step->state;

  return turn->active < 0 || step->move->player == turn->active ||
         !purser_step_refuses (step, "andromeda/turn-order", _("it is the turn of %s"),
                               purser_setup_get_name (step->setup, turn->active));
}

/* Checks whether the player of the move is in turn and has an action left (`andromeda/action-count`). */
gboolean
purser_andromeda_turn_may_act (PurserStep *step)
{
  const PurserAndromedaState *self = step->state;
  int actions = purser_andromeda_get_actions (self, step->move->player);

  if (!begun (step) || !in_turn (step))
    return FALSE;
  return self->actions < actions ||
         !purser_step_refuses (step, "andromeda/action-count", _("all %d actions of the turn are taken"), actions);
}

/* Counts an action and the cards it takes, to notice if they are more than the hand holds (`andromeda/hand-limit`). An action
 * recorded anyway for another player takes none from the active player. */
void
purser_andromeda_turn_count (PurserStep *step,
                             int         cards)
{
  PurserAndromedaState *self = step->state;

  self->acted = TRUE;
  if (step->move->player != self->turn.active)
    return;
  self->actions++;
  self->spent += cards;
}

/* Checks whether the phases before the actions are still open; the first action of a round ends them. */
gboolean
purser_andromeda_turn_may_prepare (PurserStep *step)
{
  const PurserAndromedaState *self = step->state;

  return begun (step) &&
         (!self->acted ||
          !purser_step_refuses (step, "andromeda/round", _("this comes before the first action of a round")));
}

static void
end_round (PurserAndromedaState *self)
{
  if (!self->turn.last_round)
    {
      purser_andromeda_turn_begin_round (self, self->turn.round + 1, (self->start + 1) % self->turn.n_players);
      return;
    }
  self->turn.over = TRUE;
  self->turn.active = PURSER_ANDROMEDA_NOBODY;
}

/* Ends a turn, whether actions are left or not (`andromeda/end-turn`). After the last turn of a round the start
 * player moves on, or the play is over (`andromeda/last-round`). */
gboolean
purser_andromeda_turn_end (PurserStep *step)
{
  PurserAndromedaState *self = step->state;

  if (!begun (step) || !in_turn (step))
    return FALSE;
  if (self->turn.round == 0)
    return TRUE;
  self->actions = 0;
  self->spent = 0;
  self->turns++;
  if (self->turns >= self->turn.n_players)
    end_round (self);
  else
    self->turn.active = (gint8) ((self->turn.active + 1) % self->turn.n_players);
  return TRUE;
}

/* Calls the last round if three planets are full (`andromeda/end`). */
void
purser_andromeda_turn_settle (PurserStep *step)
{
  PurserAndromedaState *self = step->state;

  if (purser_andromeda_count_full (self) >= FULL_PLANETS)
    self->turn.last_round = TRUE;
}
