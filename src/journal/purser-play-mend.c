// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-play-private.h"

/* Everything that mends a play is one more record of it: what it strikes, brings back or replaces stays in the file. */

static gboolean
play_add_target (PurserPlay    *self,
                 const char    *key,
                 guint          n,
                 PurserValue   *with,
                 PurserVerdict *verdict)
{
  g_autoptr (PurserValue) record = purser_play_number_record (self);

  purser_value_set_integer (record, key, n);
  if (with != NULL)
    purser_value_set (record, "with", purser_value_ref (with));
  return purser_play_add (self, record, verdict);
}

/**
 * purser_play_undo:
 * @self: a play that can undo
 * @verdict: (inout): why not
 *
 * Strikes the last move or amendment that stands.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_undo (PurserPlay    *self,
                  PurserVerdict *verdict)
{
  g_return_val_if_fail (purser_play_get_can_undo (self), FALSE);
  return play_add_target (self, "undo", purser_history_get_undo (self->history), NULL, verdict);
}

/**
 * purser_play_redo:
 * @self: a play that can redo
 * @verdict: (inout): why not
 *
 * Brings back what was undone last.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_redo (PurserPlay    *self,
                  PurserVerdict *verdict)
{
  g_return_val_if_fail (purser_play_get_can_redo (self), FALSE);
  return play_add_target (self, "redo", purser_history_get_redo (self->history), NULL, verdict);
}

/**
 * purser_play_strike:
 * @self: a play
 * @n: the record
 * @verdict: (inout): why not
 *
 * Strikes any record out; everything after it is worked out again.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_strike (PurserPlay    *self,
                    guint          n,
                    PurserVerdict *verdict)
{
  return play_add_target (self, "undo", n, NULL, verdict);
}

/**
 * purser_play_restore:
 * @self: a play
 * @n: a struck record
 * @verdict: (inout): why not
 *
 * Brings any struck record back; everything after it is worked out again.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_restore (PurserPlay    *self,
                     guint          n,
                     PurserVerdict *verdict)
{
  return play_add_target (self, "redo", n, NULL, verdict);
}

/**
 * purser_play_amend:
 * @self: a play
 * @n: a move's record
 * @move: what it should have been
 * @verdict: (inout): why not
 *
 * Puts another move in the place of one; everything after it is worked out again.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_amend (PurserPlay    *self,
                   guint          n,
                   PurserValue   *move,
                   PurserVerdict *verdict)
{
  return play_add_target (self, "amend", n, move, verdict);
}

/**
 * purser_play_preview:
 * @self: a play
 * @record: a record that is not entered yet: an undo, a redo, an amendment or a move
 * @verdict: (inout): why not
 *
 * Works out what the play would be with one more record, so that it can be shown before it is done.
 *
 * Returns: (transfer full) (nullable): the play as it would be; %NULL where the rules say no
 */
PurserHistory *
purser_play_preview (PurserPlay    *self,
                     PurserValue   *record,
                     PurserVerdict *verdict)
{
  g_autoptr (PurserHistory) copy = purser_history_new (purser_play_get_setup (self), verdict);
  guint size = purser_history_get_size (self->history);

  for (guint n = 1; n <= size; n++)
    {
      gboolean taken = purser_history_add (copy, purser_history_get_record (self->history, n)->value, verdict);

      g_assert (taken);
    }
  return purser_history_add (copy, record, verdict) ? g_steal_pointer (&copy) : NULL;
}
