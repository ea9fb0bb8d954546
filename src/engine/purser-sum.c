// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-sum.h"

#include <string.h>

/* No number a table writes down comes near this; sums beyond it are slips. */
#define LIMIT 1000000000

/* Full-width figures and signs are what a Japanese keyboard types first. */
static gunichar
fold_width (gunichar letter)
{
  if (letter >= 0xFF01 && letter <= 0xFF5E)
    return letter - 0xFEE0;
  return letter == 0x2212 || letter == 0x2010 ? '-' : letter;
}

static gunichar
peek (const char **at)
{
  gunichar letter = fold_width (g_utf8_get_char (*at));

  while (letter == ' ' || letter == 0x3000)
    {
      *at = g_utf8_next_char (*at);
      letter = fold_width (g_utf8_get_char (*at));
    }
  return letter;
}

static gboolean
read_number (const char **at,
             gint64      *number)
{
  gunichar letter = peek (at);

  if (letter < '0' || letter > '9')
    return FALSE;
  *number = 0;
  for (; letter >= '0' && letter <= '9'; letter = fold_width (g_utf8_get_char (*at)))
    {
      *number = *number * 10 + (letter - '0');
      if (*number > LIMIT)
        return FALSE;
      *at = g_utf8_next_char (*at);
    }
  return TRUE;
}

static gboolean
read_term (const char **at,
           gboolean     first,
           gint64      *sum)
{
  gunichar sign = peek (at);
  gint64 number;

  if (sign == '+' || sign == '-')
    *at = g_utf8_next_char (*at);
  else if (!first)
    return FALSE;
  if (!read_number (at, &number))
    return FALSE;
  *sum += sign == '-' ? -number : number;
  return ABS (*sum) <= LIMIT;
}

/**
 * purser_sum_parse:
 * @text: UTF-8, such as `12+8-5`; full-width figures and spaces are fine
 * @sum: (out): what it comes to
 *
 * Reads a sum of whole numbers with + and -. Neither a number nor the sum may pass 1,000,000,000.
 *
 * Returns: whether @text is a sum
 */
gboolean
purser_sum_parse (const char *text,
                  gint64     *sum)
{
  const char *at = text;

  *sum = 0;
  if (!g_utf8_validate (text, -1, NULL) || !read_term (&at, TRUE, sum))
    return FALSE;
  while (peek (&at) != '\0')
    if (!read_term (&at, FALSE, sum))
      return FALSE;
  return TRUE;
}
