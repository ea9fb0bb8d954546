// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <inttypes.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-number.h"
#include "purser-shape.h"

static gboolean
check_integer (const PurserShape *self,
               PurserValue       *value,
               const char        *name,
               PurserVerdict     *verdict)
{
  g_autofree char *said = NULL;
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;
  gint64 integer;

  if (!purser_value_is (value, PURSER_VALUE_INTEGER))
    return purser_verdict_reject (verdict, _("“%s” must be a whole number"), name);
  integer = purser_value_get_integer (value);
  if (integer >= self->min && integer <= self->max)
    return TRUE;
  said = purser_number_dup (integer);
  least = purser_number_dup (self->min);
  most = purser_number_dup (self->max);
  return purser_verdict_reject (verdict, _("“%s” is %s, but must be from %s to %s"), name, said, least, most);
}

static gboolean
check_text (const PurserShape *self,
            PurserValue       *value,
            const char        *name,
            PurserVerdict     *verdict)
{
  const char *text = purser_value_get_string (value);

  if (text == NULL)
    return purser_verdict_reject (verdict, _("“%s” must be text"), name);
  if (self->max > 0 && g_utf8_strlen (text, -1) > self->max)
    return purser_verdict_reject (verdict, _("“%s” is longer than %" PRId64 " characters"), name, self->max);
  return TRUE;
}

/**
 * purser_shape_choice:
 * @self: a choice
 * @text: (nullable): the text that somebody wrote
 *
 * Returns: the index of @text among the choices, from 0; -1 if it is none of them
 */
int
purser_shape_choice (const PurserShape *self,
                     const char        *text)
{
  if (text == NULL)
    return -1;
  for (int i = 0; self->choices[i] != NULL; i++)
    if (strcmp (self->choices[i], text) == 0)
      return i;
  return -1;
}

static gboolean
check_choice (const PurserShape *self,
              PurserValue       *value,
              const char        *name,
              PurserVerdict     *verdict)
{
  g_autofree char *choices = NULL;

  if (purser_shape_choice (self, purser_value_get_string (value)) >= 0)
    return TRUE;
  choices = g_strjoinv (", ", (char **) self->choices);
  return purser_verdict_reject (verdict, _("“%s” must be one of: %s"), name, choices);
}

static gboolean
check_item (const PurserShape        *self,
            PurserValue              *value,
            const char               *name,
            const PurserShapeContext *context,
            PurserVerdict            *verdict)
{
  const char *id = purser_value_get_string (value);

  if (id == NULL)
    return purser_verdict_reject (verdict, _("“%s” must be the id of a component, as text"), name);
  if (context->knows == NULL || context->knows (self->item, id, context->data))
    return TRUE;
  return purser_verdict_reject (verdict, _("“%s”: there is no “%.80s” in this game"), name, id);
}

static gboolean
check_player (PurserValue              *value,
              const char               *name,
              const PurserShapeContext *context,
              PurserVerdict            *verdict)
{
  gint64 player = purser_value_get_integer (value);

  if (purser_value_is (value, PURSER_VALUE_INTEGER) && player >= 0 && player < context->n_players)
    return TRUE;
  return purser_verdict_reject (verdict, _("“%s” must be a player’s number, from 0 to %u"),
                                name, context->n_players - 1);
}

static gboolean
check_size (const PurserShape *self,
            PurserValue       *value,
            const char        *name,
            PurserVerdict     *verdict)
{
  guint size = purser_value_get_size (value);

  if ((self->min == 0 && self->max == 0) || (size >= self->min && size <= self->max))
    return TRUE;
  if (self->min == self->max)
    return purser_verdict_reject (verdict, _("“%s” must have %" PRId64 " entries, not %u"), name, self->min, size);
  return purser_verdict_reject (verdict, _("“%s” must have from %" PRId64 " to %" PRId64 " entries, not %u"),
                                name, self->min, self->max, size);
}

static gboolean
check_list (const PurserShape        *self,
            PurserValue              *value,
            const char               *name,
            const PurserShapeContext *context,
            PurserVerdict            *verdict)
{
  if (!purser_value_is (value, PURSER_VALUE_LIST))
    return purser_verdict_reject (verdict, _("“%s” must be a list"), name);
  if (!check_size (self, value, name, verdict))
    return FALSE;
  for (guint i = 0; i < purser_value_get_size (value); i++)
    if (!purser_shape_check (self->of, purser_value_get_at (value, i), name, context, verdict))
      return FALSE;
  return TRUE;
}

/* Returns the value of a key. The keys of a JSON object are texts, so a player is written as a text there. */
static PurserValue *
key_value (const PurserShape *shape,
           const char        *key)
{
  guint64 player;

  if (shape->kind == PURSER_SHAPE_PLAYER && (key[0] != '0' || key[1] == '\0') &&
      g_ascii_string_to_unsigned (key, 10, 0, G_MAXINT8, &player, NULL))
    return purser_value_new_integer ((gint64) player);
  return purser_value_new_string (key);
}

static gboolean
check_map (const PurserShape        *self,
           PurserValue              *value,
           const char               *name,
           const PurserShapeContext *context,
           PurserVerdict            *verdict)
{
  if (!purser_value_is (value, PURSER_VALUE_OBJECT))
    return purser_verdict_reject (verdict, _("“%s” must be an object"), name);
  if (!check_size (self, value, name, verdict))
    return FALSE;
  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      const char *key = purser_value_get_key_at (value, i);
      g_autoptr (PurserValue) wrapped = key_value (self->key, key);

      if (!purser_shape_check (self->key, wrapped, name, context, verdict) ||
          !purser_shape_check (self->of, purser_value_get_at (value, i), key, context, verdict))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_record (const PurserShape        *self,
              PurserValue              *value,
              const char               *name,
              const PurserShapeContext *context,
              PurserVerdict            *verdict)
{
  if (purser_value_is (value, PURSER_VALUE_OBJECT))
    return purser_fields_check (self->fields, value, context, verdict);
  return purser_verdict_reject (verdict, _("“%s” must be an object"), name);
}

static gboolean
check_variant (const PurserShape        *self,
               PurserValue              *value,
               const char               *name,
               const PurserShapeContext *context,
               PurserVerdict            *verdict)
{
  g_autofree char *what = NULL;

  for (guint i = 0; self->either[i] != NULL; i++)
    {
      g_auto (PurserVerdict) unused = { 0 };

      if (purser_shape_check (self->either[i], value, name, context, &unused))
        return TRUE;
    }
  what = purser_shape_describe (self);
  return purser_verdict_reject (verdict, _("“%s” must be %s"), name, what);
}

/**
 * purser_shape_check:
 * @value: the value that somebody wrote
 * @name: its name in a sentence
 * @context: the facts about the play
 *
 * Returns: whether the value has the right type and is in range
 */
gboolean
purser_shape_check (const PurserShape        *self,
                    PurserValue              *value,
                    const char               *name,
                    const PurserShapeContext *context,
                    PurserVerdict            *verdict)
{
  switch (self->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return check_integer (self, value, name, verdict);
    case PURSER_SHAPE_STRING:
      return check_text (self, value, name, verdict);
    case PURSER_SHAPE_CHOICE:
      return check_choice (self, value, name, verdict);
    case PURSER_SHAPE_ITEM:
      return check_item (self, value, name, context, verdict);
    case PURSER_SHAPE_PLAYER:
      return check_player (value, name, context, verdict);
    case PURSER_SHAPE_LIST:
      return check_list (self, value, name, context, verdict);
    case PURSER_SHAPE_MAP:
      return check_map (self, value, name, context, verdict);
    case PURSER_SHAPE_RECORD:
      return check_record (self, value, name, context, verdict);
    case PURSER_SHAPE_VARIANT:
      return check_variant (self, value, name, context, verdict);
    case PURSER_SHAPE_BOOLEAN:
      if (purser_value_is (value, PURSER_VALUE_BOOLEAN))
        return TRUE;
      return purser_verdict_reject (verdict, _("“%s” must be true or false"), name);
    case PURSER_SHAPE_NULL:
      if (purser_value_is (value, PURSER_VALUE_NULL))
        return TRUE;
      return purser_verdict_reject (verdict, _("“%s” must be null"), name);
    default:
      g_assert_not_reached ();
    }
}

/**
 * purser_fields_check:
 * @fields: the fields, ended by one without a name
 * @object: an object
 * @context: the facts about the play
 *
 * Returns: whether every needed field is there, and every field fits its shape
 */
gboolean
purser_fields_check (const PurserField        *fields,
                     PurserValue              *object,
                     const PurserShapeContext *context,
                     PurserVerdict            *verdict)
{
  for (const PurserField *field = fields; field->name != NULL; field++)
    {
      PurserValue *value = purser_value_get (object, field->name);

      if (value == NULL && !field->needed)
        continue;
      if (value == NULL)
        return purser_verdict_reject (verdict, _("“%s” is missing"), field->name);
      if (!purser_shape_check (field->shape, value, field->name, context, verdict))
        return FALSE;
    }
  return TRUE;
}

static char *
describe_fields (const PurserField *fields)
{
  GString *text = g_string_new ("{");

  for (const PurserField *field = fields; field->name != NULL; field++)
    {
      g_autofree char *shape = purser_shape_describe (field->shape);

      g_string_append_printf (text, "%s%s%s: %s", field == fields ? "" : ", ",
                              field->name, field->needed ? "" : "?", shape);
    }
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

static char *
describe_variant (const PurserShape *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  for (guint i = 0; self->either[i] != NULL; i++)
    g_ptr_array_add (parts, purser_shape_describe (self->either[i]));
  return g_strjoinv (" | ", (char **) parts->pdata);
}

static char *
describe_list (const PurserShape *self)
{
  g_autofree char *of = purser_shape_describe (self->of);

  if (self->max == 0)
    return g_strdup_printf ("[%s …]", of);
  if (self->min == self->max)
    return g_strdup_printf ("[%s × %" G_GINT64_FORMAT "]", of, self->min);
  return g_strdup_printf ("[%s × %" G_GINT64_FORMAT "…%" G_GINT64_FORMAT "]", of, self->min, self->max);
}

/**
 * purser_shape_describe:
 *
 * Returns: (transfer full): the values it takes, for the list of verbs: `1…6`, `[1…6 × 2]`, `dice | sum`; the same in every
 * language
 */
char *
purser_shape_describe (const PurserShape *self)
{
  g_autofree char *key = NULL;
  g_autofree char *of = NULL;

  switch (self->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return g_strdup_printf ("%" G_GINT64_FORMAT "…%" G_GINT64_FORMAT, self->min, self->max);
    case PURSER_SHAPE_BOOLEAN:
      return g_strdup ("true | false");
    case PURSER_SHAPE_STRING:
      return g_strdup ("text");
    case PURSER_SHAPE_CHOICE:
      return g_strjoinv (" | ", (char **) self->choices);
    case PURSER_SHAPE_ITEM:
      return g_strdup (self->item);
    case PURSER_SHAPE_PLAYER:
      return g_strdup ("player");
    case PURSER_SHAPE_NULL:
      return g_strdup ("null");
    case PURSER_SHAPE_LIST:
      return describe_list (self);
    case PURSER_SHAPE_MAP:
      key = purser_shape_describe (self->key);
      of = purser_shape_describe (self->of);
      return g_strdup_printf ("{%s: %s}", key, of);
    case PURSER_SHAPE_RECORD:
      return describe_fields (self->fields);
    case PURSER_SHAPE_VARIANT:
      return describe_variant (self);
    default:
      g_assert_not_reached ();
    }
}

/**
 * purser_shape_is_dice:
 *
 * Returns: whether it is the shape of two dice
 */
gboolean
purser_shape_is_dice (const PurserShape *self)
{
  return self->kind == PURSER_SHAPE_LIST && self->min == 2 && self->max == 2 && self->of->kind == PURSER_SHAPE_INTEGER &&
         self->of->min == 1 && self->of->max == 6;
}
