// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"
#include "purser-search-private.h"
#include "purser-stem.h"

static int
compare_spans (gconstpointer a,
               gconstpointer b)
{
  const PurserSpan *one = a, *other = b;

  return (one->from > other->from) - (one->from < other->from);
}

/* Returns the end of a mark. A Latin word is marked to its end: "ship" marks "ships". */
static gsize
find_end (const char *passage,
          gsize       at)
{
  gsize end = (gsize) (g_utf8_next_char (passage + at) - passage);

  while (g_ascii_isalnum (passage[at]) && g_ascii_isalnum (passage[end]))
    end++;
  return end;
}

/* A passage that is being marked. */
typedef struct {
  const char *passage;
  const char *folded;
  GArray *map;   /* of gsize: the place in the passage of each folded byte */
  GArray *spans; /* of PurserSpan */
} Marking;

static void
mark (Marking    *marking,
      const char *at,
      gsize       length)
{
  gsize first = (gsize) (at - marking->folded);
  PurserSpan span = { g_array_index (marking->map, gsize, first),
                      find_end (marking->passage, g_array_index (marking->map, gsize, first + length - 1)) };

  /* The long vowel mark after a word belongs to it, although the folding leaves it out. */
  while (g_str_has_prefix (marking->passage + span.to, "ー"))
    span.to += strlen ("ー");
  g_array_append_val (marking->spans, span);
}

static gboolean
has_stem (PurserQuestion *question,
          const char     *stem)
{
  for (guint i = 0; i < question->stems->len; i++)
    if (g_str_equal (question->stems->pdata[i], stem))
      return TRUE;
  return FALSE;
}

/* Marks a Latin word if the question has it. A single letter or digit is part of a longer name, such as the number of a card. */
static gsize
mark_latin (Marking        *marking,
            PurserQuestion *question,
            const char     *at)
{
  gsize length = 0;
  char stem[PURSER_STEM_SIZE];

  while (g_ascii_isalnum (at[length]))
    length++;
  purser_stem (at, length, stem);
  if (length > 1 && has_stem (question, stem))
    mark (marking, at, length);
  return length;
}

static gboolean
is_asked (PurserQuestion *question,
          PurserLexicon  *lexicon,
          GArray         *concepts)
{
  for (guint i = 0; i < concepts->len; i++)
    for (guint j = 0; j < question->concepts->len; j++)
      if (g_array_index (concepts, guint, i) == g_array_index (question->concepts, guint, j) &&
          purser_lexicon_is_term (lexicon, g_array_index (concepts, guint, i)))
        return TRUE;
  return FALSE;
}

static void
mark_runs (Marking        *marking,
           PurserQuestion *question,
           const char     *at)
{
  for (guint i = 0; i < question->runs->len; i++)
    if (g_str_has_prefix (at, question->runs->pdata[i]))
      mark (marking, at, strlen (question->runs->pdata[i]));
}

static void
mark_all (Marking        *marking,
          PurserIndex    *index,
          PurserQuestion *question)
{
  PurserRecognized recognized;

  for (const char *p = marking->folded; *p != '\0';)
    {
      if (*p != ' ' && purser_lexicon_recognize (index->lexicon, p, &recognized) &&
          is_asked (question, index->lexicon, recognized.concepts) &&
          purser_lexicon_is_proper (index->lexicon, p, recognized.length))
        mark (marking, p, recognized.length);
      if (g_ascii_isalnum (*p))
        {
          p += mark_latin (marking, question, p);
          continue;
        }
      mark_runs (marking, question, p);
      p = g_utf8_next_char (p);
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

/* Finds the words of a question in a passage, however they are written.
 * Returns: (transfer full) (element-type PurserSpan): their places, in order and without overlaps */
GArray *
purser_search_mark (PurserSearch *self,
                    const char   *text,
                    const char   *passage)
{
  g_autoptr (GArray) map = NULL;
  g_autofree char *folded = purser_fold_with_map (passage, &map);
  Marking marking = { passage, folded, map, g_array_new (FALSE, FALSE, sizeof (PurserSpan)) };

  for (guint i = 0; i < self->indexes->len; i++)
    {
      g_autoptr (PurserQuestion) question = purser_question_new (text, self->indexes->pdata[i], self->indexes);

      mark_all (&marking, self->indexes->pdata[i], question);
    }
  merge (marking.spans);
  return marking.spans;
}
