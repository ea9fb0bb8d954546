// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-play-private.h"

/* Every change of a play's past is one more record: what it strikes, restores or replaces stays in the file. */

/* Writes one record as its number, as files always have; several as a list. */
static PurserValue *
name_records (const GArray *numbers)
{
  if (numbers->len == 1)
    return purser_value_new_integer (g_array_index (numbers, guint, 0));
  return purser_value_new_integers ((const int *) numbers->data, numbers->len);
}

/* Writes the moves that take their places in the same way. */
static PurserValue *
name_moves (GPtrArray *moves)
{
  PurserValue *with;

  if (moves->len == 1)
    return purser_value_ref (g_ptr_array_index (moves, 0));
  with = purser_value_new_list ();
  for (guint i = 0; i < moves->len; i++)
    purser_value_append (with, purser_value_ref (g_ptr_array_index (moves, i)));
  return with;
}

/* Makes a record that changes those of @numbers, with @moves (nullable) in their places. */
PurserValue *
purser_play_name_change (const char   *key,
                         const GArray *numbers,
                         GPtrArray    *moves)
{
  PurserValue *record = purser_value_new_object ();

  purser_value_set (record, key, name_records (numbers));
  if (moves != NULL)
    purser_value_set (record, "with", name_moves (moves));
  return record;
}

static gboolean
play_change (PurserPlay    *self,
             const char    *key,
             const GArray  *numbers,
             GPtrArray     *moves,
             PurserVerdict *verdict)
{
  g_autoptr (PurserValue) record = purser_play_name_change (key, numbers, moves);

  return purser_play_enter (self, record, verdict);
}

/**
 * purser_play_undo:
 * @self: a play that can undo
 *
 * Strikes the last move that stands, with all that the same tap entered, or the last amendment that can be struck.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_undo (PurserPlay    *self,
                  PurserVerdict *verdict)
{
  g_return_val_if_fail (purser_play_get_can_undo (self), FALSE);
  return play_change (self, "undo", purser_history_get_undo (self->history), NULL, verdict);
}

/**
 * purser_play_redo:
 * @self: a play that can redo
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
  return play_change (self, "redo", purser_history_get_redo (self->history), NULL, verdict);
}

/* Lists what can be changed of a tap; if nothing is left, the record itself, so that the rules say why not. */
static GArray *
list_tap (PurserPlay *self,
          guint       n)
{
  GArray *numbers = NULL;

  if (n >= 1 && n <= purser_history_get_size (self->history) && !purser_history_get_record (self->history, n)->struck)
    return purser_history_dup_tap (self->history, n);
  numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (numbers, n);
  return numbers;
}

/* Notes and printed values are true whatever was played. */
static gboolean
is_told (const PurserMove *move)
{
  return strcmp (move->verb->name, "note") == 0 || strcmp (move->verb->name, "learn") == 0;
}

/**
 * purser_play_list_from:
 * @n: the record of a move that stands
 *
 * Returns: (transfer full) (element-type guint): the tap of @n with all later moves that stand, apart from notes and learned
 *   values, ascending
 */
GArray *
purser_play_list_from (PurserPlay *self,
                       guint       n)
{
  GArray *numbers = list_tap (self, n);

  for (guint i = g_array_index (numbers, guint, numbers->len - 1) + 1; i <= purser_history_get_size (self->history); i++)
    {
      const PurserMove *move = purser_history_get_move (self->history, i);

      if (move != NULL && !is_told (move))
        g_array_append_val (numbers, i);
    }
  return numbers;
}

/* Lists what goes with a record: its tap, or that with all later moves. */
GArray *
purser_play_list_removed (PurserPlay *self,
                          guint       n,
                          gboolean    with_later)
{
  return with_later ? purser_play_list_from (self, n) : list_tap (self, n);
}

/**
 * purser_play_remove_entry:
 * @n: the record
 * @with_later: whether to go back to before it, and remove all later moves, too ([method@Play.list_from])
 *
 * Removes any entry, with all that the same tap entered; what stays after it is computed again.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_remove_entry (PurserPlay    *self,
                          guint          n,
                          gboolean       with_later,
                          PurserVerdict *verdict)
{
  g_autoptr (GArray) numbers = purser_play_list_removed (self, n, with_later);

  return play_change (self, "undo", numbers, NULL, verdict);
}

/**
 * purser_play_amend:
 * @numbers: (element-type guint): records of moves, ascending
 * @moves: (element-type PurserValue): the move in the place of each
 *
 * Replaces moves, all or none; everything after them is computed again. The rules judge only the play with all of the
 * changes, so that moves that depend on one another can be changed.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_amend (PurserPlay    *self,
                   const GArray  *numbers,
                   GPtrArray     *moves,
                   PurserVerdict *verdict)
{
  g_return_val_if_fail (numbers->len > 0 && numbers->len == moves->len, FALSE);
  return play_change (self, "amend", numbers, moves, verdict);
}

/**
 * purser_play_preview:
 * @record: a record that is not entered yet: an undo, a redo, an amendment or a move
 *
 * Computes the play with one more record, so that it can be shown before the record is entered.
 *
 * Returns: (transfer full) (nullable): the play as it would be; %NULL if the rules refuse the record
 */
PurserHistory *
purser_play_preview (PurserPlay    *self,
                     PurserValue   *record,
                     PurserVerdict *verdict)
{
  g_autoptr (PurserHistory) copy = purser_history_copy (self->history, purser_play_get_setup (self));

  return purser_history_add (copy, record, verdict) ? g_steal_pointer (&copy) : NULL;
}

/**
 * purser_play_copy:
 *
 * Copies a play in its present state, without its file and with a set-up of its own, so that a thread can try something on it
 * while the play goes on.
 *
 * Returns: (transfer full): a play in memory
 */
PurserPlay *
purser_play_copy (PurserPlay *self)
{
  PurserPlay *copy = g_object_new (PURSER_TYPE_PLAY, NULL);
  g_autoptr (PurserSetup) setup = purser_setup_copy (purser_play_get_setup (self));

  copy->history = purser_history_copy (self->history, setup);
  return copy;
}
