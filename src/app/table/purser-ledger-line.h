// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger-block.h"

G_BEGIN_DECLS

/* What a block of the ledger did to one account of a player, or to one token. */
typedef struct {
  PurserAccount about;
  gboolean      token;
  int           index;
  gint64        by;
} PurserLedgerSum;

/* What a block means for one player. */
typedef struct {
  int     player;
  GArray *sums;    /* (element-type PurserLedgerSum), in the order in which it was booked */
  char   *reasons; /* (nullable): in words */
} PurserLedgerLine;

GPtrArray *purser_ledger_lines_new      (PurserPlay             *play,
                                         PurserLedgerBlock      *block);
PurserLedgerLine *purser_ledger_lines_find (GPtrArray *lines,
                                            int        player);
char      *purser_ledger_line_dup_text  (const PurserLedgerLine *self,
                                         PurserPlay             *play);
char      *purser_ledger_dup_reason     (PurserPlay             *play,
                                         const PurserEntry      *entry);

G_END_DECLS
