// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-choice.h"

PurserChoice *
purser_choice_new (int          player,
                   PurserValue *move,
                   gboolean     complete,
                   char        *label)
{
  PurserChoice *self = g_new0 (PurserChoice, 1);

  g_ref_count_init (&self->references);
  self->player = player;
  self->move = move;
  self->complete = complete;
  self->label = label;
  self->gains = g_array_new (FALSE, FALSE, sizeof (PurserGain));
  self->tokens = g_array_new (FALSE, FALSE, sizeof (PurserGain));
  return self;
}

/**
 * purser_choice_ref:
 *
 * Adds a reference, so that a widget can keep an answer longer than its prompt.
 *
 * Returns: (transfer full): @self
 */
PurserChoice *
purser_choice_ref (const PurserChoice *self)
{
  PurserChoice *kept = (PurserChoice *) self;

  g_ref_count_inc (&kept->references);
  return kept;
}

/**
 * purser_choice_unref:
 * @self: (transfer full): an answer
 *
 * Drops a reference, and frees the answer with the last one.
 */
void
purser_choice_unref (PurserChoice *self)
{
  if (!g_ref_count_dec (&self->references))
    return;
  purser_value_unref (self->move);
  g_free (self->label);
  g_free (self->heading);
  g_free (self->place);
  g_array_unref (self->gains);
  g_array_unref (self->tokens);
  g_clear_pointer (&self->first, purser_value_unref);
  g_clear_pointer (&self->wants, g_ptr_array_unref);
  g_free (self);
}

static PurserGain *
find_gain (GArray *gains,
           int     player,
           int     account)
{
  for (guint i = 0; i < gains->len; i++)
    {
      PurserGain *gain = &g_array_index (gains, PurserGain, i);

      if (gain->player == player && gain->account == account)
        return gain;
    }
  return NULL;
}

static void
add_gain (GArray            *gains,
          const PurserEntry *entry)
{
  PurserGain gain = { entry->player, entry->account, entry->by };
  PurserGain *known = find_gain (gains, gain.player, gain.account);

  if (known == NULL)
    g_array_append_val (gains, gain);
  else if ((known->by += gain.by) == 0)
    g_array_remove_index (gains, (guint) (known - (PurserGain *) gains->data));
}

/* Adds changes to the answer. It sums up those of one account, and drops a sum of 0. */
void
purser_choice_add_gains (PurserChoice       *self,
                         const PurserLedger *ledger)
{
  for (guint i = 0; i < ledger->entries->len; i++)
    add_gain (self->gains, &g_array_index (ledger->entries, PurserEntry, i));
  for (guint i = 0; i < ledger->tokens->len; i++)
    add_gain (self->tokens, &g_array_index (ledger->tokens, PurserEntry, i));
}

/**
 * purser_choice_head:
 * @heading: (nullable): the heading, such as whose ships they are
 *
 * Puts an answer under a heading. Answers with the same heading belong together, and their labels need not repeat it.
 */
void
purser_choice_head (PurserChoice *self,
                    const char   *heading)
{
  g_set_str (&self->heading, heading);
}

/**
 * purser_choice_place:
 * @format: the thing on the table, such as `sector/%d`: its kind, a slash, and its number or id as the file has it
 *
 * Sets the place of an answer on the table. A front end that draws the table offers it there, one that writes text shows the
 * place as it is written here. An answer without a place is in a list.
 */
void
purser_choice_place (PurserChoice *self,
                     const char   *format,
                     ...)
{
  va_list arguments;

  g_free (self->place);
  va_start (arguments, format);
  self->place = g_strdup_vprintf (format, arguments);
  va_end (arguments);
}

/**
 * purser_choice_want:
 * @self: an answer that is not complete
 * @field: a field of its move; static
 *
 * Sets a field to be asked for, so that only the few fields of a verb that matter here are filled in.
 */
void
purser_choice_want (PurserChoice *self,
                    const char   *field)
{
  if (self->wants == NULL)
    self->wants = g_ptr_array_new ();
  g_ptr_array_add (self->wants, (gpointer) field);
}

/**
 * purser_choice_is:
 * @self: a choice
 * @verb: the name of a verb
 *
 * Returns: whether its move has that verb
 */
gboolean
purser_choice_is (const PurserChoice *self,
                  const char         *verb)
{
  return g_strcmp0 (purser_value_get_string_of (self->move, "move"), verb) == 0;
}

/**
 * purser_choice_is_printed:
 * @self: a choice
 *
 * Returns: whether it asks for printed values of a component that have not been entered yet
 */
gboolean
purser_choice_is_printed (const PurserChoice *self)
{
  return !self->complete && purser_choice_is (self, "learn");
}

/**
 * purser_choice_wants:
 * @self: an answer that is not complete
 * @field: a field of its move
 *
 * Returns: whether the field is to be asked for: it is not filled in yet, and is among the fields that were set, if any were
 */
gboolean
purser_choice_wants (const PurserChoice *self,
                     const char         *field)
{
  return purser_value_get (self->move, field) == NULL &&
         (self->wants == NULL || g_ptr_array_find_with_equal_func (self->wants, field, g_str_equal, NULL));
}

/**
 * purser_choice_get_gain:
 * @player: a player's index
 *
 * Returns: the change of that account by the answer
 */
gint64
purser_choice_get_gain (const PurserChoice *self,
                        int                 player,
                        int                 account)
{
  const PurserGain *gain = find_gain (self->gains, player, account);

  return gain != NULL ? gain->by : 0;
}
