// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-preview.h"

G_BEGIN_DECLS

/**
 * PurserRevision:
 * @n: the record of a move
 * @removes: whether the move is removed
 * @with_later: whether all later moves are removed with it
 * @follows: whether the move is a roll whose payouts follow it
 * @keeps_later: whether later moves that the rules would refuse are kept, and overrule them
 * @edits: if the move is changed, the edit of it; then all edits that are made
 * @together: the edits that are made together with it
 * @preview: (nullable): the consequences; %NULL if the rules refuse them
 * @verdict: why they are refused, even if later moves are kept
 * @same: whether no move would be different
 * @has_way: whether later moves can be kept
 *
 * A change of an earlier move as somebody is about to make it, and what would come of it.
 */
typedef struct {
  guint          n;
  gboolean       removes;
  gboolean       with_later;
  gboolean       follows;
  gboolean       keeps_later;
  PurserEdits   *edits;
  PurserEdits   *together;
  PurserPreview *preview;
  PurserVerdict  verdict;
  gboolean       same;
  gboolean       has_way;
} PurserRevision;

PurserRevision *purser_revision_new      (guint              n,
                                          const PurserEdits *together);
void            purser_revision_free     (PurserRevision    *self);
void            purser_revision_work_out (PurserRevision    *self,
                                          PurserPlay        *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserRevision, purser_revision_free)

G_END_DECLS
