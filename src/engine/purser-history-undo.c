// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Finds the records that "undo" and "redo" take, without changing a play. */

#include "config.h"

#include <string.h>

#include "purser-history-private.h"

static GArray *
numbers_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (guint));
}

static gboolean
history_is_in_tap (PurserHistory *self,
                   guint          n,
                   guint          tap)
{
  const PurserRecord *record = purser_history_at (self, n);

  return record->kind == PURSER_RECORD_MOVE && purser_record_get_tap (record) == tap;
}

/* Returns the first record of a tap. A tap is named after its first move and has no gap; anything else in a file is no tap. */
static guint
history_find_tap (PurserHistory *self,
                  guint          n)
{
  guint tap = purser_record_get_tap (purser_history_at (self, n));

  if (tap == 0 || tap > n)
    return n;
  for (guint i = tap; i <= n; i++)
    if (!history_is_in_tap (self, i, tap))
      return n;
  return tap;
}

/**
 * purser_history_dup_tap:
 * @n: the number of a record, from 1
 *
 * Lists the records that were entered by the same tap as @n, as its `tap` says, and are not struck.
 *
 * Returns: (transfer full) (element-type guint): their numbers, ascending
 */
GArray *
purser_history_dup_tap (PurserHistory *self,
                        guint          n)
{
  GArray *list = numbers_new ();
  guint tap = history_find_tap (self, n);

  for (guint i = tap; i <= self->records->len && (i <= n || history_is_in_tap (self, i, tap)); i++)
    if (!purser_history_at (self, i)->struck)
      g_array_append_val (list, i);
  return list;
}

/* Returns whether all records up to @n are printed values that came from the owner's copy of the game, and so are no slip. Those
 * that were typed in this play belong to a tap. */
static gboolean
history_is_opening (PurserHistory *self,
                    guint          n)
{
  for (guint i = 1; i <= n; i++)
    {
      const PurserRecord *record = purser_history_at (self, i);

      if (record->move == NULL || strcmp (record->move->verb->name, "learn") != 0 || purser_record_get_tap (record) > 0)
        return FALSE;
    }
  return TRUE;
}

/* Returns whether an amendment counts for some move that is not struck: if not, striking it would show nothing. */
static gboolean
history_counts (PurserHistory *self,
                guint          n)
{
  const PurserRecord *record = purser_history_at (self, n);

  for (guint i = 0; i < record->targets->len; i++)
    {
      guint target = purser_record_get_target (record, i);

      if (purser_history_get_move (self, target) == purser_record_get_move_for (record, target))
        return TRUE;
    }
  return FALSE;
}

/* Each try works out the later moves again, and a malicious file could ask for millions of them. */
#define MAX_TRIED 100000

static gboolean
history_try (PurserHistory *self,
             const GArray  *list,
             gboolean       struck,
             guint         *tried)
{
  *tried += purser_history_count_again (self, purser_history_find_first (self, list));
  return *tried <= MAX_TRIED && purser_history_could_strike (self, list, struck);
}

/* Returns whether the records before @n count as they did when it was added: later undos and redos took each other back. */
static gboolean
history_is_as_before (PurserHistory *self,
                      guint          n)
{
  g_autoptr (GHashTable) changed = g_hash_table_new (NULL, NULL);

  for (guint i = n + 1; i <= self->records->len; i++)
    {
      const PurserRecord *record = purser_history_at (self, i);

      for (guint j = 0; record->move == NULL && j < record->targets->len; j++)
        {
          guint target = purser_record_get_target (record, j);

          if (target < n && !g_hash_table_remove (changed, GUINT_TO_POINTER (target)))
            g_hash_table_add (changed, GUINT_TO_POINTER (target));
        }
    }
  return g_hash_table_size (changed) == 0;
}

/* @last: whether no later record counts, so that without the amendment the play can be what it was before, which was possible */
static GArray *
history_try_amendment (PurserHistory *self,
                       guint          n,
                       gboolean       last,
                       guint         *tried)
{
  g_autoptr (GArray) list = numbers_new ();

  if (!history_counts (self, n))
    return NULL;
  g_array_append_val (list, n);
  if ((last && history_is_as_before (self, n)) || history_try (self, list, TRUE, tried))
    return g_steal_pointer (&list);
  return NULL;
}

/* Returns the latest records that can be struck. An amendment that a later move depends on has to wait until that move is
 * undone. The last move can always be struck, together with the others of its tap. */
static GArray *
history_find_undo (PurserHistory *self)
{
  guint tried = 0;
  gboolean last = TRUE;

  for (guint n = self->records->len; n > 0; n--)
    {
      const PurserRecord *record = purser_history_at (self, n);
      GArray *list = NULL;

      if (record->move == NULL || record->struck)
        continue;
      if (record->kind == PURSER_RECORD_MOVE)
        return history_is_opening (self, n) ? numbers_new () : purser_history_dup_tap (self, n);
      list = history_try_amendment (self, n, last, &tried);
      if (list != NULL)
        return list;
      last = FALSE;
    }
  return numbers_new ();
}

static GArray *
history_list_struck (PurserHistory *self,
                     const GArray  *list)
{
  GArray *struck = numbers_new ();

  for (guint i = 0; i < list->len; i++)
    if (purser_history_at (self, g_array_index (list, guint, i))->struck)
      g_array_append_val (struck, g_array_index (list, guint, i));
  return struck;
}

/* Returns the records that were struck last, as they find the state unchanged. They are only tried if a record was restored out
 * of order. */
static GArray *
history_find_redo (PurserHistory *self)
{
  guint tried = 0;

  for (guint i = self->undone->len; i > 0; i--)
    {
      g_autoptr (GArray) list = history_list_struck (self, g_ptr_array_index (self->undone, i - 1));

      if (list->len > 0 && (!self->out_of_turn || history_try (self, list, FALSE, &tried)))
        return g_steal_pointer (&list);
    }
  return numbers_new ();
}

/**
 * purser_history_get_undo:
 *
 * Finds the records that "undo" would strike: the last move that is not struck with the others of its tap, or the last
 * amendment that can be struck.
 *
 * Returns: (transfer none) (element-type guint): the records, ascending; empty for none; valid until a record is added
 */
const GArray *
purser_history_get_undo (PurserHistory *self)
{
  if (self->next_undo == NULL)
    self->next_undo = history_find_undo (self);
  return self->next_undo;
}

/**
 * purser_history_get_redo:
 *
 * Finds the records that "redo" would restore: those that were struck together last, since the last move.
 *
 * Returns: (transfer none) (element-type guint): the records, ascending; empty for none; valid until a record is added
 */
const GArray *
purser_history_get_redo (PurserHistory *self)
{
  if (self->next_redo == NULL)
    self->next_redo = history_find_redo (self);
  return self->next_redo;
}

static void
history_note_restored (PurserHistory      *self,
                       const PurserRecord *record)
{
  const GArray *last = self->undone->len > 0 ? g_ptr_array_index (self->undone, self->undone->len - 1) : NULL;

  if (last != NULL && last->len == record->targets->len &&
      memcmp (last->data, record->targets->data, last->len * sizeof (guint)) == 0)
    g_ptr_array_set_size (self->undone, (int) self->undone->len - 1);
  else
    self->out_of_turn = TRUE;
}

/* Updates the records that redo would restore after a record was added. */
void
purser_history_note_undone (PurserHistory      *self,
                            const PurserRecord *record)
{
  g_clear_pointer (&self->next_undo, g_array_unref);
  g_clear_pointer (&self->next_redo, g_array_unref);
  if (record->kind == PURSER_RECORD_UNDO)
    g_ptr_array_add (self->undone, g_array_copy (record->targets));
  else if (record->kind == PURSER_RECORD_REDO)
    history_note_restored (self, record);
  else
    g_ptr_array_set_size (self->undone, 0);
  if (self->undone->len == 0)
    self->out_of_turn = FALSE;
}
