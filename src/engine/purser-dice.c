// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The two dice that are asked for, and those of the next turn, which show that the turn before them is over. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-dice.h"

/**
 * purser_move_rolls:
 *
 * Returns: whether it has a roll
 */
gboolean
purser_move_rolls (const PurserMove *move)
{
  for (const PurserField *field = move->verb->fields; field->name != NULL; field++)
    if (purser_shape_is_dice (field->shape) && purser_move_has (move, field->name))
      return TRUE;
  return FALSE;
}

/**
 * purser_move_get_dice:
 * @dice: (out caller-allocates) (array fixed-size=2): the values of the two dice
 *
 * Returns: whether the move has them
 */
gboolean
purser_move_get_dice (const PurserMove *move,
                      int              *dice)
{
  for (const PurserField *field = move->verb->fields; field->name != NULL; field++)
    if (purser_shape_is_dice (field->shape) && purser_move_get_count (move, field->name) == 2)
      {
        dice[0] = purser_move_get_nth (move, field->name, 0);
        dice[1] = purser_move_get_nth (move, field->name, 1);
        return TRUE;
      }
  return FALSE;
}

/**
 * purser_choice_find_dice:
 *
 * Returns: (nullable): its field that takes two dice, if nothing else is missing
 */
const char *
purser_choice_find_dice (const PurserRules  *rules,
                         const PurserChoice *choice)
{
  const PurserVerb *verb = purser_rules_find_verb (rules, purser_value_get_string_of (choice->move, "move"));
  const char *dice = NULL;

  for (const PurserField *field = verb->fields; field->name != NULL; field++)
    {
      if (!field->needed || purser_value_get (choice->move, field->name) != NULL)
        continue;
      if (!purser_shape_is_dice (field->shape))
        return NULL;
      dice = field->name;
    }
  return dice;
}

static gpointer
dup_state_after (const PurserSetup *setup,
                 gconstpointer      state,
                 PurserValue       *move)
{
  g_autofree gpointer copy = g_memdup2 (state, setup->rules->state_size);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) read = purser_move_new (setup, move, &verdict);

  if (read == NULL || !purser_rules_apply (setup, copy, read, NULL, &verdict))
    return NULL;
  return g_steal_pointer (&copy);
}

static const PurserChoice *
find_roll (const PurserSetup *setup,
           PurserPrompt      *prompt)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (!choice->complete && choice->player == prompt->player && choice->first == NULL &&
          purser_choice_find_dice (setup->rules, choice) != NULL)
        return choice;
    }
  return NULL;
}

/* The label repeats what helps the next player to answer, such as that it is the last round, as the player is not asked
 * again. */
static char *
dup_label (const PurserSetup *setup,
           PurserPrompt      *next)
{
  const char *more = strchr (next->text, '\n');

  /* Translators: a player's name, and a sentence of a line of its own or nothing */
  return g_strdup_printf (_("%s rolls next, which ends this turn%s"), purser_setup_get_name (setup, next->player),
                          more != NULL ? more : "");
}

/**
 * purser_prompt_offer_next_roll:
 * @end: (nullable): the answer that ends the turn, if nothing has to be done before
 *
 * Offers the dice of the next turn. The player who rolls them knows that this turn is over, so entering them also enters the
 * end of it.
 *
 * Returns: (transfer none) (nullable): the answer; %NULL if the next turn does not begin with dice
 */
PurserChoice *
purser_prompt_offer_next_roll (PurserPrompt       *self,
                               const PurserSetup  *setup,
                               gconstpointer       state,
                               const PurserChoice *end)
{
  g_autofree PurserTurnInfo *after = end != NULL ? dup_state_after (setup, state, end->move) : NULL;
  g_autoptr (PurserPrompt) next = NULL;
  const PurserChoice *roll;
  PurserChoice *choice;

  if (after == NULL || after->over)
    return NULL;
  next = purser_rules_ask (setup, after);
  roll = find_roll (setup, next);
  if (roll == NULL)
    return NULL;
  choice = purser_prompt_offer (self, roll->player, purser_value_copy (roll->move), FALSE, dup_label (setup, next));
  choice->first = purser_value_ref (end->move);
  return choice;
}

static gboolean
rolls_for_another (const PurserSetup    *setup,
                   const PurserTurnInfo *turn,
                   PurserValue          *move)
{
  const char *name = purser_value_get_string_of (move, "move");
  const PurserVerb *verb = name != NULL ? purser_rules_find_verb (setup->rules, name) : NULL;

  if (verb == NULL || turn->over || purser_value_get_integer_of (move, "player", -1) == turn->active)
    return FALSE;
  for (const PurserField *field = verb->fields; field != NULL && field->name != NULL; field++)
    if (field->needed && purser_shape_is_dice (field->shape))
      return TRUE;
  return FALSE;
}

/**
 * purser_rules_dup_before_roll:
 * @move: a move that somebody enters
 *
 * Returns: (transfer full) (nullable): the move that a roll of the next turn enters before itself
 */
PurserValue *
purser_rules_dup_before_roll (const PurserSetup *setup,
                              gconstpointer      state,
                              PurserValue       *move)
{
  g_autoptr (PurserPrompt) prompt = NULL;

  if (!rolls_for_another (setup, state, move))
    return NULL;
  prompt = purser_rules_ask (setup, state);
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->first != NULL && choice->player == purser_value_get_integer_of (move, "player", -1))
        return purser_value_ref (choice->first);
    }
  return NULL;
}
