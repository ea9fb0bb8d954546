// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-dice.h"
#include "purser-payments.h"

/* Reads the roll from a move; the payments begin with it. Returns whether the move has a roll. */
static gboolean
payments_read_dice (PurserPayments   *self,
                    const PurserMove *move)
{
  if (!purser_move_get_dice (move, self->dice))
    return FALSE;
  self->roller = move->player;
  return TRUE;
}

/* Finds the last move. One that the same tap entered after the payments, such as the end of a turn, does not count. */
static guint
find_last (PurserHistory *history)
{
  guint n = purser_history_get_size (history);
  g_autoptr (GArray) tap = NULL;

  while (n > 0 && purser_history_get_move (history, n) == NULL)
    n--;
  tap = n > 0 ? purser_history_dup_tap (history, n) : NULL;
  for (guint i = tap != NULL ? tap->len : 0; i > 0; i--)
    {
      guint one = g_array_index (tap, guint, i - 1);
      const PurserMove *move = purser_history_get_move (history, one);

      if (move != NULL && move->verb->pays)
        return one;
    }
  return n;
}

/* Finds the moves that pay, from the last move back to the roll. Unsaid moves after them, such as the cards that are drawn after
 * a roll, are skipped, so that the roll stays on the table until the turn is over. */
static void
payments_find (PurserPayments *self,
               PurserHistory  *history)
{
  for (guint n = find_last (history); n > 0; n--)
    {
      const PurserMove *move = purser_history_get_move (history, n);

      if (move == NULL)
        continue;
      if (self->first == 0 && move->verb->unsaid && !move->verb->pays)
        {
          self->passed = TRUE;
          continue;
        }
      if (!move->verb->pays)
        return;
      self->first = n;
      self->last = MAX (self->last, n);
      if (payments_read_dice (self, move))
        return;
    }
}

PurserPayments *
purser_payments_new (PurserPlay *play)
{
  PurserHistory *history = purser_play_get_history (play);
  PurserPayments *self = g_new0 (PurserPayments, 1);

  self->roller = -1;
  payments_find (self, history);
  if (self->passed && self->roller != purser_play_get_turn_info (play)->active)
    self->first = 0;
  if (self->first > 0)
    self->entries = purser_ledger_list_entries (purser_history_get_ledger (history), self->first, self->last, FALSE);
  else
    self->entries = g_array_new (FALSE, FALSE, sizeof (PurserEntry));
  return self;
}

void
purser_payments_free (PurserPayments *self)
{
  g_array_unref (self->entries);
  g_free (self);
}
