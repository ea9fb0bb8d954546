// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The moves of a game: its own, and those that every game has. */

#include "config.h"

#include <string.h>

#include "purser-common-verbs.h"

static const PurserVerb *
find_verb (const PurserVerb *verbs,
           const char       *name)
{
  for (const PurserVerb *verb = verbs; verb->name != NULL; verb++)
    if (verb->name[0] == name[0] && strcmp (verb->name, name) == 0)
      return verb;
  return NULL;
}

/**
 * purser_rules_find_verb:
 * @name: a word
 *
 * Returns: (nullable): the verb, of the game or common to all games; %NULL if there is none
 */
const PurserVerb *
purser_rules_find_verb (const PurserRules *self,
                        const char        *name)
{
  const PurserVerb *verb = find_verb (self->verbs, name);

  return verb != NULL ? verb : find_verb (purser_common_verbs, name);
}

/**
 * purser_verb_is_common:
 *
 * Returns: whether each game has it, as it plays nothing: a note, a correction, who is at the table, the end of the play
 */
gboolean
purser_verb_is_common (const PurserVerb *self)
{
  const PurserVerb *verb = purser_common_verbs;

  while (verb->name != NULL && verb != self)
    verb++;
  return verb->name != NULL;
}

/**
 * purser_verb_names_starter:
 *
 * Returns: whether it only tells who begins the play, its `player`
 */
gboolean
purser_verb_names_starter (const PurserVerb *self)
{
  return g_strcmp0 (self->starter, "player") == 0;
}

/**
 * purser_rules_find_starter_verb:
 *
 * Returns: (nullable): the verb that tells who begins the play; %NULL if the game has none
 */
const PurserVerb *
purser_rules_find_starter_verb (const PurserRules *self)
{
  for (const PurserVerb *verb = self->verbs; verb->name != NULL; verb++)
    if (purser_verb_names_starter (verb))
      return verb;
  return NULL;
}

/**
 * purser_rules_list_verbs:
 *
 * Returns: (transfer container) (element-type PurserVerb): all moves that the game takes, its own first
 */
GPtrArray *
purser_rules_list_verbs (const PurserRules *self)
{
  GPtrArray *list = g_ptr_array_new ();

  for (const PurserVerb *verb = self->verbs; verb->name != NULL; verb++)
    g_ptr_array_add (list, (gpointer) verb);
  for (const PurserVerb *verb = purser_common_verbs; verb->name != NULL; verb++)
    if ((self->leave != NULL || strcmp (verb->name, "leave") != 0) &&
        (self->join != NULL || strcmp (verb->name, "join") != 0) &&
        (self->learn != NULL || strcmp (verb->name, "learn") != 0))
      g_ptr_array_add (list, (gpointer) verb);
  return list;
}
