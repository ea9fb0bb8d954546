// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger.h"
#include "purser-types.h"

G_BEGIN_DECLS

/**
 * PurserGain:
 * @player: whose account
 * @account: which account
 * @by: how much it would go up or down
 *
 * What an answer would change.
 */
typedef struct {
  int    player;
  int    account;
  gint64 by;
} PurserGain;

/**
 * PurserChoice:
 * @player: who would answer this
 * @move: the move it stands for; the player fills in what is missing where it is not complete
 * @complete: whether @move can be entered as it is
 * @best: whether this is what Purser proposes to @player; one of a player's choices at the most
 * @nothing: whether it was tried and brings nothing, so that it is shown as that
 * @at_once: whether nothing else can be done now, so that the tap before may enter it, too
 * @label: what to write on the button; a second line is what helps to choose
 * @heading: (nullable): what it stands under; those with the same one belong together
 * @place: (nullable): the thing on the table it belongs to, such as `sector/7` or `planet/3`
 * @gains: (element-type PurserGain): what it would change, all players together
 * @tokens: (element-type PurserGain): what would be gained or spent without being an account, likewise
 * @die: what one of two dice that are asked for shows already; 0 where neither is known
 * @first: (nullable): what the same tap enters before it, such as the end of the turn that goes on
 * @wants: (nullable) (element-type utf8): the fields to ask for where it is not complete, in order; %NULL for
 *   all that are missing
 *
 * One answer to a prompt. It is counted: a widget that shows it holds a reference.
 */
typedef struct {
  int          player;
  PurserValue *move;
  gboolean     complete;
  gboolean     best;
  gboolean     nothing;
  gboolean     at_once;
  char        *label;
  char        *heading;
  char        *place;
  GArray      *gains;
  GArray      *tokens;
  int          die;
  PurserValue *first;
  GPtrArray   *wants;

  /*< private >*/
  grefcount    references;
} PurserChoice;

PurserChoice *purser_choice_new       (int                 player,
                                       PurserValue        *move,
                                       gboolean            complete,
                                       char               *label);
PurserChoice *purser_choice_ref       (const PurserChoice *self);
void          purser_choice_unref     (PurserChoice       *self);

void          purser_choice_add_gains (PurserChoice       *self,
                                       const PurserLedger *ledger);
void          purser_choice_head      (PurserChoice       *self,
                                       const char         *heading);
void          purser_choice_place     (PurserChoice       *self,
                                       const char         *format,
                                       ...) G_GNUC_PRINTF (2, 3);
void          purser_choice_want      (PurserChoice       *self,
                                       const char         *field);
gboolean      purser_choice_is        (const PurserChoice *self,
                                       const char         *verb);
gboolean      purser_choice_is_printed (const PurserChoice *self);
gboolean      purser_choice_wants     (const PurserChoice *self,
                                       const char         *field);
gint64        purser_choice_get_gain  (const PurserChoice *self,
                                       int                 player,
                                       int                 account);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserChoice, purser_choice_unref)

G_END_DECLS
