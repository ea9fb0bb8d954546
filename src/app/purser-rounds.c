// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-rounds.h"

struct _PurserRounds
{
  PurserPlay *play;
  GArray     *rounds;
};

/**
 * purser_rounds_new:
 * @play: a play
 *
 * Returns: (transfer full): the rounds of its records
 */
PurserRounds *
purser_rounds_new (PurserPlay *play)
{
  PurserRounds *self = g_new0 (PurserRounds, 1);

  self->play = g_object_ref (play);
  self->rounds = g_array_new (FALSE, TRUE, sizeof (int));
  return self;
}

/**
 * purser_rounds_free:
 * @self: (transfer full): rounds
 *
 * Frees the rounds.
 */
void
purser_rounds_free (PurserRounds *self)
{
  g_object_unref (self->play);
  g_array_unref (self->rounds);
  g_free (self);
}

static void
rounds_note (PurserRounds      *self,
             const PurserTable *table)
{
  int round = table->round;

  g_array_append_val (self->rounds, round);
}

/* Several records that were entered at once, such as everybody's payouts, lie in one round. */
static gboolean
rounds_extend (PurserRounds *self,
               guint         size)
{
  const PurserTable *table = purser_play_get_table (self->play);

  if (self->rounds->len == 0 || g_array_index (self->rounds, int, self->rounds->len - 1) != table->round)
    return FALSE;
  while (self->rounds->len <= size)
    rounds_note (self, table);
  return TRUE;
}

/* The first time the play is folded once more; after that each new record is one number. */
static void
rounds_read (PurserRounds *self)
{
  PurserHistory *history = purser_play_get_history (self->play);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserHistory) copy = purser_history_new (purser_play_get_setup (self->play), &verdict);

  rounds_note (self, purser_history_get_state (copy));
  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      purser_history_add (copy, purser_history_get_record (history, n)->value, &verdict);
      rounds_note (self, purser_history_get_state (copy));
    }
}

/**
 * purser_rounds_get:
 * @self: rounds
 * @n: a record; 0 for the set-up
 *
 * Returns: the round the record was entered in, which may be over with it; 0 during set-up
 */
int
purser_rounds_get (PurserRounds *self,
                   guint         n)
{
  guint size = purser_history_get_size (purser_play_get_history (self->play));

  if (self->rounds->len == size)
    rounds_note (self, purser_play_get_table (self->play));
  else if (self->rounds->len < size && !rounds_extend (self, size))
    {
      g_array_set_size (self->rounds, 0);
      rounds_read (self);
    }
  return n > 0 && n <= self->rounds->len ? g_array_index (self->rounds, int, n - 1) : 0;
}
