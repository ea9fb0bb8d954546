// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-edits.h"
#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserPreviewChange:
 * @player: whose account
 * @account: which account
 * @before: what it holds now
 * @after: what it would hold
 *
 * A balance that would change.
 */
typedef struct {
  int    player;
  guint  account;
  gint64 before;
  gint64 after;
} PurserPreviewChange;

/**
 * PurserPreview:
 * @changes: (element-type PurserPreviewChange): the balances that would change
 * @over_before: whether the play is over now
 * @over_after: whether it would be over
 *
 * The consequences of a record that is not entered yet.
 */
typedef struct {
  GArray   *changes;
  gboolean  over_before;
  gboolean  over_after;
} PurserPreview;

PurserPreview *purser_preview_new_remove_entry (PurserPlay        *play,
                                                guint              n,
                                                gboolean           with_later,
                                                PurserVerdict     *verdict);
PurserPreview *purser_preview_new_amend        (PurserPlay        *play,
                                                const PurserEdits *edits,
                                                PurserVerdict     *verdict);
PurserPreview *purser_preview_find_way         (PurserPlay        *play,
                                                PurserEdits       *edits);
gboolean       purser_preview_uses_roll        (PurserPlay        *play,
                                                guint              n);
void           purser_preview_follow           (PurserPlay        *play,
                                                PurserEdits       *edits,
                                                gboolean           one_roll);
gpointer       purser_preview_dup_state        (PurserPlay        *play,
                                                const PurserEdits *edits,
                                                guint              n);
PurserPreview *purser_preview_new_compared     (PurserPlay        *play,
                                                PurserHistory     *after,
                                                const int         *order);
PurserValue   *purser_preview_dup_bare         (const PurserMove  *move);
void           purser_preview_free             (PurserPreview     *self);
gboolean       purser_preview_is_changed       (PurserPlay        *play,
                                                guint              n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserPreview, purser_preview_free)

G_END_DECLS
