// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A game for tests: all players have coins, may gain some or roll for them, and may pay no more than they have. */

#include "purser-test-game.h"

#include <string.h>

#include "purser-json.h"

typedef struct {
  PurserTurnInfo turn;
  gint32      coins[PURSER_MAX_PLAYERS];
} TestState;

static const PurserShape player_shape = { .kind = PURSER_SHAPE_PLAYER };
static const PurserShape coins_shape = { .kind = PURSER_SHAPE_INTEGER, .min = 0, .max = 100 };

static const PurserField change_fields[] = {
  { "player", &player_shape, TRUE, "whose coins" },
  { "by", &coins_shape, TRUE, "how many" },
  { NULL }
};
static const PurserField no_fields[] = { { NULL } };

static gboolean
gain (PurserStep *step)
{
  TestState *state = step->state;
  int player = step->move->player;

  purser_step_change (step, player, 0, &state->coins[player], purser_move_get_integer (step->move, "by", 0),
                      "test/gain", NULL);
  return TRUE;
}

static gboolean
pay (PurserStep *step)
{
  TestState *state = step->state;
  int player = step->move->player;
  int by = purser_move_get_integer (step->move, "by", 0);

  if (by > state->coins[player] && purser_step_refuses (step, "test/pay", "only %d coins", state->coins[player]))
    return FALSE;
  purser_step_change (step, player, 0, &state->coins[player], -by, "test/pay", NULL);
  return TRUE;
}

static gboolean
finish (PurserStep *step)
{
  ((TestState *) step->state)->turn.over = TRUE;
  return TRUE;
}

static const PurserVerb verbs[] = {
  { "gain", "Gains coins", change_fields, gain, { "{player} gains {by}" } },
  { "roll", "Rolls for coins", change_fields, gain, { "{player} rolls for {by}" }, .pays = TRUE },
  { "find", "Finds coins by the way", change_fields, gain, { "{player} finds {by}" }, .pays = TRUE, .unsaid = TRUE },
  { "pay", "Pays coins", change_fields, pay },
  { "finish", "Ends the play", no_fields, finish },
  { NULL }
};

/* A purse has a number of coins, and maybe a name. */
static const PurserShape name_shape = { .kind = PURSER_SHAPE_STRING, .max = 20 };
static const PurserField purse_fields[] = {
  { "coins", &coins_shape, FALSE, "coins in it" },
  { "name", &name_shape, FALSE, "its name" },
  { NULL }
};
static const PurserShape purse_shape = { .kind = PURSER_SHAPE_RECORD, .fields = purse_fields };
static const PurserComponent components[] = { { "purse-?", &purse_shape }, { NULL } };
static const PurserWord words[] = { { "slow", "Slowly" }, { "purse", "Purse" }, { NULL } };

static gboolean
learn (PurserStep  *step,
       const char  *item,
       PurserValue *values)
{
  return TRUE;
}

/* Proposes half of the coins as a payment, and sets all of them as the maximum. */
static void
assist (const PurserSetup *setup,
        gconstpointer      data,
        PurserValue       *draft,
        PurserForm        *form)
{
  const TestState *state = data;
  gint64 player = purser_value_get_integer_of (draft, "player", -1);

  if (strcmp (form->verb->name, "pay") != 0 || player < 0)
    return;
  purser_form_propose (form, "by", purser_value_new_integer (state->coins[player] / 2));
  purser_form_limit (form, "by", 0, state->coins[player]);
  purser_form_call (form, "by", "How much of it");
  purser_form_advise (form, g_strdup_printf ("%d coins are there", state->coins[player]));
}

static const char *const paces[] = { "slow", "fast", NULL };
static const PurserShape pace_shape = { .kind = PURSER_SHAPE_CHOICE, .choices = paces };
static const PurserField options[] = { { "pace", &pace_shape, FALSE, "how quick" }, { NULL } };
static const PurserPromptKind prompts[] = { { "coins", "a gain" }, { "nothing", "nothing" }, { NULL } };

static gboolean
begin (PurserStep *step)
{
  TestState *state = step->state;

  state->turn.round = 1;
  for (int i = 0; i < state->turn.n_players; i++)
    purser_step_change (step, i, 0, &state->coins[i], 3, "test/setup", NULL);
  return TRUE;
}

static guint
count_accounts (const PurserSetup *setup,
                gconstpointer      state)
{
  return 1;
}

static void
get_account (const PurserSetup *setup,
             guint              account,
             PurserAccount     *about)
{
  const PurserAccount coins = { "coins", "Coins", NULL, TRUE };

  *about = coins;
}

static gint64
get_balance (const PurserSetup *setup,
             gconstpointer      state,
             int                player,
             guint              account)
{
  return ((const TestState *) state)->coins[player];
}

static gboolean
adjust (PurserStep *step,
        int         player,
        guint       account,
        gint64      by)
{
  purser_step_change (step, player, 0, &((TestState *) step->state)->coins[player], by, "table/adjust", NULL);
  return TRUE;
}

static void
ask (const PurserSetup *setup,
     gconstpointer      state,
     PurserPrompt      *prompt)
{
  purser_prompt_ask (prompt, "coins", 0, "test/gain", g_strdup ("How many?"));
}

static void
score (const PurserSetup *setup,
       gconstpointer      state,
       PurserStanding    *standings)
{
  for (guint i = 0; i < setup->n_players; i++)
    standings[i].score = standings[i].keys[0] = ((const TestState *) state)->coins[i];
  purser_standings_rank (standings, setup->n_players);
}

const PurserRules purser_test_rules = {
  .id = "coins",
  .title = "Coins",
  .min_players = 1,
  .max_players = 4,
  .options = options,
  .verbs = verbs,
  .prompts = prompts,
  .words = words,
  .components = components,
  .state_size = sizeof (TestState),
  .begin = begin,
  .count_accounts = count_accounts,
  .get_account = get_account,
  .get_balance = get_balance,
  .adjust = adjust,
  .learn = learn,
  .assist = assist,
  .ask = ask,
  .score = score,
};

/**
 * purser_test_find:
 * @game: the id of a game
 *
 * Returns: (nullable): the rules of "coins"
 */
const PurserRules *
purser_test_find (const char *game)
{
  return strcmp (game, purser_test_rules.id) == 0 ? &purser_test_rules : NULL;
}

/**
 * purser_test_value:
 * @json: JSON
 *
 * Returns: (transfer full): its value
 */
PurserValue *
purser_test_value (const char *json)
{
  g_autoptr (GError) error = NULL;
  PurserValue *value = purser_json_parse (json, -1, &error);

  g_assert_no_error (error);
  return value;
}

/**
 * purser_test_header_dup:
 * @n_players: the number of players
 *
 * Returns: (transfer full): the first line of a file
 */
char *
purser_test_header_dup (guint n_players)
{
  static const char *const names[] = { "Aoi", "Ben", "千尋", "Dagny" };
  GString *header = g_string_new ("{\"purser\":1,\"game\":\"coins\",\"players\":[");

  for (guint i = 0; i < n_players; i++)
    g_string_append_printf (header, "%s{\"name\":\"%s\"}", i > 0 ? "," : "", names[i]);
  g_string_append (header, "]}");
  return g_string_free (header, FALSE);
}

/**
 * purser_test_setup_new:
 * @n_players: the number of players
 *
 * Returns: (transfer full): a set-up of "coins"
 */
PurserSetup *
purser_test_setup_new (guint n_players)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autofree char *header = purser_test_header_dup (n_players);
  g_autoptr (PurserValue) value = purser_test_value (header);
  PurserSetup *setup = purser_setup_new (&purser_test_rules, value, NULL, &verdict);

  g_assert_nonnull (setup);
  return setup;
}

/**
 * purser_test_history_new:
 * @n_players: the number of players
 *
 * Returns: (transfer full): a play of "coins", 3 coins each
 */
PurserHistory *
purser_test_history_new (guint n_players)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserSetup) setup = purser_test_setup_new (n_players);

  return purser_history_new (setup, &verdict);
}

/**
 * purser_test_add:
 * @history: a play
 * @record: a record that must be accepted
 *
 * Adds a record.
 */
void
purser_test_add (PurserHistory *history,
                 const char    *record)
{
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) value = purser_test_value (record);

  if (!purser_history_add (history, value, &verdict))
    g_error ("%s: %s", record, verdict.text);
}

/**
 * purser_test_refuse:
 * @history: a play
 * @record: a record that must be refused
 * @part: (nullable): a part of the refusal's text
 *
 * Tries to add a record, and checks that nothing changes.
 */
void
purser_test_refuse (PurserHistory *history,
                    const char    *record,
                    const char    *part)
{
  gsize size = purser_history_get_setup (history)->rules->state_size;
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) value = purser_test_value (record);
  g_autofree gpointer before = g_memdup2 (purser_history_get_state (history), size);
  guint n = purser_history_get_size (history);
  guint n_entries = purser_ledger_get_size (purser_history_get_ledger (history));

  g_assert_false (purser_history_add (history, value, &verdict));
  g_assert_true (verdict.refused);
  g_assert_nonnull (verdict.text);
  if (part != NULL && strstr (verdict.text, part) == NULL)
    g_error ("%s: “%s” does not say “%s”", record, verdict.text, part);
  g_assert_cmpmem (before, size, purser_history_get_state (history), size);
  g_assert_cmpuint (purser_history_get_size (history), ==, n);
  g_assert_cmpuint (purser_ledger_get_size (purser_history_get_ledger (history)), ==, n_entries);
}

/**
 * purser_test_coins:
 * @history: a play of "coins"
 * @player: a player's index
 *
 * Returns: how many coins the player has
 */
gint64
purser_test_coins (PurserHistory *history,
                   int            player)
{
  return get_balance (NULL, purser_history_get_state (history), player, 0);
}

static gboolean
same_entries (GArray *a,
              GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const PurserEntry *x = &g_array_index (a, PurserEntry, i);
      const PurserEntry *y = &g_array_index (b, PurserEntry, i);

      if (x->n != y->n || x->player != y->player || x->account != y->account || x->by != y->by ||
          x->balance != y->balance || g_strcmp0 (x->rule, y->rule) != 0 || g_strcmp0 (x->item, y->item) != 0 ||
          g_strcmp0 (x->place, y->place) != 0)
        return FALSE;
    }
  return TRUE;
}

/**
 * purser_test_same_ledger:
 * @a: a ledger
 * @b: another
 *
 * Returns: whether they have the same entries
 */
gboolean
purser_test_same_ledger (PurserLedger *a,
                         PurserLedger *b)
{
  return same_entries (a->entries, b->entries) && same_entries (a->tokens, b->tokens);
}

/**
 * purser_test_assert_fold:
 * @history: a play
 *
 * Folds the current moves from the start, without any kept state, and checks that the result is the same.
 */
void
purser_test_assert_fold (PurserHistory *history)
{
  PurserSetup *setup = purser_history_get_setup (history);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserLedger) ledger = purser_ledger_new ();
  g_autofree gpointer state = g_malloc0 (setup->rules->state_size);

  g_assert_true (purser_rules_begin (setup, state, ledger, &verdict));
  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);

      ledger->n = n;
      g_assert_true (move == NULL || purser_rules_apply (setup, state, move, ledger, &verdict));
    }
  g_assert_cmpmem (state, setup->rules->state_size, purser_history_get_state (history), setup->rules->state_size);
  g_assert_true (purser_test_same_ledger (ledger, purser_history_get_ledger (history)));
}
