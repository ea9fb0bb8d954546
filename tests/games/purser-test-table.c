// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What the tests of all games share: operations on a play in memory. */

#include "purser-test-table.h"

#include <string.h>

#include "purser-facts.h"
#include "purser-games.h"
#include "purser-json.h"

static PurserValue *
parse (const char *json)
{
  g_autoptr (GError) error = NULL;
  PurserValue *value = purser_json_parse (json, -1, &error);

  g_assert_no_error (error);
  return value;
}

/**
 * purser_test_table_new:
 * @header: the first line of a file
 *
 * Returns: (transfer full): a play in memory
 */
PurserHistory *
purser_test_table_new (const char *header)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) value = parse (header);
  const PurserRules *rules = purser_games_find (purser_value_get_string_of (value, "game"));
  PurserValue *facts = purser_facts_load (rules, &error);
  g_autoptr (PurserSetup) setup = purser_setup_new (rules, value, facts, &verdict);
  PurserHistory *self;

  g_assert_no_error (error);
  g_assert_cmpstr (verdict.text, ==, NULL);
  self = purser_history_new (setup, &verdict);
  g_assert_cmpstr (verdict.text, ==, NULL);
  return self;
}

/**
 * purser_test_table_enter:
 * @self: a play
 * @move: a record, as JSON
 *
 * Enters a record that the rules must accept.
 */
void
purser_test_table_enter (PurserHistory *self,
                         const char    *move)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) value = parse (move);
  gboolean taken = purser_history_add (self, value, &verdict);

  if (!taken)
    g_test_message ("%s: %s", move, verdict.text);
  g_assert_true (taken);
}

/**
 * purser_test_table_enter_all:
 * @self: a play
 * @moves: (array zero-terminated=1): records, as JSON
 *
 * Enters records that the rules must accept.
 */
void
purser_test_table_enter_all (PurserHistory  *self,
                             const char    **moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    purser_test_table_enter (self, moves[i]);
}

/**
 * purser_test_table_assert_refused:
 * @self: a play
 * @move: a record, as JSON
 * @rule: (nullable): the section that refuses it; %NULL for a move that makes no sense
 *
 * Checks that the rules refuse a record, by the right rule and with a text, and that nothing changes.
 */
void
purser_test_table_assert_refused (PurserHistory *self,
                                  const char    *move,
                                  const char    *rule)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) value = parse (move);
  gsize size = purser_history_get_setup (self)->rules->state_size;
  g_autofree gpointer before = g_memdup2 (purser_history_get_state (self), size);

  g_assert_false (purser_history_add (self, value, &verdict));
  g_assert_cmpstr (verdict.rule, ==, rule);
  g_assert_nonnull (verdict.text);
  g_assert_cmpmem (before, size, purser_history_get_state (self), size);
  if (rule != NULL)
    g_assert_true (purser_test_table_has_section (rule));
}

/**
 * purser_test_table_assert_sums:
 * @self: a play
 *
 * Checks that every balance is the sum of its entries, and that every entry names a section of the rulebook.
 */
void
purser_test_table_assert_sums (PurserHistory *self)
{
  PurserSetup *setup = purser_history_get_setup (self);
  PurserLedger *ledger = purser_history_get_ledger (self);
  gconstpointer state = purser_history_get_state (self);

  for (int player = 0; (guint) player < setup->n_players; player++)
    for (guint account = 0; account < setup->rules->count_accounts (setup, state); account++)
      g_assert_cmpint (purser_ledger_sum (ledger, player, (int) account), ==,
                       setup->rules->get_balance (setup, state, player, account));
  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    g_assert_true (purser_test_table_has_section (purser_ledger_get (ledger, i)->rule));
}

/**
 * purser_test_table_assert_told:
 * @self: a play
 * @move: a move, as JSON
 * @sentence: the expected text
 *
 * Checks the text of a move.
 */
void
purser_test_table_assert_told (PurserHistory *self,
                               const char    *move,
                               const char    *sentence)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) value = parse (move);
  g_autoptr (PurserMove) read = purser_move_new (purser_history_get_setup (self), value, &verdict);
  g_autofree char *told = NULL;

  g_assert_cmpstr (verdict.text, ==, NULL);
  told = purser_rules_describe (purser_history_get_setup (self), purser_history_get_state (self), read);
  g_assert_cmpstr (told, ==, sentence);
}

/**
 * purser_test_table_assert_undone:
 * @self: a play in which something can be undone
 *
 * Undoes and redoes the last move, and checks that the state is the same, bit by bit.
 */
void
purser_test_table_assert_undone (PurserHistory *self)
{
  gsize size = purser_history_get_setup (self)->rules->state_size;
  g_autofree gpointer before = g_memdup2 (purser_history_get_state (self), size);
  guint n = g_array_index (purser_history_get_undo (self), guint, 0);
  g_autofree char *undo = g_strdup_printf ("{\"undo\":%u}", n);
  g_autofree char *redo = g_strdup_printf ("{\"redo\":%u}", n);

  purser_test_table_enter (self, undo);
  purser_test_table_assert_sums (self);
  purser_test_table_enter (self, redo);
  g_assert_cmpmem (before, size, purser_history_get_state (self), size);
}

static void
read_sections (GHashTable *sections,
               const char *game)
{
  g_autofree char *file = g_strconcat (game, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "data", "rulebook", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserValue) book = purser_json_read (path, &error);
  PurserValue *list = purser_value_get (book, "sections");

  g_assert_no_error (error);
  for (guint i = 0; i < purser_value_get_size (list); i++)
    g_hash_table_add (sections, g_strdup (purser_value_get_string_of (purser_value_get_at (list, i), "id")));
}

/**
 * purser_test_table_has_section:
 * @rule: the id of a section
 *
 * Returns: whether the section is in the rulebook
 */
gboolean
purser_test_table_has_section (const char *rule)
{
  static GHashTable *sections = NULL;

  if (sections == NULL)
    {
      sections = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      read_sections (sections, "table");
      for (const PurserRules *const *game = purser_games_list (); *game != NULL; game++)
        read_sections (sections, (*game)->id);
    }
  return g_hash_table_contains (sections, rule);
}

/**
 * purser_test_table_ask:
 * @self: a play
 *
 * Returns the current prompt. Checks that it is of a kind that the game declares, with a text and a rule of the rulebook, and
 * that each player has at most one best answer. Places are words, numbers, dashes and slashes, which front ends split.
 *
 * Returns: (transfer full): the prompt
 */
PurserPrompt *
purser_test_table_ask (PurserHistory *self)
{
  PurserSetup *setup = purser_history_get_setup (self);
  PurserPrompt *prompt = purser_rules_ask (setup, purser_history_get_state (self));
  guint best[PURSER_MAX_PLAYERS] = { 0 };
  gboolean known = FALSE;

  for (const PurserPromptKind *kind = setup->rules->prompts; kind->kind != NULL; kind++)
    known |= strcmp (kind->kind, prompt->kind) == 0;
  g_assert_true (known);
  g_assert_nonnull (prompt->text);
  g_assert_true (purser_test_table_has_section (prompt->rule));
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      g_assert_cmpstr (choice->label, !=, "");
      g_assert_cmpstr (choice->place, !=, "");
      if (choice->place != NULL)
        g_assert_cmpuint (strspn (choice->place, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/"), ==,
                          strlen (choice->place));
      if (choice->best)
        g_assert_cmpuint (++best[choice->player], ==, 1);
    }
  return prompt;
}

/* Returns: (transfer none) (nullable): the first answer of a player with this label; of any player for -1 */
const PurserChoice *
find_choice_of (PurserPrompt *prompt,
                int           player,
                const char   *label)
{
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (strcmp (choice->label, label) == 0 && (choice->player == player || player < 0))
        return choice;
    }
  return NULL;
}

/* Returns: (transfer none) (nullable): the first answer with this label */
const PurserChoice *
find_choice (PurserPrompt *prompt,
             const char   *label)
{
  return find_choice_of (prompt, -1, label);
}
