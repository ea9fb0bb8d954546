// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-record.h"

static const char *const kind_keys[] = { "move", "undo", "redo", "amend" };

static gboolean
record_read_kind (PurserRecord  *self,
                  PurserVerdict *verdict)
{
  guint found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kind_keys); i++)
    if (purser_value_get (self->value, kind_keys[i]) != NULL)
      {
        self->kind = (PurserRecordKind) i;
        found++;
      }
  if (found == 1)
    return TRUE;
  purser_verdict_reject (verdict, _("a record has exactly one of “move”, “undo”, “redo” and “amend”"));
  return FALSE;
}

static gboolean
record_read_target (PurserRecord  *self,
                    PurserVerdict *verdict)
{
  gint64 target = purser_value_get_integer_of (self->value, kind_keys[self->kind], 0);

  if (target < 1 || target > G_MAXINT32)
    {
      purser_verdict_reject (verdict, _("“%s” must be the number of an earlier record"), kind_keys[self->kind]);
      return FALSE;
    }
  self->target = (guint) target;
  return TRUE;
}

static gboolean
record_read_move (PurserRecord      *self,
                  const PurserSetup *setup,
                  PurserVerdict     *verdict)
{
  PurserValue *move = self->value;

  if (self->kind == PURSER_RECORD_AMEND)
    move = purser_value_get (self->value, "with");
  if (!purser_value_is (move, PURSER_VALUE_OBJECT))
    {
      purser_verdict_reject (verdict, _("“%s” must be an object"), "with");
      return FALSE;
    }
  if (!purser_move_read (&self->own_move, setup, move, verdict))
    return FALSE;
  self->move = &self->own_move;
  return TRUE;
}

/**
 * purser_record_new:
 * @setup: the play's set-up
 * @value: an object: a line of the journal
 * @verdict: (inout): says what is wrong with it
 *
 * Reads a line of the journal, apart from its number.
 *
 * Returns: (transfer full) (nullable): a record; %NULL where it makes no sense
 */
PurserRecord *
purser_record_new (const PurserSetup *setup,
                   PurserValue       *value,
                   PurserVerdict     *verdict)
{
  g_autoptr (PurserRecord) self = NULL;

  if (!purser_value_is (value, PURSER_VALUE_OBJECT))
    {
      purser_verdict_reject (verdict, _("a record must be an object"));
      return NULL;
    }
  self = g_new0 (PurserRecord, 1);
  self->value = purser_value_ref (value);
  if (!record_read_kind (self, verdict))
    return NULL;
  if (self->kind != PURSER_RECORD_MOVE && !record_read_target (self, verdict))
    return NULL;
  if ((self->kind == PURSER_RECORD_MOVE || self->kind == PURSER_RECORD_AMEND) &&
      !record_read_move (self, setup, verdict))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * purser_record_free:
 * @self: (transfer full): a record
 *
 * Frees a record.
 */
void
purser_record_free (PurserRecord *self)
{
  purser_value_unref (self->value);
  g_clear_pointer (&self->move, purser_move_clear);
  g_clear_pointer (&self->amendments, g_array_unref);
  g_free (self);
}

/**
 * purser_record_amend:
 * @self: a move
 * @amendment: the number of the record that amends it
 *
 * Notes that a move is amended.
 */
void
purser_record_amend (PurserRecord *self,
                     guint         amendment)
{
  g_assert (self->kind == PURSER_RECORD_MOVE);
  if (self->amendments == NULL)
    self->amendments = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (self->amendments, amendment);
}

/**
 * purser_record_disamend:
 * @self: a move
 *
 * Takes the note of the last amendment back, because it was refused.
 */
void
purser_record_disamend (PurserRecord *self)
{
  g_array_set_size (self->amendments, self->amendments->len - 1);
}
