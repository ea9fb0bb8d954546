// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-starfarers-production.h"
#include "purser-starfarers-turn.h"

#define RULE_PRODUCTION "starfarers/production"
#define RULE_GREEN_FOLK "starfarers/green-folk"
#define RULE_SHORT "starfarers/supply-short"

/* Returns: whether the planet's disc shows the sum; either of two numbers will do, and an unknown disc never pays
 * (`starfarers/two-number-disc`, `starfarers/unrevealed`) */
gboolean
purser_starfarers_planet_pays (const PurserStarfarersPlanet *planet,
                               int                           sum)
{
  return planet->numbers[0] == sum || planet->numbers[1] == sum;
}

/* Returns: how many cards of the resource the supply still has, as far as hands and draws are known */
int
purser_starfarers_get_supply (const PurserStarfarersState *state,
                              int                          resource)
{
  int n = PURSER_STARFARERS_SUPPLY - state->in_pile[resource];

  for (int i = 0; i < state->turn.n_players; i++)
    n -= purser_starfarers_get_held (state, i, resource);
  return MAX (n, 0);
}

static void
count_colony (const PurserStarfarersColony *colony,
              int                           sum,
              PurserStarfarersCards        *shares)
{
  for (guint i = 0; i < G_N_ELEMENTS (colony->planets); i++)
    shares->n[colony->planets[i].resource] += purser_starfarers_planet_pays (&colony->planets[i], sum);
}

/* Works out a player's share of a roll (`starfarers/production`, `starfarers/green-folk`).
 *
 * @shares: (out caller-allocates): what the planets and the Green Folk owe the player */
void
purser_starfarers_count_shares (const PurserStarfarersState *state,
                                int                          player,
                                int                          sum,
                                PurserStarfarersCards       *shares)
{
  const PurserStarfarersPlayer *self = &state->players[player];

  *shares = (PurserStarfarersCards) { 0 };
  for (guint i = 0; i < self->n_colonies; i++)
    count_colony (&self->colonies[i], sum, shares);
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    {
      int card = purser_starfarers_find_effect (state, player, PURSER_STARFARERS_PRODUCTION, i);

      if (card >= 0 && shares->n[i] > 0)
        shares->n[i] += state->cards[card].amount;
    }
}

/* Returns how many cards of a resource this roll pays to all players together. */
static int
count_granted (const PurserStarfarersState *state,
               int                          resource)
{
  int supply = purser_starfarers_get_supply (state, resource), shares = 0, players = 0;

  for (int i = 0; i < state->turn.n_players; i++)
    {
      PurserStarfarersCards share;

      purser_starfarers_count_shares (state, i, state->sum, &share);
      shares += share.n[resource];
      players += share.n[resource] > 0;
    }
  if (!state->hands_on || state->shortage == PURSER_STARFARERS_SHORTAGE_OFF || shares <= supply)
    return shares;
  return state->shortage == PURSER_STARFARERS_SHORTAGE_REST && players == 1 ? supply : 0;
}

/* Pays a player, and books what the supply lacks as well, so that the players see why (`starfarers/supply-short`). */
static void
grant (PurserStep            *step,
       int                    player,
       int                    resource,
       int                    by,
       PurserStarfarersCards *granted,
       const char            *rule,
       const char            *item)
{
  int paid = MIN (by, granted->n[resource]);

  granted->n[resource] -= paid;
  purser_starfarers_change_hand (step, player, resource, paid, rule, item);
  purser_step_token (step, player, PURSER_STARFARERS_WITHHELD + resource, paid - by, RULE_SHORT, item);
}

static void
pay_colony (PurserStep            *step,
            int                    player,
            guint                  colony,
            PurserStarfarersCards *granted)
{
  const PurserStarfarersState *state = step->state;
  PurserStarfarersCards due = { { 0 } };

  count_colony (&state->players[player].colonies[colony], state->sum, &due);
  purser_step_at (step, purser_starfarers_colony_place (colony));
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    grant (step, player, i, due.n[i], granted, RULE_PRODUCTION, purser_starfarers_numbered_item ("colony", (int) colony + 1));
}

/* Pays what the Green Folk add: once a roll for a resource, however many colonies it came from. */
static void
pay_green_folk (PurserStep            *step,
                int                    player,
                PurserStarfarersCards *granted)
{
  const PurserStarfarersState *state = step->state;
  PurserStarfarersCards due;

  purser_starfarers_count_shares (state, player, state->sum, &due);
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    {
      int card = purser_starfarers_find_effect (state, player, PURSER_STARFARERS_PRODUCTION, i);

      if (card >= 0 && due.n[i] > 0)
        grant (step, player, i, state->cards[card].amount, granted, RULE_GREEN_FOLK,
               purser_starfarers_card_id ((guint) card));
    }
}

static void
pay_player (PurserStep            *step,
            int                    player,
            PurserStarfarersCards *granted)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersPlayer *self = &state->players[player];
  PurserStarfarersCards before = *granted;

  for (guint i = 0; i < self->n_colonies; i++)
    pay_colony (step, player, i, granted);
  purser_step_at (step, NULL);
  self->paid = memcmp (&before, granted, sizeof before) != 0;
  pay_green_folk (step, player, granted);
}

static void
produce (PurserStep *step)
{
  const PurserStarfarersState *state = step->state;
  PurserStarfarersCards granted;

  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    granted.n[i] = count_granted (state, i);
  for (int i = 0; i < state->turn.n_players; i++)
    pay_player (step, i, &granted);
}

static gboolean
check_roll (PurserStep *step)
{
  const PurserStarfarersState *state = step->state;
  int active = state->turn.active;

  if (state->phase == PURSER_STARFARERS_SETUP
      && purser_step_refuses (step, "starfarers/settle", _("not everybody has settled yet")))
    return FALSE;
  if (active >= 0 && active != step->move->player
      && purser_step_refuses (step, "starfarers/order", _("it is %s’s turn"),
                              purser_setup_get_name (step->setup, active)))
    return FALSE;
  return state->phase <= PURSER_STARFARERS_ROLL
         || !purser_step_refuses (step, "starfarers/roll", _("the dice were rolled already in this turn"));
}

/* Notes a roll: nothing is paid yet, and on a seven all players may have to discard. */
static void
note_roll (PurserStarfarersState *state,
           int                    sum)
{
  state->sum = (guint8) sum;
  state->stolen = FALSE;
  state->n_rolls[sum - PURSER_STARFARERS_LEAST_SUM]++;
  state->turn.set_up = FALSE;
  for (int i = 0; i < state->turn.n_players; i++)
    {
      state->players[i].paid = FALSE;
      state->players[i].relieved = FALSE;
      state->players[i].may_discard = state->hands_on && sum == PURSER_STARFARERS_SEVEN;
    }
}

/* Rolls for production: planets pay every player, unless it is a seven (`starfarers/roll`). */
gboolean
purser_starfarers_apply_roll (PurserStep *step)
{
  PurserStarfarersState *state = step->state;

  if (!check_roll (step))
    return FALSE;
  if (state->phase == PURSER_STARFARERS_SETUP)
    purser_starfarers_start (state, step->move->player);
  note_roll (state, purser_move_get_nth (step->move, "dice", 0) + purser_move_get_nth (step->move, "dice", 1));
  state->phase = PURSER_STARFARERS_PRODUCE;
  if (state->sum != PURSER_STARFARERS_SEVEN)
    produce (step);
  return TRUE;
}
