// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-history.h"

/* So many records are folded at the most to get back to any place: few enough to be quick, and
 * far enough apart for the kept states to take little memory. */
#define SNAPSHOT_INTERVAL 256

typedef struct {
  guint    n_folded;
  guint    n_entries;
  gpointer state;
} Snapshot;

struct _PurserHistory
{
  PurserSetup  *setup;
  gsize         state_size;
  gpointer      state;
  gpointer      scratch;
  PurserLedger *ledger;
  GPtrArray    *records;
  GArray       *snapshots;
  GArray       *undone;
  guint         n_folded;
  guint         refolded;
};

static void
snapshot_clear (gpointer data)
{
  Snapshot *snapshot = data;

  g_free (snapshot->state);
}

static void
history_keep_snapshot (PurserHistory *self)
{
  Snapshot snapshot = { self->n_folded, purser_ledger_get_size (self->ledger), NULL };

  snapshot.state = g_memdup2 (self->state, self->state_size);
  g_array_append_val (self->snapshots, snapshot);
}

/**
 * purser_history_new:
 * @setup: what the play starts from
 * @verdict: (inout): why the rules do not take it
 *
 * Begins a play.
 *
 * Returns: (transfer full) (nullable): a history without records; %NULL where the rules say no
 */
PurserHistory *
purser_history_new (PurserSetup   *setup,
                    PurserVerdict *verdict)
{
  g_autoptr (PurserHistory) self = g_new0 (PurserHistory, 1);

  self->setup = purser_setup_ref (setup);
  self->state_size = setup->rules->state_size;
  self->state = g_malloc0 (self->state_size);
  self->scratch = g_malloc0 (self->state_size);
  self->ledger = purser_ledger_new ();
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_record_free);
  self->snapshots = g_array_new (FALSE, FALSE, sizeof (Snapshot));
  g_array_set_clear_func (self->snapshots, snapshot_clear);
  self->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  if (!purser_rules_begin (setup, self->state, self->ledger, verdict))
    return NULL;
  history_keep_snapshot (self);
  return g_steal_pointer (&self);
}

/**
 * purser_history_free:
 * @self: (transfer full): a history
 *
 * Frees a history.
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
  g_array_unref (self->undone);
  g_free (self);
}

static PurserRecord *
history_record (PurserHistory *self,
                guint          n)
{
  return g_ptr_array_index (self->records, n - 1);
}

/**
 * purser_history_get_move:
 * @self: a history
 * @n: the number of a record, from 1
 *
 * Returns: (transfer none) (nullable): the move that counts for that record: its own, or the last
 *   amendment that is not struck; %NULL where the record is no move or is struck
 */
const PurserMove *
purser_history_get_move (PurserHistory *self,
                         guint          n)
{
  const PurserRecord *record = history_record (self, n);

  if (record->kind != PURSER_RECORD_MOVE || record->struck)
    return NULL;
  for (guint i = record->amendments != NULL ? record->amendments->len : 0; i > 0; i--)
    {
      const PurserRecord *amendment = history_record (self, g_array_index (record->amendments, guint, i - 1));

      if (!amendment->struck)
        return amendment->move;
    }
  return record->move;
}

/* Folds the next record in. The state is changed in place, for a copy of it each time would cost more
 * than the move; after a refusal the caller goes back to a kept one. */
static gboolean
history_fold_one (PurserHistory *self,
                  PurserVerdict *verdict)
{
  guint n = self->n_folded + 1;
  const PurserMove *move = purser_history_get_move (self, n);

  if (move != NULL)
    {
      self->ledger->n = n;
      if (!purser_rules_apply (self->setup, self->state, move, self->ledger, verdict))
        return FALSE;
    }
  self->n_folded = n;
  if (n % SNAPSHOT_INTERVAL == 0)
    history_keep_snapshot (self);
  return TRUE;
}

static void
history_go_back (PurserHistory *self,
                 guint          before)
{
  const Snapshot *snapshot;

  while (g_array_index (self->snapshots, Snapshot, self->snapshots->len - 1).n_folded >= before)
    g_array_set_size (self->snapshots, self->snapshots->len - 1);
  snapshot = &g_array_index (self->snapshots, Snapshot, self->snapshots->len - 1);
  memcpy (self->state, snapshot->state, self->state_size);
  purser_ledger_truncate (self->ledger, snapshot->n_entries);
  self->n_folded = snapshot->n_folded;
}

/* Folds everything from record @from on again. */
static gboolean
history_refold (PurserHistory *self,
                guint          from,
                PurserVerdict *verdict)
{
  history_go_back (self, from);
  self->refolded = MIN (self->refolded, from);
  while (self->n_folded < self->records->len)
    if (!history_fold_one (self, verdict))
      return FALSE;
  return TRUE;
}

/* Says which later record stands in the way, and why. Overruling this one would not help that one. */
static void
history_explain (PurserHistory *self,
                 guint          from,
                 PurserVerdict *verdict)
{
  guint n = self->n_folded + 1;
  g_autofree char *text = NULL;

  if (n == from)
    return;
  text = g_steal_pointer (&verdict->text);
  purser_verdict_refuse (verdict, verdict->rule, _("record %u could not stand after that: %s"), n, text);
  verdict->final = TRUE;
}

/* Tries a change of the past: where the rest cannot stand, the caller takes it back with @revert. */
static gboolean
history_change_past (PurserHistory *self,
                     guint          from,
                     PurserVerdict *verdict)
{
  if (history_refold (self, from, verdict))
    return TRUE;
  history_explain (self, from, verdict);
  return FALSE;
}

static void
history_restore (PurserHistory *self,
                 guint          from)
{
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean restored = history_refold (self, from, &verdict);

  g_assert (restored);
}

static gboolean
history_check_target (PurserHistory      *self,
                      const PurserRecord *record,
                      PurserVerdict      *verdict)
{
  const PurserRecord *target;

  if (record->target > self->records->len)
    purser_verdict_reject (verdict, _("there is no record %u before this one"), record->target);
  else if (target = history_record (self, record->target),
           target->kind == PURSER_RECORD_UNDO || target->kind == PURSER_RECORD_REDO)
    purser_verdict_reject (verdict, _("record %u is an undo or a redo and stays as it is"), record->target);
  else if (record->kind == PURSER_RECORD_REDO && !target->struck)
    purser_verdict_reject (verdict, _("record %u is not struck out"), record->target);
  else if (record->kind != PURSER_RECORD_REDO && target->struck)
    purser_verdict_reject (verdict, _("record %u is struck out already"), record->target);
  else if (record->kind == PURSER_RECORD_AMEND && target->kind != PURSER_RECORD_MOVE)
    purser_verdict_reject (verdict, _("record %u is no move; name the move itself"), record->target);
  else
    return TRUE;
  return FALSE;
}

/* The move whose place in the fold changes when @n is struck or brought back. */
static guint
history_place (PurserHistory *self,
               guint          n)
{
  const PurserRecord *record = history_record (self, n);

  return record->kind == PURSER_RECORD_AMEND ? record->target : n;
}

static gboolean
history_strike (PurserHistory *self,
                guint          n,
                gboolean       struck,
                PurserVerdict *verdict)
{
  guint from = history_place (self, n);

  history_record (self, n)->struck = struck;
  if (history_change_past (self, from, verdict))
    return TRUE;
  history_record (self, n)->struck = !struck;
  history_restore (self, from);
  return FALSE;
}

static gboolean
history_amend (PurserHistory *self,
               PurserRecord  *record,
               PurserVerdict *verdict)
{
  guint n = self->records->len + 1;
  PurserRecord *target = history_record (self, record->target);

  g_ptr_array_add (self->records, record);
  purser_record_amend (target, n);
  if (history_change_past (self, record->target, verdict))
    return TRUE;
  purser_record_disamend (target);
  g_ptr_array_steal_index (self->records, n - 1);
  history_restore (self, record->target);
  return FALSE;
}

static gboolean
history_add_move (PurserHistory *self,
                  PurserRecord  *record,
                  PurserVerdict *verdict)
{
  guint n = self->records->len + 1;

  g_ptr_array_add (self->records, record);
  if (history_fold_one (self, verdict))
    return TRUE;
  g_ptr_array_steal_index (self->records, n - 1);
  history_restore (self, n);
  return FALSE;
}

static gboolean
history_add_strike (PurserHistory *self,
                    PurserRecord  *record,
                    PurserVerdict *verdict)
{
  if (!history_strike (self, record->target, record->kind == PURSER_RECORD_UNDO, verdict))
    return FALSE;
  g_ptr_array_add (self->records, record);
  return history_fold_one (self, verdict);
}

static void
history_note_undone (PurserHistory      *self,
                     const PurserRecord *record)
{
  if (record->kind == PURSER_RECORD_UNDO)
    g_array_append_val (self->undone, record->target);
  else if (record->kind != PURSER_RECORD_REDO)
    g_array_set_size (self->undone, 0);
  else
    for (guint i = 0; i < self->undone->len; i++)
      if (g_array_index (self->undone, guint, i) == record->target)
        g_array_remove_index (self->undone, i--);
}

/**
 * purser_history_add:
 * @self: a history
 * @record: an object: a move, an undo, a redo or an amendment; its number is not looked at
 * @verdict: (inout): why not
 *
 * Adds a record and works out what comes of it. A refused record changes nothing. A strike, a redo
 * or an amendment after which a later move could not stand is refused, and the verdict names the
 * later record (`table/undo`, `table/amend`).
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
  if (read->kind != PURSER_RECORD_MOVE && !history_check_target (self, read, verdict))
    return FALSE;
  self->refolded = self->records->len + 1;
  if (read->kind == PURSER_RECORD_MOVE)
    taken = history_add_move (self, read, verdict);
  else if (read->kind == PURSER_RECORD_AMEND)
    taken = history_amend (self, read, verdict);
  else
    taken = history_add_strike (self, read, verdict);
  if (taken)
    history_note_undone (self, g_steal_pointer (&read));
  return taken;
}

/**
 * purser_history_try:
 * @self: a history
 * @move: a move as it is written in the file
 * @ledger: (nullable): where to book what would change
 * @verdict: (inout): why not
 *
 * Tries a move out on a copy of the present state. Nothing is changed.
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
 * @self: a history
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
 * @self: a history
 *
 * Returns: (transfer none): the present state; good until a record is added
 */
gconstpointer
purser_history_get_state (PurserHistory *self)
{
  return self->state;
}

/**
 * purser_history_get_ledger:
 * @self: a history
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
 * @self: a history
 *
 * Returns: how many records there are; they are numbered from 1
 */
guint
purser_history_get_size (PurserHistory *self)
{
  return self->records->len;
}

/**
 * purser_history_get_record:
 * @self: a history
 * @n: the number of a record, from 1
 *
 * Returns: (transfer none): the record
 */
const PurserRecord *
purser_history_get_record (PurserHistory *self,
                           guint          n)
{
  g_assert (n >= 1 && n <= self->records->len);
  return history_record (self, n);
}

/* What was learned before the first move came from the owner's copy of the game, not from a slip. */
static gboolean
history_is_opening (PurserHistory *self,
                    guint          n)
{
  for (guint i = 1; i <= n; i++)
    {
      const PurserRecord *record = history_record (self, i);

      if (record->move == NULL || strcmp (record->move->verb->name, "learn") != 0)
        return FALSE;
    }
  return TRUE;
}

/**
 * purser_history_get_undo:
 * @self: a history
 *
 * Returns: the record that "undo" would strike: the last move or amendment that stands; 0 for none
 */
guint
purser_history_get_undo (PurserHistory *self)
{
  for (guint n = self->records->len; n > 0; n--)
    {
      const PurserRecord *record = history_record (self, n);

      if (record->move != NULL && !record->struck)
        return history_is_opening (self, n) ? 0 : n;
    }
  return 0;
}

/**
 * purser_history_get_redo:
 * @self: a history
 *
 * Returns: the record that "redo" would bring back: the last one struck since the last move; 0 for none
 */
guint
purser_history_get_redo (PurserHistory *self)
{
  if (self->undone->len == 0)
    return 0;
  return g_array_index (self->undone, guint, self->undone->len - 1);
}

/**
 * purser_history_get_refolded:
 * @self: a history
 *
 * Returns: the first record whose entries may have changed when a record was last added
 */
guint
purser_history_get_refolded (PurserHistory *self)
{
  return self->refolded;
}
