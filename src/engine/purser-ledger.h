// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-types.h"

G_BEGIN_DECLS

/**
 * PurserEntry:
 * @n: the record of the journal it comes from; 0 for the set-up
 * @player: the owner of the account
 * @account: the account, as an index in the game's table of accounts
 * @by: the change, up or down
 * @balance: the balance after it
 * @rule: the section of the rulebook that gives the reason; lives as long as the program
 * @item: (nullable): the id of the card or component that paid; lives as long as the program
 * @place: (nullable): its place on the table, such as `sector/5`; lives as long as the program
 * @led: whether something else led there, such as an arrow, a ring or set-up; the game decides, for its own texts only
 *
 * One change of one account, and why.
 */
typedef struct {
  guint       n;
  int         player;
  int         account;
  gint64      by;
  gint64      balance;
  const char *rule;
  const char *item;
  const char *place;
  gboolean    led;
} PurserEntry;

/**
 * PurserLedger:
 * @entries: (element-type PurserEntry): changes of accounts
 * @tokens: (element-type PurserEntry): gains and costs that are no accounts, such as charges; the account is an index in the
 *   game's table of tokens
 * @n: the record being worked on
 * @place: (nullable): the place on the table of the next entries; lives as long as the program
 * @led: whether something else led there
 *
 * Entries in the order in which they were booked.
 */
struct _PurserLedger {
  GArray     *entries;
  GArray     *tokens;
  guint       n;
  const char *place;
  gboolean    led;
};

PurserLedger      *purser_ledger_new          (void);
void               purser_ledger_free         (PurserLedger *self);

guint              purser_ledger_get_size     (PurserLedger *self);
const PurserEntry *purser_ledger_get          (PurserLedger *self,
                                               guint         index);
gint64             purser_ledger_sum          (PurserLedger *self,
                                               int           player,
                                               int           account);
GArray            *purser_ledger_list_entries (PurserLedger *self,
                                               guint         first,
                                               guint         last,
                                               gboolean      tokens);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserLedger, purser_ledger_free)

G_END_DECLS
