// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-fold.h"
#include "purser-index.h"

struct _PurserIndex
{
  PurserRulebook *book;
  GHashTable *terms;       /* section: GPtrArray of its terms; (nullable) once the index is whole */
  GPtrArray *entries;      /* of PurserSection: the sections, then the cards */
  GString *text;           /* the folded fields, each ended by a new line */
  GArray *fields;          /* of PurserIndexField, in the order of the text */
  GArray *places;          /* of guint64: two characters, then where they stand; sorted */
  GHashTable *vocabulary;  /* a folded title, name or word: how it is written */
  GHashTable *synonyms;    /* a folded other name: GPtrArray of the folded names proper, ended by NULL */
};

static gboolean
is_latin (char c)
{
  return g_ascii_isalnum (c);
}

/* ---- Filling it ---- */

static void
add_field (PurserIndex     *self,
           guint            entry,
           PurserFieldKind  kind,
           const char      *text)
{
  g_autofree char *folded = purser_fold (text);
  PurserIndexField field = { (guint32) self->text->len, 0, entry, kind };

  if (*folded == '\0')
    return;
  g_string_append (self->text, folded);
  field.to = (guint32) self->text->len;
  g_string_append_c (self->text, '\n');
  g_array_append_val (self->fields, field);
  if (kind != PURSER_FIELD_TEXT && !g_hash_table_contains (self->vocabulary, folded))
    g_hash_table_insert (self->vocabulary, g_steal_pointer (&folded), (gpointer) text);
}

static void
add_list (PurserIndex     *self,
          guint            entry,
          PurserFieldKind  kind,
          PurserValue     *list)
{
  guint n = list != NULL ? purser_value_get_size (list) : 0;

  for (guint i = 0; i < n; i++)
    add_field (self, entry, kind, purser_value_get_text (purser_value_get_at (list, i)));
}

static const char *
get_name (PurserValue    *term,
          PurserLanguage  language)
{
  return purser_value_get_text_of (term, purser_language_get_code (language));
}

static PurserValue *
get_other_names (PurserValue    *term,
                 PurserLanguage  language)
{
  PurserValue *also = purser_value_get (term, "also");

  return also != NULL ? purser_value_get (also, purser_language_get_code (language)) : NULL;
}

static void
add_terms (PurserIndex    *self,
           guint           entry,
           GPtrArray      *terms)
{
  for (guint i = 0; terms != NULL && i < terms->len; i++)
    for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
      {
        add_field (self, entry, PURSER_FIELD_TERM, get_name (terms->pdata[i], language));
        add_list (self, entry, PURSER_FIELD_TERM, get_other_names (terms->pdata[i], language));
      }
}

static void
add_entry (PurserIndex   *self,
           PurserSection *section,
           GPtrArray     *terms)
{
  guint entry = self->entries->len;

  g_ptr_array_add (self->entries, section);
  if (purser_section_is_card (section))
    add_field (self, entry, PURSER_FIELD_TITLE, purser_section_get_item (section));
  else
    add_field (self, entry, PURSER_FIELD_WORD, strchr (purser_section_get_id (section), '/') + 1);
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      add_field (self, entry, PURSER_FIELD_TITLE, purser_section_get_title (section, language));
      add_list (self, entry, PURSER_FIELD_WORD, purser_section_get_words (section, language));
    }
  add_terms (self, entry, terms);
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    add_field (self, entry, PURSER_FIELD_TEXT, purser_section_get_text (section, language));
}

static void
add_synonym (PurserIndex *self,
             PurserValue *term,
             const char  *other)
{
  g_autofree char *folded = purser_fold (other);
  GPtrArray *names = g_hash_table_lookup (self->synonyms, folded);

  if (names == NULL)
    {
      names = g_ptr_array_new_null_terminated (2, g_free, TRUE);
      g_hash_table_insert (self->synonyms, g_steal_pointer (&folded), names);
    }
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    g_ptr_array_add (names, purser_fold (get_name (term, language)));
}

static void
add_synonyms (PurserIndex *self,
              PurserValue *term)
{
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      PurserValue *others = get_other_names (term, language);
      guint n = others != NULL ? purser_value_get_size (others) : 0;

      add_synonym (self, term, get_name (term, language));
      for (guint i = 0; i < n; i++)
        add_synonym (self, term, purser_value_get_text (purser_value_get_at (others, i)));
    }
}

static GHashTable *
sort_terms (PurserIndex *self,
            PurserValue *terms)
{
  GHashTable *by_section = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  guint n = purser_value_get_size (terms);

  for (guint i = 0; i < n; i++)
    {
      PurserValue *term = purser_value_get_at (terms, i);
      const char *section = purser_value_get_text_of (term, "section");
      GPtrArray *list = g_hash_table_lookup (by_section, section);

      if (list == NULL)
        g_hash_table_insert (by_section, (gpointer) section, list = g_ptr_array_new ());
      g_ptr_array_add (list, term);
      add_synonyms (self, term);
    }
  return by_section;
}

/* ---- Places ---- */

static guint64
make_key (const char *at,
          gboolean   *single)
{
  gunichar first = g_utf8_get_char (at);
  const char *next = g_utf8_next_char (at);
  gunichar second = *next != '\0' && *next != '\n' ? g_utf8_get_char (next) : 0;

  *single = second == 0;
  return (guint64) MIN (first, 0xffff) << 48 | (guint64) MIN (second, 0xffff) << 32;
}

/* Sorts by sixteen bits; places that are alike in these stay in their order. */
static GArray *
sort_by (GArray *places,
         guint   shift)
{
  GArray *sorted = g_array_set_size (g_array_sized_new (FALSE, FALSE, sizeof (guint64), places->len), places->len);
  g_autofree guint *begin = g_new0 (guint, G_MAXUINT16 + 2);

  for (guint i = 0; i < places->len; i++)
    begin[(guint16) (g_array_index (places, guint64, i) >> shift) + 1]++;
  for (guint i = 0; i < G_MAXUINT16; i++)
    begin[i + 1] += begin[i];
  for (guint i = 0; i < places->len; i++)
    {
      guint64 place = g_array_index (places, guint64, i);

      g_array_index (sorted, guint64, begin[(guint16) (place >> shift)]++) = place;
    }
  g_array_unref (places);
  return sorted;
}

/* Latin words are found from their beginning, so that "end" is not found in "spend". */
static void
note_places (PurserIndex *self,
             gsize        from)
{
  const char *text = self->text->str;
  gboolean single;

  for (const char *p = text + from; *p != '\0'; p = g_utf8_next_char (p))
    if (*p != ' ' && *p != '\n' && !(is_latin (*p) && p > text && is_latin (p[-1])))
      {
        guint64 place = make_key (p, &single) | (guint64) (p - text);

        g_array_append_val (self->places, place);
      }
}

/* ---- Making it, piece by piece ---- */

static PurserIndex *
index_new (PurserRulebook *book)
{
  PurserIndex *self = g_new0 (PurserIndex, 1);

  self->book = book;
  self->entries = g_ptr_array_new ();
  self->text = g_string_new (NULL);
  self->fields = g_array_new (FALSE, FALSE, sizeof (PurserIndexField));
  self->places = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->vocabulary = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->synonyms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  self->terms = sort_terms (self, purser_rulebook_get_terms (book));
  return self;
}

/* The text is noted in its order, so that two passes over the characters sort it. */
static void
index_finish (PurserIndex *self)
{
  self->places = sort_by (sort_by (self->places, 32), 48);
  g_clear_pointer (&self->terms, g_hash_table_unref);
}

/* Puts the next section or card in, or finishes. */
static void
index_advance (PurserIndex *self)
{
  GPtrArray *sections = purser_rulebook_get_sections (self->book), *cards = purser_rulebook_get_cards (self->book);
  guint next = self->entries->len;
  gsize from = self->text->len;

  if (next == sections->len + cards->len)
    {
      index_finish (self);
      return;
    }
  if (next < sections->len)
    add_entry (self, sections->pdata[next], g_hash_table_lookup (self->terms, purser_section_get_id (sections->pdata[next])));
  else
    add_entry (self, cards->pdata[next - sections->len], NULL);
  note_places (self, from);
}

/* Begun, but perhaps not whole. */
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

/**
 * purser_index_prepare:
 * @book: a rulebook
 *
 * Does one small piece of the work that the index of a rulebook is; purser_index_get() does what is left.
 *
 * Returns: whether nothing is left
 */
gboolean
purser_index_prepare (PurserRulebook *book)
{
  PurserIndex *self = ensure_index (book);

  if (self->terms != NULL)
    index_advance (self);
  return self->terms == NULL;
}

/**
 * purser_index_get:
 * @book: a rulebook
 *
 * Indexes a rulebook when it is first searched; the index is kept for the life of the program.
 *
 * Returns: (transfer none): its index
 */
PurserIndex *
purser_index_get (PurserRulebook *book)
{
  while (!purser_index_prepare (book))
    ;
  return ensure_index (book);
}

/* ---- Asking it ---- */

/**
 * purser_index_get_entries:
 * @self: an index
 *
 * Returns: (transfer none) (element-type PurserSection): its entries
 */
GPtrArray *
purser_index_get_entries (PurserIndex *self)
{
  return self->entries;
}

static guint
find_first (GArray  *places,
            guint64  key)
{
  guint low = 0, high = places->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (places, guint64, middle) < key)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static const PurserIndexField *
find_field (GArray  *fields,
            guint32  at)
{
  guint low = 0, high = fields->len;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (fields, PurserIndexField, middle).from <= at)
        low = middle;
      else
        high = middle;
    }
  return &g_array_index (fields, PurserIndexField, low);
}

/**
 * purser_index_each:
 * @self: an index
 * @folded: folded text
 * @func: (scope call): is told each place
 * @user_data: handed to @func
 *
 * Finds every place where something stands: a Latin word from its beginning, Japanese anywhere.
 */
void
purser_index_each (PurserIndex     *self,
                   const char      *folded,
                   PurserIndexFunc  func,
                   gpointer         user_data)
{
  gboolean single;
  guint64 key = make_key (folded, &single);
  guint64 end = key + ((guint64) 1 << (single ? 48 : 32));
  gsize length = strlen (folded);
  const char *text = self->text->str;

  for (guint i = find_first (self->places, key); i < self->places->len; i++)
    {
      guint64 place = g_array_index (self->places, guint64, i);
      guint32 at = (guint32) place;

      if (place >= end)
        break;
      if (at + length < self->text->len && memcmp (text + at, folded, length) == 0)
        func (find_field (self->fields, at), at,
              !(is_latin (text[at + length]) && is_latin (folded[length - 1])), user_data);
    }
}

/**
 * purser_index_knows:
 * @self: an index
 * @folded: folded text
 *
 * Returns: whether this is a title, a name or a word of some entry
 */
gboolean
purser_index_knows (PurserIndex *self,
                    const char  *folded)
{
  return g_hash_table_contains (self->vocabulary, folded);
}

/**
 * purser_index_get_synonyms:
 * @self: an index
 * @folded: a folded name
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the folded names, in each language, of the
 *   terms that are also called so
 */
const char *const *
purser_index_get_synonyms (PurserIndex *self,
                           const char  *folded)
{
  GPtrArray *names = g_hash_table_lookup (self->synonyms, folded);

  return names != NULL ? (const char *const *) names->pdata : NULL;
}

/**
 * purser_index_get_vocabulary:
 * @self: an index
 *
 * Returns: (transfer none) (element-type utf8 utf8): how each folded title, name or word is written
 */
GHashTable *
purser_index_get_vocabulary (PurserIndex *self)
{
  return self->vocabulary;
}
