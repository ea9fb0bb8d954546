// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"
#include "purser-query.h"

/* The longest name of a thing, in characters, that is looked for in a sentence without spaces. */
#define LONGEST_NAME 14

/* The longest name of several words, in words */
#define LONGEST_PHRASE 6

/* Nobody asks more at once; of what somebody pastes, the beginning counts. */
#define LONGEST_QUESTION 300

typedef enum { SPACE, LATIN, KANJI, KATAKANA, HIRAGANA } Script;

/* A character of the folded question, and how it was written. */
typedef struct {
  const char *at;
  Script script;
} Letter;

/* Words that every question has; they are folded here, as "is" and "does" lose nothing. */
static const char *const empty_words[] = {
  "a", "about", "after", "all", "am", "an", "and", "any", "are", "as", "at", "be", "by", "can", "could", "did", "do", "doe",
  "does", "every", "for", "from", "get", "gets", "got", "ha", "happen", "has", "have", "he", "how", "i", "if", "in",
  "into", "is", "it", "its", "long", "many", "may", "me", "mean", "much", "must", "my", "need", "of", "on", "one", "or",
  "our", "out", "should", "so", "some", "than", "that", "the", "their", "them", "then", "there", "they",
  "thi", "this", "to", "up", "use", "wa", "was", "we", "what", "when", "where", "which", "who", "why", "will",
  "with", "work", "would", "you", "your", "yor", NULL
};

static const char *const articles[] = { "a", "an", "the", NULL };

static Script
tell_script (gunichar character)
{
  if (character >= 0x3041 && character <= 0x309f)
    return HIRAGANA;
  if ((character >= 0x30a0 && character <= 0x30ff) || (character >= 0xff66 && character <= 0xff9f))
    return KATAKANA;
  if (character >= 0x3005 && character <= 0x9fff)
    return KANJI;
  return LATIN;
}

static GArray *
read_letters (const char *text,
              const char *folded,
              GArray     *map)
{
  GArray *letters = g_array_new (FALSE, FALSE, sizeof (Letter));

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gsize place = g_array_index (map, gsize, p - folded);
      Letter letter = { p, *p == ' ' ? SPACE : tell_script (g_utf8_get_char (text + place)) };

      g_array_append_val (letters, letter);
    }
  return letters;
}

static char *
copy_letters (GArray *letters,
              guint   from,
              guint   to)
{
  const char *start = g_array_index (letters, Letter, from).at;
  const char *last = g_array_index (letters, Letter, to - 1).at;

  return g_strndup (start, (gsize) (g_utf8_next_char (last) - start));
}

static gboolean
is_known (GPtrArray  *indexes,
          const char *folded)
{
  for (guint i = 0; i < indexes->len; i++)
    if (purser_index_knows (indexes->pdata[i], folded))
      return TRUE;
  return FALSE;
}

static guint
end_of_run (GArray   *letters,
            guint     from,
            gboolean  japanese)
{
  guint to = from;

  while (to < letters->len)
    {
      Script script = g_array_index (letters, Letter, to).script;

      if (script == SPACE || (script != LATIN) != japanese)
        break;
      to++;
    }
  return to;
}

/* A single kana or a pair of hiragana is more often a particle than a name. */
static gboolean
may_be_name (GArray *letters,
             guint   from,
             guint   to)
{
  guint hiragana = 0;

  for (guint i = from; i < to; i++)
    hiragana += g_array_index (letters, Letter, i).script == HIRAGANA;
  if (hiragana == to - from)
    return to - from >= 3;
  return to - from >= 2 || g_array_index (letters, Letter, from).script == KANJI;
}

/* 何 asks; what follows it says about what. */
static gboolean
is_asking (GArray *letters,
           guint   place)
{
  return g_utf8_get_char (g_array_index (letters, Letter, place).at) == 0x4f55;
}

/* The longest name that begins here, or 0 */
static guint
match_name (GPtrArray *indexes,
            GArray    *letters,
            guint      from,
            guint      end)
{
  for (guint to = MIN (end, from + LONGEST_NAME); to > from; to--)
    {
      g_autofree char *name = copy_letters (letters, from, to);

      if (may_be_name (letters, from, to) && is_known (indexes, name))
        return to;
    }
  return 0;
}

static guint
end_of_script (GArray *letters,
               guint   from,
               guint   end)
{
  guint to = from;
  Script script = g_array_index (letters, Letter, from).script;

  while (to < end && g_array_index (letters, Letter, to).script == script)
    to++;
  return to;
}

/* Japanese has no spaces: the names we know are taken out, longest first; of the rest kanji and katakana count, and
 * hiragana are particles and endings. */
static void
add_japanese (PurserQuery *self,
              GPtrArray   *indexes,
              GArray      *letters,
              guint        from,
              guint        end)
{
  guint before = self->words->len;
  guint start = from;

  while (from < end)
    {
      guint to = match_name (indexes, letters, from, end);

      if (to == 0)
        {
          guint next = from + 1;

          if (is_asking (letters, from))
            {
              from++;
              continue;
            }

          to = end_of_script (letters, from, end);
          while (next < to && !is_asking (letters, next) && match_name (indexes, letters, next, end) == 0)
            next++;
          to = next;
          if (g_array_index (letters, Letter, from).script == HIRAGANA)
            {
              from = to;
              continue;
            }
        }
      g_ptr_array_add (self->words, copy_letters (letters, from, to));
      from = to;
    }
  if (self->words->len == before)
    g_ptr_array_add (self->words, copy_letters (letters, start, end));
}

static void
add_words (PurserQuery *self,
           GPtrArray   *indexes,
           GArray      *letters)
{
  for (guint i = 0; i < letters->len;)
    {
      Script script = g_array_index (letters, Letter, i).script;
      guint to = script == SPACE ? i + 1 : end_of_run (letters, i, script != LATIN);

      if (script == LATIN)
        g_ptr_array_add (self->words, copy_letters (letters, i, to));
      else if (script != SPACE)
        add_japanese (self, indexes, letters, i, to);
      i = to;
    }
}

static void
add_pairs (PurserQuery *self)
{
  for (guint i = 1; i < self->words->len; i++)
    {
      const char *one = self->words->pdata[i - 1], *other = self->words->pdata[i];

      if (g_strv_contains (empty_words, one) || g_strv_contains (empty_words, other))
        continue;
      g_ptr_array_add (self->pairs, g_strconcat (one, (guchar) *one < 0x80 && (guchar) *other < 0x80 ? " " : "", other, NULL));
    }
}

/* "how many cards" is a name under which people look for something, whatever its words are worth alone. */
static void
add_phrases (PurserQuery *self,
             GPtrArray   *indexes)
{
  for (guint from = 0; from < self->words->len; from++)
    {
      g_autoptr (GString) phrase = g_string_new (self->words->pdata[from]);

      for (guint to = from + 1; to < MIN (self->words->len, from + LONGEST_PHRASE); to++)
        {
          g_string_append_printf (phrase, " %s", (char *) self->words->pdata[to]);
          if (to - from >= 2 && is_known (indexes, phrase->str))
            g_ptr_array_add (self->pairs, g_strdup (phrase->str));
        }
    }
}

/* Where nothing would be left, the question is made of such words, and all count. */
static void
drop_words (PurserQuery       *self,
            const char *const *dropped)
{
  g_autoptr (GPtrArray) full = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->words->len; i++)
    if (!g_strv_contains (dropped, self->words->pdata[i]))
      g_ptr_array_add (full, g_strdup (self->words->pdata[i]));
  if (full->len > 0)
    {
      g_ptr_array_unref (self->words);
      self->words = g_steal_pointer (&full);
    }
}

/**
 * purser_query_new:
 * @text: what somebody asked, in any language
 * @indexes: (element-type PurserIndex): where the answer is looked for
 *
 * Takes a question apart; of a very long one, the first 300 characters.
 *
 * Returns: (transfer full): the question
 */
PurserQuery *
purser_query_new (const char *text,
                  GPtrArray  *indexes)
{
  PurserQuery *self = g_new0 (PurserQuery, 1);
  g_autofree char *asked = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), LONGEST_QUESTION));
  g_autoptr (GArray) map = NULL;
  g_autoptr (GArray) letters = NULL;

  self->whole = purser_fold_with_map (asked, &map);
  self->words = g_ptr_array_new_with_free_func (g_free);
  self->pairs = g_ptr_array_new_with_free_func (g_free);
  letters = read_letters (asked, self->whole, map);
  add_words (self, indexes, letters);
  drop_words (self, articles);
  add_pairs (self);
  add_phrases (self, indexes);
  drop_words (self, empty_words);
  return self;
}

/**
 * purser_query_free:
 * @self: a question
 *
 * Frees it.
 */
void
purser_query_free (PurserQuery *self)
{
  g_free (self->whole);
  g_ptr_array_unref (self->words);
  g_ptr_array_unref (self->pairs);
  g_free (self);
}
