// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-play-private.h"

static void
learned_add (PurserValue *learned,
             const char  *item,
             PurserValue *values)
{
  PurserValue *known = purser_value_get (learned, item);

  if (known == NULL)
    purser_value_set (learned, item, known = purser_value_new_object ());
  for (guint i = 0; i < purser_value_get_size (values); i++)
    purser_value_set (known, purser_value_get_key_at (values, i), purser_value_ref (purser_value_get_at (values, i)));
}

static PurserValue *
learned_new (PurserHistory *history)
{
  PurserValue *learned = purser_value_new_object ();

  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);

      if (move != NULL && strcmp (move->verb->name, "learn") == 0)
        learned_add (learned, purser_move_get_text (move, "item"), purser_move_get (move, "values"));
    }
  return learned;
}

/**
 * purser_play_get_learned:
 *
 * Collects the values that were read off the components in this play and still stand: an object of objects, by component and
 * field; the last value counts. They are collected once for each number of records, as a board asks for every card after
 * every move.
 *
 * Returns: (transfer none): the values, valid until the next record; nothing in them may be changed
 */
PurserValue *
purser_play_get_learned (PurserPlay *self)
{
  guint size = purser_history_get_size (self->history);

  /* Undoing and amending are records, too. */
  if (self->learned == NULL || self->n_learned != size)
    {
      g_clear_pointer (&self->learned, purser_value_unref);
      self->learned = learned_new (self->history);
      self->n_learned = size;
    }
  return self->learned;
}
