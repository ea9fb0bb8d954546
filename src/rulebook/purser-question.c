// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"
#include "purser-question.h"
#include "purser-slips.h"
#include "purser-stem.h"

/* In characters. Nobody types more; of a pasted text, only the beginning counts. */
#define LONGEST_QUESTION 300

/* A recognized name counts most. Pairs of characters count less, as they are parts of words, and pairs of hiragana least, as they
 * are often endings. */
static const float name_share = 1.2f, word_share = 1, number_share = 0.7f, filler_share = 0.15f;
/* Similar words count less than the word itself would. */
static const float guess_share = 0.6f;
/* A word inside a recognized name counts little: within “a draw” nobody draws. */
static const float inner_share = 0.15f;
static const float written_share = 0.5f, hiragana_share = 0.1f, kanji_share = 0.13f;

typedef enum { SPACE, LATIN, KANJI, KATAKANA, HIRAGANA } Script;

/* A question that is being read. */
typedef struct {
  PurserQuestion *question;
  PurserIndex *index;
  GPtrArray *indexes;
  const char *folded;
  Script *scripts; /* of each byte of the folded text */
  gboolean spelled; /* whether there is no kanji, so that words are in hiragana that usually are not */
  const char *named_until; /* (nullable): where a name of several words ends */
} Reading;

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

static Script *
read_scripts (const char *text,
              const char *folded,
              GArray     *map)
{
  Script *scripts = g_new0 (Script, strlen (folded) + 1);

  for (const char *p = folded; *p != '\0'; p++)
    scripts[p - folded] = *p == ' ' ? SPACE : tell_script (g_utf8_get_char (text + g_array_index (map, gsize, p - folded)));
  return scripts;
}

static PurserUnit *
add_unit (Reading    *reading,
          float       share,
          const char *token)
{
  PurserUnit *unit = g_new0 (PurserUnit, 1);

  unit->share = share;
  unit->tokens = g_ptr_array_new_with_free_func (g_free);
  if (token != NULL)
    g_ptr_array_add (unit->tokens, g_strdup (token));
  g_ptr_array_add (reading->question->units, unit);
  return unit;
}

static void
add_concepts (Reading    *reading,
              PurserUnit *unit,
              GArray     *concepts)
{
  char token[PURSER_TOKEN_SIZE];

  for (guint i = 0; i < concepts->len; i++)
    {
      guint concept = g_array_index (concepts, guint, i);

      purser_index_name_concept (concept, token);
      g_ptr_array_add (unit->tokens, g_strdup (token));
      g_array_append_val (reading->question->concepts, concept);
    }
}

static gboolean
is_known (Reading    *reading,
          const char *token)
{
  for (guint i = 0; i < reading->indexes->len; i++)
    {
      PurserIndex *index = reading->indexes->pdata[i];

      if (g_hash_table_contains (index->tokens, token))
        return TRUE;
    }
  return FALSE;
}

/* ---- Latin words ---- */

static void
add_pairs (const char *token,
           gpointer    user_data)
{
  add_unit (user_data, written_share, token);
}

static void
read_romaji (Reading    *reading,
             const char *kana)
{
  PurserRecognized recognized;
  gboolean found = FALSE;

  for (const char *p = kana; *p != '\0'; p = g_utf8_next_char (p))
    if (purser_lexicon_recognize (reading->index->lexicon, p, &recognized) && recognized.length > 6)
      {
        add_concepts (reading, add_unit (reading, name_share, NULL), recognized.concepts);
        found = TRUE;
      }
  if (!found)
    purser_index_each_token (kana, add_pairs, reading);
}

/* Reads a word that no rule has: it is half typed, mistyped, or romaji. */
static void
read_unknown (Reading    *reading,
              PurserUnit *unit,
              const char *word,
              const char *stem,
              gboolean    last)
{
  g_autofree char *kana = purser_stem_romaji (word);

  if (last)
    purser_slips_add_begun (reading->index, word, unit->tokens);
  if (unit->tokens->len == 0)
    {
      purser_slips_add_near (reading->index, stem, unit->tokens);
      unit->share *= guess_share;
    }
  if (unit->tokens->len == 0 && kana != NULL)
    read_romaji (reading, kana);
}

/* Recognizes a name of several words, which counts as a whole at its first word. */
static void
read_name (Reading          *reading,
           const char       *at,
           const char       *end,
           PurserRecognized *recognized)
{
  if (!purser_lexicon_recognize (reading->index->lexicon, at, recognized) || at + recognized->length <= end)
    return;
  add_concepts (reading, add_unit (reading, name_share, NULL), recognized->concepts);
  reading->named_until = at + recognized->length;
  recognized->length = 0;
}

static void
read_filler (Reading    *reading,
             const char *stem)
{
  if (is_known (reading, stem))
    add_unit (reading, filler_share, stem);
}

static void
read_word (Reading                *reading,
           const char             *word,
           const char             *stem,
           float                   share,
           gboolean                last,
           const PurserRecognized *recognized)
{
  PurserUnit *unit = add_unit (reading, share, NULL);

  g_ptr_array_add (reading->question->stems, g_strdup (stem));
  if (is_known (reading, stem))
    g_ptr_array_add (unit->tokens, g_strdup (stem));
  if (recognized->length > 0)
    add_concepts (reading, unit, recognized->concepts);
  if (unit->tokens->len == 0)
    read_unknown (reading, unit, word, stem, last);
}

static const char *
read_latin (Reading    *reading,
            const char *at)
{
  const char *end = at;
  char stem[PURSER_STEM_SIZE];
  PurserRecognized recognized = { 0 };
  gboolean inner = at < reading->named_until;
  g_autofree char *word = NULL;

  while (g_ascii_isalnum (*end))
    end++;
  word = g_strndup (at, (gsize) (end - at));
  purser_stem (at, (gsize) (end - at), stem);
  if (!inner)
    read_name (reading, at, end, &recognized);
  if (purser_lexicon_is_filler (stem))
    read_filler (reading, stem);
  else
    read_word (reading, word, stem, g_ascii_isdigit (*at) ? number_share : inner ? inner_share : word_share, *end == '\0',
               &recognized);
  return end;
}

/* ---- Japanese ---- */

static gboolean
is_hiragana (Reading    *reading,
             const char *from,
             const char *to)
{
  for (const char *p = from; p < to; p = g_utf8_next_char (p))
    if (reading->scripts[p - reading->folded] != HIRAGANA)
      return FALSE;
  return TRUE;
}

static gboolean
is_spelled (Reading *reading)
{
  for (const char *p = reading->folded; *p != '\0'; p++)
    if (reading->scripts[p - reading->folded] == KANJI)
      return FALSE;
  return TRUE;
}

/* Recognizes a name. Two hiragana are more often part of an ending than a name, unless the whole question is written without
 * kanji. */
static gboolean
recognize (Reading          *reading,
           const char       *at,
           PurserRecognized *recognized)
{
  if (!purser_lexicon_recognize (reading->index->lexicon, at, recognized))
    return FALSE;
  return recognized->length > 6 || reading->spelled || !is_hiragana (reading, at, at + recognized->length);
}

static void
add_pair (Reading    *reading,
          const char *at,
          const char *next)
{
  Script one = reading->scripts[at - reading->folded], other = reading->scripts[next - reading->folded];
  char token[PURSER_TOKEN_SIZE];
  gboolean ending = one == HIRAGANA && other == HIRAGANA;

  g_strlcpy (token, at, (gsize) (g_utf8_next_char (next) - at) + 1);
  if (is_known (reading, token))
    add_unit (reading, ending ? hiragana_share : written_share, token);
}

static void
add_characters (Reading    *reading,
                const char *at)
{
  const char *next = g_utf8_next_char (at);
  char token[PURSER_TOKEN_SIZE];

  if (reading->scripts[at - reading->folded] == KANJI)
    {
      g_strlcpy (token, at, (gsize) (next - at) + 1);
      add_unit (reading, kanji_share, token);
    }
  if (*next != '\0' && *next != ' ' && !g_ascii_isalnum (*next))
    add_pair (reading, at, next);
}

static void
note_run (Reading    *reading,
          const char *from,
          const char *to)
{
  Script script = reading->scripts[from - reading->folded];

  if (to - from > 3 && (script == KANJI || script == KATAKANA))
    g_ptr_array_add (reading->question->runs, g_strndup (from, (gsize) (to - from)));
}

static const char *
end_of_run (Reading    *reading,
            const char *from)
{
  const char *to = from;

  while (*to != '\0' && reading->scripts[to - reading->folded] == reading->scripts[from - reading->folded])
    to = g_utf8_next_char (to);
  return to;
}

/* Reads Japanese, which has no spaces: recognizes the longest name. */
static const char *
read_japanese (Reading    *reading,
               const char *at)
{
  PurserRecognized recognized;
  gboolean named = recognize (reading, at, &recognized);

  if (at == reading->folded ||
      reading->scripts[at - reading->folded] != reading->scripts[g_utf8_prev_char (at) - reading->folded])
    note_run (reading, at, end_of_run (reading, at));
  if (!named)
    {
      add_characters (reading, at);
      return g_utf8_next_char (at);
    }
  add_concepts (reading, add_unit (reading, name_share, NULL), recognized.concepts);
  for (const char *p = at; p < at + recognized.length && !g_ascii_isalnum (*p); p = g_utf8_next_char (p))
    add_characters (reading, p);
  return at + recognized.length;
}

static void
unit_free (gpointer data)
{
  PurserUnit *unit = data;

  g_ptr_array_unref (unit->tokens);
  g_free (unit);
}

static void
read_all (Reading *reading)
{
  for (const char *p = reading->folded; *p != '\0';)
    if (*p == ' ')
      p++;
    else
      p = g_ascii_isalnum (*p) ? read_latin (reading, p) : read_japanese (reading, p);
}

static void
add_everything (const char *token,
                gpointer    user_data)
{
  add_unit (user_data, word_share, token);
}

PurserQuestion *
purser_question_new (const char  *text,
                     PurserIndex *index,
                     GPtrArray   *indexes)
{
  PurserQuestion *self = g_new0 (PurserQuestion, 1);
  g_autofree char *asked = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), LONGEST_QUESTION));
  g_autoptr (GArray) map = NULL;
  Reading reading = { .question = self, .index = index, .indexes = indexes };

  self->whole = purser_fold_with_map (asked, &map);
  self->units = g_ptr_array_new_with_free_func (unit_free);
  self->stems = g_ptr_array_new_with_free_func (g_free);
  self->runs = g_ptr_array_new_with_free_func (g_free);
  self->concepts = g_array_new (FALSE, FALSE, sizeof (guint));
  reading.folded = self->whole;
  reading.scripts = read_scripts (asked, self->whole, map);
  reading.spelled = is_spelled (&reading);
  read_all (&reading);
  /* A question that has nothing but fillers means them. */
  if (self->units->len == 0)
    purser_index_each_token (self->whole, add_everything, &reading);
  g_free (reading.scripts);
  return self;
}

void
purser_question_free (PurserQuestion *self)
{
  g_free (self->whole);
  g_ptr_array_unref (self->units);
  g_ptr_array_unref (self->stems);
  g_ptr_array_unref (self->runs);
  g_array_unref (self->concepts);
  g_free (self);
}
