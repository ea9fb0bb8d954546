// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-move.h"
#include "purser-rules.h"

static gboolean
move_knows (const char *item,
            const char *id,
            gpointer    data)
{
  const PurserSetup *setup = data;

  return setup->rules->knows == NULL || setup->rules->knows (setup, item, id);
}

/* Reads the player, unless the verb has no such field: then the key is kept and ignored. */
static int
move_read_player (const PurserVerb *verb,
                  PurserValue      *value)
{
  for (const PurserField *field = verb->fields; field->name != NULL; field++)
    if (strcmp (field->name, "player") == 0 && field->shape->kind == PURSER_SHAPE_PLAYER)
      return (int) purser_value_get_integer_of (value, "player", -1);
  return -1;
}

/**
 * purser_move_read:
 * @self: (out caller-allocates): room for a move
 * @value: an object with `move` and its fields
 * @verdict: (inout): the error: an unknown verb, a missing field, a wrong type, a range
 *
 * Reads a move by the table of verbs. The caller frees it with [method@Move.clear].
 *
 * Returns: whether it is valid
 */
gboolean
purser_move_read (PurserMove        *self,
                  const PurserSetup *setup,
                  PurserValue       *value,
                  PurserVerdict     *verdict)
{
  const char *name = purser_value_get_string_of (value, "move");
  const PurserVerb *verb = name != NULL ? purser_rules_find_verb (setup->rules, name) : NULL;
  PurserShapeContext context = { setup->n_players, move_knows, (gpointer) setup };
  PurserValue *anyway = purser_value_get (value, "anyway");

  if (verb == NULL)
    return purser_verdict_reject (verdict, _("there is no move “%.80s” in this game"), name != NULL ? name : "");
  if (!purser_fields_check (verb->fields, value, &context, verdict))
    return FALSE;
  if (anyway != NULL && !purser_value_is (anyway, PURSER_VALUE_BOOLEAN))
    return purser_verdict_reject (verdict, _("“anyway” must be true or false"));
  self->verb = verb;
  self->value = purser_value_ref (value);
  self->player = move_read_player (verb, value);
  self->anyway = purser_value_get_boolean (anyway);
  return TRUE;
}

/**
 * purser_move_clear:
 *
 * Frees the fields of a move that was read.
 */
void
purser_move_clear (PurserMove *self)
{
  g_clear_pointer (&self->value, purser_value_unref);
}

/**
 * purser_move_new:
 * @value: an object with `move` and its fields
 *
 * Returns: (transfer full) (nullable): a move, read as [method@Move.read] does; %NULL if it is not valid
 */
PurserMove *
purser_move_new (const PurserSetup *setup,
                 PurserValue       *value,
                 PurserVerdict     *verdict)
{
  g_autofree PurserMove *self = g_new (PurserMove, 1);

  return purser_move_read (self, setup, value, verdict) ? g_steal_pointer (&self) : NULL;
}

/**
 * purser_move_free:
 * @self: (transfer full): a move
 */
void
purser_move_free (PurserMove *self)
{
  purser_move_clear (self);
  g_free (self);
}

/**
 * purser_move_get:
 * @field: the name of a field
 *
 * Returns: (transfer none) (nullable): the value of the field
 */
PurserValue *
purser_move_get (const PurserMove *self,
                 const char       *field)
{
  return purser_value_get (self->value, field);
}

/**
 * purser_move_has:
 * @field: the name of a field
 *
 * Returns: whether the move has the field
 */
gboolean
purser_move_has (const PurserMove *self,
                 const char       *field)
{
  return purser_value_get (self->value, field) != NULL;
}

/**
 * purser_move_get_integer:
 * @field: the name of a field with a whole number
 * @fallback: the number to return if the field is missing
 *
 * Returns: the number
 */
int
purser_move_get_integer (const PurserMove *self,
                         const char       *field,
                         int               fallback)
{
  return (int) purser_value_get_integer_of (self->value, field, fallback);
}

/**
 * purser_move_get_text:
 * @field: the name of a field with a text or an id
 *
 * Returns: (nullable): the text
 */
const char *
purser_move_get_text (const PurserMove *self,
                      const char       *field)
{
  return purser_value_get_string_of (self->value, field);
}

/**
 * purser_move_get_choice:
 * @field: the name of a field that is a choice
 *
 * Returns: the index of the choice, from 0; -1 if the field is missing
 */
int
purser_move_get_choice (const PurserMove *self,
                        const char       *field)
{
  const char *text = purser_move_get_text (self, field);

  for (const PurserField *f = self->verb->fields; text != NULL && f->name != NULL; f++)
    if (strcmp (f->name, field) == 0 && f->shape->kind == PURSER_SHAPE_CHOICE)
      return purser_shape_choice (f->shape, text);
  return -1;
}

/**
 * purser_move_get_count:
 * @field: the name of a field with a list
 *
 * Returns: the number of entries of the list; 0 if it is missing
 */
int
purser_move_get_count (const PurserMove *self,
                       const char       *field)
{
  return (int) purser_value_get_size (purser_move_get (self, field));
}

/**
 * purser_move_get_nth:
 * @field: the name of a field with a list of whole numbers
 * @nth: from 0, below its size
 *
 * Returns: the number
 */
int
purser_move_get_nth (const PurserMove *self,
                     const char       *field,
                     guint             nth)
{
  return (int) purser_value_get_integer (purser_value_get_at (purser_move_get (self, field), nth));
}

/**
 * purser_move_get_nth_text:
 * @field: the name of a field with a list of texts
 * @nth: from 0, below its size
 *
 * Returns: the text
 */
const char *
purser_move_get_nth_text (const PurserMove *self,
                          const char       *field,
                          guint             nth)
{
  return purser_value_get_string (purser_value_get_at (purser_move_get (self, field), nth));
}

/**
 * purser_move_value_new:
 * @verb: the name of a verb
 * @player: a player's index, or -1 for none
 *
 * Makes a move as it is written in the file; the caller adds the other fields.
 *
 * Returns: (transfer full): an object
 */
PurserValue *
purser_move_value_new (const char *verb,
                       int         player)
{
  PurserValue *value = purser_value_new_object ();

  purser_value_set_string (value, "move", verb);
  if (player >= 0)
    purser_value_set_integer (value, "player", player);
  return value;
}
