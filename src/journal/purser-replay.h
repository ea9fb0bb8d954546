// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-history.h"

G_BEGIN_DECLS

/**
 * PurserReplay:
 * @n: the record of the last move; 0 before the first
 * @state: the state after it; valid until the next
 * @turn: (transfer none): round, turn and end in that state
 * @ledger: what was booked so far
 * @corrected: the state as if all numbers had been right when they were first entered; @state itself unless
 *   [method@Replay.correct] was called and the game has a sheet, whose cells are filled in again to correct a number
 * @corrected_ledger: the ledger of @corrected; @ledger itself in the same cases
 *
 * Replays a play from its set-up on, move by move: struck moves are skipped, amended ones are as amended.
 */
typedef struct {
  guint                 n;
  gpointer              state;
  const PurserTurnInfo *turn;
  PurserLedger         *ledger;
  gpointer              corrected;
  PurserLedger         *corrected_ledger;

  /*< private >*/
  PurserHistory        *history;
  PurserSetup          *setup;
  GHashTable           *cells; /* (nullable) (element-type utf8 PurserMove): the last move for each */
} PurserReplay;

PurserReplay     *purser_replay_new      (PurserHistory *history);
void              purser_replay_free     (PurserReplay  *self);
void              purser_replay_correct  (PurserReplay  *self);

const PurserMove *purser_replay_next     (PurserReplay  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserReplay, purser_replay_free)

G_END_DECLS
