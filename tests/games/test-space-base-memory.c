// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* All payouts of a roll allocate no memory: the allocations of this program, including GLib's, are redirected here and
 * counted. */

#include "config.h"

#include <stdlib.h>

#include "purser-facts.h"
#include "purser-play.h"
#include "purser-space-base-advice.h"
#include "purser-space-base-simulate.h"
#include "purser-space-base.h"

#define PLAYERS 5

#if defined (__GLIBC__) && !defined (__SANITIZE_ADDRESS__)
#define COUNTED 1

void *__libc_malloc (size_t size);
void *__libc_calloc (size_t number, size_t size);
void *__libc_realloc (void *memory, size_t size);

static guint n_allocations;

void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t number,
        size_t size)
{
  n_allocations++;
  return __libc_calloc (number, size);
}

void *
realloc (void   *memory,
         size_t  size)
{
  n_allocations++;
  return __libc_realloc (memory, size);
}
#endif

static PurserSetup *
make_setup (void)
{
  g_autoptr (PurserValue) header = purser_play_header_new ("space-base");
  g_auto (PurserVerdict) verdict = { 0 };
  PurserSetup *setup;

  for (guint i = 0; i < PLAYERS; i++)
    purser_play_header_seat (header, "Aoi", NULL);
  setup = purser_setup_new (&purser_space_base_rules, header, purser_facts_load (&purser_space_base_rules, NULL), &verdict);
  g_assert_nonnull (setup);
  return setup;
}

/* Works out every possible roll, for all players, at the end of a play, when the boards are full. */
static guint
count_payouts (const PurserSpaceBaseState *state)
{
  guint n = 0;

  for (int player = 0; player < PLAYERS; player++)
    for (guint8 first = 1; first <= 6; first++)
      for (guint8 second = 1; second <= 6; second++)
        {
          const guint8 dice[2] = { first, second };
          PurserSpaceBaseAllocation allocation;
          PurserSpaceBasePayout payout;

          purser_space_base_best (state, player, player == 0, dice, &allocation, &payout);
          n += payout.credits > 0;
        }
  return n;
}

static void
test_roll (void)
{
  g_autoptr (PurserSetup) setup = make_setup ();
  g_autoptr (PurserSpaceBaseSimulation) simulation = purser_space_base_simulation_new (setup, 7);
  PurserSpaceBaseTally tally = { 0 };
  guint n;

  purser_space_base_simulation_play (simulation, &tally);
#ifdef COUNTED
  g_free (g_strdup ("counted"));
  g_assert_cmpuint (n_allocations, >, 0);
  n_allocations = 0;
#endif
  n = count_payouts (purser_space_base_simulation_get_state (simulation));
#ifdef COUNTED
  g_assert_cmpuint (n_allocations, ==, 0);
#endif
  g_assert_cmpuint (n, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/space-base/memory/roll", test_roll);
  return g_test_run ();
}
