// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Changes the past of a play: strikes out, restores or amends records, or refuses to and tells why. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-history-private.h"

/* A small file could change its first move ten thousand times, and each change works out all later moves again. A play of three
 * thousand moves can be changed from the beginning 160 times before this limit, one of five hundred a thousand times. */
#define MAX_AGAIN 500000

static gboolean
history_check_target (PurserHistory    *self,
                      PurserRecordKind  kind,
                      guint             n,
                      PurserVerdict    *verdict)
{
  const PurserRecord *target;

  if (n > self->records->len)
    return purser_verdict_reject (verdict, _("there is no record %u before this one"), n);
  target = purser_history_at (self, n);
  if (target->move == NULL)
    return purser_verdict_reject (verdict, _("record %u is an undo or a redo and stays as it is"), n);
  if (kind == PURSER_RECORD_REDO && !target->struck)
    return purser_verdict_reject (verdict, _("record %u has not been removed"), n);
  if (kind != PURSER_RECORD_REDO && target->struck)
    return purser_verdict_reject (verdict, _("record %u has been removed already"), n);
  if (kind == PURSER_RECORD_AMEND && target->kind != PURSER_RECORD_MOVE)
    return purser_verdict_reject (verdict, _("record %u is not a move; name the move itself"), n);
  return TRUE;
}

static gboolean
history_check_targets (PurserHistory      *self,
                       const PurserRecord *record,
                       PurserVerdict      *verdict)
{
  for (guint i = 0; i < record->targets->len; i++)
    if (!history_check_target (self, record->kind, purser_record_get_target (record, i), verdict))
      return FALSE;
  return TRUE;
}

/* Returns the first move in the fold that changes when @targets are struck or restored. An amendment comes after the moves it
 * amends, and its targets ascend. */
guint
purser_history_find_first (PurserHistory *self,
                           const GArray  *targets)
{
  guint first = G_MAXUINT;

  for (guint i = 0; i < targets->len; i++)
    {
      const PurserRecord *record = purser_history_at (self, g_array_index (targets, guint, i));

      if (record->kind == PURSER_RECORD_AMEND)
        record = purser_history_at (self, purser_record_get_target (record, 0));
      first = MIN (first, record->index);
    }
  return first;
}

/* Names the record that would no longer be possible, and why. Overruling the change itself would not help a later record. */
static void
history_explain (PurserHistory      *self,
                 const PurserRecord *record,
                 guint               first,
                 PurserVerdict      *verdict)
{
  guint n = g_array_index (self->moves, guint, self->n_folded);
  gboolean own = record->kind == PURSER_RECORD_AMEND && purser_record_get_move_for (record, n) != NULL;
  char *reason;

  if (self->n_folded == first && record->targets->len == 1)
    return;
  reason = g_steal_pointer (&verdict->text);
  purser_verdict_refuse (verdict, verdict->rule, _("record %u would no longer be possible: %s"), n, reason);
  verdict->reason = reason;
  verdict->final = !own;
  verdict->n = n;
}

/* Tries a change of the past. If the later moves are no longer possible, the caller reverts it and restores the state. */
static gboolean
history_change_past (PurserHistory      *self,
                     const PurserRecord *record,
                     guint               first,
                     PurserVerdict      *verdict)
{
  guint again = purser_history_count_again (self, first);

  if (again > MAX_AGAIN - self->n_again)
    return purser_verdict_reject (verdict, _("this play has been edited so often that working it out would take too long"));
  if (!purser_history_refold (self, first, verdict))
    {
      history_explain (self, record, first, verdict);
      return FALSE;
    }
  self->n_again += again;
  return TRUE;
}

static void
history_mark (PurserHistory *self,
              const GArray  *targets,
              gboolean       struck)
{
  for (guint i = 0; i < targets->len; i++)
    purser_history_at (self, g_array_index (targets, guint, i))->struck = struck;
}

/* Strikes the records that @record names out, or restores them, all or none. */
gboolean
purser_history_strike (PurserHistory *self,
                       PurserRecord  *record,
                       PurserVerdict *verdict)
{
  gboolean struck = record->kind == PURSER_RECORD_UNDO;
  guint first;

  if (!history_check_targets (self, record, verdict))
    return FALSE;
  first = purser_history_find_first (self, record->targets);
  history_mark (self, record->targets, struck);
  if (history_change_past (self, record, first, verdict))
    {
      g_ptr_array_add (self->records, record);
      return TRUE;
    }
  history_mark (self, record->targets, !struck);
  purser_history_restore (self, first);
  return FALSE;
}

/* Returns whether @targets can be struck or restored, and changes nothing. */
gboolean
purser_history_could_strike (PurserHistory *self,
                             const GArray  *targets,
                             gboolean       struck)
{
  g_auto (PurserVerdict) verdict = { 0 };
  guint first = purser_history_find_first (self, targets);
  gboolean could;

  history_mark (self, targets, struck);
  could = purser_history_refold (self, first, &verdict);
  history_mark (self, targets, !struck);
  purser_history_restore (self, first);
  return could;
}

static void
history_note_amendment (PurserHistory      *self,
                        const PurserRecord *record,
                        guint               n)
{
  for (guint i = 0; i < record->targets->len; i++)
    {
      PurserRecord *target = purser_history_at (self, purser_record_get_target (record, i));

      if (target->amendments == NULL)
        target->amendments = g_array_new (FALSE, FALSE, sizeof (guint));
      g_array_append_val (target->amendments, n);
    }
}

static void
history_forget_amendment (PurserHistory      *self,
                          const PurserRecord *record)
{
  for (guint i = 0; i < record->targets->len; i++)
    {
      GArray *amendments = purser_history_at (self, purser_record_get_target (record, i))->amendments;

      g_array_set_size (amendments, amendments->len - 1);
    }
}

/* Replaces the moves of the records that @record names, all or none. */
gboolean
purser_history_amend (PurserHistory *self,
                      PurserRecord  *record,
                      PurserVerdict *verdict)
{
  guint n = self->records->len + 1;
  guint first;

  if (!history_check_targets (self, record, verdict))
    return FALSE;
  first = purser_history_find_first (self, record->targets);
  g_ptr_array_add (self->records, record);
  history_note_amendment (self, record, n);
  if (history_change_past (self, record, first, verdict))
    return TRUE;
  history_forget_amendment (self, record);
  g_ptr_array_steal_index (self->records, n - 1);
  purser_history_restore (self, first);
  return FALSE;
}
