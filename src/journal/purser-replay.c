// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-replay.h"

/**
 * purser_replay_new:
 * @history: a play; not changed while the replay goes on
 *
 * Returns: (transfer full): a replay at the set-up, before the first move
 */
PurserReplay *
purser_replay_new (PurserHistory *history)
{
  PurserReplay *self = g_new0 (PurserReplay, 1);
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean taken;

  self->history = history;
  self->setup = purser_history_get_setup (history);
  self->state = g_malloc0 (self->setup->rules->state_size);
  self->turn = self->state;
  self->ledger = purser_ledger_new ();
  taken = purser_rules_begin (self->setup, self->state, self->ledger, &verdict);
  g_assert (taken);
  self->corrected = self->state;
  self->corrected_ledger = self->ledger;
  return self;
}

/**
 * purser_replay_free:
 * @self: (transfer full): a replay
 *
 * Ends a replay.
 */
void
purser_replay_free (PurserReplay *self)
{
  if (self->cells != NULL)
    {
      g_hash_table_unref (self->cells);
      purser_ledger_free (self->corrected_ledger);
      g_free (self->corrected);
    }
  purser_ledger_free (self->ledger);
  g_free (self->state);
  g_free (self);
}

static char *
replay_dup_cell (PurserReplay     *self,
                 const PurserMove *move)
{
  return move != NULL ? self->setup->rules->dup_cell (self->setup, move) : NULL;
}

/**
 * purser_replay_correct:
 * @self: a replay that made no move yet
 *
 * Keeps a second state, as if all numbers had been right when they were first entered. Amended moves are replayed as amended
 * anyway, but on a sheet people correct a number by entering another one into its cell.
 */
void
purser_replay_correct (PurserReplay *self)
{
  if (self->setup->rules->dup_cell == NULL)
    return;
  self->cells = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->corrected = g_memdup2 (self->state, self->setup->rules->state_size);
  self->corrected_ledger = purser_ledger_new ();
  for (guint n = 1; n <= purser_history_get_size (self->history); n++)
    {
      const PurserMove *move = purser_history_get_move (self->history, n);
      char *cell = replay_dup_cell (self, move);

      if (cell != NULL)
        g_hash_table_insert (self->cells, cell, (gpointer) move);
    }
}

/* Makes a move in the corrected state. The turn and the end of the play stay as they were: a right number may have ended the play
 * sooner, but people played on. Moves that the rules refuse are left out.
 *
 * @turn: where the play stood before the move */
static void
replay_make_corrected (PurserReplay         *self,
                       const PurserMove     *move,
                       const PurserTurnInfo *turn)
{
  g_autofree char *cell = replay_dup_cell (self, move);
  const PurserMove *last = cell != NULL ? g_hash_table_lookup (self->cells, cell) : move;
  g_autofree gpointer before = NULL;
  g_auto (PurserVerdict) verdict = { 0 };

  *(PurserTurnInfo *) self->corrected = *turn;
  before = g_memdup2 (self->corrected, self->setup->rules->state_size);
  self->corrected_ledger->n = self->n;
  if (!purser_rules_apply (self->setup, self->corrected, last, self->corrected_ledger, &verdict))
    memcpy (self->corrected, before, self->setup->rules->state_size);
}

/**
 * purser_replay_next:
 *
 * Makes the next move that stands.
 *
 * Returns: (transfer none) (nullable): the move; %NULL at the end of the play
 */
const PurserMove *
purser_replay_next (PurserReplay *self)
{
  while (self->n < purser_history_get_size (self->history))
    {
      const PurserMove *move = purser_history_get_move (self->history, ++self->n);
      g_auto (PurserVerdict) verdict = { 0 };
      PurserTurnInfo before = *self->turn;
      gboolean taken;

      if (move == NULL)
        continue;
      self->ledger->n = self->n;
      taken = purser_rules_apply (self->setup, self->state, move, self->ledger, &verdict);
      g_assert (taken);
      if (self->cells != NULL)
        replay_make_corrected (self, move, &before);
      return move;
    }
  return NULL;
}
