// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-record.h"
#include "purser-rules.h"

G_BEGIN_DECLS

/**
 * PurserHistory:
 *
 * A play in memory: its records, and the state and the ledger that result from folding them.
 *
 * No move has an inverse. A strike, an amendment or a redo goes back to the last snapshot before the record it changes, and
 * folds on from there.
 */
typedef struct _PurserHistory PurserHistory;

PurserHistory      *purser_history_new          (PurserSetup   *setup,
                                                 PurserVerdict *verdict);
PurserHistory      *purser_history_copy         (PurserHistory *self,
                                                 PurserSetup   *setup);
void                purser_history_free         (PurserHistory *self);

gboolean            purser_history_add          (PurserHistory *self,
                                                 PurserValue   *record,
                                                 PurserVerdict *verdict);
gboolean            purser_history_add_tap      (PurserHistory *self,
                                                 GPtrArray     *records,
                                                 guint         *refused,
                                                 PurserVerdict *verdict);
gboolean            purser_history_try          (PurserHistory *self,
                                                 PurserValue   *move,
                                                 PurserLedger  *ledger,
                                                 PurserVerdict *verdict);

PurserSetup        *purser_history_get_setup    (PurserHistory *self);
gconstpointer       purser_history_get_state    (PurserHistory *self);
PurserLedger       *purser_history_get_ledger   (PurserHistory *self);
guint               purser_history_get_size     (PurserHistory *self);
const PurserRecord *purser_history_get_record   (PurserHistory *self,
                                                 guint          n);
const PurserMove   *purser_history_get_move     (PurserHistory *self,
                                                 guint          n);
PurserTurnInfo      purser_history_get_turn_after
                                                (PurserHistory *self,
                                                 guint          n);
gpointer            purser_history_dup_state    (PurserHistory *self,
                                                 guint          n);
GArray             *purser_history_dup_tap      (PurserHistory *self,
                                                 guint          n);
const GArray       *purser_history_get_undo     (PurserHistory *self);
const GArray       *purser_history_get_redo     (PurserHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserHistory, purser_history_free)

G_END_DECLS
