// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-dice-roll.h"

const int purser_dice_sides[PURSER_DICE_KINDS] = { 4, 6, 8, 10, 12, 20 };

/* Returns: (transfer full) (element-type PurserRolledDie): the dice, not rolled yet */
GArray *
purser_dice_roll_new (const int counts[PURSER_DICE_KINDS])
{
  GArray *dice = g_array_new (FALSE, TRUE, sizeof (PurserRolledDie));

  for (guint kind = 0; kind < PURSER_DICE_KINDS; kind++)
    for (int i = 0; i < counts[kind]; i++)
      g_array_append_val (dice, ((PurserRolledDie) { .sides = purser_dice_sides[kind] }));
  return dice;
}

/* Rolls each die; all its sides are equally likely.
 *
 * @dice: (element-type PurserRolledDie) */
void
purser_dice_roll (GArray *dice)
{
  for (guint i = 0; i < dice->len; i++)
    {
      PurserRolledDie *die = &g_array_index (dice, PurserRolledDie, i);

      die->value = g_random_int_range (1, die->sides + 1);
    }
}

/* @dice: (element-type PurserRolledDie)
 *
 * Returns: (transfer full): the sum in words, such as “3 + 4 = 7”; the value of a single die */
char *
purser_dice_roll_dup_sum (GArray *dice)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int sum = 0;

  for (guint i = 0; i < dice->len; i++)
    {
      int value = g_array_index (dice, PurserRolledDie, i).value;

      g_string_append_printf (text, i > 0 ? " + %d" : "%d", value);
      sum += value;
    }
  if (dice->len > 1)
    g_string_append_printf (text, " = %d", sum);
  return g_string_free_and_steal (g_steal_pointer (&text));
}
