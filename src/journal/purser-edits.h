// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-value.h"

G_BEGIN_DECLS

/**
 * PurserEdits:
 * @numbers: (element-type guint): records of moves, ascending
 * @moves: (element-type PurserValue): the move in the place of each
 *
 * Edits of moves, to be made together.
 */
typedef struct {
  GArray    *numbers;
  GPtrArray *moves;
} PurserEdits;

PurserEdits *purser_edits_new  (void);
PurserEdits *purser_edits_copy (const PurserEdits *self);
void         purser_edits_free (PurserEdits *self);

void         purser_edits_put  (PurserEdits       *self,
                                guint              n,
                                PurserValue       *move);
PurserValue *purser_edits_get  (const PurserEdits *self,
                                guint              n);
guint        purser_edits_step (const PurserEdits *self,
                                guint              n,
                                int                by);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserEdits, purser_edits_free)

G_END_DECLS
