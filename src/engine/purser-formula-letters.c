// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The names of columns in formulas. */

#include "purser-formula.h"

/**
 * purser_formula_dup_letters:
 * @column: a column, from 0
 *
 * Returns: (transfer full): its name in a formula: A to Z, then AA and on
 */
char *
purser_formula_dup_letters (guint column)
{
  char last[] = { (char) ('A' + column % 26), '\0' };
  g_autofree char *first = column >= 26 ? purser_formula_dup_letters (column / 26 - 1) : g_strdup ("");

  return g_strconcat (first, last, NULL);
}

/* Returns: the capital of A to Z, also of full width; 0 for anything else */
static char
get_capital (const char *at)
{
  gunichar letter = g_utf8_get_char (at);

  if (letter >= 0xFF21 && letter <= 0xFF3A)
    letter -= 0xFEE0;
  return letter >= 'A' && letter <= 'Z' ? (char) letter : 0;
}

static void
append_column (GString     *text,
               const guint *to,
               guint        n_columns,
               guint        column)
{
  g_autofree char *letters = purser_formula_dup_letters (column < n_columns ? to[column] : column);

  g_string_append (text, letters);
}

/**
 * purser_formula_dup_moved:
 * @text: a formula as it is written; any UTF-8
 * @to: (array length=n_columns): the new place of each column, from 0
 * @n_columns: the number of columns before
 *
 * Rewrites a formula for columns that have moved.
 *
 * Returns: (transfer full): the formula, which refers to the same columns
 */
char *
purser_formula_dup_moved (const char  *text,
                          const guint *to,
                          guint        n_columns)
{
  GString *moved = g_string_new (NULL);

  while (*text != '\0')
    {
      guint column = 0;
      guint n = 0;

      for (; get_capital (text) != 0 && n < 3; n++, text = g_utf8_next_char (text))
        column = column * 26 + (guint) (get_capital (text) - 'A' + 1);
      if (n > 0)
        append_column (moved, to, n_columns, column - 1);
      else
        {
          g_string_append_unichar (moved, g_utf8_get_char (text));
          text = g_utf8_next_char (text);
        }
    }
  return g_string_free (moved, FALSE);
}
