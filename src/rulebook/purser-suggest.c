// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"
#include "purser-search-private.h"

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

/* How many letters must be added, left out, changed or swapped with their neighbour. */
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

typedef struct {
  gunichar asked[LONGEST];
  guint n_asked;
  guint distance;
  const char *folded;  /* of the nearest, so that the order of a hash table does not show */
  const char *written;
} Nearest;

static void
compare_with (Nearest    *nearest,
              const char *folded,
              const char *written)
{
  gunichar characters[LONGEST];
  guint n = read_characters (folded, characters), distance;

  if (MAX (n, nearest->n_asked) - MIN (n, nearest->n_asked) > nearest->distance)
    return;
  distance = measure (nearest->asked, nearest->n_asked, characters, n);
  if (distance < nearest->distance ||
      (distance == nearest->distance && nearest->folded != NULL && strcmp (folded, nearest->folded) < 0))
    {
      nearest->distance = distance;
      nearest->folded = folded;
      nearest->written = written;
    }
}

/* A third of the letters may be wrong, and one in any word that has more than two: beyond that nobody would see how
 * one was meant by the other. */
static guint
count_slips (guint n)
{
  return n < 3 ? 0 : MAX (1, n / 3);
}

/**
 * purser_search_suggest:
 * @self: a search
 * @text: what somebody typed, and nothing was found for
 *
 * Finds the title, name or word that is written most nearly so; up to a third of the letters may
 * be wrong.
 *
 * Returns: (transfer full) (nullable): that word
 */
char *
purser_search_suggest (PurserSearch *self,
                       const char   *text)
{
  g_autofree char *folded = purser_fold (text);
  Nearest nearest = { 0 };

  nearest.n_asked = read_characters (folded, nearest.asked);
  nearest.distance = count_slips (nearest.n_asked) + 1;
  for (guint i = 0; i < self->indexes->len; i++)
    {
      GHashTableIter iter;
      gpointer key, value;

      g_hash_table_iter_init (&iter, purser_index_get_vocabulary (self->indexes->pdata[i]));
      while (g_hash_table_iter_next (&iter, &key, &value))
        compare_with (&nearest, key, value);
    }
  /* A word that is known, but of nothing that was looked for, is no better a second time. */
  return nearest.distance > 0 ? g_strdup (nearest.written) : NULL;
}
