// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-history-private.h"

/* The most moves that are folded to reach any place: few enough to be quick, and enough to keep few states in memory. */
#define SNAPSHOT_INTERVAL 256

typedef struct {
  guint    n_folded;
  guint    n_entries;
  guint    n_tokens;
  gpointer state;
} Snapshot;

static void
snapshot_clear (gpointer data)
{
  Snapshot *snapshot = data;

  g_free (snapshot->state);
}

static void
history_keep_snapshot (PurserHistory *self)
{
  Snapshot snapshot = { self->n_folded, self->ledger->entries->len, self->ledger->tokens->len,
                        g_memdup2 (self->state, self->state_size) };

  g_array_append_val (self->snapshots, snapshot);
}

/* Keeps the [struct@PurserTurnInfo] with which each state begins. */
static void
history_keep_turn (PurserHistory *self)
{
  g_array_append_vals (self->turns, self->state, 1);
}

PurserRecord *
purser_history_at (PurserHistory *self,
                   guint          n)
{
  return g_ptr_array_index (self->records, n - 1);
}

static PurserHistory *
history_make (PurserSetup *setup)
{
  PurserHistory *self = g_new0 (PurserHistory, 1);

  self->setup = purser_setup_ref (setup);
  self->state_size = setup->rules->state_size;
  self->state = g_malloc0 (self->state_size);
  self->scratch = g_malloc0 (self->state_size);
  self->ledger = purser_ledger_new ();
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_record_free);
  self->snapshots = g_array_new (FALSE, FALSE, sizeof (Snapshot));
  g_array_set_clear_func (self->snapshots, snapshot_clear);
  self->moves = g_array_new (FALSE, FALSE, sizeof (guint));
  self->turns = g_array_new (FALSE, FALSE, sizeof (PurserTurnInfo));
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  return self;
}

/**
 * purser_history_new:
 * @verdict: (inout): why the rules refuse it
 *
 * Returns: (transfer full) (nullable): a play without records; %NULL if the rules refuse it
 */
PurserHistory *
purser_history_new (PurserSetup   *setup,
                    PurserVerdict *verdict)
{
  g_autoptr (PurserHistory) self = history_make (setup);

  if (!purser_rules_begin (setup, self->state, self->ledger, verdict))
    return NULL;
  history_keep_snapshot (self);
  history_keep_turn (self);
  return g_steal_pointer (&self);
}

static void
history_copy_snapshots (PurserHistory *self,
                        PurserHistory *from)
{
  for (guint i = 0; i < from->snapshots->len; i++)
    {
      Snapshot snapshot = g_array_index (from->snapshots, Snapshot, i);

      snapshot.state = g_memdup2 (snapshot.state, self->state_size);
      g_array_append_val (self->snapshots, snapshot);
    }
}

/**
 * purser_history_copy:
 * @setup: the set-up of the copy: that of @self, or a copy of it for another thread
 *
 * Copies a play in its present state, so that something can be tried on it. Nothing is worked out again.
 *
 * Returns: (transfer full): an independent history
 */
PurserHistory *
purser_history_copy (PurserHistory *self,
                     PurserSetup   *setup)
{
  PurserHistory *copy = history_make (setup);

  memcpy (copy->state, self->state, self->state_size);
  for (guint n = 1; n <= self->records->len; n++)
    g_ptr_array_add (copy->records, purser_record_copy (purser_history_at (self, n)));
  g_array_append_vals (copy->moves, self->moves->data, self->moves->len);
  g_array_append_vals (copy->turns, self->turns->data, self->turns->len);
  g_array_append_vals (copy->ledger->entries, self->ledger->entries->data, self->ledger->entries->len);
  g_array_append_vals (copy->ledger->tokens, self->ledger->tokens->data, self->ledger->tokens->len);
  history_copy_snapshots (copy, self);
  copy->n_folded = self->n_folded;
  copy->n_again = self->n_again;
  return copy;
}

/**
 * purser_history_free:
 * @self: (transfer full): a history
 */
void
purser_history_free (PurserHistory *self)
{
  purser_setup_unref (self->setup);
  g_free (self->state);
  g_free (self->scratch);
  purser_ledger_free (self->ledger);
  g_ptr_array_unref (self->records);
  g_array_unref (self->snapshots);
  g_array_unref (self->moves);
  g_array_unref (self->turns);
  g_ptr_array_unref (self->undone);
  g_clear_pointer (&self->next_undo, g_array_unref);
  g_clear_pointer (&self->next_redo, g_array_unref);
  g_free (self);
}

/**
 * purser_history_get_move:
 * @n: the number of a record, from 1
 *
 * Returns: (transfer none) (nullable): the move that counts for that record: its own, or the last amendment that is not struck;
 *   %NULL if the record is no move or is struck
 */
const PurserMove *
purser_history_get_move (PurserHistory *self,
                         guint          n)
{
  const PurserRecord *record = purser_history_at (self, n);

  if (record->kind != PURSER_RECORD_MOVE || record->struck)
    return NULL;
  for (guint i = record->amendments != NULL ? record->amendments->len : 0; i > 0; i--)
    {
      const PurserRecord *amendment = purser_history_at (self, g_array_index (record->amendments, guint, i - 1));

      if (!amendment->struck)
        return purser_record_get_move_for (amendment, n);
    }
  return record->move;
}

/* Folds the next move in. It changes the state in place, as a copy would cost more than the move; after a refusal the caller
 * goes back to a snapshot. */
static gboolean
history_fold_move (PurserHistory *self,
                   PurserVerdict *verdict)
{
  guint n = g_array_index (self->moves, guint, self->n_folded);
  const PurserMove *move = purser_history_get_move (self, n);

  if (move != NULL)
    {
      self->ledger->n = n;
      if (!purser_rules_apply (self->setup, self->state, move, self->ledger, verdict))
        return FALSE;
    }
  self->n_folded++;
  history_keep_turn (self);
  if (self->n_folded % SNAPSHOT_INTERVAL == 0)
    history_keep_snapshot (self);
  return TRUE;
}

/* Returns the number of moves before the record. */
static guint
history_count_before (PurserHistory *self,
                      guint          n)
{
  guint index = 0;

  while (index < self->n_folded && g_array_index (self->moves, guint, index) < n)
    index++;
  return index;
}

/**
 * purser_history_dup_state:
 * @n: a record
 *
 * Folds from the last snapshot before it.
 *
 * Returns: (transfer full): the state before the record
 */
gpointer
purser_history_dup_state (PurserHistory *self,
                          guint          n)
{
  guint before = history_count_before (self, n);
  const Snapshot *kept = &g_array_index (self->snapshots, Snapshot, before / SNAPSHOT_INTERVAL);
  gpointer state = g_memdup2 (kept->state, self->state_size);

  for (guint i = kept->n_folded; i < before; i++)
    {
      g_auto (PurserVerdict) verdict = { 0 };
      const PurserMove *move = purser_history_get_move (self, g_array_index (self->moves, guint, i));

      if (move != NULL)
        purser_rules_apply (self->setup, state, move, NULL, &verdict);
    }
  return state;
}

static void
history_go_back (PurserHistory *self,
                 guint          index)
{
  const Snapshot *snapshot;

  while (g_array_index (self->snapshots, Snapshot, self->snapshots->len - 1).n_folded > index)
    g_array_set_size (self->snapshots, self->snapshots->len - 1);
  snapshot = &g_array_index (self->snapshots, Snapshot, self->snapshots->len - 1);
  memcpy (self->state, snapshot->state, self->state_size);
  g_array_set_size (self->ledger->entries, snapshot->n_entries);
  g_array_set_size (self->ledger->tokens, snapshot->n_tokens);
  self->n_folded = snapshot->n_folded;
  g_array_set_size (self->turns, self->n_folded + 1);
}

/* Folds all moves from the one at @index on again. */
gboolean
purser_history_refold (PurserHistory *self,
                       guint          index,
                       PurserVerdict *verdict)
{
  history_go_back (self, index);
  while (self->n_folded < self->moves->len)
    if (!history_fold_move (self, verdict))
      return FALSE;
  return TRUE;
}

/* Folds again after a refused change was reverted. */
void
purser_history_restore (PurserHistory *self,
                        guint          index)
{
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean restored = purser_history_refold (self, index, &verdict);

  g_assert (restored);
}

/* Returns the number of moves that are folded again if the one at @index changes. */
guint
purser_history_count_again (PurserHistory *self,
                            guint          index)
{
  return self->moves->len - index / SNAPSHOT_INTERVAL * SNAPSHOT_INTERVAL;
}

static gboolean
history_add_move (PurserHistory *self,
                  PurserRecord  *record,
                  PurserVerdict *verdict)
{
  guint n = self->records->len + 1;

  record->index = self->moves->len;
  g_ptr_array_add (self->records, record);
  g_array_append_val (self->moves, n);
  if (history_fold_move (self, verdict))
    return TRUE;
  g_ptr_array_steal_index (self->records, n - 1);
  g_array_set_size (self->moves, record->index);
  purser_history_restore (self, record->index);
  return FALSE;
}

/**
 * purser_history_add:
 * @record: an object: a move, an undo, a redo or an amendment; its number is ignored
 *
 * Adds a record and works out the new state. A refused record changes nothing. A strike, a redo or an amendment is refused if a
 * later move would no longer be possible, and the verdict names that record (`table/undo`, `table/amend`). One that names
 * several records changes them together: only the result of all changes counts.
 *
 * Returns: whether the record was taken
 */
gboolean
purser_history_add (PurserHistory *self,
                    PurserValue   *record,
                    PurserVerdict *verdict)
{
  g_autoptr (PurserRecord) read = purser_record_new (self->setup, record, verdict);
  gboolean taken;

  if (read == NULL)
    return FALSE;
  if (read->kind == PURSER_RECORD_MOVE)
    taken = history_add_move (self, read, verdict);
  else if (read->kind == PURSER_RECORD_AMEND)
    taken = purser_history_amend (self, read, verdict);
  else
    taken = purser_history_strike (self, read, verdict);
  if (taken)
    purser_history_note_undone (self, g_steal_pointer (&read));
  return taken;
}

/* Removes the records from @n on, which are moves. */
static void
history_cut (PurserHistory *self,
             guint          n)
{
  guint index = purser_history_at (self, n)->index;

  g_ptr_array_set_size (self->records, (int) n - 1);
  g_array_set_size (self->moves, index);
  purser_history_restore (self, index);
}

static gboolean
history_add_one (PurserHistory *self,
                 PurserValue   *value,
                 PurserVerdict *verdict)
{
  g_autoptr (PurserRecord) record = purser_record_new (self->setup, value, verdict);

  if (record != NULL && record->kind != PURSER_RECORD_MOVE)
    purser_verdict_reject (verdict, _("only moves can be entered together"));
  if (record == NULL || record->kind != PURSER_RECORD_MOVE || !history_add_move (self, record, verdict))
    return FALSE;
  g_steal_pointer (&record);
  return TRUE;
}

/**
 * purser_history_add_tap:
 * @records: (element-type PurserValue): moves as they are written in the file, or one record of another kind
 * @refused: (out): the index of the refused move, from 0, if one was
 *
 * Adds several moves, all or none.
 *
 * Returns: whether they were taken
 */
gboolean
purser_history_add_tap (PurserHistory *self,
                        GPtrArray     *records,
                        guint         *refused,
                        PurserVerdict *verdict)
{
  guint first = self->records->len + 1;

  *refused = 0;
  if (records->len == 1)
    return purser_history_add (self, g_ptr_array_index (records, 0), verdict);
  for (; *refused < records->len; (*refused)++)
    if (!history_add_one (self, g_ptr_array_index (records, *refused), verdict))
      {
        if (self->records->len >= first)
          history_cut (self, first);
        return FALSE;
      }
  purser_history_note_undone (self, purser_history_at (self, first));
  return TRUE;
}

/**
 * purser_history_try:
 * @move: a move as it is written in the file
 * @ledger: (nullable): the ledger for its entries
 *
 * Tries a move on a copy of the present state.
 *
 * Returns: whether the rules would take it
 */
gboolean
purser_history_try (PurserHistory *self,
                    PurserValue   *move,
                    PurserLedger  *ledger,
                    PurserVerdict *verdict)
{
  g_autoptr (PurserMove) read = purser_move_new (self->setup, move, verdict);

  if (read == NULL)
    return FALSE;
  if (ledger != NULL)
    ledger->n = self->records->len + 1;
  memcpy (self->scratch, self->state, self->state_size);
  return purser_rules_apply (self->setup, self->scratch, read, ledger, verdict);
}

/**
 * purser_history_get_setup:
 *
 * Returns: (transfer none): what the play started from
 */
PurserSetup *
purser_history_get_setup (PurserHistory *self)
{
  return self->setup;
}

/**
 * purser_history_get_state:
 *
 * Returns: (transfer none): the present state; valid until a record is added
 */
gconstpointer
purser_history_get_state (PurserHistory *self)
{
  return self->state;
}

/**
 * purser_history_get_ledger:
 *
 * Returns: (transfer none): every entry so far
 */
PurserLedger *
purser_history_get_ledger (PurserHistory *self)
{
  return self->ledger;
}

/**
 * purser_history_get_size:
 *
 * Returns: the number of records; they are numbered from 1
 */
guint
purser_history_get_size (PurserHistory *self)
{
  return self->records->len;
}

/**
 * purser_history_get_record:
 * @n: the number of a record, from 1
 *
 * Returns: (transfer none): the record
 */
const PurserRecord *
purser_history_get_record (PurserHistory *self,
                           guint          n)
{
  g_assert (n >= 1 && n <= self->records->len);
  return purser_history_at (self, n);
}

/**
 * purser_history_get_turn_after:
 * @n: the number of a record that is a move; 0 for the set-up
 *
 * Returns: the round, the turn and the end after it
 */
PurserTurnInfo
purser_history_get_turn_after (PurserHistory *self,
                               guint          n)
{
  return g_array_index (self->turns, PurserTurnInfo, n > 0 ? purser_history_at (self, n)->index + 1 : 0);
}
