// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-form.h"
#include "purser-rules.h"

static PurserForm *
form_make (const PurserVerb *verb)
{
  PurserForm *self = g_new0 (PurserForm, 1);

  self->verb = verb;
  self->fields = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_form_field_free);
  self->advice = g_ptr_array_new_with_free_func (g_free);
  self->effect = g_array_new (FALSE, TRUE, sizeof (PurserGain));
  return self;
}

/* A value with parts is needed if it is asked for, as nobody means an empty one. */
static gboolean
shape_has_parts (const PurserShape *shape)
{
  return shape->kind == PURSER_SHAPE_RECORD || (shape->kind == PURSER_SHAPE_LIST && shape->of->kind == PURSER_SHAPE_RECORD);
}

/* Makes a field, which is hidden if the answer has its value. */
static PurserFormField *
field_new (const PurserSetup  *setup,
           const PurserField  *field,
           const PurserChoice *choice)
{
  PurserFormField *self = purser_form_field_new (setup->rules, setup, field);

  if (choice == NULL)
    return self;
  self->shown = purser_choice_wants (choice, field->name);
  self->asked = self->shown && (field->needed || choice->wants != NULL);
  self->needed = field->needed || (self->asked && shape_has_parts (field->shape));
  return self;
}

static guint
find_order (const PurserChoice *choice,
            const char         *name)
{
  guint order = G_MAXUINT;

  if (choice != NULL && choice->wants != NULL)
    g_ptr_array_find_with_equal_func (choice->wants, name, g_str_equal, &order);
  return order;
}

/* Adds a field. The fields that an answer wants come first in its order, then the others in that of the table. */
static void
form_add_field (PurserForm         *self,
                const PurserChoice *choice,
                PurserFormField    *field)
{
  guint order = find_order (choice, field->field->name);
  guint at = self->fields->len;

  while (at > 0)
    {
      const PurserFormField *before = g_ptr_array_index (self->fields, at - 1);
      guint other = find_order (choice, before->field->name);

      if (other < order || (other == order && (before->asked || !field->asked)))
        break;
      at--;
    }
  g_ptr_array_insert (self->fields, (int) at, field);
}

/* Sets the shape of the printed values to that of the component. */
static void
form_show_printed (PurserForm        *self,
                   const PurserRules *rules,
                   PurserValue       *draft)
{
  const char *item = purser_value_get_string_of (draft, "item");
  const PurserComponent *component = item != NULL ? purser_rules_find_component (rules, item) : NULL;
  PurserFormField *values = purser_form_find (self, "values");

  if (values != NULL && component != NULL)
    values->shape = component->shape;
}

static void
form_add_gain (PurserForm        *self,
               const PurserEntry *entry)
{
  PurserGain gain = { entry->player, entry->account, entry->by };

  for (guint i = 0; i < self->effect->len; i++)
    {
      PurserGain *other = &g_array_index (self->effect, PurserGain, i);

      if (other->player == gain.player && other->account == gain.account)
        {
          other->by += gain.by;
          return;
        }
    }
  g_array_append_val (self->effect, gain);
}

/* Drops changes that sum up to 0, as in a trade of like for like. */
static void
form_drop_nothing (PurserForm *self)
{
  for (guint i = self->effect->len; i > 0; i--)
    if (g_array_index (self->effect, PurserGain, i - 1).by == 0)
      g_array_remove_index (self->effect, i - 1);
}

static void
form_try (PurserForm        *self,
          const PurserSetup *setup,
          gconstpointer      state,
          PurserValue       *draft)
{
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) move = purser_move_new (setup, draft, &verdict);
  g_autofree gpointer copy = g_memdup2 (state, setup->rules->state_size);

  if (move == NULL || !purser_rules_apply (setup, copy, move, ledger, &verdict))
    {
      self->refusal = self->counting ? NULL : g_strdup (verdict.text);
      return;
    }
  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    form_add_gain (self, purser_ledger_get (ledger, i));
  form_drop_nothing (self);
}

static gboolean
form_is_complete (PurserForm  *self,
                  PurserValue *draft)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const PurserFormField *field = g_ptr_array_index (self->fields, i);

      if (field->needed && purser_value_get (draft, field->field->name) == NULL)
        return FALSE;
    }
  return TRUE;
}

/**
 * purser_form_new:
 * @state: the state in which the move is made
 * @draft: the move as filled in so far, with its verb
 * @choice: (nullable): the answer to fill in
 *
 * Returns: (transfer full): what to show while the move is filled in
 */
PurserForm *
purser_form_new (const PurserSetup  *setup,
                 gconstpointer       state,
                 PurserValue        *draft,
                 const PurserChoice *choice)
{
  const PurserVerb *verb = purser_rules_find_verb (setup->rules, purser_value_get_string_of (draft, "move"));
  PurserForm *self = form_make (verb);

  for (const PurserField *field = verb->fields; field->name != NULL; field++)
    form_add_field (self, choice, field_new (setup, field, choice));
  form_show_printed (self, setup->rules, draft);
  if (setup->rules->assist != NULL)
    setup->rules->assist (setup, state, draft, self);
  self->complete = form_is_complete (self, draft);
  if (self->complete)
    form_try (self, setup, state, draft);
  return self;
}

/**
 * purser_form_free:
 *
 * Frees a form.
 */
void
purser_form_free (PurserForm *self)
{
  g_ptr_array_unref (self->fields);
  g_ptr_array_unref (self->advice);
  g_array_unref (self->effect);
  g_free (self->refusal);
  g_free (self);
}

/**
 * purser_form_find:
 * @name: a field
 *
 * Returns: (transfer none) (nullable): the field; %NULL if the move has none of that name
 */
PurserFormField *
purser_form_find (PurserForm *self,
                  const char *name)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      PurserFormField *field = g_ptr_array_index (self->fields, i);

      if (strcmp (field->field->name, name) == 0)
        return field;
    }
  return NULL;
}

/**
 * purser_form_find_option:
 * @name: a field
 * @option: the name of one of its options
 *
 * Returns: (transfer none) (nullable): the option; %NULL if the field has none of that name
 */
PurserFormOption *
purser_form_find_option (PurserForm *self,
                         const char *name,
                         const char *option)
{
  PurserFormField *field = purser_form_find (self, name);

  for (guint i = 0; field != NULL && field->options != NULL && i < field->options->len; i++)
    {
      PurserFormOption *found = g_ptr_array_index (field->options, i);

      if (strcmp (found->name, option) == 0)
        return found;
    }
  return NULL;
}

/**
 * purser_form_call:
 * @name: a field; nothing is done if the move has none of that name
 * @title: its title
 *
 * Gives a field another title; for rules.
 */
void
purser_form_call (PurserForm *self,
                  const char *name,
                  const char *title)
{
  PurserFormField *field = purser_form_find (self, name);

  if (field != NULL)
    g_set_str (&field->title, title);
}

/**
 * purser_form_call_option:
 * @name: a field; nothing is done if the move has none of that name
 * @option: the index of one of its options, from 0; nothing is done if there is none
 * @title: its title
 *
 * Gives an option of a field another title; for rules.
 */
void
purser_form_call_option (PurserForm *self,
                         const char *name,
                         guint       option,
                         const char *title)
{
  PurserFormField *field = purser_form_find (self, name);

  if (field != NULL && field->options != NULL && option < field->options->len)
    g_set_str (&((PurserFormOption *) field->options->pdata[option])->title, title);
}

/**
 * purser_form_propose:
 * @name: a field; nothing is done if the move has none of that name
 * @value: (transfer full): the value
 *
 * Proposes a value for a field; for rules.
 */
void
purser_form_propose (PurserForm  *self,
                     const char  *name,
                     PurserValue *value)
{
  g_autoptr (PurserValue) proposed = value;
  PurserFormField *field = purser_form_find (self, name);

  if (field == NULL)
    return;
  g_clear_pointer (&field->value, purser_value_unref);
  field->value = g_steal_pointer (&proposed);
}

/**
 * purser_form_hint:
 * @name: a field; nothing is done if the move has none of that name
 * @hint: (transfer full): what counts if the field is empty
 *
 * Sets the text that tells what an empty field counts as; for rules.
 */
void
purser_form_hint (PurserForm *self,
                  const char *name,
                  char       *hint)
{
  g_autofree char *text = hint;
  PurserFormField *field = purser_form_find (self, name);

  if (field == NULL)
    return;
  g_free (field->hint);
  field->hint = g_steal_pointer (&text);
}

/**
 * purser_form_list_first:
 * @name: a field; nothing is done if the move has none of that name
 * @ids: (element-type utf8): components
 *
 * Sets the components that are most likely meant; for rules.
 */
void
purser_form_list_first (PurserForm *self,
                        const char *name,
                        GPtrArray  *ids)
{
  PurserFormField *field = purser_form_find (self, name);

  if (field == NULL)
    return;
  g_clear_pointer (&field->first, g_ptr_array_unref);
  field->first = g_ptr_array_ref (ids);
}

/**
 * purser_form_limit:
 * @name: a field; nothing is done if the move has none of that name
 * @min: the lowest number, or the fewest entries
 * @max: the highest number, or the most entries; -1 for any
 *
 * Narrows the range of a field; for rules. The table of verbs has the range of the file, this is what makes sense here.
 */
void
purser_form_limit (PurserForm *self,
                   const char *name,
                   gint64      min,
                   gint64      max)
{
  PurserFormField *field = purser_form_find (self, name);

  if (field == NULL)
    return;
  field->min = min;
  field->max = max;
}

/**
 * purser_form_hide:
 * @name: a field; nothing is done if the move has none of that name
 *
 * Hides a field; for rules.
 */
void
purser_form_hide (PurserForm *self,
                  const char *name)
{
  PurserFormField *field = purser_form_find (self, name);

  if (field != NULL)
    field->shown = FALSE;
}

/**
 * purser_form_advise:
 * @line: (transfer full) (nullable): a sentence; nothing is added if it is %NULL or empty
 *
 * Adds a line of advice on the draft; for rules.
 */
void
purser_form_advise (PurserForm *self,
                    char       *line)
{
  g_autofree char *text = line;

  if (text != NULL && *text != '\0')
    g_ptr_array_add (self->advice, g_steal_pointer (&text));
}
