// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Finds the sectors of a console that the roll hits. */

#include "config.h"

#include <string.h>

#include "purser-payments.h"
#include "purser-space-base-lit.h"
#include "purser-space-base-rewards.h"
#include "purser-space-base-turn.h"

/* Marks the sectors that the picked use of the roll, or the proposed one, would hit before it is entered. */
static void
list_foreseen (PurserSurface *surface,
               int            player,
               gboolean      *lit)
{
  const PurserSpaceBaseState *state = purser_surface_get_state (surface);
  const PurserChoice *picked = purser_session_get_considered (purser_surface_get_session (surface), player);
  const PurserChoice *best = picked != NULL ? picked
                                            : purser_prompt_get_best (purser_surface_get_prompt (surface), player);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) move = NULL;
  PurserSpaceBaseAllocation allocation;
  PurserSpaceBaseTrace trace;

  if (best == NULL || !purser_choice_is (best, "allocate"))
    return;
  move = purser_move_new (purser_surface_get_setup (surface), best->move, &verdict);
  if (move == NULL)
    return;
  purser_space_base_read_allocation (move, &allocation);
  purser_space_base_trace (state, player, state->turn.active == player, state->dice, &allocation, &trace);
  for (guint i = 0; i < trace.n_sectors; i++)
    lit[trace.order[i]] = TRUE;
}

/* Marks the sectors that the last roll paid, until the next roll is asked for: beside its dice, they would seem to be hit. */
static void
list_paid (PurserSurface *surface,
           int            player,
           gboolean      *lit)
{
  g_autoptr (PurserPayments) payments = purser_payments_new (purser_surface_get_play (surface));

  for (guint i = 0; i < payments->entries->len; i++)
    {
      const PurserEntry *entry = &g_array_index (payments->entries, PurserEntry, i);

      if (entry->player == player && entry->place != NULL)
        for (int sector = 0; sector < PURSER_SPACE_BASE_SECTORS; sector++)
          lit[sector] |= strcmp (entry->place, purser_space_base_place_name (sector)) == 0;
    }
}

/* @lit: for each sector, whether the roll pays there, or would */
void
purser_space_base_list_lit (PurserSurface *surface,
                            int            player,
                            gboolean       lit[PURSER_SPACE_BASE_SECTORS])
{
  list_foreseen (surface, player, lit);
  if (strcmp (purser_surface_get_prompt (surface)->kind, "roll") != 0)
    list_paid (surface, player, lit);
}
