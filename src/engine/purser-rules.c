// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-name-list.h"
#include "purser-rules.h"
#include "purser-sum.h"

/**
 * purser_rules_begin:
 * @state: (out caller-allocates): the state
 * @ledger: (nullable): the ledger for the entries of the set-up
 *
 * Sets up a state.
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
  PurserTurnInfo *turn = state;

  memset (state, 0, setup->rules->state_size);
  turn->active = -1;
  turn->n_players = (guint8) setup->n_players;
  for (guint i = setup->n_seated; i < setup->n_players; i++)
    turn->absent |= (guint16) (1 << i);
  turn->left = turn->absent;
  purser_step_at (&step, NULL);
  if (ledger != NULL)
    ledger->n = 0;
  if (!setup->rules->begin (&step))
    return FALSE;
  if (setup->rules->settle != NULL)
    setup->rules->settle (&step);
  return TRUE;
}

static gboolean
is_join (const PurserMove *move)
{
  return strcmp (move->verb->name, "join") == 0;
}

/* Refuses a move of a player who is not at the table. */
static gboolean
refuses_absent (PurserStep           *step,
                const PurserTurnInfo *turn)
{
  int player = step->move->player;
  const char *name = purser_setup_get_name (step->setup, player);

  if (purser_turn_info_is_absent (turn, player))
    return purser_step_rejects (step, _("%s has not joined yet"), name);
  return purser_step_refuses (step, "table/leave", _("%s has left"), name);
}

/**
 * purser_rules_apply:
 * @state: (inout): the state to change; of no use after a refusal, so pass a copy
 * @move: what happened
 * @ledger: (nullable): the ledger for the changes
 *
 * Applies one move. After the end, only the moves are taken that a finished play still needs (`table/over`), and "record it
 * anyway" does not change that, as it is nobody's turn.
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
  const PurserTurnInfo *turn = state;

  purser_step_at (&step, NULL);
  if (turn->over && !move->verb->after_end)
    return purser_verdict_refuse (verdict, "table/over", _("the play is over"));
  if (purser_turn_info_has_left (turn, move->player) && !move->verb->after_end && !is_join (move) &&
      refuses_absent (&step, turn))
    return FALSE;
  if (!move->verb->apply (&step))
    return FALSE;
  purser_step_at (&step, NULL);
  if (setup->rules->settle != NULL)
    setup->rules->settle (&step);
  return TRUE;
}

/**
 * purser_account_get_name:
 * @amount: an amount, or a change
 *
 * Returns: the account's name beside that amount, in the language of the interface
 */
const char *
purser_account_get_name (const PurserAccount *self,
                         gint64               amount)
{
  return self->one != NULL && ABS (amount) == 1 ? _(self->one) : self->title;
}

/**
 * purser_rules_find_account:
 * @state: (nullable): the present state; %NULL for every account that can exist
 * @id: the key of an account in the file
 *
 * Returns: the index of the account; -1 if there is none
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

/* Ranks the players who have left behind those who stayed; they win nothing. */
static void
rank_behind (const PurserTurnInfo *turn,
             PurserStanding       *standings)
{
  guint ranks[PURSER_MAX_PLAYERS];

  for (int i = 0; i < turn->n_players; i++)
    {
      gboolean left = purser_turn_info_has_left (turn, i);

      ranks[i] = standings[i].rank;
      for (int j = 0; j < turn->n_players; j++)
        if (standings[j].rank < standings[i].rank && !left && purser_turn_info_has_left (turn, j))
          ranks[i]--;
        else if (standings[j].rank >= standings[i].rank && left && !purser_turn_info_has_left (turn, j))
          ranks[i]++;
    }
  for (int i = 0; i < turn->n_players; i++)
    {
      standings[i].rank = ranks[i];
      standings[i].wins = ranks[i] == 1;
    }
}

/**
 * purser_rules_score:
 * @standings: (inout): one for each player, filled with zeroes
 *
 * Works out the standings. A player who has left is behind everybody who stayed (`table/leave`).
 */
void
purser_rules_score (const PurserSetup *setup,
                    gconstpointer      state,
                    PurserStanding    *standings)
{
  const PurserTurnInfo *turn = state;

  setup->rules->score (setup, state, standings);
  if (turn->left != 0)
    rank_behind (turn, standings);
}

/* Returns "The play is over" with the winner, or with all winners if they share the win; nobody wins against nobody. */
static char *
dup_end_text (const PurserSetup *setup,
              gconstpointer      state)
{
  PurserStanding standings[PURSER_MAX_PLAYERS] = { 0 };
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *names = NULL;

  purser_rules_score (setup, state, standings);
  for (guint i = 0; i < setup->n_players; i++)
    if (standings[i].wins)
      g_ptr_array_add (winners, (gpointer) purser_setup_get_name (setup, (int) i));
  g_assert (winners->len > 0);
  if (setup->n_players == 1)
    return g_strdup (_("The play is over"));
  names = purser_name_list_dup_text (winners);
  if (winners->len > 1)
    return g_strdup_printf (_("The play is over: %s share the win"), names);
  return g_strdup_printf (_("The play is over: %s wins"), names);
}

/* Asks for nothing, but offers what a game takes after its end. While points depend on that, nobody has won yet. */
static void
ask_after_end (const PurserSetup *setup,
               gconstpointer      state,
               PurserPrompt      *prompt)
{
  if (setup->rules->ask_after_end != NULL)
    setup->rules->ask_after_end (setup, state, prompt);
  purser_prompt_ask (prompt, "nothing", -1, "table/over", purser_prompt_count_unknown (prompt, NULL) > 0
    ? g_strdup (_("The play is over: printed values are missing that decide who wins")) : dup_end_text (setup, state));
  for (const PurserVerb *verb = setup->rules->verbs; verb->name != NULL; verb++)
    if (verb->after_end)
      purser_prompt_offer (prompt, -1, purser_move_value_new (verb->name, -1), FALSE, g_strdup (_(verb->what)));
}

/**
 * purser_rules_ask:
 *
 * Returns: (transfer full): the next question of the rules; after the end none, but what may still be entered
 */
PurserPrompt *
purser_rules_ask (const PurserSetup *setup,
                  gconstpointer      state)
{
  PurserPrompt *prompt = purser_prompt_new ();
  const PurserTurnInfo *turn = state;

  if (turn->over)
    ask_after_end (setup, state, prompt);
  else
    setup->rules->ask (setup, state, prompt);
  return prompt;
}

static const char *
find_word (const PurserRules *self,
           const char        *word)
{
  for (const PurserWord *known = self->words; known != NULL && known->word != NULL; known++)
    if (strcmp (known->word, word) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, known->context != NULL ? known->context : "word", known->title);
  return NULL;
}

static char *
dup_spelled (const char *word)
{
  char *title = g_strdelimit (g_strdup (word), "_-", ' ');

  title[0] = g_ascii_toupper (title[0]);
  return title;
}

/**
 * purser_rules_dup_word:
 * @word: a word of the file, such as a choice or the name of a field
 *
 * Returns: (transfer full): its title at the beginning of a line; a word without one is spelled out
 */
char *
purser_rules_dup_word (const PurserRules *self,
                       const char        *word)
{
  const char *title = find_word (self, word);

  return title != NULL ? g_strdup (title) : dup_spelled (word);
}

/**
 * purser_rules_dup_choice:
 * @shape: the shape of a choice
 * @choice: the index of one of its words
 *
 * Returns: (transfer full): the title of that word, as it reads for this choice
 */
char *
purser_rules_dup_choice (const PurserRules *self,
                         const PurserShape *shape,
                         guint              choice)
{
  const char *title = shape->titles != NULL ? shape->titles[choice] : NULL;

  if (title != NULL)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "word", title));
  return purser_rules_dup_word (self, shape->choices[choice]);
}

/**
 * purser_rules_find_component:
 * @item: an id
 *
 * Returns: (nullable): the kind of components with such an id
 */
const PurserComponent *
purser_rules_find_component (const PurserRules *self,
                             const char        *item)
{
  for (const PurserComponent *known = self->components; known != NULL && known->pattern != NULL; known++)
    if (g_pattern_match_simple (known->pattern, item))
      return known;
  return NULL;
}

/**
 * purser_rules_find_fields:
 * @item: an id
 *
 * Returns: (nullable): the fields that may be printed on it, ended by one without a name; %NULL if there is no form for it
 */
const PurserField *
purser_rules_find_fields (const PurserRules *self,
                          const char        *item)
{
  const PurserComponent *component = purser_rules_find_component (self, item);

  return component != NULL && component->shape->fields->name != NULL ? component->shape->fields : NULL;
}

/* Composes the title of a component without a name of its own: a kind and a number, or a kind and a word. */
static char *
dup_composed_title (const PurserRules *self,
                    const char        *item)
{
  const char *dash = strchr (item, '-');
  g_autofree char *kind = dash != NULL ? g_strndup (item, (gsize) (dash - item)) : NULL;
  g_autofree char *title = NULL;
  g_autofree char *rest = NULL;
  gint64 number;

  if (dash == NULL || find_word (self, item) != NULL)
    return purser_rules_dup_word (self, item);
  title = purser_rules_dup_word (self, kind);
  if (purser_sum_parse (dash + 1, &number))
    return g_strdup_printf ("%s %" G_GINT64_FORMAT, title, number);
  rest = purser_rules_dup_word (self, dash + 1);
  return g_strdup_printf (_("%s: %s"), title, rest);
}

/**
 * purser_rules_name_item:
 * @setup: (nullable): the play's set-up
 * @state: (nullable): its present state
 * @item: an id
 *
 * Returns: (transfer full): the title of a component
 */
char *
purser_rules_name_item (const PurserRules *self,
                        const PurserSetup *setup,
                        gconstpointer      state,
                        const char        *item)
{
  char *title = self->name_item != NULL ? self->name_item (setup, state, item) : NULL;

  return title != NULL ? title : dup_composed_title (self, item);
}

/**
 * purser_rules_note_item:
 * @setup: the play's set-up
 * @state: its present state
 * @item: an id
 *
 * Returns: (transfer full) (nullable): in a few words what a component is, such as its place
 */
char *
purser_rules_note_item (const PurserRules *self,
                        const PurserSetup *setup,
                        gconstpointer      state,
                        const char        *item)
{
  return self->note_item != NULL ? self->note_item (setup, state, item) : NULL;
}

static void
share_clear (gpointer data)
{
  PurserShare *share = data;

  g_free (share->title);
  g_free (share->counts);
}

/**
 * purser_rules_dup_reason:
 * @entry: an entry of the ledger, of an account or a token
 *
 * Tells in a few words why it was booked, such as "sector 5".
 *
 * Returns: (transfer full) (nullable): the words, in the language of the interface; %NULL if the name of its component or rule
 *   says it
 */
char *
purser_rules_dup_reason (const PurserSetup *setup,
                         const PurserEntry *entry)
{
  return setup->rules->reason != NULL ? setup->rules->reason (setup, entry) : NULL;
}

/**
 * purser_rules_has_rounds:
 *
 * Returns: whether the play has rounds
 */
gboolean
purser_rules_has_rounds (const PurserSetup *setup)
{
  return setup->rules->has_rounds == NULL || setup->rules->has_rounds (setup);
}

/**
 * purser_rules_lowest_wins:
 *
 * Returns: whether the lowest score is the best
 */
gboolean
purser_rules_lowest_wins (const PurserSetup *setup)
{
  return setup->rules->lowest_wins != NULL && setup->rules->lowest_wins (setup);
}

/**
 * purser_rules_break_down:
 * @player: a player's index
 *
 * Returns: (transfer full) (element-type PurserShare): the parts of the player's score
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
