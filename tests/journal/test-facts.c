// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-facts.h"
#include "purser-games.h"

/* Every game's tables are there, are read once, and are such that a play can begin. */
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/facts/all-games", test_all_games);
  g_test_add_func ("/facts/missing", test_missing);
  return g_test_run ();
}
