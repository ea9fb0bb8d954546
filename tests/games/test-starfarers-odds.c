// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The expected result of a roll of Starfarers. */

#include "purser-form.h"
#include "purser-json.h"
#include "purser-starfarers-hand.h"
#include "purser-starfarers-odds.h"
#include "purser-starfarers-table.h"

#define ON STARFARERS_HEADER ("\"hands\":\"on\"")

static void
test_planets (void)
{
  static const struct {
    PurserStarfarersPlanet planet;
    int                    ways;
  } planets[] = {
    { { 0, { 0, 0 } }, 0 }, { { 0, { 2, 0 } }, 1 }, { { 0, { 6, 0 } }, 5 }, { { 0, { 8, 0 } }, 5 },
    { { 0, { 2, 11 } }, 3 }, { { 0, { 3, 12 } }, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (planets); i++)
    g_assert_cmpint (purser_starfarers_count_ways (&planets[i].planet), ==, planets[i].ways);
}

/* Rolls all 36 combinations of the dice, and counts what the rules pay. */
static void
roll_all (int    player,
          double cards[PURSER_STARFARERS_RESOURCES])
{
  for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
    cards[i] = 0;
  for (int lie = 0; lie < PURSER_STARFARERS_ROLLS; lie++)
    {
      g_autoptr (PurserHistory) play = starfarers_begin (ON);
      g_autofree char *roll = g_strdup_printf ("{\"move\":\"roll\",\"player\":0,\"dice\":[%d,%d]}", 1 + lie % 6, 1 + lie / 6);

      purser_test_table_enter (play, roll);
      for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
        cards[i] += purser_starfarers_get_held (starfarers_state (play), player, i) / (double) PURSER_STARFARERS_ROLLS;
    }
}

static void
test_rolls (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (ON);

  for (int player = 0; player < 3; player++)
    {
      double counted[PURSER_STARFARERS_RESOURCES], expected[PURSER_STARFARERS_RESOURCES];

      roll_all (player, counted);
      purser_starfarers_expect_roll (starfarers_state (play), player, expected);
      for (int i = 0; i < PURSER_STARFARERS_RESOURCES; i++)
        g_assert_cmpfloat_with_epsilon (expected[i], counted[i], 1e-9);
    }
}

/* Aoi: food 4 and 6 pay in 3 + 5 of 36, carbon 8 and 5 in 5 + 4, fuel 10 in 3, goods 3/12 in 3: 23 cards in 36 rolls. */
static void
test_advice (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  g_autofree char *text = purser_starfarers_advise (NULL, starfarers_state (play), 0);

  g_assert_cmpstr (text, ==, "a roll brings 0.64 cards · 3: 1 Goods · 4: 1 Food · 5: 1 Carbon · 6: 1 Food · 8: 1 Carbon · "
                             "10: 1 Fuel · 12: 1 Goods");
}

/* The form shows what each planet would add: 5 ways to roll a 6, and 2 + 1 for 3 and 12; nothing for an unseen disc. */
static void
test_colony (void)
{
  g_autoptr (PurserHistory) play = starfarers_begin (ON);
  g_autoptr (PurserValue) draft = purser_json_parse ("{\"move\":\"found-colony\",\"player\":0,\"planets\":["
                                                     "{\"resource\":\"ore\",\"number\":6},"
                                                     "{\"resource\":\"goods\",\"number\":[3,12]},"
                                                     "{\"resource\":\"fuel\",\"number\":null}]}", -1, NULL);
  g_autoptr (PurserForm) form = purser_form_new (purser_history_get_setup (play), starfarers_state (play), draft, NULL);

  g_assert_cmpuint (form->advice->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (form->advice, 0), ==, "Ore 6 pays in 5 of 36 rolls.");
  g_assert_cmpstr (g_ptr_array_index (form->advice, 1), ==, "Goods 3/12 pays in 3 of 36 rolls.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/starfarers/odds/planets", test_planets);
  g_test_add_func ("/starfarers/odds/rolls", test_rolls);
  g_test_add_func ("/starfarers/odds/advice", test_advice);
  g_test_add_func ("/starfarers/odds/colony", test_colony);
  return g_test_run ();
}
