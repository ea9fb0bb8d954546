// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Times payouts, odds and whole plays of Space Base. */

#include "config.h"

#include <string.h>

#include "purser-cli-bench.h"
#include "purser-cli.h"
#include "purser-facts.h"
#include "purser-space-base-advice.h"
#include "purser-space-base-simulate.h"
#include "purser-space-base.h"

#define PLAYERS 5
#define OFFERED 30

typedef struct {
  PurserSpaceBaseState       state;
  PurserSpaceBaseState       copy;
  PurserSpaceBaseSimulation *simulation;
  PurserSpaceBaseTally       tally;
  int                        sum;
  guint8                     dice[2];
} Table;

static PurserSetup *
make_setup (void)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");
  g_auto (PurserVerdict) verdict = { 0 };
  PurserSetup *setup;

  for (guint i = 0; i < PLAYERS; i++)
    purser_play_header_seat (header, "…", NULL);
  setup = purser_setup_new (&purser_space_base_rules, header, purser_facts_load (&purser_space_base_rules, NULL), &verdict);
  g_assert (setup != NULL);
  return setup;
}

/* Makes a state late in a play, when the boards are full. */
static Table *
table_new (void)
{
  g_autoptr (PurserSetup) setup = make_setup ();
  Table *self = g_new0 (Table, 1);

  self->simulation = purser_space_base_simulation_new (setup, 7);
  purser_space_base_simulation_play (self->simulation, &self->tally);
  self->state = *purser_space_base_simulation_get_state (self->simulation);
  self->dice[0] = self->dice[1] = 1;
  return self;
}

static void
table_free (Table *self)
{
  purser_space_base_simulation_free (self->simulation);
  g_free (self);
}

static void
next_dice (Table *self)
{
  self->dice[0] = (guint8) (self->dice[0] % 6 + 1);
  if (self->dice[0] == 1)
    self->dice[1] = (guint8) (self->dice[1] % 6 + 1);
}

static void
work_roll (gpointer data)
{
  Table *self = data;

  for (int player = 0; player < PLAYERS; player++)
    {
      PurserSpaceBaseAllocation allocation;
      PurserSpaceBasePayout payout;

      purser_space_base_best (&self->state, player, player == 0, self->dice, &allocation, &payout);
      self->sum += payout.credits;
    }
  next_dice (self);
}

static void
work_copy (gpointer data)
{
  Table *self = data;

  memcpy (&self->copy, &self->state, sizeof self->copy);
  self->sum += self->copy.players[self->dice[0] % PLAYERS].balances[0];
}

static void
work_odds (gpointer data)
{
  Table *self = data;
  PurserSpaceBaseDistribution distribution;
  PurserSpaceBaseOutlook outlook;

  for (int player = 0; player < PLAYERS; player++)
    {
      purser_space_base_foresee (&self->state, player, &outlook);
      for (guint account = 0; account < PURSER_SPACE_BASE_ACCOUNTS; account++)
        purser_space_base_distribute (&self->state, player, player == 0, account, &distribution);
    }
  for (guint i = 0; i < OFFERED; i++)
    purser_space_base_foresee_card (&self->state, 0, PURSER_SPACE_BASE_FIRST_SHIP + 3 * i, &outlook);
  self->sum += (int) outlook.credits;
}

static void
work_play (gpointer data)
{
  Table *self = data;

  purser_space_base_simulation_play (self->simulation, &self->tally);
}

/* Times all payouts of a roll, both uses of it, for five players with full boards. */
void
purser_bench_roll (void)
{
  Table *self = table_new ();

  purser_bench_print ("a roll: both uses for five players", purser_bench_median (work_roll, self, 36 * 1000, 21),
                      "one copy of the state", purser_bench_median (work_copy, self, 10000, 21));
  table_free (self);
}

/* Times the odds of five players, and how each of 30 cards would change them. */
void
purser_bench_odds (void)
{
  Table *self = table_new ();

  purser_bench_print ("odds: five players and 30 cards", purser_bench_median (work_odds, self, 20, 21),
                      "all payouts of one roll", purser_bench_median (work_roll, self, 36 * 100, 21));
  table_free (self);
}

/* Times whole plays by simple players. */
void
purser_bench_plays (void)
{
  Table *self = table_new ();

  purser_bench_print ("a whole play of five simple players", purser_bench_median (work_play, self, 500, 11),
                      "all payouts of one roll", purser_bench_median (work_roll, self, 36 * 100, 21));
  table_free (self);
}
