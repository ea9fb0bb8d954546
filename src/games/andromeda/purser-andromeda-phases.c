// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-bonus.h"
#include "purser-andromeda-phases.h"
#include "purser-andromeda-turn.h"

/* andromeda/trade-offer, andromeda/trade-fourth: the cards of a set in the trade. */
#define TRADE_CARDS 3
#define TRADE_CARDS_WITH_TECHNOLOGY 4

static gboolean
transport_allowed (PurserStep *step)
{
  const PurserAndromedaState *self = step->state;
  const PurserAndromedaPlayer *own = &self->players[step->move->player];
  const char *name = purser_setup_get_name (step->setup, step->move->player);

  if (!purser_andromeda_turn_may_prepare (step))
    return FALSE;
  if (own->transport <= 0 &&
      purser_step_refuses (step, "andromeda/transport", _("%s has no transport card left"), name))
    return FALSE;
  return !own->transported ||
         !purser_step_refuses (step, "andromeda/transport", _("%s has used a transport card in this round"), name);
}

static gboolean
transport_out (PurserStep *step,
               int         planet,
               int         out)
{
  PurserAndromedaState *self = step->state;
  PurserAndromedaPlayer *own = &self->players[step->move->player];
  int earth = own->accounts[PURSER_ANDROMEDA_EARTH];

  if (out > earth &&
      purser_step_refuses (step, "andromeda/transport-out", _("%s has only %d stations on Earth"),
                           purser_setup_get_name (step->setup, step->move->player), earth))
    return FALSE;
  own->stations[planet] += out;
  purser_andromeda_change (step, step->move->player, PURSER_ANDROMEDA_EARTH, -out, "andromeda/transport-out",
                           purser_andromeda_get_planet_item (planet));
  return TRUE;
}

static gboolean
transport_back (PurserStep *step,
                int         planet)
{
  PurserAndromedaState *self = step->state;
  PurserAndromedaPlayer *own = &self->players[step->move->player];
  int back = own->stations[planet];

  if (back == 0 &&
      purser_step_refuses (step, "andromeda/transport-back", _("%s has no station there"),
                           purser_setup_get_name (step->setup, step->move->player)))
    return FALSE;
  own->stations[planet] = 0;
  purser_andromeda_change (step, step->move->player, PURSER_ANDROMEDA_EARTH, back, "andromeda/transport-back",
                           purser_andromeda_get_planet_item (planet));
  return TRUE;
}

/* Uses a transport card: one or two stations from Earth to a planet, or all of a planet back
 * (`andromeda/transport`). */
gboolean
purser_andromeda_phases_transport (PurserStep *step)
{
  PurserAndromedaState *self = step->state;
  PurserAndromedaPlayer *own = &self->players[step->move->player];
  int planet = purser_move_get_integer (step->move, "planet", 0);
  int out = purser_move_get_integer (step->move, "out", 0);
  gboolean back = purser_value_get_boolean (purser_move_get (step->move, "back"));

  if (back == (out > 0))
    return !purser_step_rejects (step, _("a transport needs either “out” or “back”"));
  if (!transport_allowed (step))
    return FALSE;
  if (back ? !transport_back (step, planet) : !transport_out (step, planet, out))
    return FALSE;
  own->transport = MAX (0, own->transport - 1);
  own->transported = TRUE;
  return TRUE;
}

static gboolean
trade_allowed (PurserStep *step,
               int         with,
               int         cards)
{
  const PurserAndromedaState *self = step->state;
  gboolean fourth = self->start >= 0 && self->players[self->start].tracks[PURSER_ANDROMEDA_TECHNOLOGY] >= 1;
  int limit = fourth ? TRADE_CARDS_WITH_TECHNOLOGY : TRADE_CARDS;

  if (!purser_andromeda_turn_may_prepare (step))
    return FALSE;
  if (with == step->move->player &&
      purser_step_refuses (step, "andromeda/trade-swap", _("a trade is between two players")))
    return FALSE;
  return cards <= limit ||
         !purser_step_refuses (step, "andromeda/trade-fourth", _("a set in the trade has at most %d cards"), limit);
}

/* Hands over the bonus cards of two sets that were swapped in the trade phase (`andromeda/trade-bonus`). Several
 * swaps of a round are several records, in their order. */
gboolean
purser_andromeda_phases_trade (PurserStep *step)
{
  int player = step->move->player;
  int with = purser_move_get_integer (step->move, "with", 0);
  int give[PURSER_ANDROMEDA_BONUSES], take[PURSER_ANDROMEDA_BONUSES];
  int n_given = purser_andromeda_bonus_read (step->move, "give", give);
  int n_taken = purser_andromeda_bonus_read (step->move, "take", take);

  if (!trade_allowed (step, with, MAX (n_given, n_taken)))
    return FALSE;
  if (!purser_andromeda_bonus_holds (step, player, give) || !purser_andromeda_bonus_holds (step, with, take))
    return FALSE;
  purser_andromeda_bonus_add (step, player, give, -1, "andromeda/trade-bonus");
  purser_andromeda_bonus_add (step, with, take, -1, "andromeda/trade-bonus");
  purser_andromeda_bonus_add (step, with, give, 1, "andromeda/trade-bonus");
  purser_andromeda_bonus_add (step, player, take, 1, "andromeda/trade-bonus");
  return TRUE;
}
