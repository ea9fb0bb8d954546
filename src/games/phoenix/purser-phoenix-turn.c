// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Whose turn it is, the income action, and the end. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-homes.h"
#include "purser-phoenix-income.h"
#include "purser-phoenix-turn.h"
#include "purser-phoenix-use.h"

/* The most GEM with which the income action is allowed (`phoenix/income-allowed`). */
#define INCOME_GEMS 7

/* The points, sectors and remaining aliens that call the end (`phoenix/end`). */
#define END_POINTS  40
#define END_SECTORS 9
#define END_ALIENS  4

/* Begins the first turn with the start player. */
void
purser_phoenix_open (PurserPhoenixState *state)
{
  state->turn.round = 1;
  state->turn.active = (gint8) state->first;
}

/* Refuses moves of players other than the active one; if the table overrules the setup, the first turn begins. */
static gboolean
check_turn (PurserStep *step)
{
  PurserPhoenixState *state = step->state;

  if (state->turn.round == 0)
    {
      if (purser_step_refuses (step, "phoenix/setup", _("the setup is not complete yet")))
        return FALSE;
      purser_phoenix_open (state);
    }
  if (step->move->player != state->turn.active &&
      purser_step_refuses (step, "phoenix/turn", _("it is %s’s turn"),
                           purser_setup_get_name (step->setup, state->turn.active)))
    return FALSE;
  return TRUE;
}

/* Refuses an action out of turn, and a second one in the same turn (`phoenix/turn`). */
gboolean
purser_phoenix_may_act (PurserStep *step)
{
  const PurserPhoenixState *state = step->state;

  if (!check_turn (step))
    return FALSE;
  if (state->done != PURSER_PHOENIX_DONE_NOTHING &&
      purser_step_refuses (step, "phoenix/turn", _("%s has taken an action this turn"),
                           purser_setup_get_name (step->setup, step->move->player)))
    return FALSE;
  return TRUE;
}

/* Notes the action of the active player; an action out of turn does not count. */
void
purser_phoenix_note_done (PurserStep        *step,
                          PurserPhoenixDone  done)
{
  PurserPhoenixState *state = step->state;

  state->played = TRUE;
  if (step->move->player == state->turn.active)
    state->done = (guint8) done;
}

/* Returns: whether the income action is allowed (`phoenix/income-allowed`): with few GEM, with an own used ship, or
 * with no ship that could be used */
gboolean
purser_phoenix_may_take_income (const PurserPhoenixState *state,
                                int                       player)
{
  const PurserPhoenixPlayer *about = &state->players[player];

  return about->balances[PURSER_PHOENIX_GEMS] <= INCOME_GEMS ||
         purser_phoenix_ships_any (about->used) ||
         !purser_phoenix_can_use_any (state, player);
}

/* Resets the player's ships and neutral ship token, no matter which player laid the GEM on them (`phoenix/income-reset`). */
static void
reset_ships (PurserPhoenixState *state,
             int                 player)
{
  memset (state->players[player].used, 0, sizeof state->players[player].used);
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (guint j = 0; j < PURSER_PHOENIX_LEVELS; j++)
      if (state->neutral[i][j] == player + 1)
        state->neutral[i][j] = 0;
}

/* Carries the income action out (`phoenix/income`). The income is printed on the hub and the quarters, so the move states it. */
gboolean
purser_phoenix_apply_income (PurserStep *step)
{
  PurserPhoenixState *state = step->state;
  int player = step->move->player;

  if (!purser_phoenix_may_act (step))
    return FALSE;
  if (!purser_phoenix_may_take_income (state, player) &&
      purser_step_refuses (step, "phoenix/income-allowed",
                           _("income requires %d GEM or fewer, a used ship of the player’s own, or no ship that could be used"),
                           INCOME_GEMS))
    return FALSE;
  reset_ships (state, player);
  purser_phoenix_book_income (step, player, purser_move_get (step->move, "gains"));
  purser_phoenix_note_done (step, PURSER_PHOENIX_DONE_INCOME);
  return TRUE;
}

/* Counts only the points account of the player in turn, not the score.
 * Returns: whether the end of the player's turn would call the end of the play (`phoenix/end`) */
gboolean
purser_phoenix_calls_end (const PurserPhoenixState *state,
                          int                       player)
{
  return state->players[player].balances[PURSER_PHOENIX_VP] >= END_POINTS ||
         purser_phoenix_count_sectors (state, player) >= END_SECTORS ||
         (state->supplied && purser_phoenix_aliens_left (state) <= END_ALIENS);
}

/* Passes the turn on; each player except the one who called the end has one more (`phoenix/last-turns`). */
static void
pass_turn (PurserPhoenixState *state)
{
  int next = (state->turn.active + 1) % state->turn.n_players;

  if (state->ender == next + 1)
    {
      state->turn.over = TRUE;
      state->turn.active = -1;
      return;
    }
  state->turn.active = (gint8) next;
  if (next == state->first)
    state->turn.round++;
}

/* Ends the turn, and checks whether the player called the end (`phoenix/end-turn`). Rewards not taken are lost. */
gboolean
purser_phoenix_apply_end_turn (PurserStep *step)
{
  PurserPhoenixState *state = step->state;

  if (!check_turn (step))
    return FALSE;
  if (state->done == PURSER_PHOENIX_DONE_NOTHING &&
      purser_step_refuses (step, "phoenix/end-turn", _("%s has not taken an action yet"),
                           purser_setup_get_name (step->setup, step->move->player)))
    return FALSE;
  if (state->ender == 0 && purser_phoenix_calls_end (state, state->turn.active))
    {
      state->ender = (guint8) (state->turn.active + 1);
      state->turn.last_round = TRUE;
    }
  state->played = TRUE;
  state->done = PURSER_PHOENIX_DONE_NOTHING;
  state->reward = 0;
  memset (&state->notes, 0, sizeof state->notes);
  purser_phoenix_settle (state);
  pass_turn (state);
  return TRUE;
}
