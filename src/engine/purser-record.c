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
  return purser_verdict_reject (verdict, _("a record has exactly one of “move”, “undo”, “redo” and “amend”"));
}

/* Adds a target. The numbers must ascend, so that each occurs once. */
static gboolean
record_take_target (PurserRecord *self,
                    PurserValue  *number)
{
  guint before = self->targets->len > 0 ? g_array_index (self->targets, guint, self->targets->len - 1) : 0;
  guint target;

  if (!purser_value_is (number, PURSER_VALUE_INTEGER) || purser_value_get_integer (number) <= before ||
      purser_value_get_integer (number) > G_MAXINT32)
    return FALSE;
  target = (guint) purser_value_get_integer (number);
  g_array_append_val (self->targets, target);
  return TRUE;
}

static gboolean
record_read_list (PurserRecord  *self,
                  PurserValue   *list,
                  PurserVerdict *verdict)
{
  guint size = purser_value_get_size (list);

  for (guint i = 0; i < size; i++)
    if (!record_take_target (self, purser_value_get_at (list, i)))
      size = 0;
  if (size > 0)
    return TRUE;
  return purser_verdict_reject (verdict, _("“%s” must list numbers of earlier records, ascending and each once"),
                                kind_keys[self->kind]);
}

static gboolean
record_read_targets (PurserRecord  *self,
                     PurserVerdict *verdict)
{
  PurserValue *named = purser_value_get (self->value, kind_keys[self->kind]);

  self->targets = g_array_new (FALSE, FALSE, sizeof (guint));
  if (purser_value_is (named, PURSER_VALUE_LIST))
    return record_read_list (self, named, verdict);
  if (record_take_target (self, named))
    return TRUE;
  return purser_verdict_reject (verdict, _("“%s” must be the number of an earlier record"), kind_keys[self->kind]);
}

static gboolean
record_read_move (PurserRecord      *self,
                  const PurserSetup *setup,
                  PurserVerdict     *verdict)
{
  if (!purser_move_read (&self->own_move, setup, self->value, verdict))
    return FALSE;
  self->move = &self->own_move;
  return TRUE;
}

static gboolean
record_take_with (PurserRecord      *self,
                  const PurserSetup *setup,
                  PurserValue       *with,
                  PurserVerdict     *verdict)
{
  PurserMove *move;

  if (!purser_value_is (with, PURSER_VALUE_OBJECT))
    return purser_verdict_reject (verdict, _("“%s” must be an object"), "with");
  move = purser_move_new (setup, with, verdict);
  if (move != NULL)
    g_ptr_array_add (self->moves, move);
  return move != NULL;
}

/* Reads `with`: one move for one number, or a list of as many moves for a list. */
static gboolean
record_read_with (PurserRecord      *self,
                  const PurserSetup *setup,
                  PurserVerdict     *verdict)
{
  PurserValue *with = purser_value_get (self->value, "with");
  gboolean many = purser_value_is (purser_value_get (self->value, "amend"), PURSER_VALUE_LIST);

  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_move_free);
  if (many && (!purser_value_is (with, PURSER_VALUE_LIST) || purser_value_get_size (with) != self->targets->len))
    return purser_verdict_reject (verdict, _("“with” must list one move for each record that is changed"));
  for (guint i = 0; i < self->targets->len; i++)
    if (!record_take_with (self, setup, many ? purser_value_get_at (with, i) : with, verdict))
      return FALSE;
  self->move = g_ptr_array_index (self->moves, 0);
  return TRUE;
}

static gboolean
record_read (PurserRecord      *self,
             const PurserSetup *setup,
             PurserVerdict     *verdict)
{
  if (!record_read_kind (self, verdict))
    return FALSE;
  if (self->kind == PURSER_RECORD_MOVE)
    return record_read_move (self, setup, verdict);
  if (!record_read_targets (self, verdict))
    return FALSE;
  return self->kind != PURSER_RECORD_AMEND || record_read_with (self, setup, verdict);
}

/**
 * purser_record_new:
 * @value: an object: a line of the journal
 * @verdict: (inout): what is wrong with it
 *
 * Returns: (transfer full) (nullable): a line of the journal, without its number; %NULL if it is not valid
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
  return record_read (self, setup, verdict) ? g_steal_pointer (&self) : NULL;
}

static gpointer
copy_move (gconstpointer move,
           gpointer      data)
{
  PurserMove *copy = g_memdup2 (move, sizeof (PurserMove));

  purser_value_ref (copy->value);
  return copy;
}

/**
 * purser_record_copy:
 *
 * Returns: (transfer full): a copy of the record in its present state
 */
PurserRecord *
purser_record_copy (const PurserRecord *self)
{
  PurserRecord *copy = g_memdup2 (self, sizeof (PurserRecord));

  purser_value_ref (copy->value);
  copy->targets = self->targets != NULL ? g_array_copy (self->targets) : NULL;
  copy->amendments = self->amendments != NULL ? g_array_copy (self->amendments) : NULL;
  copy->moves = self->moves != NULL ? g_ptr_array_copy (self->moves, (GCopyFunc) copy_move, NULL) : NULL;
  if (self->moves != NULL)
    copy->move = g_ptr_array_index (copy->moves, 0);
  else if (self->move != NULL)
    copy->move = &copy->own_move;
  if (copy->move == &copy->own_move)
    purser_value_ref (copy->own_move.value);
  return copy;
}

/**
 * purser_record_free:
 * @self: (transfer full): a record
 */
void
purser_record_free (PurserRecord *self)
{
  purser_value_unref (self->value);
  if (self->move == &self->own_move)
    purser_move_clear (&self->own_move);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->targets, g_array_unref);
  g_clear_pointer (&self->amendments, g_array_unref);
  g_free (self);
}

/**
 * purser_record_get_target:
 * @self: an undo, a redo or an amendment
 * @index: from 0
 *
 * Returns: a record that it names
 */
guint
purser_record_get_target (const PurserRecord *self,
                          guint               index)
{
  return g_array_index (self->targets, guint, index);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint x = *(const guint *) a;
  guint y = *(const guint *) b;

  return x < y ? -1 : x > y;
}

/**
 * purser_record_get_move_for:
 * @self: an amendment
 * @target: a record
 *
 * Returns: (transfer none) (nullable): the move that replaces that record's move; %NULL if it does not amend that record
 */
const PurserMove *
purser_record_get_move_for (const PurserRecord *self,
                            guint               target)
{
  guint index;

  if (!g_array_binary_search (self->targets, &target, compare_numbers, &index))
    return NULL;
  return g_ptr_array_index (self->moves, index);
}

/**
 * purser_record_get_tap:
 *
 * Returns: the record that its `tap` names, the first one that the same tap entered; 0 for none
 */
guint
purser_record_get_tap (const PurserRecord *self)
{
  gint64 tap = purser_value_get_integer_of (self->value, "tap", 0);

  return tap > 0 && tap <= G_MAXINT32 ? (guint) tap : 0;
}
