// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Every move has a sentence, and a name in braces there is a field of the move. */

#include <string.h>

#include "purser-games.h"

static gboolean
has_field (const PurserVerb *verb,
           const char       *name,
           gsize             length)
{
  for (const PurserField *field = verb->fields; field->name != NULL; field++)
    if (strlen (field->name) == length && strncmp (field->name, name, length) == 0)
      return TRUE;
  return FALSE;
}

static void
check_sentence (const PurserVerb *verb,
                const char       *sentence)
{
  for (const char *at = strchr (sentence, '{'); at != NULL; at = strchr (at + 1, '{'))
    if (!has_field (verb, at + 1, strcspn (at + 1, ".}")))
      g_test_fail_printf ("%s has no such field: %s", verb->name, sentence);
}

static void
test_fields (gconstpointer data)
{
  g_autoptr (GPtrArray) verbs = purser_rules_list_verbs (data);

  for (guint i = 0; i < verbs->len; i++)
    {
      const PurserVerb *verb = verbs->pdata[i];

      if (verb->told[0] == NULL && verb->pick == NULL)
        g_test_fail_printf ("%s has no sentence", verb->name);
      for (guint j = 0; j < G_N_ELEMENTS (verb->told) && verb->told[j] != NULL; j++)
        check_sentence (verb, verb->told[j]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const PurserRules *const *rules = purser_games_list (); *rules != NULL; rules++)
    {
      g_autofree char *name = g_strdup_printf ("/%s/fields", (*rules)->id);

      g_test_add_data_func (name, *rules, test_fields);
    }
  return g_test_run ();
}
