// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-ledger.h"
#include "purser-types.h"

G_BEGIN_DECLS

/**
 * PurserGain:
 * @player: the owner of the account
 * @account: the account
 * @by: the change, up or down
 *
 * One change that an answer would make.
 */
typedef struct {
  int    player;
  int    account;
  gint64 by;
} PurserGain;

/**
 * PurserChoice:
 * @player: the player who would answer this
 * @move: the move that it enters; the player fills in what is missing if it is not complete
 * @complete: whether @move can be entered as it is
 * @best: whether Purser proposes it to @player; at most one choice of a player
 * @nothing: whether the move was tried and changes nothing, which is shown
 * @at_once: whether nothing else can be done now, so that the tap before may enter it, too
 * @label: the text of the button; a second line helps to choose
 * @heading: (nullable): its heading; choices with the same one belong together
 * @place: (nullable): the thing on the table it belongs to, such as `sector/7` or `planet/3`
 * @gains: (element-type PurserGain): the changes of accounts, of all players
 * @tokens: (element-type PurserGain): the gains and costs that are no accounts, of all players
 * @die: the value of one of the two dice that are asked for, if it is known; 0 if neither is
 * @first: (nullable): the move that the same tap enters before it, such as the end of the current turn
 * @wants: (nullable) (element-type utf8): the fields to ask for if it is not complete, in order; %NULL for all that are missing
 *
 * One answer to a prompt. It is reference-counted: a widget that shows it holds a reference.
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
