// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-form.h"
#include "purser-rules.h"

/* Up to this many numbers are options; more are stepped through or typed. */
#define MAX_NUMBERS 7

/* From this many entries on, the entries of a list of fixed length are options by their place. */
#define MIN_PLACES 3

static void
option_free (gpointer data)
{
  PurserFormOption *self = data;

  g_free (self->name);
  g_free (self->title);
  g_free (self->refusal);
  g_free (self);
}

static void
field_add_option (PurserFormField *self,
                  char            *name,
                  char            *title)
{
  PurserFormOption *option = g_new0 (PurserFormOption, 1);

  option->name = name;
  option->title = title;
  option->shown = TRUE;
  option->most = -1;
  if (self->options == NULL)
    self->options = g_ptr_array_new_with_free_func (option_free);
  g_ptr_array_add (self->options, option);
}

static void
field_add_words (PurserFormField   *self,
                 const PurserRules *rules,
                 const PurserShape *shape)
{
  for (guint i = 0; shape->choices[i] != NULL; i++)
    field_add_option (self, g_strdup (shape->choices[i]), purser_rules_dup_choice (rules, shape, i));
}

static void
field_add_players (PurserFormField   *self,
                   const PurserSetup *setup)
{
  for (guint i = 0; setup != NULL && i < setup->n_players; i++)
    field_add_option (self, g_strdup_printf ("%u", i), g_strdup (purser_setup_get_name (setup, (int) i)));
}

static void
field_add_numbers (PurserFormField *self,
                   gint64           min,
                   gint64           max)
{
  for (gint64 number = min; number <= max; number++)
    field_add_option (self, g_strdup_printf ("%" G_GINT64_FORMAT, number), g_strdup_printf ("%" G_GINT64_FORMAT, number));
}

/* Adds the options of a value: of its entries for a list, of its keys for a map. */
static void
field_add_options (PurserFormField   *self,
                   const PurserRules *rules,
                   const PurserSetup *setup,
                   const PurserShape *shape)
{
  switch (shape->kind)
    {
    case PURSER_SHAPE_CHOICE:
      field_add_words (self, rules, shape);
      break;
    case PURSER_SHAPE_PLAYER:
      field_add_players (self, setup);
      break;
    case PURSER_SHAPE_INTEGER:
      if (shape == self->shape && shape->max - shape->min < MAX_NUMBERS)
        field_add_numbers (self, shape->min, shape->max);
      break;
    case PURSER_SHAPE_LIST:
      if (shape->of->kind != PURSER_SHAPE_CHOICE && shape->of->kind != PURSER_SHAPE_PLAYER && shape->min == shape->max &&
          shape->min >= MIN_PLACES)
        field_add_numbers (self, 1, shape->max);
      else
        field_add_options (self, rules, setup, shape->of);
      break;
    case PURSER_SHAPE_MAP:
      field_add_options (self, rules, setup, shape->key);
      break;
    case PURSER_SHAPE_BOOLEAN:
    case PURSER_SHAPE_STRING:
    case PURSER_SHAPE_ITEM:
    case PURSER_SHAPE_NULL:
    case PURSER_SHAPE_RECORD:
    case PURSER_SHAPE_VARIANT:
    default:
      break;
    }
}

static char *
dup_title (const PurserRules *rules,
           const PurserField *field)
{
  const char *what = field->what != NULL ? _(field->what) : NULL;
  g_autofree char *first = what != NULL ? g_utf8_substring (what, 0, 1) : NULL;
  g_autofree char *capital = what != NULL ? g_utf8_strup (first, -1) : NULL;

  if (what == NULL)
    return purser_rules_dup_word (rules, field->name);
  return g_strconcat (capital, g_utf8_offset_to_pointer (what, 1), NULL);
}

/**
 * purser_form_field_new:
 * @setup: (nullable): the set-up of the play
 * @field: a field of a move, of a part of one, of a component, or of the options of a play
 *
 * Returns: (transfer full): the field of a form, as shown if the rules do not change it
 */
PurserFormField *
purser_form_field_new (const PurserRules *rules,
                       const PurserSetup *setup,
                       const PurserField *field)
{
  PurserFormField *self = g_new0 (PurserFormField, 1);
  const PurserShape *shape = field->shape;
  gboolean any = shape->min == 0 && shape->max == 0 && shape->kind != PURSER_SHAPE_INTEGER;

  self->field = field;
  self->shape = shape;
  self->title = dup_title (rules, field);
  self->min = shape->min;
  self->max = any ? -1 : shape->max;
  self->shown = TRUE;
  self->asked = field->needed;
  self->needed = field->needed;
  field_add_options (self, rules, setup, shape);
  return self;
}

/**
 * purser_form_field_free:
 *
 * Frees a field.
 */
void
purser_form_field_free (PurserFormField *self)
{
  g_free (self->title);
  g_free (self->hint);
  g_clear_pointer (&self->value, purser_value_unref);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_pointer (&self->first, g_ptr_array_unref);
  g_free (self);
}
