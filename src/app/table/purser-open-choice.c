// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-dice.h"
#include "purser-open-choice.h"

/* Printed values need no form here: they have a dialog of their own, which shows all of them. */
static gboolean
choice_wants_form (PurserPrompt       *prompt,
                   const PurserChoice *choice)
{
  return !choice->complete && !purser_choice_is_printed (choice) &&
         (choice->player == prompt->player || prompt->player < 0);
}

static guint
count_verbs (PurserPrompt *prompt)
{
  g_autoptr (GHashTable) verbs = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice_wants_form (prompt, choice))
        g_hash_table_add (verbs, (gpointer) purser_value_get_string_of (choice->move, "move"));
    }
  return g_hash_table_size (verbs);
}

/* Finds an answer that has to be filled in and whose form is open at once, as no other answer is like it.
 *
 * @alone: (out): whether nothing else is asked for
 *
 * Returns: (transfer none) (nullable): the choice whose form is open from the beginning */
const PurserChoice *
purser_open_choice_find (PurserPrompt *prompt,
                         gboolean     *alone)
{
  const PurserChoice *only = NULL;
  guint n = 0;

  *alone = TRUE;
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      *alone &= !choice->complete;
      if (choice->complete && choice->best)
        return NULL;
      if (choice_wants_form (prompt, choice) && n++ == 0)
        only = choice;
    }
  *alone &= n == 1;
  /* After the end nothing is asked for, though something may be entered. Moves that differ only in their target have a
   * button each; opening the form of the first would be a guess. */
  if (strcmp (prompt->kind, "nothing") == 0 || (n != 1 && count_verbs (prompt) != n))
    return NULL;
  return only;
}

/* Finds the proposed answer, or else the only complete one that is not on the table.
 *
 * @rest: (element-type PurserChoice): the answers that are given nowhere else
 * @player: the player who is asked; -1 for nobody in particular */
const PurserChoice *
purser_choice_find_next (GPtrArray *rest,
                         int        player)
{
  const PurserChoice *only = NULL;
  guint n = 0;

  for (guint i = 0; i < rest->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (rest, i);

      if (!choice->complete || (player >= 0 && choice->player != player))
        continue;
      if (choice->best)
        return choice;
      if (choice->place == NULL && n++ == 0)
        only = choice;
    }
  return n == 1 ? only : NULL;
}

/* Returns: whether other players are asked for the same at the same time */
gboolean
purser_prompt_asks_several (PurserPrompt       *prompt,
                            const PurserChoice *choice)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *other = g_ptr_array_index (prompt->choices, i);

      if (other->player != choice->player && other->player >= 0 &&
          g_strcmp0 (purser_value_get_string_of (other->move, "move"), purser_value_get_string_of (choice->move, "move")) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether it is the asked player's and only its dice are missing */
gboolean
purser_choice_asks_dice (PurserPlay         *play,
                         const PurserChoice *choice)
{
  return !choice->complete && choice->player == purser_play_get_prompt (play)->player &&
         purser_choice_find_dice (purser_play_get_rules (play), choice) != NULL;
}
