// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-history.h"

G_BEGIN_DECLS

struct _PurserHistory
{
  PurserSetup  *setup;
  gsize         state_size;
  gpointer      state;
  gpointer      scratch;
  PurserLedger *ledger;
  GPtrArray    *records;
  /* The numbers of the records that are moves, in the order of the fold. */
  GArray       *moves;
  /* The [struct@PurserTurnInfo] before the first move and after each of the folded ones. */
  GArray       *turns;
  GArray       *snapshots;
  /* The records that each undo since the last move struck, the latest last; redo takes those that are still struck. */
  GPtrArray    *undone;
  /* Whether a record was restored out of order, so that the latest undone records may no longer be possible. */
  gboolean      out_of_turn;
  /* The records that undo and redo would take, once they have been asked for. */
  GArray       *next_undo;
  GArray       *next_redo;
  /* The number of moves that are folded in. */
  guint         n_folded;
  /* The number of moves that all changes of the past folded again. */
  guint         n_again;
};

PurserRecord *purser_history_at           (PurserHistory      *self,
                                           guint               n);
gboolean      purser_history_refold       (PurserHistory      *self,
                                           guint               index,
                                           PurserVerdict      *verdict);
void          purser_history_restore      (PurserHistory      *self,
                                           guint               index);
guint         purser_history_count_again  (PurserHistory      *self,
                                           guint               index);

guint         purser_history_find_first   (PurserHistory      *self,
                                           const GArray       *targets);
gboolean      purser_history_amend        (PurserHistory      *self,
                                           PurserRecord       *record,
                                           PurserVerdict      *verdict);
gboolean      purser_history_strike       (PurserHistory      *self,
                                           PurserRecord       *record,
                                           PurserVerdict      *verdict);
gboolean      purser_history_could_strike (PurserHistory      *self,
                                           const GArray       *targets,
                                           gboolean            struck);

void          purser_history_note_undone  (PurserHistory      *self,
                                           const PurserRecord *record);

G_END_DECLS
