// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Dice of every kind: only values that a die has, each as often as the others, and the right sum. */

#include "config.h"

#include "purser-dice-roll.h"

#define ROLLS 6000

/* Of 6000 rolls each side of a d4 comes up 1500 times on average, of a d20 300 times. A side of a fair d20 strays by a
 * quarter (75, which is 4.4 standard deviations) in one of some thousand seeds, and this seed is none of them. */
static void
test_fair (gconstpointer data)
{
  int kind = GPOINTER_TO_INT (data), sides = purser_dice_sides[kind];
  int counts[PURSER_DICE_KINDS] = { 0 };
  int seen[21] = { 0 };
  g_autoptr (GArray) dice = NULL;

  g_random_set_seed (19);
  counts[kind] = 1;
  dice = purser_dice_roll_new (counts);
  g_assert_cmpuint (dice->len, ==, 1);
  for (int i = 0; i < ROLLS; i++)
    {
      int value;

      purser_dice_roll (dice);
      value = g_array_index (dice, PurserRolledDie, 0).value;
      g_assert_cmpint (value, >=, 1);
      g_assert_cmpint (value, <=, sides);
      seen[value]++;
    }
  for (int value = 1; value <= sides; value++)
    g_assert_cmpint (ABS (seen[value] * sides - ROLLS), <, ROLLS / 4);
}

/* One d4, two d6 and one d20 are sorted by their sides, and have no value yet. */
static void
test_kinds (void)
{
  static const int sides[] = { 4, 6, 6, 20 };
  g_autoptr (GArray) dice = purser_dice_roll_new ((int[]) { 1, 2, 0, 0, 0, 1 });

  g_assert_cmpuint (dice->len, ==, 4);
  for (guint i = 0; i < dice->len; i++)
    {
      g_assert_cmpint (g_array_index (dice, PurserRolledDie, i).sides, ==, sides[i]);
      g_assert_cmpint (g_array_index (dice, PurserRolledDie, i).value, ==, 0);
    }
}

static void
test_sum (void)
{
  g_autoptr (GArray) dice = purser_dice_roll_new ((int[]) { 1, 1, 0, 0, 0, 1 });
  g_autofree char *all = NULL;
  g_autofree char *one = NULL;

  g_array_index (dice, PurserRolledDie, 0).value = 3;
  g_array_index (dice, PurserRolledDie, 1).value = 4;
  g_array_index (dice, PurserRolledDie, 2).value = 17;
  all = purser_dice_roll_dup_sum (dice);
  g_assert_cmpstr (all, ==, "3 + 4 + 17 = 24");
  g_array_set_size (dice, 1);
  one = purser_dice_roll_dup_sum (dice);
  g_assert_cmpstr (one, ==, "3");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; i < PURSER_DICE_KINDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/dice-roll/fair/%d", purser_dice_sides[i]);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_fair);
    }
  g_test_add_func ("/dice-roll/kinds", test_kinds);
  g_test_add_func ("/dice-roll/sum", test_sum);
  return g_test_run ();
}
