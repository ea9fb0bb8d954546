// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The trades of a transport ship, one after the other (`phoenix/transport`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-homes.h"
#include "purser-phoenix-use.h"

/* The number of goods among what a trade may bring; the species follow them. */
#define N_GOODS 3

static int
amount_given (PurserValue          *give,
              PurserPhoenixAccount  account)
{
  return (int) purser_value_get_integer_of (give, purser_phoenix_account_words[account], 0);
}

static gboolean
gives (PurserValue *give,
       int          gems,
       int          food,
       int          water,
       int          metal)
{
  return amount_given (give, PURSER_PHOENIX_GEMS) == gems && amount_given (give, PURSER_PHOENIX_FOOD) == food &&
         amount_given (give, PURSER_PHOENIX_WATER) == water && amount_given (give, PURSER_PHOENIX_METAL) == metal;
}

/* The four trades (`phoenix/trades`); the two goods need not be alike. */
static gboolean
trade_is_offered (PurserValue *give,
                  int          taken)
{
  int n_goods = amount_given (give, PURSER_PHOENIX_FOOD) + amount_given (give, PURSER_PHOENIX_WATER) +
                amount_given (give, PURSER_PHOENIX_METAL);

  if (taken < N_GOODS)
    return gives (give, 3, 0, 0, 0) || (n_goods == 2 && amount_given (give, PURSER_PHOENIX_GEMS) == 0);
  if (taken - N_GOODS == PURSER_PHOENIX_GOLD)
    return gives (give, 1, 1, 1, 0);
  return taken - N_GOODS != PURSER_PHOENIX_HUMAN && gives (give, 0, 1, 1, 0);
}

static gboolean
pay_trade (PurserStep             *step,
           const PurserPhoenixUse *use,
           PurserValue            *give)
{
  for (int i = PURSER_PHOENIX_GEMS; i <= PURSER_PHOENIX_METAL; i++)
    if (!purser_phoenix_pay (step, use->player, (PurserPhoenixAccount) i, amount_given (give, (PurserPhoenixAccount) i),
                             "phoenix/trades", purser_phoenix_use_id (use)))
      return FALSE;
  return TRUE;
}

static gboolean
trade (PurserStep             *step,
       const PurserPhoenixUse *use,
       PurserValue            *about)
{
  PurserValue *give = purser_value_get (about, "give");
  PurserValue *take = purser_value_get (about, "take");
  int taken = purser_phoenix_find_word (purser_phoenix_take_words, purser_value_get_key_at (take, 0));
  int n_taken = (int) purser_value_get_integer (purser_value_get_at (take, 0));
  int colour = purser_phoenix_find_word (purser_phoenix_colour_words, purser_value_get_string_of (about, "sector"));

  if ((n_taken != 1 || !trade_is_offered (give, taken)) &&
      purser_step_refuses (step, "phoenix/trades", _("a transport cannot make that trade")))
    return FALSE;
  if (!pay_trade (step, use, give))
    return FALSE;
  if (taken < N_GOODS)
    purser_phoenix_change (step, use->player, (PurserPhoenixAccount) (PURSER_PHOENIX_FOOD + taken), n_taken,
                           "phoenix/trades", purser_phoenix_use_id (use));
  for (int i = 0; taken >= N_GOODS && i < n_taken; i++)
    if (!purser_phoenix_house (step, use->player, (PurserPhoenixSpecies) (taken - N_GOODS), colour))
      return FALSE;
  return TRUE;
}

/* Makes trades in the order given, so that each can use what earlier ones brought; at least one, and at most as many as the
 * ship shows, if that is known. */
gboolean
purser_phoenix_transport (PurserStep             *step,
                          const PurserPhoenixUse *use)
{
  const PurserPhoenixState *state = step->state;
  PurserValue *trades = purser_move_get (step->move, "trades");
  int n_trades = (int) purser_value_get_size (trades);
  int most = purser_phoenix_use_get_printed (use, state, PURSER_PHOENIX_SHIP_TRADES);

  if (trades == NULL)
    return !purser_step_rejects (step, _("“%s” is missing"), "trades");
  if (n_trades == 0 && purser_step_refuses (step, "phoenix/possible", _("a transport makes at least one trade")))
    return FALSE;
  if (most != PURSER_PHOENIX_UNKNOWN && n_trades > most &&
      purser_step_refuses (step, "phoenix/transport",
                           g_dngettext (GETTEXT_PACKAGE, "this ship makes %d trade", "this ship makes %d trades", (gulong) most),
                           most))
    return FALSE;
  for (int i = 0; i < n_trades; i++)
    if (!trade (step, use, purser_value_get_at (trades, (guint) i)))
      return FALSE;
  return TRUE;
}
