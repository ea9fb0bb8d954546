// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"
#include "purser-index.h"
#include "purser-markup.h"
#include "purser-stem.h"

/* The weight of a token by its place. */
static const float title_weight = 6.5f, ruling_weight = 3.5f, name_weight = 5, text_weight = 0.56f;

/* The number of tokens of a text that is neither short nor long; in a longer one a word weighs less. */
static const float usual_length = 360;

static gboolean
is_kanji (gunichar character)
{
  return character == 0x3005 || (character >= 0x3400 && character <= 0x9fff);
}

/* ---- Tokens ---- */

static const char *
put_latin (const char      *at,
           PurserTokenFunc  func,
           gpointer         user_data)
{
  const char *end = at;
  char stem[PURSER_STEM_SIZE];

  while (g_ascii_isalnum (*end))
    end++;
  purser_stem (at, (gsize) (end - at), stem);
  func (stem, user_data);
  return end;
}

static void
put_japanese (const char      *at,
              PurserTokenFunc  func,
              gpointer         user_data)
{
  const char *next = g_utf8_next_char (at);
  char token[PURSER_TOKEN_SIZE];

  if (is_kanji (g_utf8_get_char (at)))
    {
      g_strlcpy (token, at, (gsize) (next - at) + 1);
      func (token, user_data);
    }
  if (*next != '\0' && *next != ' ' && !g_ascii_isalnum (*next))
    {
      g_strlcpy (token, at, (gsize) (g_utf8_next_char (next) - at) + 1);
      func (token, user_data);
    }
}

void
purser_index_each_token (const char      *folded,
                         PurserTokenFunc  func,
                         gpointer         user_data)
{
  for (const char *p = folded; *p != '\0';)
    if (g_ascii_isalnum (*p))
      {
        p = put_latin (p, func, user_data);
      }
    else
      {
        if (*p != ' ')
          put_japanese (p, func, user_data);
        p = g_utf8_next_char (p);
      }
}

void
purser_index_name_concept (guint  concept,
                           char  *token)
{
  g_snprintf (token, PURSER_TOKEN_SIZE, "=%u", concept);
}

/* ---- Filling it ---- */

/* The entry that is being added, and the weight of its tokens. */
typedef struct {
  PurserIndex *index;
  guint16 entry;
  float weight;
  gboolean named; /* whether the tokens make up a name */
} Filling;

static PurserToken *
ensure_token (PurserIndex *self,
              const char  *text)
{
  PurserToken *token = g_hash_table_lookup (self->tokens, text);

  if (token == NULL)
    {
      token = g_new0 (PurserToken, 1);
      token->id = g_hash_table_size (self->tokens);
      token->postings = g_array_new (FALSE, FALSE, sizeof (PurserPosting));
      g_hash_table_insert (self->tokens, g_strdup (text), token);
    }
  return token;
}

static PurserPosting *
ensure_posting (PurserIndex *self,
                PurserToken *token,
                guint16      entry)
{
  PurserPosting posting = { entry, 0 };

  if (token->postings->len == 0 || g_array_index (token->postings, PurserPosting, token->postings->len - 1).entry != entry)
    {
      g_array_append_val (token->postings, posting);
      token->n_rules += entry < self->n_rules;
    }
  return &g_array_index (token->postings, PurserPosting, token->postings->len - 1);
}

static void
put_token (const char *text,
           gpointer    user_data)
{
  Filling *filling = user_data;
  PurserToken *token = ensure_token (filling->index, text);

  ensure_posting (filling->index, token, filling->entry)->weight += filling->weight;
  if (filling->named && !purser_lexicon_is_filler (text))
    g_array_append_val (filling->index->name_tokens, token->id);
}

static void
put_concepts (Filling    *filling,
              const char *folded)
{
  PurserRecognized recognized;
  char token[PURSER_TOKEN_SIZE];

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    if (*p != ' ' && !(g_ascii_isalnum (*p) && p > folded && g_ascii_isalnum (p[-1])) &&
        purser_lexicon_recognize (filling->index->lexicon, p, &recognized))
      for (guint i = 0; i < recognized.concepts->len; i++)
        {
          purser_index_name_concept (g_array_index (recognized.concepts, guint, i), token);
          put_token (token, filling);
        }
}

static void
add_name (PurserIndex *self,
          guint        entry,
          const char  *text,
          float        weight)
{
  g_autofree char *folded = purser_fold (text);
  Filling filling = { self, (guint16) entry, weight, TRUE };
  PurserName name = { (guint16) entry, 0, self->name_tokens->len, weight };

  purser_index_each_token (folded, put_token, &filling);
  filling.named = FALSE;
  put_concepts (&filling, folded);
  name.n = (guint16) (self->name_tokens->len - name.first);
  if (name.n > 0)
    g_array_append_val (self->names, name);
  if (weight == title_weight && !g_hash_table_contains (self->titles, folded))
    g_hash_table_insert (self->titles, g_steal_pointer (&folded), GUINT_TO_POINTER (entry + 1));
}

static void
add_names (PurserIndex *self,
           guint        entry,
           PurserValue *list,
           float        weight)
{
  for (guint i = 0; i < purser_value_get_size (list); i++)
    add_name (self, entry, purser_value_get_string (purser_value_get_at (list, i)), weight);
}

static void
add_text (PurserIndex *self,
          guint        entry,
          const char  *text,
          float        weight)
{
  g_autofree char *plain = purser_markup_plain (text, NULL);
  g_autofree char *folded = purser_fold (plain);
  float length = (float) g_utf8_strlen (folded, -1);
  Filling filling = { self, (guint16) entry, weight / (0.5f + 0.5f * length / (3 * usual_length)), FALSE };

  filling.weight = MIN (filling.weight, weight * 1.4f);
  purser_index_each_token (folded, put_token, &filling);
  put_concepts (&filling, folded);
}

static void
add_terms (PurserIndex *self,
           guint        entry,
           const char  *section)
{
  PurserValue *terms = purser_rulebook_get_terms (self->book);

  for (guint i = 0; i < purser_value_get_size (terms); i++)
    {
      PurserValue *term = purser_value_get_at (terms, i), *also = purser_value_get (term, "also");

      if (g_strcmp0 (purser_value_get_string_of (term, "section"), section) != 0)
        continue;
      for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
        {
          const char *code = purser_language_get_code (language);

          add_name (self, entry, purser_value_get_string_of (term, code), name_weight);
          add_names (self, entry, purser_value_get (also, code), name_weight);
        }
    }
}

static void
add_entry (PurserIndex   *self,
           PurserSection *section)
{
  guint entry = self->entries->len;

  g_ptr_array_add (self->entries, section);
  if (purser_section_is_card (section))
    add_name (self, entry, purser_section_get_item (section), title_weight);
  else
    add_name (self, entry, strchr (purser_section_get_id (section), '/') + 1, name_weight);
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      add_name (self, entry, purser_section_get_title (section, language), title_weight);
      add_names (self, entry, purser_section_get_words (section, language), name_weight);
      add_text (self, entry, purser_section_get_ruling (section, language), ruling_weight);
      add_text (self, entry, purser_section_get_text (section, language), text_weight);
    }
  add_terms (self, entry, purser_section_get_id (section));
}

/* ---- Making it, piece by piece ---- */

static void
token_free (gpointer data)
{
  PurserToken *token = data;

  g_array_unref (token->postings);
  g_free (token);
}

static PurserIndex *
index_new (PurserRulebook *book)
{
  PurserIndex *self = g_new0 (PurserIndex, 1);

  self->book = book;
  self->lexicon = purser_lexicon_new (purser_rulebook_get_terms (book));
  self->entries = g_ptr_array_new ();
  self->n_rules = purser_rulebook_get_sections (book)->len;
  self->tokens = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, token_free);
  self->names = g_array_new (FALSE, FALSE, sizeof (PurserName));
  self->name_tokens = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

/* Adds the next section or card, or finishes the index. */
static void
index_advance (PurserIndex *self)
{
  GPtrArray *sections = purser_rulebook_get_sections (self->book), *cards = purser_rulebook_get_cards (self->book);
  guint next = self->entries->len;

  if (next < sections->len)
    add_entry (self, sections->pdata[next]);
  else if (next < sections->len + cards->len)
    add_entry (self, cards->pdata[next - sections->len]);
  else
    self->whole = TRUE;
}

/* Returns the index of a rulebook, which may be incomplete. */
static PurserIndex *
ensure_index (PurserRulebook *book)
{
  static GHashTable *indexes = NULL;
  PurserIndex *self;

  if (indexes == NULL)
    indexes = g_hash_table_new (NULL, NULL);
  self = g_hash_table_lookup (indexes, book);
  if (self == NULL)
    g_hash_table_insert (indexes, book, self = index_new (book));
  return self;
}

/* Does one small piece of the work on the index of a rulebook. Returns whether the index is complete. */
gboolean
purser_index_prepare (PurserRulebook *book)
{
  PurserIndex *self = ensure_index (book);

  if (!self->whole)
    index_advance (self);
  return self->whole;
}

/* Returns the complete index of a rulebook, which is kept for the life of the program. */
PurserIndex *
purser_index_get (PurserRulebook *book)
{
  while (!purser_index_prepare (book))
    ;
  return ensure_index (book);
}
