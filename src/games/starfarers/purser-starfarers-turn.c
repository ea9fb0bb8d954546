// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-starfarers-score.h"
#include "purser-starfarers-seven.h"
#include "purser-starfarers-turn.h"

#define RULE_ORDER "starfarers/order"

/* Returns: whether a player has settled for the third time, and still has to place the ring that makes one of the three
 * colonies a spaceport (`starfarers/first-spaceport`) */
gboolean
purser_starfarers_owes_ring (const PurserStarfarersPlayer *player)
{
  for (guint i = 0; i < player->n_colonies; i++)
    if (player->colonies[i].spaceport)
      return FALSE;
  return player->settled[1] > 0;
}

/* Returns: whether everybody has placed two colonies and a spaceport (`starfarers/settle`) */
gboolean
purser_starfarers_all_settled (const PurserStarfarersState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].settled[0] < 2 || state->players[i].settled[1] < 1
        || purser_starfarers_owes_ring (&state->players[i]))
      return FALSE;
  return TRUE;
}

/* Forgets what counts for one turn only. */
static void
begin_turn (PurserStarfarersState *state,
            int                    player)
{
  state->turn.active = (gint8) player;
  state->phase = PURSER_STARFARERS_ROLL;
  state->sum = 0;
  state->stolen = FALSE;
  state->shaken = FALSE;
  state->met = FALSE;
  memset (state->balls, 0, sizeof state->balls);
  memset (state->used, 0, sizeof state->used);
  for (int i = 0; i < state->turn.n_players; i++)
    state->players[i].drew = FALSE;
  purser_starfarers_close_discards (state);
}

/* Begins the first turn of the first round after set-up. */
void
purser_starfarers_start (PurserStarfarersState *state,
                         int                    player)
{
  state->first = (gint8) player;
  state->turn.round = 1;
  begin_turn (state, player);
}

/* Checks that a seven requires no more discards and no card to be taken before the move; it does so only while hands are
 * tracked (`starfarers/seven`).
 *
 * @last: the last phase of the turn in which the move is allowed */
gboolean
purser_starfarers_check_seven (PurserStep            *step,
                               PurserStarfarersPhase  last)
{
  const PurserStarfarersState *state = step->state;
  int player = purser_starfarers_who_discards (state);

  if (player >= 0 && purser_step_refuses (step, "starfarers/discard", _("%s has to discard %d cards first"),
                                          purser_setup_get_name (step->setup, player),
                                          purser_starfarers_count_discard (state, player)))
    return FALSE;
  return last <= PURSER_STARFARERS_PRODUCE || !purser_starfarers_must_steal (state)
         || !purser_step_refuses (step, "starfarers/steal", _("%s takes a card from somebody first"),
                                  purser_setup_get_name (step->setup, state->turn.active));
}

/* Checks that it is the player's turn and the right time for the move (`starfarers/order`). */
gboolean
purser_starfarers_check_turn (PurserStep            *step,
                              PurserStarfarersPhase  last)
{
  const PurserStarfarersState *state = step->state;

  if (state->phase == PURSER_STARFARERS_SETUP
      && purser_step_refuses (step, "starfarers/settle", _("not everybody has settled yet")))
    return FALSE;
  if (state->turn.active >= 0 && step->move->player != state->turn.active
      && purser_step_refuses (step, RULE_ORDER, _("it is %s’s turn"),
                              purser_setup_get_name (step->setup, state->turn.active)))
    return FALSE;
  if (state->phase == PURSER_STARFARERS_ROLL
      && purser_step_refuses (step, "starfarers/roll", _("the dice come first")))
    return FALSE;
  if (state->phase > last && purser_step_refuses (step, RULE_ORDER, _("it is too late for that in this turn")))
    return FALSE;
  return purser_starfarers_check_seven (step, last);
}

/* Advances the turn to a phase. During set-up nothing changes, even if the table overrules the order. */
void
purser_starfarers_enter (PurserStarfarersState *state,
                         PurserStarfarersPhase  phase)
{
  if (state->phase != PURSER_STARFARERS_SETUP)
    state->phase = MAX (state->phase, phase);
}

/* Ends a turn. A player with 15 points at the end of the own turn has won (`starfarers/win`). */
gboolean
purser_starfarers_apply_end_turn (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  int player = step->move->player;
  int next = (player + 1) % state->turn.n_players;

  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_FLIGHT))
    return FALSE;
  if (state->phase == PURSER_STARFARERS_SETUP)
    purser_starfarers_start (state, player);
  if (state->players[player].balances[PURSER_STARFARERS_VP] >= PURSER_STARFARERS_TARGET)
    purser_starfarers_finish (state, player);
  else
    {
      state->turn.round += next == state->first;
      begin_turn (state, next);
    }
  return TRUE;
}
