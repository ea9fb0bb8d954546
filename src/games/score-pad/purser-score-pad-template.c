// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-score-pad-plan.h"
#include "purser-score-pad-template.h"

/* What the file does not say is ordinary: points that are entered, count and are seen. */
static void
plan_add (PurserScorePadPlan *self,
          PurserValue        *category)
{
  PurserValue *counts = purser_value_get (category, "counts");
  g_auto (PurserScorePadColumn) column = {
    .name = g_strdup (purser_value_get_translated (category)),
    .formula = g_strdup (purser_value_get_text_of (category, "formula")),
    .counts = !purser_value_is (counts, PURSER_VALUE_BOOLEAN) || purser_value_get_boolean (counts),
    .hidden = purser_value_get_boolean (purser_value_get (category, "hidden")),
  };

  purser_score_pad_plan_add (self, column.name);
  purser_score_pad_plan_set (self, purser_score_pad_plan_count (self) - 1, &column);
}

static gboolean
are_named (PurserValue *categories)
{
  for (guint i = 0; i < purser_value_get_size (categories); i++)
    if (purser_value_get_translated (purser_value_get_at (categories, i)) == NULL)
      return FALSE;
  return purser_value_is (categories, PURSER_VALUE_LIST);
}

/* @options: those of a template, where a category may say beside its name, which may be there by language, how its points
 * come about
 *
 * Returns: (transfer full): the options of a play, which say that apart (`score-pad/setup`); the same ones where a
 * category has no name, for the rules to refuse */
PurserValue *
purser_score_pad_template_make_options (PurserValue *options)
{
  PurserValue *categories = purser_value_get (options, "categories");
  g_autoptr (PurserScorePadPlan) plan = purser_score_pad_plan_new (NULL);
  PurserValue *made = purser_value_copy (options);

  for (guint i = 0; are_named (categories) && i < purser_value_get_size (categories); i++)
    plan_add (plan, purser_value_get_at (categories, i));
  purser_score_pad_plan_write (plan, made);
  return made;
}
