// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n.h>

#include "purser-cli.h"

static void
print_fields (const PurserField *fields)
{
  for (const PurserField *field = fields; field != NULL && field->name != NULL; field++)
    {
      g_autofree char *shape = purser_shape_describe (field->shape);

      g_print ("    %s%s: %s", field->name, field->needed ? "" : "?", shape);
      if (field->what != NULL)
        g_print ("  – %s", _(field->what));
      g_print ("\n");
    }
}

static void
print_prompts (const PurserRules *rules)
{
  /* Accounts may depend on the options of a play, so they can only be listed for a play. */
  g_print ("\n%s\n", _("Prompts"));
  for (const PurserPromptKind *prompt = rules->prompts; prompt->kind != NULL; prompt++)
    g_print ("  %s  – %s\n", prompt->kind, _(prompt->what));
}

/* Prints the options, moves and prompts of a game, from the tables that drive them.
 *
 * @arguments: `GAME`
 *
 * Returns: the exit status */
int
purser_cli_verbs (char **arguments)
{
  const PurserRules *rules = purser_cli_find_game (arguments[0]);
  g_autoptr (GPtrArray) verbs = NULL;

  if (rules == NULL)
    return 2;
  g_print ("%s\n%s\n", _(rules->title), _("Options"));
  print_fields (rules->options);
  g_print ("\n%s\n", _("Moves"));
  verbs = purser_rules_list_verbs (rules);
  for (guint i = 0; i < verbs->len; i++)
    {
      const PurserVerb *verb = g_ptr_array_index (verbs, i);

      g_print ("  %s  – %s\n", verb->name, _(verb->what));
      print_fields (verb->fields);
    }
  print_prompts (rules);
  return 0;
}
