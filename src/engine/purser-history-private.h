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
  /* The numbers of the records that are moves, in the order in which they are folded. */
  GArray       *moves;
  GArray       *snapshots;
  /* What each undo since the last move struck, the last one last; redo takes what is struck of it still. */
  GPtrArray    *undone;
  /* Whether something was brought back out of turn, so that what was undone last may not stand any more. */
  gboolean      out_of_turn;
  /* What undo and redo would take, once somebody has asked. */
  GArray       *next_undo;
  GArray       *next_redo;
  /* How many moves are folded in. */
  guint         n_folded;
  /* How many moves all changes of the past together folded again. */
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
