// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-ledger.h"

/**
 * purser_ledger_new:
 *
 * Makes an empty ledger.
 *
 * Returns: (transfer full): a ledger
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
 *
 * Frees a ledger.
 */
void
purser_ledger_free (PurserLedger *self)
{
  g_array_unref (self->entries);
  g_array_unref (self->tokens);
  g_free (self);
}

/**
 * purser_ledger_book:
 * @self: a ledger; its n is the record being worked on
 * @player: whose account
 * @account: which account
 * @by: the change; nothing is booked for 0
 * @balance: what the account came to
 * @rule: the section that says so; must live as long as the program
 * @item: (nullable): the component that paid; must live as long as the program
 *
 * Books one change of one account.
 */
void
purser_ledger_book (PurserLedger *self,
                    int           player,
                    int           account,
                    gint64        by,
                    gint64        balance,
                    const char   *rule,
                    const char   *item)
{
  PurserEntry entry = { self->n, player, account, by, balance, rule, item, self->place };

  if (by != 0)
    g_array_append_val (self->entries, entry);
}

/**
 * purser_ledger_book_token:
 * @self: a ledger; its n is the record being worked on
 * @player: who gains or spends it
 * @token: its place in the game's table of tokens
 * @by: how many; nothing is booked for 0
 * @rule: the section that says so; must live as long as the program
 * @item: (nullable): the component it belongs to; must live as long as the program
 *
 * Books what is gained or spent without being an account.
 */
void
purser_ledger_book_token (PurserLedger *self,
                          int           player,
                          int           token,
                          gint64        by,
                          const char   *rule,
                          const char   *item)
{
  PurserEntry entry = { self->n, player, token, by, 0, rule, item, self->place };

  if (by != 0)
    g_array_append_val (self->tokens, entry);
}

/**
 * purser_ledger_get_size:
 * @self: a ledger
 *
 * Returns: how many entries there are
 */
guint
purser_ledger_get_size (PurserLedger *self)
{
  return self->entries->len;
}

/**
 * purser_ledger_get:
 * @self: a ledger
 * @index: below its size
 *
 * Returns: (transfer none): the entry there; good until the ledger changes
 */
const PurserEntry *
purser_ledger_get (PurserLedger *self,
                   guint         index)
{
  g_assert (index < self->entries->len);
  return &g_array_index (self->entries, PurserEntry, index);
}

/**
 * purser_ledger_get_n_tokens:
 * @self: a ledger
 *
 * Returns: how many entries of tokens there are
 */
guint
purser_ledger_get_n_tokens (PurserLedger *self)
{
  return self->tokens->len;
}

/**
 * purser_ledger_get_token:
 * @self: a ledger
 * @index: below the number of its tokens
 *
 * Returns: (transfer none): the entry there; good until the ledger changes
 */
const PurserEntry *
purser_ledger_get_token (PurserLedger *self,
                         guint         index)
{
  g_assert (index < self->tokens->len);
  return &g_array_index (self->tokens, PurserEntry, index);
}

/**
 * purser_ledger_truncate:
 * @self: a ledger
 * @size: how many entries stay
 *
 * Takes off the entries after the first @size, so that they can be worked out again.
 */
void
purser_ledger_truncate (PurserLedger *self,
                        guint         size)
{
  g_assert (size <= self->entries->len);
  g_array_set_size (self->entries, size);
}

/**
 * purser_ledger_truncate_tokens:
 * @self: a ledger
 * @size: how many entries of tokens stay
 *
 * Takes off the tokens after the first @size, as [method@Ledger.truncate] does with the other entries.
 */
void
purser_ledger_truncate_tokens (PurserLedger *self,
                               guint         size)
{
  g_assert (size <= self->tokens->len);
  g_array_set_size (self->tokens, size);
}

/**
 * purser_ledger_sum:
 * @self: a ledger
 * @player: whose account
 * @account: which account
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
