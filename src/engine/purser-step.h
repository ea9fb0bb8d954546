// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger.h"
#include "purser-move.h"

G_BEGIN_DECLS

/**
 * PURSER_STEP_MOST:
 *
 * The highest balance that [method@Step.change] gives an account; the lowest is 0.
 */
#define PURSER_STEP_MOST G_MAXINT32

/**
 * PurserStep:
 * @state: the state to change; dropped if the move is refused
 * @setup: the start of the play
 * @move: (nullable): the move; %NULL while the play is set up
 * @ledger: (nullable): the ledger for changes; %NULL while a move is only tried
 * @verdict: the answer of the rules
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
