// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

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
  purser_ledger_free (self->ledger);
  g_free (self->state);
  g_free (self);
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
      gboolean taken;

      if (move == NULL)
        continue;
      self->ledger->n = self->n;
      taken = purser_rules_apply (self->setup, self->state, move, self->ledger, &verdict);
      g_assert (taken);
      return move;
    }
  return NULL;
}

/**
 * purser_replay_get_time:
 * @self: a replay that made a move
 *
 * Returns: when the last move was recorded, in seconds of the epoch; 0 if the file does not say
 */
gint64
purser_replay_get_time (PurserReplay *self)
{
  const char *at = purser_value_get_string_of (purser_history_get_record (self->history, self->n)->value, "at");
  g_autoptr (GDateTime) time = at != NULL ? g_date_time_new_from_iso8601 (at, NULL) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : 0;
}
