// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger-block.h"

G_BEGIN_DECLS

/**
 * PurserLedgerSum:
 * @about: the account, or the token
 * @token: whether it is a token
 * @index: which of them
 * @by: what all of a block comes to
 *
 * What a block did to one account of a player.
 */
typedef struct {
  PurserAccount about;
  gboolean      token;
  int           index;
  gint64        by;
} PurserLedgerSum;

/**
 * PurserLedgerLine:
 * @player: whose it is
 * @sums: (element-type PurserLedgerSum): what changed, in the order in which it was booked
 * @reasons: (nullable): why, in words
 *
 * What a block of the ledger means for one player.
 */
typedef struct {
  int     player;
  GArray *sums;
  char   *reasons;
} PurserLedgerLine;

GPtrArray *purser_ledger_lines_new      (PurserPlay             *play,
                                         PurserLedgerBlock      *block);
PurserLedgerLine *purser_ledger_lines_find (GPtrArray *lines,
                                            int        player);
char      *purser_ledger_line_dup_text  (const PurserLedgerLine *self,
                                         PurserPlay             *play);
GArray    *purser_ledger_list_entries   (PurserLedger           *ledger,
                                         guint                   first,
                                         guint                   last,
                                         gboolean                tokens);
char      *purser_ledger_dup_reason     (PurserPlay             *play,
                                         const PurserEntry      *entry);

G_END_DECLS
