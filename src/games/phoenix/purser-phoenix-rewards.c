// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The diplomacy rewards after a ship action (`phoenix/reward`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-rewards.h"

/* Works out which rewards a player may choose from (`phoenix/reward-levels`): the sole leader of a track up to the own level,
 * every other player below it.
 * Returns: the highest level, 1 to 5; 0 if there is none */
int
purser_phoenix_get_reward_limit (const PurserPhoenixState *state,
                                 int                       player,
                                 int                       track)
{
  int level = state->players[player].diplomacy[track];

  for (int i = 0; i < state->turn.n_players; i++)
    if (i != player && state->players[i].diplomacy[track] >= level)
      return MAX (level - 1, 0);
  return level;
}

/* Returns: whether the player may still take a reward for the present action */
gboolean
purser_phoenix_may_choose (const PurserPhoenixState *state,
                           int                       player)
{
  return state->reward > 0 && !state->players[player].rewarded &&
         purser_phoenix_get_reward_limit (state, player, state->reward - 1) > 0;
}

/* Finds the first player, clockwise from the active one, who may still take a reward for the present action.
 * Returns: a player's index; -1 if there is none */
int
purser_phoenix_next_rewarded (const PurserPhoenixState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    {
      int player = (state->turn.active + i) % state->turn.n_players;

      if (purser_phoenix_may_choose (state, player))
        return player;
    }
  return -1;
}

/* Looks up the reward of a level: the printed one, or else the one stated for the present action.
 *
 * @gains: (inout) (array fixed-size=5): the reward of that level is added here, by account
 *
 * Returns: whether it is known */
gboolean
purser_phoenix_find_reward (const PurserPhoenixState *state,
                            int                       track,
                            int                       level,
                            int                      *gains)
{
  const gint16 *noted = state->notes.rewards[track][level - 1];

  if (purser_phoenix_printed_reward (&state->printed, track, level, gains))
    return TRUE;
  for (guint i = 0; noted[0] > 0 && i < PURSER_PHOENIX_ACCOUNTS; i++)
    gains[i] += noted[i] - 1;
  return noted[0] > 0;
}

/* Accepts one level up to the limit, or the two different levels of an x2. */
static gboolean
check_levels (PurserStep *step,
              int         limit)
{
  int level = purser_move_get_nth (step->move, "levels", 0);
  gboolean both = purser_move_get_count (step->move, "levels") == 2;
  int other = both ? purser_move_get_nth (step->move, "levels", 1) : 0;

  if (limit == 0 && purser_step_refuses (step, "phoenix/reward-levels", _("%s has no reward to choose from"),
                                         purser_setup_get_name (step->setup, step->move->player)))
    return FALSE;
  if (!both && level > limit &&
      purser_step_refuses (step, "phoenix/reward-levels", _("%s may choose up to level %d"),
                           purser_setup_get_name (step->setup, step->move->player), limit))
    return FALSE;
  if (both && (limit < PURSER_PHOENIX_X2_LEVEL || level == other || MAX (level, other) >= PURSER_PHOENIX_X2_LEVEL) &&
      purser_step_refuses (step, "phoenix/reward-x2",
                           _("two rewards are for who may choose an x2, and of different levels from 1 to 3")))
    return FALSE;
  return TRUE;
}

static void
note_reward (gint16      *noted,
             PurserValue *gains)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      gint64 gain = purser_value_get_integer_of (gains, purser_phoenix_account_words[i], 0);

      noted[i] = (gint16) (MIN (gain, PURSER_PHOENIX_MAX_PRINTED) + 1);
    }
}

/* Takes a diplomacy reward: after an action of the track's kind, before the turn ends, once for each player. The amounts are
 * printed, so the move states them, of two levels as one sum. */
gboolean
purser_phoenix_apply_bonus (PurserStep *step)
{
  PurserPhoenixState *state = step->state;
  int player = step->move->player;
  int track = purser_move_get_choice (step->move, "track");
  PurserValue *gains = purser_move_get (step->move, "gains");

  if (state->reward != track + 1 &&
      purser_step_refuses (step, "phoenix/reward-when", _("there is no reward of that track now")))
    return FALSE;
  if (state->players[player].rewarded &&
      purser_step_refuses (step, "phoenix/reward", _("%s has taken a reward for this action"),
                           purser_setup_get_name (step->setup, player)))
    return FALSE;
  if (!check_levels (step, purser_phoenix_get_reward_limit (state, player, track)))
    return FALSE;
  state->players[player].rewarded = TRUE;
  /* A sum of two levels does not tell what each of them gives. */
  if (purser_move_get_count (step->move, "levels") == 1)
    note_reward (state->notes.rewards[track][purser_move_get_nth (step->move, "levels", 0) - 1], gains);
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    purser_phoenix_change (step, player, (PurserPhoenixAccount) i,
                           purser_value_get_integer_of (gains, purser_phoenix_account_words[i], 0), "phoenix/reward",
                           purser_phoenix_track_id (track));
  return TRUE;
}
