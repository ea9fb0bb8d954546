// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Random play from the prompts, and random moves that overrule everything: what must hold whatever happens. */

#include <string.h>

#include "purser-starfarers-reading.h"
#include "purser-starfarers-score.h"
#include "purser-starfarers-table.h"

static const int numbers[] = { 2, 3, 4, 5, 6, 8, 9, 10, 11, 12 };

static int
any (int n)
{
  return g_test_rand_int_range (0, n);
}

static const char *
any_word (const char *const *words)
{
  return words[any ((int) g_strv_length ((char **) words))];
}

static PurserValue *
any_number (void)
{
  int pair[] = { numbers[any (10)], numbers[any (10)] };

  if (any (4) == 0)
    return any (2) == 0 ? purser_value_new_null () : purser_value_new_integers (pair, 2);
  return purser_value_new_integer (pair[0]);
}

static PurserValue *
any_planets (void)
{
  PurserValue *list = purser_value_new_list ();

  for (int i = 0; i < 2; i++)
    {
      PurserValue *planet = purser_value_new_object ();

      purser_value_set_string (planet, "resource", any_word (purser_starfarers_resources));
      purser_value_set (planet, "number", any_number ());
      purser_value_append (list, planet);
    }
  return list;
}

static PurserValue *
any_list (int most)
{
  PurserValue *list = purser_value_new_list ();

  for (int i = any (most + 1); i > 0; i--)
    purser_value_append (list, purser_value_new_string (any_word (purser_starfarers_resources)));
  return list;
}

static PurserValue *
any_map (const char *const *words,
         int                least,
         int                most)
{
  PurserValue *map = purser_value_new_object ();

  for (int i = any (4); i > 0; i--)
    purser_value_set_integer (map, any_word (words), least + any (most - least + 1));
  return map;
}

static PurserValue *
any_dice (void)
{
  int dice[] = { 1 + any (6), 1 + any (6) };

  return purser_value_new_integers (dice, 2);
}

static PurserValue *
any_balls (void)
{
  PurserValue *list = purser_value_new_list ();

  for (int i = 0; i < 2; i++)
    purser_value_append (list, purser_value_new_string (any_word (purser_starfarers_balls)));
  return list;
}

static PurserValue *
any_others (int n_players)
{
  PurserValue *others = purser_value_new_object ();
  g_autofree char *key = g_strdup_printf ("%d", any (n_players));

  purser_value_set (others, key, any_map (purser_starfarers_accounts + 1, -3, 3));
  return others;
}

static PurserValue *
any_players (int n_players)
{
  int players[] = { any (n_players), any (n_players) };

  return purser_value_new_integers (players, 1 + (guint) any (2));
}

/* Returns a random value for a field of the table of verbs, by its name. */
static PurserValue *
any_field (const char *name,
           int         n_players)
{
  static const struct {
    const char        *name;
    const char *const *words;
  } choices[] = {
    { "resource", purser_starfarers_resources }, { "people", purser_starfarers_peoples },
    { "kind", purser_starfarers_token_kinds },
  };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (strcmp (name, choices[i].name) == 0)
      return purser_value_new_string (any_word (choices[i].words));
  if (strcmp (name, "planets") == 0)
    return any_planets ();
  if (strcmp (name, "number") == 0)
    return any_number ();
  if (strcmp (name, "dice") == 0)
    return any_dice ();
  if (strcmp (name, "balls") == 0)
    return any_balls ();
  if (strcmp (name, "cards") == 0 || strcmp (name, "resources") == 0)
    return any_list (4);
  if (strcmp (name, "give") == 0 || strcmp (name, "take") == 0)
    return any_map (purser_starfarers_resources, 0, 3);
  if (strcmp (name, "gains") == 0)
    return any_map (purser_starfarers_accounts + 1, -3, 3);
  if (strcmp (name, "others") == 0)
    return any_others (n_players);
  if (strcmp (name, "from") == 0)
    return purser_value_new_integer (any (n_players));
  if (strcmp (name, "card") == 0)
    return purser_value_new_string (purser_starfarers_card_id ((guint) any (PURSER_STARFARERS_CARDS)));
  if (strcmp (name, "as") == 0)
    return purser_value_new_string (any (3) == 0 ? "spaceport" : "colony");
  if (strcmp (name, "by") == 0)
    return purser_value_new_integer (any (7) - 3);
  return purser_value_new_integer (1 + any (6));
}

static void
fill_in (PurserValue      *move,
         const PurserVerb *verb,
         int               n_players)
{
  for (const PurserField *field = verb->fields; field->name != NULL; field++)
    if (purser_value_get (move, field->name) == NULL && (field->needed || any (2) == 0))
      purser_value_set (move, field->name, any_field (field->name, n_players));
  if (strcmp (verb->name, "encounter") == 0)
    purser_value_set_integer (move, "card", 1 + any (32));
  if (strcmp (verb->name, "trade") == 0)
    purser_value_set_integer (move, "with", any (n_players));
  if (strcmp (verb->name, "card") == 0 && any (2) == 0)
    purser_value_set (move, "from", any_players (n_players));
}

/* Checks that points equal what counts, nothing is owned twice, and nothing is below 0. */
static void
check_state (const PurserStarfarersState *state)
{
  guint n_cards[PURSER_STARFARERS_CARDS] = { 0 }, n_tokens[PURSER_STARFARERS_TOKENS] = { 0 };

  for (int i = 0; i < state->turn.n_players; i++)
    {
      const PurserStarfarersPlayer *player = &state->players[i];
      PurserStarfarersPoints points;
      int vp;

      purser_starfarers_count_points (state, i, &points);
      g_assert_cmpmem (&points, sizeof points, &player->points, sizeof points);
      vp = points.colonies + points.medals + points.adjusted;
      for (guint j = 0; j < PURSER_STARFARERS_PEOPLES; j++)
        vp += points.markers[j];
      for (guint j = 0; j < PURSER_STARFARERS_TOKENS; j++)
        vp += points.tokens[j];
      g_assert_cmpint (player->balances[PURSER_STARFARERS_VP], ==, vp);
      for (guint j = PURSER_STARFARERS_HALF_MEDALS; j < PURSER_STARFARERS_ACCOUNTS; j++)
        g_assert_cmpint (player->balances[j], >=, 0);
      for (guint j = 0; j < player->n_cards; j++)
        g_assert_cmpuint (n_cards[player->cards[j]]++, ==, 0);
      for (guint j = 0; j < player->n_tokens; j++)
        g_assert_cmpuint (n_tokens[player->tokens[j]]++, ==, 0);
    }
}

/* Checks that no player has more than the box holds, unless rules were overruled. */
static void
check_limits (const PurserStarfarersState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    {
      const PurserStarfarersPlayer *player = &state->players[i];

      g_assert_cmpint (player->n_colonies, <=, PURSER_STARFARERS_COLONIES);
      g_assert_cmpint (purser_starfarers_count_spaceports (state, i), <=, PURSER_STARFARERS_SPACEPORTS);
      for (guint j = 0; j < PURSER_STARFARERS_UPGRADES; j++)
        g_assert_cmpint (purser_starfarers_get_upgrade (state, i, j), <=, state->limits[j]);
      for (guint j = 0; j < PURSER_STARFARERS_PEOPLES; j++)
        g_assert_cmpint (player->stations[j], <=, PURSER_STARFARERS_DOCKS);
    }
}

/* Reads an encounter with random answers; the rules must accept the outcome. */
static void
meet (PurserHistory *play)
{
  const PurserStarfarersState *state = starfarers_state (play);
  PurserStarfarersAnswers answers = { 0 };
  PurserStarfarersReading reading;
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserValue) move = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  for (;;)
    {
      g_autofree char *question = NULL;

      purser_starfarers_read (purser_history_get_setup (play), state, &answers, &reading);
      question = purser_starfarers_reading_dup_question (&reading, purser_history_get_setup (play));
      if (reading.question == PURSER_STARFARERS_DONE || answers.n >= 60)
        break;
      g_assert_cmphex (reading.allowed, !=, 0);
      do
        answers.answers[answers.n] = (guint8) any (33);
      while ((reading.allowed >> answers.answers[answers.n] & 1) == 0);
      answers.n++;
    }
  if (reading.question != PURSER_STARFARERS_DONE)
    return;
  lines = purser_starfarers_reading_tell (&reading, purser_history_get_setup (play));
  g_assert_cmpuint (lines->len, >, 0);
  move = purser_starfarers_reading_dup_move (&reading, state);
  if (!purser_history_add (play, move, &verdict))
    g_test_fail_printf ("encounter %d: %s", reading.card, verdict.text);
}

static void
step (PurserHistory *play)
{
  const PurserRules *rules = purser_history_get_setup (play)->rules;
  g_autoptr (PurserPrompt) prompt = purser_test_table_ask (play);
  const PurserChoice *choice = g_ptr_array_index (prompt->choices, any ((int) prompt->choices->len));
  g_autoptr (PurserValue) move = purser_value_copy (choice->move);
  g_auto (PurserVerdict) verdict = { 0 };
  gboolean taken;

  if (strcmp (prompt->kind, "encounter") == 0 && any (4) > 0)
    {
      meet (play);
      return;
    }
  if (!choice->complete)
    fill_in (move, purser_rules_find_verb (rules, purser_value_get_string_of (move, "move")),
             starfarers_state (play)->turn.n_players);
  taken = purser_history_add (play, move, &verdict);
  if (choice->complete)
    g_assert_true (taken);
  if (!taken)
    g_assert_nonnull (verdict.text);
}

static void
step_anyway (PurserHistory *play)
{
  const PurserRules *rules = purser_history_get_setup (play)->rules;
  int n_players = starfarers_state (play)->turn.n_players, n_verbs = 0;
  g_autoptr (PurserValue) move = NULL;
  g_auto (PurserVerdict) verdict = { 0 };
  const PurserVerb *verb;

  while (rules->verbs[n_verbs].name != NULL)
    n_verbs++;
  verb = &rules->verbs[any (n_verbs)];
  move = purser_move_value_new (verb->name, any (n_players));
  purser_value_set_boolean (move, "anyway", TRUE);
  fill_in (move, verb, n_players);
  if (strcmp (verb->name, "build") == 0)
    purser_value_set_string (move, "what", any_word (purser_starfarers_buildings));
  if (strcmp (verb->name, "equip") == 0)
    purser_value_set_string (move, "what", any_word (purser_starfarers_upgrades));
  if (!purser_history_add (play, move, &verdict))
    g_assert_true (verdict.final || starfarers_state (play)->turn.over);
}

static void
play_at_random (guint       n_players,
                const char *options,
                gboolean    anyway)
{
  g_autoptr (GString) header = g_string_new ("{\"purser\":1,\"game\":\"starfarers\",\"players\":[");
  g_autoptr (PurserHistory) play = NULL;

  for (guint i = 0; i < n_players; i++)
    g_string_append_printf (header, "%s{\"name\":\"%c\"}", i == 0 ? "" : ",", 'A' + (char) i);
  g_string_append_printf (header, "],\"options\":{%s}}", options);
  play = purser_test_table_new (header->str);
  for (guint i = 0; i < 400 && !starfarers_state (play)->turn.over; i++)
    {
      if (anyway)
        step_anyway (play);
      else
        step (play);
      check_state (starfarers_state (play));
      if (!anyway)
        check_limits (starfarers_state (play));
      if (i % 50 == 49)
        purser_test_table_assert_undone (play);
    }
  purser_test_table_assert_sums (play);
}

static const char *const tables[] = {
  "", "\"hands\":\"on\"", "\"hands\":\"on\",\"shortage\":\"nobody\",\"layout\":\"explorer\"",
  "\"hands\":\"on\",\"shortage\":\"rest\",\"win\":\"at-once\"", "\"layout\":\"wild\",\"win\":\"at-once\""
};

static void
test_random (void)
{
  for (guint i = 0; i < 4 * G_N_ELEMENTS (tables); i++)
    play_at_random (3 + i % 2, tables[i % G_N_ELEMENTS (tables)], FALSE);
}

static void
test_random_anyway (void)
{
  for (guint i = 0; i < 4 * G_N_ELEMENTS (tables); i++)
    play_at_random (3 + i % 2, tables[i % G_N_ELEMENTS (tables)], TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/starfarers/random/legal", test_random);
  g_test_add_func ("/starfarers/random/anyway", test_random_anyway);
  return g_test_run ();
}
