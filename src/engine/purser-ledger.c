// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-ledger.h"

/**
 * purser_ledger_new:
 *
 * Returns: (transfer full): an empty ledger
 */
PurserLedger *
purser_ledger_new (void)
{
  PurserLedger *self = g_new0 (PurserLedger, 1);

  self->entries = g_array_new (FALSE, FALSE, sizeof (PurserEntry));
  self->tokens = g_array_new (FALSE, FALSE, sizeof (PurserEntry));
  return self;
}

/**
 * purser_ledger_free:
 * @self: (transfer full): a ledger
 */
void
purser_ledger_free (PurserLedger *self)
{
  g_array_unref (self->entries);
  g_array_unref (self->tokens);
  g_free (self);
}

/**
 * purser_ledger_get_size:
 *
 * Returns: the number of entries
 */
guint
purser_ledger_get_size (PurserLedger *self)
{
  return self->entries->len;
}

/**
 * purser_ledger_get:
 * @index: below its size
 *
 * Returns: (transfer none): the entry; valid until the ledger changes
 */
const PurserEntry *
purser_ledger_get (PurserLedger *self,
                   guint         index)
{
  g_assert (index < self->entries->len);
  return &g_array_index (self->entries, PurserEntry, index);
}

/**
 * purser_ledger_sum:
 * @player: the owner of the account
 *
 * Returns: the sum of all entries of that account, which is its balance
 */
gint64
purser_ledger_sum (PurserLedger *self,
                   int           player,
                   int           account)
{
  gint64 sum = 0;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const PurserEntry *entry = purser_ledger_get (self, i);

      if (entry->player == player && entry->account == account)
        sum += entry->by;
    }
  return sum;
}

/* Returns where the entries of the records from @first on begin. */
static guint
find_first (const GArray *entries,
            guint         first)
{
  guint low = 0;
  guint high = entries->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (entries, PurserEntry, middle).n < first)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/**
 * purser_ledger_list_entries:
 * @first: a record; 0 for what the set-up booked
 * @last: a record that is not before it
 * @tokens: whether to list the entries of tokens instead of those of accounts
 *
 * Returns: (transfer full) (element-type PurserEntry): the entries of these records, in order
 */
GArray *
purser_ledger_list_entries (PurserLedger *self,
                            guint         first,
                            guint         last,
                            gboolean      tokens)
{
  const GArray *entries = tokens ? self->tokens : self->entries;
  GArray *list = g_array_new (FALSE, FALSE, sizeof (PurserEntry));

  for (guint i = find_first (entries, first); i < entries->len && g_array_index (entries, PurserEntry, i).n <= last; i++)
    g_array_append_val (list, g_array_index (entries, PurserEntry, i));
  return list;
}
