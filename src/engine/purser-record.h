// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-move.h"

G_BEGIN_DECLS

/**
 * PurserRecordKind:
 * @PURSER_RECORD_MOVE: something that happened at the table
 * @PURSER_RECORD_UNDO: strikes out the records it names
 * @PURSER_RECORD_REDO: restores struck records
 * @PURSER_RECORD_AMEND: replaces the moves of the records it names
 *
 * What a line of the journal does.
 */
typedef enum {
  PURSER_RECORD_MOVE,
  PURSER_RECORD_UNDO,
  PURSER_RECORD_REDO,
  PURSER_RECORD_AMEND,
} PurserRecordKind;

/**
 * PurserRecord:
 * @kind: what it does
 * @targets: (nullable) (element-type guint): the records it names, ascending; %NULL for a move
 * @value: the line as it was written
 * @move: (nullable): the move, or the first move of an amendment
 * @moves: (nullable) (element-type PurserMove): the moves of an amendment, one for each of @targets
 * @index: its index among the moves, from 0
 * @struck: whether it is struck out
 * @amendments: (nullable) (element-type guint): the records that amend this move, in order
 * @own_move: the memory of @move if the record is a move
 *
 * One line of the journal.
 */
typedef struct {
  PurserRecordKind  kind;
  GArray           *targets;
  PurserValue      *value;
  PurserMove       *move;
  GPtrArray        *moves;
  guint             index;
  gboolean          struck;
  GArray           *amendments;
  PurserMove        own_move;
} PurserRecord;

PurserRecord     *purser_record_new           (const PurserSetup  *setup,
                                               PurserValue        *value,
                                               PurserVerdict      *verdict);
PurserRecord     *purser_record_copy          (const PurserRecord *self);
void              purser_record_free          (PurserRecord       *self);

guint             purser_record_get_target    (const PurserRecord *self,
                                               guint               index);
const PurserMove *purser_record_get_move_for  (const PurserRecord *self,
                                               guint               target);
guint             purser_record_get_tap       (const PurserRecord *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserRecord, purser_record_free)

G_END_DECLS
