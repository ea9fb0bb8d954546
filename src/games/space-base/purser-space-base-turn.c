// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-space-base-abilities.h"
#include "purser-space-base-market.h"
#include "purser-space-base-turn.h"

#define RULE_ROLL "space-base/roll"
#define RULE_SET "space-base/set-die"
#define RULE_ALLOCATE "space-base/allocate"
#define RULE_BUY "space-base/buy"
#define RULE_END "space-base/end-turn"

/* Checks whose turn it is. Without a start player there is no turn, and no overruling changes that. */
static gboolean
check_turn (PurserStep *step,
            int         player,
            const char *rule)
{
  PurserSpaceBaseState *state = step->state;

  if (state->turn.active < 0)
    {
      purser_verdict_refuse (step->verdict, "space-base/first-player", _("the play has not begun yet"));
      return FALSE;
    }
  if (state->turn.active != player &&
      purser_step_refuses (step, rule, _("it is the turn of %s"),
                           purser_setup_get_name (step->setup, state->turn.active)))
    return FALSE;
  return TRUE;
}

/* Fixes one die before the roll; two charges fix both (`space-base/set-die`). */
gboolean
purser_space_base_set_die (PurserStep *step)
{
  PurserSpaceBaseState *state = step->state;
  int player = step->move->player;
  guint card = (guint) purser_space_base_get_card (step->move, "card");

  if (!check_turn (step, player, RULE_SET))
    return FALSE;
  if (state->rolled && purser_step_refuses (step, RULE_SET, _("a die is set before the roll")))
    return FALSE;
  if (state->n_set == 2 && purser_step_refuses (step, RULE_SET, _("both dice are set already")))
    return FALSE;
  if (!purser_space_base_use_ability (step, player, card, PURSER_SPACE_BASE_SET_DIE, NULL))
    return FALSE;
  state->set[MIN (state->n_set, 1)] = (guint8) purser_move_get_integer (step->move, "value", 1);
  state->n_set = MIN (state->n_set + 1, 2);
  return TRUE;
}

static gboolean
shows_set_dice (const PurserSpaceBaseState *state,
                const int                  *dice)
{
  if (state->n_set == 0)
    return TRUE;
  if (state->n_set == 1)
    return dice[0] == state->set[0] || dice[1] == state->set[0];
  return (dice[0] == state->set[0] && dice[1] == state->set[1]) ||
         (dice[0] == state->set[1] && dice[1] == state->set[0]);
}

static void
take_dice (PurserSpaceBaseState *state,
           const int            *dice)
{
  state->rolled = TRUE;
  state->dice[0] = (guint8) dice[0];
  state->dice[1] = (guint8) dice[1];
}

/* Takes the roll, which all players use (`space-base/roll`).
 *
 * @dice: (array fixed-size=2): from 1 to 6 */
gboolean
purser_space_base_roll (PurserStep *step,
                        int         player,
                        const int  *dice)
{
  PurserSpaceBaseState *state = step->state;

  if (!check_turn (step, player, RULE_ROLL))
    return FALSE;
  if (state->rolled && purser_step_refuses (step, RULE_ROLL, _("the dice were rolled already this turn")))
    return FALSE;
  if (!shows_set_dice (state, dice) && purser_step_refuses (step, RULE_SET, _("the roll does not show the die that was set")))
    return FALSE;
  take_dice (state, dice);
  return TRUE;
}

/* Replaces the roll by a new one, before anybody uses it (`space-base/reroll`). */
gboolean
purser_space_base_reroll (PurserStep *step)
{
  PurserSpaceBaseState *state = step->state;
  int player = step->move->player;
  guint card = (guint) purser_space_base_get_card (step->move, "card");
  const int dice[] = { purser_move_get_nth (step->move, "dice", 0), purser_move_get_nth (step->move, "dice", 1) };
  const char *rule = "space-base/reroll";

  if (!check_turn (step, player, rule))
    return FALSE;
  if (!state->rolled && purser_step_refuses (step, rule, _("nothing was rolled yet")))
    return FALSE;
  if (purser_space_base_any_allocated (state) && purser_step_refuses (step, rule, _("the roll is being used already")))
    return FALSE;
  if (!purser_space_base_use_ability (step, player, card, PURSER_SPACE_BASE_REROLL, NULL))
    return FALSE;
  take_dice (state, dice);
  return TRUE;
}

static gboolean
check_allocate (PurserStep *step,
                int         player)
{
  PurserSpaceBaseState *state = step->state;
  const PurserSpaceBasePlayer *self = &state->players[player];
  const char *name = purser_setup_get_name (step->setup, player);

  if (!state->rolled)
    {
      purser_verdict_refuse (step->verdict, RULE_ALLOCATE, _("nothing was rolled yet"));
      return FALSE;
    }
  if (self->allocated && purser_step_refuses (step, RULE_ALLOCATE, _("%s has used this roll already"), name))
    return FALSE;
  if (!self->contends && purser_step_refuses (step, "space-base/tie-round", _("%s takes no part in the tie round"), name))
    return FALSE;
  if (player != state->turn.active && !state->players[state->turn.active].allocated &&
      purser_step_refuses (step, RULE_ALLOCATE, _("%s uses the roll first"),
                           purser_setup_get_name (step->setup, state->turn.active)))
    return FALSE;
  return TRUE;
}

static gboolean
use_shift (PurserStep                      *step,
           int                              player,
           const PurserSpaceBaseAllocation *allocation)
{
  PurserSpaceBaseState *state = step->state;
  const char *rule = "space-base/sum-shift";
  PurserSpaceBaseEffect effect;

  if (!allocation->sum && purser_step_refuses (step, rule, _("only the sum can be raised, not single dice")))
    return FALSE;
  if (!purser_space_base_use_ability (step, player, (guint) allocation->shift_card, PURSER_SPACE_BASE_SHIFT, &effect))
    return FALSE;
  if (allocation->shift > effect.a &&
      purser_step_refuses (step, rule, _("this card raises the sum by %d at the most"), effect.a))
    return FALSE;
  if (state->dice[0] + state->dice[1] + allocation->shift > PURSER_SPACE_BASE_SECTORS &&
      purser_step_refuses (step, "space-base/sum-shift-limit", _("there is no sector beyond 12")))
    return FALSE;
  return TRUE;
}

static gboolean
use_twice (PurserStep                      *step,
           int                              player,
           const PurserSpaceBaseAllocation *allocation)
{
  const char *rule = "space-base/twice";

  if (allocation->shift_card >= 0 &&
      purser_step_refuses (step, rule, _("2X and raising the sum cannot be used together")))
    return FALSE;
  if (allocation->sum != (allocation->twice == 0) &&
      purser_step_refuses (step, rule, _("2X repeats what is used: the sum, or one of the two dice")))
    return FALSE;
  return purser_space_base_use_ability (step, player, (guint) allocation->twice_card, PURSER_SPACE_BASE_TWICE, NULL);
}

/* Uses the roll for one player: the active player first, then the others in any order. Charges for raising the sum and for 2X
 * are spent before the rewards (`space-base/allocate`). */
gboolean
purser_space_base_allocate (PurserStep                      *step,
                            int                              player,
                            const PurserSpaceBaseAllocation *allocation)
{
  PurserSpaceBaseState *state = step->state;

  if (!check_allocate (step, player))
    return FALSE;
  if (allocation->twice_card >= 0 && !use_twice (step, player, allocation))
    return FALSE;
  if (allocation->shift_card >= 0 && !use_shift (step, player, allocation))
    return FALSE;
  state->players[player].allocated = TRUE;
  return purser_space_base_collect (step, player, allocation);
}

/* Makes the normal purchase, once a turn: it costs all credits, whatever the price (`space-base/buy`, `space-base/pay-all`). */
gboolean
purser_space_base_buy (PurserStep *step,
                       int         player,
                       guint       card)
{
  PurserSpaceBaseState *state = step->state;
  int sector = state->cards[card].sector;

  if (!check_turn (step, player, RULE_BUY))
    return FALSE;
  if (!state->players[player].allocated && purser_step_refuses (step, RULE_BUY, _("the roll is used before the purchase")))
    return FALSE;
  if (state->bought && purser_step_refuses (step, RULE_BUY, _("one card may be bought in a turn")))
    return FALSE;
  if (!purser_space_base_may_take (step, player, card, sector) || !purser_space_base_check_market (step, card) ||
      !purser_space_base_pay (step, player, card, TRUE, RULE_BUY))
    return FALSE;
  state->bought = TRUE;
  return purser_space_base_take (step, player, card, sector);
}

/* Raises the credits to the income, and never lowers them (`space-base/income`). */
static void
pay_income (PurserStep *step,
            int         player)
{
  PurserSpaceBaseState *state = step->state;
  const gint32 *balances = state->players[player].balances;
  int missing = balances[PURSER_SPACE_BASE_INCOME] - balances[PURSER_SPACE_BASE_CREDITS];

  purser_space_base_change (step, player, PURSER_SPACE_BASE_CREDITS, MAX (missing, 0), "space-base/income", -1);
}

static void
clear_turn (PurserSpaceBaseState *state)
{
  state->rolled = FALSE;
  state->bought = FALSE;
  state->passed = 0;
  state->n_set = 0;
  memset (state->set, 0, sizeof state->set);
  memset (state->dice, 0, sizeof state->dice);
  for (int i = 0; i < state->turn.n_players; i++)
    {
      state->players[i].allocated = FALSE;
      memset (state->players[i].claims, 0, sizeof state->players[i].claims);
    }
}

static int
count_leaders (PurserSpaceBaseState *state,
               gint32               *most)
{
  int n = 0;

  *most = -1;
  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].contends)
      *most = MAX (*most, state->players[i].balances[PURSER_SPACE_BASE_VP]);
  for (int i = 0; i < state->turn.n_players; i++)
    n += state->players[i].contends && state->players[i].balances[PURSER_SPACE_BASE_VP] == *most;
  return n;
}

/* Returns whether the play ends. The round is finished once a player has 40 VP; a tie at the top is played out
 * (`space-base/tie-round`). */
static gboolean
ends_play (PurserSpaceBaseState *state)
{
  gint32 most;

  if (!state->turn.last_round)
    return FALSE;
  if (count_leaders (state, &most) == 1)
    return TRUE;
  for (int i = 0; i < state->turn.n_players && !state->tie_all; i++)
    if (state->players[i].balances[PURSER_SPACE_BASE_VP] != most)
      state->players[i].contends = FALSE;
  return FALSE;
}

static void
next_round (PurserSpaceBaseState *state)
{
  if (ends_play (state))
    {
      state->turn.over = TRUE;
      state->turn.active = -1;
      return;
    }
  state->turn.round++;
  state->turn.tie_round = state->turn.last_round;
  state->turn.active = state->start;
  if (!state->players[state->start].contends)
    state->turn.active = (gint8) purser_space_base_next_player (state, state->start);
}

static void
pass_on (PurserSpaceBaseState *state)
{
  int next = purser_space_base_next_player (state, state->turn.active);

  clear_turn (state);
  if (next >= 0)
    state->turn.active = (gint8) next;
  else
    next_round (state);
}

/* Skips a player from now on; the player's cards stay. If it is the player's turn, it ends without income.
 * Returns: whether the play has begun */
gboolean
purser_space_base_leave (PurserStep *step,
                         int         player)
{
  PurserSpaceBaseState *state = step->state;

  if (!purser_space_base_has_started (state))
    return !purser_step_rejects (step, _("the play has not begun yet"));
  state->players[player].contends = FALSE;
  state->players[player].allocated = FALSE;
  memset (state->players[player].claims, 0, sizeof state->players[player].claims);
  if (state->turn.active == player)
    pass_on (state);
  return TRUE;
}

/* Ends a turn: it pays the income, and the next player is active, in the next round or in a tie round if need be
 * (`space-base/end-turn`, `space-base/equal-turns`). */
gboolean
purser_space_base_end_turn (PurserStep *step,
                            int         player)
{
  PurserSpaceBaseState *state = step->state;
  gboolean bought = state->bought;

  if (!check_turn (step, player, RULE_END))
    return FALSE;
  if (!state->rolled && purser_step_refuses (step, RULE_END, _("the dice were not rolled yet")))
    return FALSE;
  if (state->rolled && !purser_space_base_all_allocated (state) &&
      purser_step_refuses (step, RULE_END, _("not everybody has used the roll yet")))
    return FALSE;
  state->unspent = state->players[player].balances[PURSER_SPACE_BASE_CREDITS];
  pay_income (step, player);
  pass_on (state);
  state->passed = bought ? 0 : (guint8) (player + 1);
  return TRUE;
}

/* Checks whether a player has reached 40 VP; it is the last round from then on, even if VP fall again (`space-base/forty`). */
void
purser_space_base_settle (PurserStep *step)
{
  PurserSpaceBaseState *state = step->state;

  for (int i = 0; i < state->turn.n_players; i++)
    if (state->players[i].balances[PURSER_SPACE_BASE_VP] >= 40)
      state->turn.last_round = TRUE;
}
