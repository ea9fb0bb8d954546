// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger.h"
#include "purser-move.h"

G_BEGIN_DECLS

/**
 * PurserStep:
 * @state: the state to change; thrown away if the move is refused
 * @setup: what the play started from
 * @move: (nullable): what happened; %NULL while the play is set up
 * @ledger: (nullable): where changes are booked; %NULL while something is only tried out
 * @verdict: what the rules answer
 *
 * One step of the fold, as the functions of a game see it.
 */
struct _PurserStep {
  gpointer           state;
  const PurserSetup *setup;
  const PurserMove  *move;
  PurserLedger      *ledger;
  PurserVerdict     *verdict;
};

gboolean purser_step_refuses (PurserStep *self,
                              const char *rule,
                              const char *format,
                              ...) G_GNUC_PRINTF (3, 4) G_GNUC_WARN_UNUSED_RESULT;
gboolean purser_step_rejects (PurserStep *self,
                              const char *format,
                              ...) G_GNUC_PRINTF (2, 3);
void     purser_step_book    (PurserStep *self,
                              int         player,
                              int         account,
                              gint64      by,
                              gint64      balance,
                              const char *rule,
                              const char *item);
void     purser_step_change  (PurserStep *self,
                              int         player,
                              int         account,
                              gint32     *balance,
                              gint64      by,
                              const char *rule,
                              const char *item);
void     purser_step_token   (PurserStep *self,
                              int         player,
                              int         token,
                              gint64      by,
                              const char *rule,
                              const char *item);
void     purser_step_at      (PurserStep *self,
                              const char *place);
void     purser_step_led     (PurserStep *self);

G_END_DECLS
