// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-facts.h"
#include "purser-games.h"
#include "purser-history.h"
#include "purser-json.h"

/* Every game has tables, reads them once, and can begin a play with them. */
static void
test_all_games (void)
{
  for (const PurserRules *const *rules = purser_games_list (); *rules != NULL; rules++)
    {
      g_autoptr (GError) error = NULL;
      PurserValue *facts = purser_facts_load (*rules, &error);

      g_assert_no_error (error);
      g_assert_cmpint (facts != NULL, ==, (*rules)->facts != NULL);
      g_assert_true (purser_facts_load (*rules, &error) == facts);
    }
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;
  PurserRules rules = { .facts = "nowhere/x.json" };

  g_assert_null (purser_facts_find ("nowhere/x.json", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (purser_facts_load (&rules, &error));
  g_assert_nonnull (error);
}

/* Tables of the wrong shape (a damaged build, a fuzzer) refuse a play, with a sentence. */
static void
test_wrong_shape (void)
{
  static const struct { const char *game; const char *facts; } wrong[] = {
    { "phoenix", "{\"items\": [\"L1-12-b\"]}" },
    { "phoenix", "{\"items\": {\"ship-1\": 7}}" },
    { "phoenix", "{\"items\": {\"nothing\": {}}}" },
    { "space-base", "{\"cards\": [{}]}" },
    { "space-base", "{\"cards\": [{\"id\": \"L1-13-a\"}]}" },
    { "space-base", "{\"cards\": [7]}" },
    { "space-base", "{\"cards\": [{\"id\": \"L1-01-a\", \"cost\": \"much\"}]}" },
    { "space-base", "{\"cards\": [{\"id\": \"L1-01-a\", \"cost\": 99999999999}]}" },
  };
  g_autoptr (PurserValue) header
    = purser_json_parse ("{\"purser\": 1, \"players\": [{\"name\": \"Aoi\"}, {\"name\": \"Ben\"}]}", -1, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      const PurserRules *rules = purser_games_find (wrong[i].game);
      g_autoptr (PurserValue) facts = purser_json_parse (wrong[i].facts, -1, NULL);
      g_auto (PurserVerdict) verdict = { 0 };
      g_autoptr (PurserSetup) setup = purser_setup_new (rules, header, facts, &verdict);

      g_assert_nonnull (setup);
      g_assert_null (purser_history_new (setup, &verdict));
      g_assert_true (verdict.refused && verdict.final);
      g_assert_nonnull (verdict.text);
    }
}

/* If no printed values ship with a game, they are all asked for at the table. */
static void
test_nothing_printed (void)
{
  g_autoptr (PurserValue) header
    = purser_json_parse ("{\"purser\": 1, \"players\": [{\"name\": \"Aoi\"}, {\"name\": \"Ben\"}]}", -1, NULL);
  g_autoptr (PurserValue) facts = purser_value_new_object ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserSetup) setup = purser_setup_new (purser_games_find ("phoenix"), header, facts, &verdict);
  g_autoptr (PurserHistory) history = purser_history_new (setup, &verdict);

  g_assert_nonnull (history);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/facts/all-games", test_all_games);
  g_test_add_func ("/facts/missing", test_missing);
  g_test_add_func ("/facts/wrong-shape", test_wrong_shape);
  g_test_add_func ("/facts/nothing-printed", test_nothing_printed);
  return g_test_run ();
}
