// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-prompt.h"

#include "purser-ledger.h"
#include "purser-rules.h"

/**
 * purser_prompt_new:
 *
 * Returns: (transfer full): a prompt that asks nothing
 */
PurserPrompt *
purser_prompt_new (void)
{
  PurserPrompt *self = g_new0 (PurserPrompt, 1);

  g_ref_count_init (&self->references);
  self->kind = "nothing";
  self->player = -1;
  self->choices = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_choice_unref);
  return self;
}

/**
 * purser_prompt_ref:
 *
 * Adds a reference, so that a prompt can outlive the next question of the play.
 *
 * Returns: (transfer full): @self
 */
PurserPrompt *
purser_prompt_ref (PurserPrompt *self)
{
  g_ref_count_inc (&self->references);
  return self;
}

/**
 * purser_prompt_unref:
 * @self: (transfer full): a prompt
 *
 * Drops a reference, and frees the prompt with the last one. An answer with a reference of its own outlives it.
 */
void
purser_prompt_unref (PurserPrompt *self)
{
  if (!g_ref_count_dec (&self->references))
    return;
  g_free (self->text);
  g_ptr_array_unref (self->choices);
  g_free (self);
}

/**
 * purser_prompt_ask:
 * @kind: the kind of prompt; static
 * @player: the player who is asked; -1 for nobody in particular
 * @rule: (nullable): the section it comes from; static
 * @text: (transfer full): the question
 *
 * Sets the question.
 */
void
purser_prompt_ask (PurserPrompt *self,
                   const char   *kind,
                   int           player,
                   const char   *rule,
                   char         *text)
{
  g_free (self->text);
  self->kind = kind;
  self->player = player;
  self->rule = rule;
  self->text = text;
}

/**
 * purser_prompt_offer:
 * @player: the player who would answer this; -1 for nobody in particular
 * @move: (transfer full): the move that it enters
 * @complete: whether @move can be entered as it is
 * @label: (transfer full): the text of the button
 *
 * Adds an answer whose changes are not worked out.
 *
 * Returns: (transfer none): the answer
 */
PurserChoice *
purser_prompt_offer (PurserPrompt *self,
                     int           player,
                     PurserValue  *move,
                     gboolean      complete,
                     char         *label)
{
  PurserChoice *choice = purser_choice_new (player, move, complete, label);

  g_ptr_array_add (self->choices, choice);
  return choice;
}

/**
 * purser_prompt_try:
 * @move: (transfer full): a complete move
 * @label: (transfer full): the text of the button
 *
 * Tries a move on a copy of the state, and adds it as an answer with its changes if the rules take it.
 *
 * Returns: (transfer none) (nullable): the answer; %NULL if the rules refuse the move
 */
PurserChoice *
purser_prompt_try (PurserPrompt      *self,
                   const PurserSetup *setup,
                   gconstpointer      state,
                   PurserValue       *move,
                   char              *label)
{
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) read = purser_move_new (setup, move, &verdict);
  g_autofree gpointer copy = g_memdup2 (state, setup->rules->state_size);
  PurserChoice *choice;

  if (read == NULL || !purser_rules_apply (setup, copy, read, ledger, &verdict))
    {
      purser_value_unref (move);
      g_free (label);
      return NULL;
    }
  choice = purser_prompt_offer (self, read->player, move, TRUE, label);
  purser_choice_add_gains (choice, ledger);
  return choice;
}

/**
 * purser_prompt_count_unknown:
 * @first: (out) (optional) (transfer none) (nullable): the first of these components
 *
 * Returns: the number of components whose printed values it asks for, as they have not been entered yet
 */
guint
purser_prompt_count_unknown (PurserPrompt  *self,
                             const char   **first)
{
  guint n = 0;

  if (first != NULL)
    *first = NULL;
  for (guint i = 0; i < self->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (self->choices, i);

      if (!purser_choice_is_printed (choice))
        continue;
      if (n++ == 0 && first != NULL)
        *first = purser_value_get_string_of (choice->move, "item");
    }
  return n;
}

/**
 * purser_prompt_get_best:
 * @player: a player's index
 *
 * Returns: (transfer none) (nullable): the answer that Purser proposes to @player
 */
const PurserChoice *
purser_prompt_get_best (PurserPrompt *self,
                        int           player)
{
  for (guint i = 0; i < self->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (self->choices, i);

      if (choice->player == player && choice->best)
        return choice;
    }
  return NULL;
}

/**
 * purser_prompt_find:
 * @verb: the name of a verb
 *
 * Returns: (transfer none) (nullable): the first answer with that verb
 */
const PurserChoice *
purser_prompt_find (PurserPrompt *self,
                    const char   *verb)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (purser_choice_is (g_ptr_array_index (self->choices, i), verb))
      return g_ptr_array_index (self->choices, i);
  return NULL;
}
