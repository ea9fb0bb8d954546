// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-common-verbs.h"
#include "purser-plain-text.h"
#include "purser-rules.h"

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
 * @self: a game
 * @name: a word
 *
 * Looks a verb up among the moves of the game and those that every game has.
 *
 * Returns: (nullable): the verb; %NULL where there is none
 */
const PurserVerb *
purser_rules_find_verb (const PurserRules *self,
                        const char        *name)
{
  const PurserVerb *verb = find_verb (self->verbs, name);

  return verb != NULL ? verb : find_verb (purser_common_verbs, name);
}

/**
 * purser_rules_list_verbs:
 * @self: a game
 *
 * Returns: (transfer container) (element-type PurserVerb): all moves of the game, its own first
 */
GPtrArray *
purser_rules_list_verbs (const PurserRules *self)
{
  GPtrArray *list = g_ptr_array_new ();

  for (const PurserVerb *verb = self->verbs; verb->name != NULL; verb++)
    g_ptr_array_add (list, (gpointer) verb);
  for (const PurserVerb *verb = purser_common_verbs; verb->name != NULL; verb++)
    g_ptr_array_add (list, (gpointer) verb);
  return list;
}

/**
 * purser_rules_begin:
 * @setup: what the play starts from
 * @state: (out caller-allocates): room for a state
 * @ledger: (nullable): where to book what the set-up gives
 * @verdict: (inout): why not
 *
 * Sets a state up.
 *
 * Returns: whether the rules take this set-up
 */
gboolean
purser_rules_begin (const PurserSetup *setup,
                    gpointer           state,
                    PurserLedger      *ledger,
                    PurserVerdict     *verdict)
{
  PurserStep step = { state, setup, NULL, ledger, verdict };
  PurserTable *table = state;

  memset (state, 0, setup->rules->state_size);
  table->active = -1;
  table->n_players = (guint8) setup->n_players;
  if (ledger != NULL)
    ledger->n = 0;
  if (!setup->rules->begin (&step))
    return FALSE;
  if (setup->rules->settle != NULL)
    setup->rules->settle (&step);
  return TRUE;
}

/**
 * purser_rules_apply:
 * @setup: what the play started from
 * @state: (inout): the state to change; of no use after a refusal, so give a copy
 * @move: what happened
 * @ledger: (nullable): where to book what changes
 * @verdict: (inout): why not
 *
 * Carries one move out. After the end only those moves are taken that a finished play still needs
 * (`table/over`), and "record it anyway" does not change that: nobody is in turn any more.
 *
 * Returns: whether the rules take the move
 */
gboolean
purser_rules_apply (const PurserSetup *setup,
                    gpointer           state,
                    const PurserMove  *move,
                    PurserLedger      *ledger,
                    PurserVerdict     *verdict)
{
  PurserStep step = { state, setup, move, ledger, verdict };
  const PurserTable *table = state;

  if (table->over && !move->verb->after_end)
    {
      purser_verdict_refuse (verdict, "table/over", _("the play is over"));
      return FALSE;
    }
  if (!move->verb->apply (&step))
    return FALSE;
  if (setup->rules->settle != NULL)
    setup->rules->settle (&step);
  return TRUE;
}

/* Longer ones are notes, which can be read whole where they are written. */
#define SENTENCE_LENGTH 400

static char *
rules_tell (const PurserSetup *setup,
            const PurserMove  *move)
{
  if (move->verb->describe != NULL)
    return move->verb->describe (setup, move);
  if (move->player < 0)
    return g_strdup (_(move->verb->what));
  /* Translators: a player's name, then what the move means, such as "Ends the turn" */
  return g_strdup_printf (_("%s: %s"), purser_setup_get_name (setup, move->player), _(move->verb->what));
}

/**
 * purser_rules_describe:
 * @setup: what the play started from
 * @move: a move
 *
 * Tells a move in a sentence without a full stop, such as "Aoi rolled 3 and 4".
 *
 * Returns: (transfer full): the sentence, in the language of the interface
 */
char *
purser_rules_describe (const PurserSetup *setup,
                       const PurserMove  *move)
{
  g_autofree char *text = rules_tell (setup, move);

  /* Notes and names that were written in by hand stand in it. */
  return purser_plain_text_dup_sentence (text, SENTENCE_LENGTH);
}

/**
 * purser_rules_find_account:
 * @setup: what the play started from
 * @state: (nullable): the present state; %NULL for every account that there could be
 * @id: the key of an account in the file
 *
 * Returns: the account's place; -1 where there is none
 */
int
purser_rules_find_account (const PurserSetup *setup,
                           gconstpointer      state,
                           const char        *id)
{
  guint n_accounts = setup->rules->count_accounts (setup, state);

  for (guint i = 0; i < n_accounts; i++)
    {
      PurserAccount account = { 0 };

      setup->rules->get_account (setup, i, &account);
      if (strcmp (account.id, id) == 0)
        return (int) i;
    }
  return -1;
}

/* "The play is over" and who won it; a shared win names everybody. */
static char *
dup_end_text (const PurserSetup *setup,
              gconstpointer      state)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autoptr (GString) names = g_string_new (NULL);
  guint n_winners = 0;

  setup->rules->score (setup, state, standings);
  for (guint i = 0; i < setup->n_players; i++)
    if (standings[i].wins)
      {
        /* Translators: between the names of those who share a win */
        g_string_append_printf (names, "%s%s", n_winners++ > 0 ? _(", ") : "", purser_setup_get_name (setup, (int) i));
      }
  g_assert (n_winners > 0);
  if (n_winners > 1)
    return g_strdup_printf (_("The play is over: %s share the win"), names->str);
  return g_strdup_printf (_("The play is over: %s wins"), names->str);
}

/* Nothing is wanted any more, but what a game takes after its end may still be entered. */
static void
ask_after_end (const PurserSetup *setup,
               gconstpointer      state,
               PurserPrompt      *prompt)
{
  purser_prompt_ask (prompt, "nothing", -1, "table/over", dup_end_text (setup, state));
  for (const PurserVerb *verb = setup->rules->verbs; verb->name != NULL; verb++)
    if (verb->after_end)
      purser_prompt_offer (prompt, -1, purser_move_value_new (verb->name, -1), FALSE, g_strdup (_(verb->what)));
}

/**
 * purser_rules_ask:
 * @setup: what the play started from
 * @state: the present state
 *
 * Asks the rules what they want to know next.
 *
 * Returns: (transfer full): a prompt; one that asks nothing after the end, and offers what may still be entered
 */
PurserPrompt *
purser_rules_ask (const PurserSetup *setup,
                  gconstpointer      state)
{
  PurserPrompt *prompt = purser_prompt_new ();
  const PurserTable *table = state;

  if (table->over)
    ask_after_end (setup, state, prompt);
  else
    setup->rules->ask (setup, state, prompt);
  return prompt;
}

static void
share_clear (gpointer data)
{
  PurserShare *share = data;

  g_free (share->title);
}

/**
 * purser_rules_break_down:
 * @setup: what the play started from
 * @state: the present state
 * @player: a player's index
 *
 * Returns: (transfer full) (element-type PurserShare): how the player's score comes about
 */
GArray *
purser_rules_break_down (const PurserSetup *setup,
                         gconstpointer      state,
                         int                player)
{
  GArray *shares = g_array_new (FALSE, FALSE, sizeof (PurserShare));

  g_array_set_clear_func (shares, share_clear);
  if (setup->rules->breakdown != NULL)
    setup->rules->breakdown (setup, state, player, shares);
  return shares;
}
