// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/* A part of a play that the ledger has a heading for. */
typedef struct {
  int      round;  /* 0 during set-up */
  int      player; /* -1 if it is nobody's */
  gboolean over;
  gboolean set_up; /* whether set-up goes on, though a round has begun */
} PurserTurn;

#define PURSER_TYPE_LEDGER_BLOCK (purser_ledger_block_get_type ())

G_DECLARE_FINAL_TYPE (PurserLedgerBlock, purser_ledger_block, PURSER, LEDGER_BLOCK, GObject)

PurserLedgerBlock *purser_ledger_block_new         (const PurserTurn  *turn,
                                                    guint              first,
                                                    guint              last);
PurserLedgerBlock *purser_ledger_block_new_heading (const PurserTurn  *turn);
gboolean           purser_ledger_block_is_heading  (PurserLedgerBlock *self);
const PurserTurn  *purser_ledger_block_get_turn    (PurserLedgerBlock *self);
guint              purser_ledger_block_get_first   (PurserLedgerBlock *self);
guint              purser_ledger_block_get_last    (PurserLedgerBlock *self);
guint              purser_ledger_block_find_move   (PurserLedgerBlock *self,
                                                    PurserPlay        *play);
char              *purser_ledger_block_dup_heading (PurserLedgerBlock *self,
                                                    PurserPlay        *play);
char              *purser_ledger_block_dup_title   (PurserLedgerBlock *self,
                                                    PurserPlay        *play);
char              *purser_ledger_block_dup_shared_title (PurserPlay   *play,
                                                         guint         first,
                                                         guint         last,
                                                         guint         telling);
gboolean           purser_ledger_block_is_changed  (PurserLedgerBlock *self,
                                                    PurserPlay        *play);

PurserTurn purser_turn_new         (PurserPlay           *play,
                                    const PurserTurnInfo *turn);
gboolean   purser_turn_equal       (const PurserTurn     *self,
                                    const PurserTurn     *other);
char      *purser_turn_dup_heading (const PurserTurn     *self,
                                    PurserPlay           *play);

G_END_DECLS
