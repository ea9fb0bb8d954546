// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-history.h"

G_BEGIN_DECLS

/**
 * PurserReplay:
 *
 * A way through a play from its set-up on, move by move, over those that stand: struck ones are
 * passed over, amended ones are as amended.
 */
typedef struct _PurserReplay PurserReplay;

PurserReplay *purser_replay_new  (PurserHistory *history);
void          purser_replay_free (PurserReplay  *self);

const PurserMove     *purser_replay_next          (PurserReplay *self);
guint                 purser_replay_get_n         (PurserReplay *self);
gconstpointer         purser_replay_get_state     (PurserReplay *self);
const PurserTurnInfo *purser_replay_get_turn_info (PurserReplay *self);
PurserLedger         *purser_replay_get_ledger    (PurserReplay *self);
GDateTime            *purser_replay_dup_time      (PurserReplay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserReplay, purser_replay_free)

G_END_DECLS
