// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-trade.h"
#include "purser-starfarers-turn.h"

#define RULE_SUPPLY "starfarers/trade-supply"
#define RULE_PLAYER "starfarers/trade-player"

/* How many cards buy one of another kind (`starfarers/trade-supply`). */
#define RATE 3
#define RATE_GOODS 2

/* Returns the player's Merchants' card for a resource; -1 if there is none, or if it was used this turn, as the one for goods
 * works once a turn (`starfarers/merchants-goods`). */
static int
find_merchants (const PurserStarfarersState *state,
                int                          player,
                int                          resource)
{
  if (resource == PURSER_STARFARERS_GOODS && state->used[PURSER_STARFARERS_RATE])
    return -1;
  return purser_starfarers_find_effect (state, player, PURSER_STARFARERS_RATE, resource);
}

/* Returns: how many cards the supply wants for one of another kind (`starfarers/trade-supply`,
 * `starfarers/merchants`) */
int
purser_starfarers_get_rate (const PurserStarfarersState *state,
                            int                          player,
                            int                          resource)
{
  int card = find_merchants (state, player, resource);

  if (card >= 0)
    return state->cards[card].amount;
  return resource == PURSER_STARFARERS_GOODS ? RATE_GOODS : RATE;
}

/* A player who keeps the Merchants' card for later may still trade goods two for one. */
static gboolean
is_rate (const PurserStarfarersState *state,
         int                          player,
         int                          resource,
         int                          n)
{
  return n == purser_starfarers_get_rate (state, player, resource)
         || (resource == PURSER_STARFARERS_GOODS && n == RATE_GOODS);
}

static gboolean
check_supply (PurserStep                  *step,
              const PurserStarfarersCards *give,
              const PurserStarfarersCards *take)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player;
  int given = purser_starfarers_cards_get_kind (give), taken = purser_starfarers_cards_get_kind (take);

  if ((given < 0 || taken < 0 || given == taken || take->n[taken] != 1)
      && purser_step_refuses (step, RULE_SUPPLY, _("the supply takes cards of one kind for one card of another")))
    return FALSE;
  return given < 0 || is_rate (state, player, given, give->n[given])
         || !purser_step_refuses (step, RULE_SUPPLY, _("the supply wants %d cards for one, not %d"),
                                  purser_starfarers_get_rate (state, player, given), give->n[given]);
}

static gboolean
check_player (PurserStep                  *step,
              int                          with,
              const PurserStarfarersCards *give,
              const PurserStarfarersCards *take)
{
  if (with == step->move->player && purser_step_refuses (step, RULE_PLAYER, _("players cannot trade with themselves")))
    return FALSE;
  if ((purser_starfarers_cards_count (give) == 0 || purser_starfarers_cards_count (take) == 0)
      && purser_step_refuses (step, RULE_PLAYER, _("both sides give at least one card")))
    return FALSE;
  return purser_starfarers_check_held (step, with, take, RULE_PLAYER);
}

static gboolean
check_trade (PurserStep                  *step,
             int                          with,
             const PurserStarfarersCards *give,
             const PurserStarfarersCards *take)
{
  const PurserStarfarersState *state = step->state;

  if (!state->hands_on
      && purser_step_refuses (step, "starfarers/hands-off", _("this play does not track hands")))
    return FALSE;
  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_TRADE))
    return FALSE;
  if (!(with < 0 ? check_supply (step, give, take) : check_player (step, with, give, take)))
    return FALSE;
  return purser_starfarers_check_held (step, step->move->player, give, with < 0 ? RULE_SUPPLY : RULE_PLAYER);
}

static void
trade_with_supply (PurserStep                  *step,
                   const PurserStarfarersCards *give,
                   const PurserStarfarersCards *take)
{
  PurserStarfarersState *state = step->state;
  int player = step->move->player;
  int given = purser_starfarers_cards_get_kind (give);
  int card = given >= 0 ? find_merchants (state, player, given) : -1;
  const char *item = NULL;

  if (card >= 0 && give->n[given] == state->cards[card].amount)
    {
      item = purser_starfarers_card_id ((guint) card);
      state->used[PURSER_STARFARERS_RATE] |= given == PURSER_STARFARERS_GOODS;
    }
  purser_starfarers_pay (step, player, give, RULE_SUPPLY, item);
  purser_starfarers_receive (step, player, take, RULE_SUPPLY, item);
}

/* Trades with the supply at its rate, or with another player (`starfarers/trade`). */
gboolean
purser_starfarers_apply_trade (PurserStep *step)
{
  int player = step->move->player;
  int with = purser_move_get_integer (step->move, "with", -1);
  PurserStarfarersCards give, take;

  purser_starfarers_cards_from_map (&give, purser_move_get (step->move, "give"));
  purser_starfarers_cards_from_map (&take, purser_move_get (step->move, "take"));
  if (!check_trade (step, with, &give, &take))
    return FALSE;
  if (with < 0)
    trade_with_supply (step, &give, &take);
  else
    {
      purser_starfarers_pay (step, player, &give, RULE_PLAYER, NULL);
      purser_starfarers_receive (step, player, &take, RULE_PLAYER, NULL);
      purser_starfarers_pay (step, with, &take, RULE_PLAYER, NULL);
      purser_starfarers_receive (step, with, &give, RULE_PLAYER, NULL);
    }
  purser_starfarers_enter (step->state, PURSER_STARFARERS_TRADE);
  return TRUE;
}
