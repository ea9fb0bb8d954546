// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-slips.h"

/* Of a longer word, only the beginning counts. */
#define LONGEST 40

static guint
read_characters (const char *folded,
                 gunichar   *characters)
{
  guint n = 0;

  for (const char *p = folded; *p != '\0' && n < LONGEST; p = g_utf8_next_char (p))
    characters[n++] = g_utf8_get_char (p);
  return n;
}

/* Returns how many letters must be added, left out, changed or swapped with their neighbour to get the other word. */
static guint
measure (const gunichar *a,
         guint           n_a,
         const gunichar *b,
         guint           n_b)
{
  guint rows[3][LONGEST + 1];
  guint *before = rows[0], *last = rows[1], *row = rows[2];

  for (guint j = 0; j <= n_b; j++)
    last[j] = j;
  for (guint i = 1; i <= n_a; i++)
    {
      guint *spare = before;

      row[0] = i;
      for (guint j = 1; j <= n_b; j++)
        {
          guint best = MIN (MIN (last[j], row[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));

          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            best = MIN (best, before[j - 2] + 1);
          row[j] = best;
        }
      before = last, last = row, row = spare;
    }
  return last[n_b];
}

/* Returns how many letters may be wrong: one in a word of four letters, two in a long one. */
static guint
count_slips (guint n)
{
  return n < 4 ? 0 : n < 8 ? 1 : 2;
}

/* Returns a set of the letters of a word, so that most words need not be measured. */
static guint32
list_letters (const char *word)
{
  guint32 letters = 0;

  for (const char *p = word; *p != '\0'; p++)
    letters |= 1u << (*p & 31);
  return letters;
}

static gboolean
may_be_near (guint32     letters,
             gsize       length,
             const char *word,
             guint       slips)
{
  gsize other = strlen (word);

  return (guchar) *word < 0x80 && *word != '=' && MAX (length, other) - MIN (length, other) <= slips &&
         __builtin_popcount (letters ^ list_letters (word)) <= (int) (2 * slips);
}

/* Adds the words of the rules that are spelled similarly. */
void
purser_slips_add_near (PurserIndex *index,
                       const char  *stem,
                       GPtrArray   *tokens)
{
  gunichar asked[LONGEST], characters[LONGEST];
  guint n = read_characters (stem, asked), slips = count_slips (n);
  guint32 letters = list_letters (stem);
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, index->tokens);
  while (slips > 0 && g_hash_table_iter_next (&iter, &key, NULL))
    if (may_be_near (letters, strlen (stem), key, slips) &&
        measure (asked, n, characters, read_characters (key, characters)) <= slips)
      g_ptr_array_add (tokens, g_strdup (key));
}

/* Adds the words of the rules with this beginning. */
void
purser_slips_add_begun (PurserIndex *index,
                        const char  *beginning,
                        GPtrArray   *tokens)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, index->tokens);
  while (strlen (beginning) > 1 && g_hash_table_iter_next (&iter, &key, NULL))
    if (g_str_has_prefix (key, beginning))
      g_ptr_array_add (tokens, g_strdup (key));
}
