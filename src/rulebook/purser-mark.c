// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"
#include "purser-search-private.h"

static int
compare_spans (gconstpointer a,
               gconstpointer b)
{
  const PurserSpan *one = a, *other = b;

  return (one->from > other->from) - (one->from < other->from);
}

static gboolean
is_latin (char c)
{
  return g_ascii_isalnum (c);
}

/* A Latin word is marked to its end: "ship" marks "ships". */
static gsize
find_end (const char *passage,
          gsize       at)
{
  gsize end = (gsize) (g_utf8_next_char (passage + at) - passage);

  while (is_latin (passage[at]) && is_latin (passage[end]))
    end++;
  return end;
}

static void
mark_word (const char *passage,
           const char *folded,
           GArray     *map,
           const char *word,
           GArray     *spans)
{
  gsize length = strlen (word);

  for (const char *p = folded; length > 0 && (p = strstr (p, word)) != NULL; p += length)
    {
      gsize at = (gsize) (p - folded), from = g_array_index (map, gsize, at);
      PurserSpan span = { from, find_end (passage, g_array_index (map, gsize, at + length - 1)) };

      if (is_latin (*p) && p > folded && is_latin (p[-1]))
        continue;
      /* The long vowel mark after a word belongs to it, though the folding passes it over. */
      while (g_str_has_prefix (passage + span.to, "ー"))
        span.to += strlen ("ー");
      g_array_append_val (spans, span);
    }
}

static void
mark_with_synonyms (PurserSearch *self,
                    const char   *passage,
                    const char   *folded,
                    GArray       *map,
                    const char   *word,
                    GArray       *spans)
{
  mark_word (passage, folded, map, word, spans);
  for (guint i = 0; i < self->indexes->len; i++)
    {
      const char *const *others = purser_index_get_synonyms (self->indexes->pdata[i], word);

      for (guint j = 0; others != NULL && others[j] != NULL; j++)
        mark_word (passage, folded, map, others[j], spans);
    }
}

static void
merge (GArray *spans)
{
  guint n = 0;

  g_array_sort (spans, compare_spans);
  for (guint i = 0; i < spans->len; i++)
    {
      PurserSpan span = g_array_index (spans, PurserSpan, i);
      PurserSpan *last = n > 0 ? &g_array_index (spans, PurserSpan, n - 1) : NULL;

      if (last != NULL && span.from <= last->to)
        last->to = MAX (last->to, span.to);
      else
        g_array_index (spans, PurserSpan, n++) = span;
    }
  g_array_set_size (spans, n);
}

/**
 * purser_search_mark:
 * @self: a search
 * @text: what somebody typed
 * @passage: plain text, see [func@markup_plain]
 *
 * Finds the words of a question in a passage, however they are written.
 *
 * Returns: (transfer full) (element-type PurserSpan): where they stand, in order and apart
 */
GArray *
purser_search_mark (PurserSearch *self,
                    const char   *text,
                    const char   *passage)
{
  g_autoptr (PurserQuery) query = purser_query_new (text, self->indexes);
  g_autoptr (GArray) map = NULL;
  g_autofree char *folded = purser_fold_with_map (passage, &map);
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (PurserSpan));

  for (guint i = 0; i < query->words->len; i++)
    mark_with_synonyms (self, passage, folded, map, query->words->pdata[i], spans);
  merge (spans);
  return spans;
}
