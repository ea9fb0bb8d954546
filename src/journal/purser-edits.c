// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-edits.h"

/**
 * purser_edits_new:
 *
 * Returns: (transfer full): edits of no moves yet
 */
PurserEdits *
purser_edits_new (void)
{
  PurserEdits *self = g_new0 (PurserEdits, 1);

  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  return self;
}

static gpointer
ref_move (gconstpointer move,
          gpointer      data)
{
  return purser_value_ref ((PurserValue *) move);
}

/**
 * purser_edits_copy:
 *
 * Returns: (transfer full): the same edits, to which others can be added
 */
PurserEdits *
purser_edits_copy (const PurserEdits *self)
{
  PurserEdits *copy = g_new0 (PurserEdits, 1);

  copy->numbers = g_array_copy (self->numbers);
  copy->moves = g_ptr_array_copy (self->moves, ref_move, NULL);
  return copy;
}

/**
 * purser_edits_free:
 * @self: (transfer full): edits
 */
void
purser_edits_free (PurserEdits *self)
{
  g_array_unref (self->numbers);
  g_ptr_array_unref (self->moves);
  g_free (self);
}

/* Returns the index of @n among the numbers, or the index where it belongs. */
static guint
edits_find (const PurserEdits *self,
            guint              n)
{
  guint low = 0;
  guint high = self->numbers->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (self->numbers, guint, middle) < n)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
edits_is_at (const PurserEdits *self,
             guint              index,
             guint              n)
{
  return index < self->numbers->len && g_array_index (self->numbers, guint, index) == n;
}

/**
 * purser_edits_put:
 * @n: the record of a move
 * @move: (transfer full): the move in its place
 *
 * Adds an edit of a move, or replaces the present one.
 */
void
purser_edits_put (PurserEdits *self,
                  guint        n,
                  PurserValue *move)
{
  guint index = edits_find (self, n);

  if (edits_is_at (self, index, n))
    {
      purser_value_unref (self->moves->pdata[index]);
      self->moves->pdata[index] = move;
      return;
    }
  g_array_insert_val (self->numbers, index, n);
  g_ptr_array_insert (self->moves, (int) index, move);
}

/**
 * purser_edits_get:
 * @n: a record
 *
 * Returns: (transfer none) (nullable): the move in its place; %NULL if it is not edited
 */
PurserValue *
purser_edits_get (const PurserEdits *self,
                  guint              n)
{
  guint index = edits_find (self, n);

  return edits_is_at (self, index, n) ? self->moves->pdata[index] : NULL;
}

/**
 * purser_edits_step:
 * @n: a record
 * @by: -1 or 1
 *
 * Returns: the next edited record before or after @n; 0 if there is none
 */
guint
purser_edits_step (const PurserEdits *self,
                   guint              n,
                   int                by)
{
  guint index = edits_find (self, n);

  if (by > 0 && edits_is_at (self, index, n))
    index++;
  else if (by < 0)
    index--;
  return index < self->numbers->len ? g_array_index (self->numbers, guint, index) : 0;
}
