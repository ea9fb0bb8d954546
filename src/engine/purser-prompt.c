// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-prompt.h"

#include <string.h>

#include "purser-ledger.h"
#include "purser-rules.h"

static void
choice_free (gpointer data)
{
  PurserChoice *choice = data;

  purser_value_unref (choice->move);
  g_free (choice->label);
  g_free (choice->heading);
  g_array_unref (choice->gains);
  g_clear_pointer (&choice->wants, g_ptr_array_unref);
  g_free (choice);
}

/**
 * purser_prompt_new:
 *
 * Makes a prompt that asks nothing.
 *
 * Returns: (transfer full): a prompt
 */
PurserPrompt *
purser_prompt_new (void)
{
  PurserPrompt *self = g_new0 (PurserPrompt, 1);

  self->kind = "nothing";
  self->player = -1;
  self->choices = g_ptr_array_new_with_free_func (choice_free);
  return self;
}

/**
 * purser_prompt_free:
 * @self: (transfer full): a prompt
 *
 * Frees a prompt with its choices.
 */
void
purser_prompt_free (PurserPrompt *self)
{
  g_free (self->text);
  g_ptr_array_unref (self->choices);
  g_free (self);
}

/**
 * purser_prompt_ask:
 * @self: a prompt
 * @kind: what is wanted; static
 * @player: who is asked; -1 for nobody in particular
 * @rule: (nullable): the section it comes from; static
 * @text: (transfer full): the question
 *
 * Puts the question.
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
 * @self: a prompt
 * @player: who would answer this; -1 for nobody in particular
 * @move: (transfer full): the move it stands for
 * @complete: whether @move can be entered as it is
 * @label: (transfer full): what to write on the button
 *
 * Adds an answer whose payout is not worked out.
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
  PurserChoice *choice = g_new0 (PurserChoice, 1);

  choice->player = player;
  choice->move = move;
  choice->complete = complete;
  choice->label = label;
  choice->gains = g_array_new (FALSE, FALSE, sizeof (PurserGain));
  g_ptr_array_add (self->choices, choice);
  return choice;
}

static void
choice_add_gain (PurserChoice      *self,
                 const PurserEntry *entry)
{
  PurserGain gain = { entry->player, entry->account, entry->by };

  for (guint i = 0; i < self->gains->len; i++)
    {
      PurserGain *known = &g_array_index (self->gains, PurserGain, i);

      if (known->player == gain.player && known->account == gain.account)
        {
          known->by += gain.by;
          return;
        }
    }
  g_array_append_val (self->gains, gain);
}

/**
 * purser_prompt_try:
 * @self: a prompt
 * @setup: the play's set-up
 * @state: the present state
 * @move: (transfer full): a complete move
 * @label: (transfer full): what to write on the button
 *
 * Tries a move out on a copy of the state, and adds it as an answer with what it would pay if the
 * rules take it.
 *
 * Returns: (transfer none) (nullable): the answer; %NULL where the rules refuse the move
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
  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    choice_add_gain (choice, purser_ledger_get (ledger, i));
  return choice;
}

/**
 * purser_prompt_get_best:
 * @self: a prompt
 * @player: a player's index
 *
 * Returns: (transfer none) (nullable): what Purser proposes to @player
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
 * purser_choice_head:
 * @self: an answer
 * @heading: (nullable): what it stands under, such as whose ships they are
 *
 * Puts an answer under a heading; answers with the same one belong together, and their labels need not repeat it.
 */
void
purser_choice_head (PurserChoice *self,
                    const char   *heading)
{
  g_set_str (&self->heading, heading);
}

/**
 * purser_choice_want:
 * @self: an answer that is not complete
 * @field: a field of its move; static
 *
 * Says that a field is to be asked for. A verb with many fields is so filled in with those few that matter here.
 */
void
purser_choice_want (PurserChoice *self,
                    const char   *field)
{
  if (self->wants == NULL)
    self->wants = g_ptr_array_new ();
  g_ptr_array_add (self->wants, (gpointer) field);
}

/**
 * purser_choice_wants:
 * @self: an answer that is not complete
 * @field: a field of its move
 *
 * Returns: whether the field is to be asked for: it is not there yet, and is among those that were named, if any were
 */
gboolean
purser_choice_wants (const PurserChoice *self,
                     const char         *field)
{
  if (purser_value_get (self->move, field) != NULL)
    return FALSE;
  for (guint i = 0; self->wants != NULL && i < self->wants->len; i++)
    if (strcmp (g_ptr_array_index (self->wants, i), field) == 0)
      return TRUE;
  return self->wants == NULL;
}

/**
 * purser_choice_get_gain:
 * @self: an answer
 * @player: a player's index
 * @account: an account
 *
 * Returns: what the answer would change there
 */
gint64
purser_choice_get_gain (const PurserChoice *self,
                        int                 player,
                        int                 account)
{
  for (guint i = 0; i < self->gains->len; i++)
    {
      const PurserGain *gain = &g_array_index (self->gains, PurserGain, i);

      if (gain->player == player && gain->account == account)
        return gain->by;
    }
  return 0;
}
