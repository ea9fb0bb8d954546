// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The moves that one tap enters: a move, and those that go with it without saying. */

#include "config.h"

#include "purser-dice.h"

static GPtrArray *
list_tap (const PurserSetup *setup,
          gconstpointer      state,
          PurserValue       *move)
{
  GPtrArray *moves;

  if (setup->rules->list_tap != NULL)
    return setup->rules->list_tap (setup, state, move);
  moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_ptr_array_add (moves, purser_value_ref (move));
  return moves;
}

/* Returns a copy of the state after the moves of a tap, for the moves that the same tap enters next. */
static gpointer
dup_state_after (const PurserSetup *setup,
                 gconstpointer      state,
                 GPtrArray         *moves)
{
  gpointer copy = g_memdup2 (state, setup->rules->state_size);

  for (guint i = 0; i < moves->len; i++)
    {
      g_auto (PurserVerdict) verdict = { 0 };
      g_autoptr (PurserMove) read = purser_move_new (setup, g_ptr_array_index (moves, i), &verdict);

      if (read != NULL)
        purser_rules_apply (setup, copy, read, NULL, &verdict);
    }
  return copy;
}

/**
 * purser_rules_list_tap:
 * @move: a move that somebody enters
 *
 * Returns: (transfer full) (element-type PurserValue): the moves that a front end enters as one tap, in order, @move among them
 */
GPtrArray *
purser_rules_list_tap (const PurserSetup *setup,
                       gconstpointer      state,
                       PurserValue       *move)
{
  g_autoptr (PurserValue) first = purser_rules_dup_before_roll (setup, state, move);
  g_autofree gpointer after = NULL;
  GPtrArray *moves;

  if (first == NULL)
    return list_tap (setup, state, move);
  moves = list_tap (setup, state, first);
  after = dup_state_after (setup, state, moves);
  g_ptr_array_extend_and_steal (moves, list_tap (setup, after, move));
  return moves;
}
