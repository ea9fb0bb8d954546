// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The friendship cards that players use by hand; the others work by themselves in other moves. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-friendship.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-turn.h"

#define RULE_CARD "starfarers/friendship-card"
#define RULE_GOODS "starfarers/merchants-goods"
#define RULE_FAME "starfarers/fame-for-sale"
#define RULE_HELP "starfarers/helping-hand"
#define RULE_RELIEF "starfarers/relief-fund"

/* Returns: whether its owner decides when to use it: the Merchants' for goods and three of the Diplomats'
 * (`starfarers/friendship-list`) */
gboolean
purser_starfarers_is_by_hand (const PurserStarfarersState *state,
                              guint                        card)
{
  const PurserStarfarersCard *self = &state->cards[card];

  if (self->effect == PURSER_STARFARERS_RATE)
    return self->resource == PURSER_STARFARERS_GOODS;
  return self->effect == PURSER_STARFARERS_MEDAL || self->effect == PURSER_STARFARERS_DRAW
         || self->effect == PURSER_STARFARERS_RELIEF;
}

/* Returns: whether the player may use the Relief Fund for the last roll, of any player: it was no seven and gave the player
 * nothing from planets (`starfarers/relief-fund`) */
static gboolean
may_relieve (const PurserStarfarersState *state,
             int                          player)
{
  const PurserStarfarersPlayer *self = &state->players[player];

  return state->sum != 0 && state->sum != PURSER_STARFARERS_SEVEN && !self->paid && !self->relieved;
}

/* Returns the nth resource of the move, from a list or from `resource` and `with`; -1 for none. */
static int
get_resource (const PurserMove *move,
              guint             nth)
{
  PurserValue *value = purser_move_get (move, "resource");

  if (purser_value_is (value, PURSER_VALUE_LIST))
    value = nth < purser_value_get_size (value) ? purser_value_get_at (value, nth) : NULL;
  else if (nth > 0)
    value = purser_move_get (move, "with");
  return purser_starfarers_find (purser_starfarers_resources, purser_value_get_string (value));
}

static gboolean
check_once (PurserStep             *step,
            PurserStarfarersEffect  effect,
            const char             *rule)
{
  const PurserStarfarersState *state = step->state;

  return !state->used[effect] || !purser_step_refuses (step, rule, _("that works once a turn"));
}

/* Trades goods for one card of another kind. */
static gboolean
use_goods (PurserStep *step,
           guint       card)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersCards cost = { { 0 } }, taken = { { 0 } };
  int resource = get_resource (step->move, 0);
  int player = step->move->player;

  if (resource == PURSER_STARFARERS_GOODS)
    resource = get_resource (step->move, 1);
  cost.n[PURSER_STARFARERS_GOODS] = state->cards[card].amount;
  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_TRADE)
      || !check_once (step, PURSER_STARFARERS_RATE, RULE_GOODS)
      || !purser_starfarers_check_held (step, player, &cost, RULE_GOODS))
    return FALSE;
  if ((resource < 0 || resource == PURSER_STARFARERS_GOODS)
      && purser_step_refuses (step, RULE_GOODS, _("choose the other resource to take")))
    return FALSE;
  if (resource >= 0)
    taken.n[resource] = state->hands_on;
  purser_starfarers_pay (step, player, &cost, RULE_GOODS, purser_starfarers_card_id (card));
  purser_starfarers_receive (step, player, &taken, RULE_GOODS, purser_starfarers_card_id (card));
  purser_starfarers_enter (state, PURSER_STARFARERS_TRADE);
  return TRUE;
}

/* Trades goods for a half-medal; a second copy of the card gives no second use. */
static gboolean
use_fame (PurserStep *step,
          guint       card)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersCards cost = { { 0 } };
  int player = step->move->player;

  cost.n[PURSER_STARFARERS_GOODS] = state->cards[card].amount;
  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_TRADE)
      || !check_once (step, PURSER_STARFARERS_MEDAL, RULE_FAME)
      || !purser_starfarers_check_held (step, player, &cost, RULE_FAME))
    return FALSE;
  purser_starfarers_pay (step, player, &cost, RULE_FAME, purser_starfarers_card_id (card));
  purser_starfarers_change (step, player, PURSER_STARFARERS_HALF_MEDALS, 1, RULE_FAME,
                            purser_starfarers_card_id (card));
  purser_starfarers_enter (state, PURSER_STARFARERS_TRADE);
  return TRUE;
}

static gboolean
check_target (PurserStep *step,
              guint       nth)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player;
  int from = purser_move_get_nth (step->move, "from", nth);

  if (state->players[from].balances[PURSER_STARFARERS_VP] <= state->players[player].balances[PURSER_STARFARERS_VP]
      && purser_step_refuses (step, RULE_HELP, _("%s has no more points than %s"),
                              purser_setup_get_name (step->setup, from), purser_setup_get_name (step->setup, player)))
    return FALSE;
  if (nth > 0 && from == purser_move_get_nth (step->move, "from", 0)
      && purser_step_refuses (step, RULE_HELP, _("the cards come from different players")))
    return FALSE;
  return !state->hands_on
         || purser_starfarers_check_taken (step, from, get_resource (step->move, nth), RULE_HELP);
}

static gboolean
check_help (PurserStep *step)
{
  const PurserStarfarersState *state = step->state;
  int n = purser_move_get_count (step->move, "from");

  if (state->turn.active != step->move->player
      && purser_step_refuses (step, RULE_HELP, _("that is for the player’s own turn")))
    return FALSE;
  if (!purser_starfarers_check_seven (step, PURSER_STARFARERS_FLIGHT)
      || !check_once (step, PURSER_STARFARERS_DRAW, RULE_HELP))
    return FALSE;
  if (n == 0 && purser_step_refuses (step, RULE_HELP, _("choose one or two players to take from")))
    return FALSE;
  for (int i = 0; i < n; i++)
    if (!check_target (step, (guint) i))
      return FALSE;
  return TRUE;
}

/* Takes a random card from each of up to two players who are ahead. */
static gboolean
use_help (PurserStep *step,
          guint       card)
{
  int n = purser_move_get_count (step->move, "from");

  if (!check_help (step))
    return FALSE;
  for (int i = 0; i < n; i++)
    purser_starfarers_take_from (step, purser_move_get_nth (step->move, "from", (guint) i), step->move->player,
                                 get_resource (step->move, (guint) i), RULE_HELP, purser_starfarers_card_id (card));
  return TRUE;
}

/* Takes a card of choice after a roll, of any player, that paid nothing. */
static gboolean
use_relief (PurserStep *step,
            guint       card)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersCards taken = { { 0 } };
  int resource = get_resource (step->move, 0);
  int player = step->move->player;

  if (!may_relieve (state, player)
      && purser_step_refuses (step, RULE_RELIEF, _("that is for a roll, not a seven, which gave nothing")))
    return FALSE;
  if (resource < 0 && state->hands_on
      && purser_step_refuses (step, RULE_RELIEF, _("choose the resource to take")))
    return FALSE;
  if (resource >= 0)
    taken.n[resource] = state->cards[card].amount;
  purser_starfarers_receive (step, player, &taken, RULE_RELIEF, purser_starfarers_card_id (card));
  state->players[player].relieved = TRUE;
  return TRUE;
}

static gboolean
use (PurserStep *step,
     guint       card)
{
  const PurserStarfarersState *state = step->state;

  switch (state->cards[card].effect)
    {
    case PURSER_STARFARERS_RATE:
      return use_goods (step, card);
    case PURSER_STARFARERS_MEDAL:
      return use_fame (step, card);
    case PURSER_STARFARERS_DRAW:
      return use_help (step, card);
    default:
      return use_relief (step, card);
    }
}

/* Uses a friendship card by hand. While hands are not tracked, the card of the Relief Fund still counts, as it comes from the
 * supply; cards exchanged or taken from others do not. */
gboolean
purser_starfarers_apply_card (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  guint card = (guint) purser_starfarers_card_find (purser_move_get_text (step->move, "card"));

  if (!purser_starfarers_is_by_hand (state, card))
    return !purser_step_refuses (step, RULE_CARD, _("that card works by itself"));
  if (!purser_starfarers_has_card (state, step->move->player, card)
      && purser_step_refuses (step, RULE_CARD, _("%s does not have that card"),
                              purser_setup_get_name (step->setup, step->move->player)))
    return FALSE;
  if (!use (step, card))
    return FALSE;
  state->used[state->cards[card].effect] = TRUE;
  return TRUE;
}
