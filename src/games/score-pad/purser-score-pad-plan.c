// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The categories of a pad while it is made. Formulas refer to them by letters, in order, so they are rewritten when a category
 * moves. */

#include "config.h"

#include "purser-formula.h"
#include "purser-score-pad-plan.h"
#include "purser-score-pad-setup.h"

struct _PurserScorePadPlan
{
  GArray *columns;
};

void
purser_score_pad_column_clear (PurserScorePadColumn *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->formula, g_free);
}

static PurserScorePadColumn *
plan_get (PurserScorePadPlan *self,
          guint               column)
{
  return &g_array_index (self->columns, PurserScorePadColumn, column);
}

static PurserScorePadPlan *
plan_new (void)
{
  PurserScorePadPlan *self = g_new0 (PurserScorePadPlan, 1);

  self->columns = g_array_new (FALSE, FALSE, sizeof (PurserScorePadColumn));
  g_array_set_clear_func (self->columns, (GDestroyNotify) purser_score_pad_column_clear);
  return self;
}

/* @options: (nullable): the valid options of a pad
 *
 * Returns: (transfer full): its categories; none if it has rounds */
PurserScorePadPlan *
purser_score_pad_plan_new (PurserValue *options)
{
  PurserScorePadPlan *self = plan_new ();
  PurserValue *categories = purser_value_get (options, "categories");

  for (guint i = 0; i < purser_value_get_size (categories); i++)
    {
      const char *name = purser_value_get_string (purser_value_get_at (categories, i));

      purser_score_pad_plan_add (self, name);
      plan_get (self, i)->formula = g_strdup (purser_value_get_string_of (purser_value_get (options, "formulas"), name));
      plan_get (self, i)->counts = purser_score_pad_find_name (purser_value_get (options, "uncounted"), name) < 0;
      plan_get (self, i)->hidden = purser_score_pad_find_name (purser_value_get (options, "hidden"), name) >= 0;
    }
  return self;
}

/* Returns: (transfer full): a copy, to try changes */
PurserScorePadPlan *
purser_score_pad_plan_copy (PurserScorePadPlan *self)
{
  PurserScorePadPlan *copy = plan_new ();

  for (guint i = 0; i < self->columns->len; i++)
    {
      purser_score_pad_plan_add (copy, "");
      purser_score_pad_plan_set (copy, i, plan_get (self, i));
    }
  return copy;
}

void
purser_score_pad_plan_free (PurserScorePadPlan *self)
{
  g_array_unref (self->columns);
  g_free (self);
}

guint
purser_score_pad_plan_count (PurserScorePadPlan *self)
{
  return self->columns->len;
}

/* Returns: (transfer none): that category, valid until the plan changes */
const PurserScorePadColumn *
purser_score_pad_plan_get (PurserScorePadPlan *self,
                           guint               column)
{
  return plan_get (self, column);
}

static gboolean
sees (const PurserScorePadColumn *self,
      guint                       column,
      guint                       n_columns)
{
  g_autoptr (PurserFormula) formula = self->formula != NULL ? purser_formula_new (self->formula, n_columns, NULL) : NULL;

  return formula != NULL && purser_formula_sees (formula, column);
}

/* Returns: another category whose formula uses it; -1 for none */
int
purser_score_pad_plan_find_user (PurserScorePadPlan *self,
                                 guint               column)
{
  for (guint i = 0; i < self->columns->len; i++)
    if (i != column && sees (plan_get (self, i), column, self->columns->len))
      return (int) i;
  return -1;
}

/* Adds a category whose points are entered, after the others. */
void
purser_score_pad_plan_add (PurserScorePadPlan *self,
                           const char         *name)
{
  PurserScorePadColumn column = { .name = g_strdup (name), .counts = TRUE };

  g_array_append_val (self->columns, column);
}

/* Replaces a category in its place. */
void
purser_score_pad_plan_set (PurserScorePadPlan         *self,
                           guint                       column,
                           const PurserScorePadColumn *what)
{
  PurserScorePadColumn *own = plan_get (self, column);

  g_set_str (&own->name, what->name);
  g_set_str (&own->formula, what->formula);
  own->counts = what->counts;
  own->hidden = what->hidden;
}

static void
plan_follow (PurserScorePadPlan *self,
             const guint        *to,
             guint               n)
{
  for (guint i = 0; i < self->columns->len; i++)
    if (plan_get (self, i)->formula != NULL)
      {
        g_autofree char *before = g_steal_pointer (&plan_get (self, i)->formula);

        plan_get (self, i)->formula = purser_formula_dup_moved (before, to, n);
      }
}

/* Moves a category. Formulas still refer to the same ones as before. */
void
purser_score_pad_plan_move (PurserScorePadPlan *self,
                            guint               from,
                            guint               to)
{
  guint n = self->columns->len;
  g_autofree guint *places = g_new (guint, n);
  PurserScorePadColumn moved = *plan_get (self, from);

  for (guint i = 0; i < n; i++)
    places[i] = i == from ? to : i > from && i <= to ? i - 1 : i < from && i >= to ? i + 1 : i;
  *plan_get (self, from) = (PurserScorePadColumn) { 0 };
  g_array_remove_index (self->columns, from);
  g_array_insert_val (self->columns, to, moved);
  plan_follow (self, places, n);
}

/* Removes a category that no other one uses. Formulas still refer to the same ones as before. */
void
purser_score_pad_plan_remove (PurserScorePadPlan *self,
                              guint               column)
{
  guint n = self->columns->len;
  g_autofree guint *places = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    places[i] = i > column ? i - 1 : i;
  g_array_remove_index (self->columns, column);
  plan_follow (self, places, n);
}

static void
set_unless_empty (PurserValue *options,
                  const char  *name,
                  PurserValue *value)
{
  if (purser_value_get_size (value) > 0)
    purser_value_set (options, name, purser_value_ref (value));
}

/* Writes the categories into the options of a pad, which may have some already. Default values are left out. */
void
purser_score_pad_plan_write (PurserScorePadPlan *self,
                             PurserValue        *options)
{
  g_autoptr (PurserValue) categories = purser_value_new_list ();
  g_autoptr (PurserValue) formulas = purser_value_new_object ();
  g_autoptr (PurserValue) uncounted = purser_value_new_list ();
  g_autoptr (PurserValue) hidden = purser_value_new_list ();

  for (guint i = 0; i < self->columns->len; i++)
    {
      const PurserScorePadColumn *column = plan_get (self, i);

      purser_value_append (categories, purser_value_new_string (column->name));
      if (column->formula != NULL)
        purser_value_set_string (formulas, column->name, column->formula);
      if (!column->counts)
        purser_value_append (uncounted, purser_value_new_string (column->name));
      if (column->hidden)
        purser_value_append (hidden, purser_value_new_string (column->name));
    }
  set_unless_empty (options, "categories", categories);
  set_unless_empty (options, "formulas", formulas);
  set_unless_empty (options, "uncounted", uncounted);
  set_unless_empty (options, "hidden", hidden);
}

/* Adds a category from a file; by default its points are entered, counted and visible. */
static void
plan_add (PurserScorePadPlan *self,
          PurserValue        *category)
{
  PurserValue *counts = purser_value_get (category, "counts");
  PurserScorePadColumn column = {
    .name = g_strdup (purser_value_get_translated (category)),
    .formula = g_strdup (purser_value_get_string_of (category, "formula")),
    .counts = !purser_value_is (counts, PURSER_VALUE_BOOLEAN) || purser_value_get_boolean (counts),
    .hidden = purser_value_get_boolean (purser_value_get (category, "hidden")),
  };

  g_array_append_val (self->columns, column);
}

static gboolean
are_named (PurserValue *categories)
{
  for (guint i = 0; i < purser_value_get_size (categories); i++)
    if (purser_value_get_translated (purser_value_get_at (categories, i)) == NULL)
      return FALSE;
  return purser_value_is (categories, PURSER_VALUE_LIST);
}

/* @options: the options of a template, where a category may have a name, perhaps by language, and how its points come about
 *
 * Returns: (transfer full): the options of a play, which list that separately (`score-pad/setup`); unchanged if a category has no
 * name, for the rules to refuse */
PurserValue *
purser_score_pad_plan_make_options (PurserValue *options)
{
  PurserValue *categories = purser_value_get (options, "categories");
  g_autoptr (PurserScorePadPlan) plan = plan_new ();
  PurserValue *made = purser_value_copy (options);

  for (guint i = 0; are_named (categories) && i < purser_value_get_size (categories); i++)
    plan_add (plan, purser_value_get_at (categories, i));
  purser_score_pad_plan_write (plan, made);
  return made;
}
