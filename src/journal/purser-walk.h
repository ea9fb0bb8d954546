// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-history.h"

G_BEGIN_DECLS

/**
 * PurserWalk:
 *
 * A way through a play from its set-up on, move by move, over those that stand: struck ones are
 * passed over, amended ones are as amended.
 */
typedef struct _PurserWalk PurserWalk;

PurserWalk        *purser_walk_new        (PurserHistory *history);
void               purser_walk_free       (PurserWalk    *self);

const PurserMove  *purser_walk_next       (PurserWalk    *self);
guint              purser_walk_get_n      (PurserWalk    *self);
gconstpointer      purser_walk_get_state  (PurserWalk    *self);
const PurserTable *purser_walk_get_table  (PurserWalk    *self);
PurserLedger      *purser_walk_get_ledger (PurserWalk    *self);
GDateTime         *purser_walk_dup_time   (PurserWalk    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserWalk, purser_walk_free)

G_END_DECLS
