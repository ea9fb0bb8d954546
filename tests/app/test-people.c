// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The people who have played: those of the last play first, and each group once. */

#include "config.h"

#include "purser-people.h"

static void
assert_kept (GSettings  *settings,
             const char *key,
             const char *expected)
{
  g_autoptr (GVariant) value = g_settings_get_value (settings, key);
  g_autofree char *text = g_variant_print (value, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

static void
remember (GSettings  *settings,
          const char *players)
{
  g_autoptr (GVariant) value = g_variant_parse (G_VARIANT_TYPE ("a(ss)"), players, NULL, NULL, NULL);

  purser_people_remember (settings, value);
}

static void
test_people (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  remember (settings, "[('Aoi', 'blue'), ('Ben', 'red')]");
  remember (settings, "[('千尋', 'green'), ('Aoi', 'pink')]");
  assert_kept (settings, "people", "[('千尋', 'green'), ('Aoi', 'pink'), ('Ben', 'red')]");
}

/* Imported people have no colour: they get different ones, the first that Ben, who has red, leaves free. */
static void
test_shown_colours (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const char *names[] = { "Zoe", "Yuki", NULL };
  g_autoptr (GVariant) people = NULL;

  g_settings_reset (settings, "people");
  remember (settings, "[('Ben', 'red')]");
  purser_people_add (settings, names);
  people = g_settings_get_value (settings, "people");
  g_assert_cmpstr (purser_people_find_shown_colour (people, "Ben"), ==, "red");
  g_assert_cmpstr (purser_people_find_shown_colour (people, "Zoe"), ==, "blue");
  g_assert_cmpstr (purser_people_find_shown_colour (people, "Yuki"), ==, "green");
  g_assert_cmpstr (purser_people_find_colour (people, "Yuki"), ==, "");
}

/* Ben, who has red, is red in an imported play as well, where he sits second; Carla is unknown. In a play of Purser the seats
 * keep their colours. */
static void
test_result_colours (void)
{
  g_autoptr (GVariant) people = g_variant_ref_sink (g_variant_new_parsed ("[('Ben', 'red'), ('Aoi', 'blue')]"));
  PurserResultSeat seats[] = { { .name = (char *) "Carla" }, { .name = (char *) "Ben" },
                               { .name = (char *) "Aoi", .colour = (char *) "green" } };
  PurserResult result = { .imported = TRUE, .n_seats = G_N_ELEMENTS (seats), .seats = seats };

  g_assert_null (purser_people_find_result_colour (people, &result, 0));
  g_assert_cmpstr (purser_people_find_result_colour (people, &result, 1), ==, "red");
  g_assert_cmpstr (purser_people_find_result_colour (people, &result, 2), ==, "green");
  result.imported = FALSE;
  g_assert_null (purser_people_find_result_colour (people, &result, 1));
}

/* The order of the seats makes no different group, and a single player is no group. */
static void
test_groups (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "groups");
  remember (settings, "[('Aoi', 'blue'), ('Ben', 'red')]");
  remember (settings, "[('Aoi', 'blue'), ('Ben', 'red'), ('Dagny', 'teal')]");
  remember (settings, "[('Ben', 'red'), ('Aoi', 'blue')]");
  remember (settings, "[('Dagny', 'teal')]");
  assert_kept (settings, "groups", "[[('Ben', 'red'), ('Aoi', 'blue')], [('Aoi', 'blue'), ('Ben', 'red'), ('Dagny', 'teal')]]");
}

/* The seventh group replaces the first one. */
static void
test_most (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) groups = NULL;

  g_settings_reset (settings, "groups");
  for (int i = 0; i < 7; i++)
    {
      g_autofree char *players = g_strdup_printf ("[('Aoi', 'blue'), ('P%d', 'red')]", i);

      remember (settings, players);
    }
  groups = g_settings_get_value (settings, "groups");
  g_assert_cmpuint (g_variant_n_children (groups), ==, 6);
  assert_kept (settings, "groups", "[[('Aoi', 'blue'), ('P6', 'red')], [('Aoi', 'blue'), ('P5', 'red')], [('Aoi', 'blue'), "
               "('P4', 'red')], [('Aoi', 'blue'), ('P3', 'red')], [('Aoi', 'blue'), ('P2', 'red')], [('Aoi', 'blue'), "
               "('P1', 'red')]]");
}

/* A renamed person has the new name everywhere; after a merge the person appears once, with their own colour. */
static void
test_rename (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  static const char *const names[] = { "Dagny", "Ben", NULL };

  g_settings_reset (settings, "groups");
  g_settings_reset (settings, "people");
  remember (settings, "[('Aoi', 'blue'), ('Ben', 'red')]");
  purser_people_add (settings, names);
  assert_kept (settings, "people", "[('Aoi', 'blue'), ('Ben', 'red'), ('Dagny', '')]");
  purser_people_set_colour (settings, "Dagny", "teal");
  purser_people_rename (settings, "Ben", "千尋");
  assert_kept (settings, "people", "[('Aoi', 'blue'), ('千尋', 'red'), ('Dagny', 'teal')]");
  assert_kept (settings, "groups", "[[('Aoi', 'blue'), ('千尋', 'red')]]");
  purser_people_rename (settings, "Dagny", "Aoi");
  assert_kept (settings, "people", "[('Aoi', 'blue'), ('千尋', 'red')]");
}

/* The order of its people does not matter to a group. */
static void
test_forget_group (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) group = g_variant_ref_sink (g_variant_new_parsed ("[('Ben', 'red'), ('Aoi', 'blue')]"));

  g_settings_reset (settings, "groups");
  remember (settings, "[('Aoi', 'blue'), ('Ben', 'red')]");
  remember (settings, "[('Aoi', 'blue'), ('Dagny', 'teal')]");
  purser_people_forget_group (settings, group);
  assert_kept (settings, "groups", "[[('Aoi', 'blue'), ('Dagny', 'teal')]]");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/people/last-first", test_people);
  g_test_add_func ("/people/shown-colours", test_shown_colours);
  g_test_add_func ("/people/result-colours", test_result_colours);
  g_test_add_func ("/people/groups", test_groups);
  g_test_add_func ("/people/most", test_most);
  g_test_add_func ("/people/rename", test_rename);
  g_test_add_func ("/people/forget-group", test_forget_group);
  return g_test_run ();
}
