// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-facts.h"
#include "purser-fold.h"
#include "purser-language.h"
#include "purser-lexicon.h"
#include "purser-stem.h"

struct _PurserLexicon
{
  GHashTable *names; /* a folded name in stems: GArray of the concepts it may stand for */
  GHashTable *heads; /* the first word or two characters of names: the length of the longest, in words or characters */
  GHashTable *proper; /* the names of terms that the game itself uses, in stems */
  guint n_shared;    /* how many concepts all games share; the others are terms of one game */
  guint n;
};

static PurserValue *
get_speech (void)
{
  static PurserValue *speech = NULL;
  g_autoptr (GError) error = NULL;

  if (speech == NULL)
    speech = purser_facts_find ("rulebook/search/speech.json", &error);
  if (speech == NULL) /* the file is part of the program */
    g_error ("speech.json: %s", error->message);
  return speech;
}

/* ---- One piece of text: a Latin word as its stem, or a character ---- */

/* Longer names are not recognized. */
#define LONGEST_NAME 256

typedef struct {
  char text[LONGEST_NAME];
  gsize length;
} Pieces;

static const char *
read_piece (const char *at,
            Pieces     *pieces)
{
  const char *end = at;

  if (g_ascii_isalnum (*at))
    while (g_ascii_isalnum (*end))
      end++;
  else
    end = g_utf8_next_char (at);
  if (pieces->length + MAX ((gsize) (end - at), PURSER_STEM_SIZE) + 1 > LONGEST_NAME)
    return end;
  if (g_ascii_isalnum (*at))
    purser_stem (at, (gsize) (end - at), pieces->text + pieces->length);
  else
    g_strlcpy (pieces->text + pieces->length, at, (gsize) (end - at) + 1);
  pieces->length += strlen (pieces->text + pieces->length);
  return end;
}

/* Reads the head of a name: its first word, or its first two characters; a single character is a head as well. */
static void
read_head (const char *at,
           Pieces     *head)
{
  const char *end = read_piece (at, head);

  if (!g_ascii_isalnum (*at) && *end != '\0' && !g_ascii_isalnum (*end) && *end != ' ' && *end != '\n')
    read_piece (end, head);
}

static guint
count_pieces (const char *folded)
{
  guint n = 0;

  for (const char *p = folded; *p != '\0'; n++)
    {
      Pieces pieces = { "", 0 };

      p = read_piece (p, &pieces);
    }
  return n;
}

static char *
stem_all (const char *folded)
{
  Pieces stems = { "", 0 };

  for (const char *p = folded; *p != '\0';)
    p = read_piece (p, &stems);
  return g_strdup (stems.text);
}

/* ---- Filling it ---- */

static void
note_head (PurserLexicon *self,
           const char    *folded)
{
  Pieces head = { "", 0 };
  guint n = count_pieces (folded);

  read_head (folded, &head);
  if (n > GPOINTER_TO_UINT (g_hash_table_lookup (self->heads, head.text)))
    g_hash_table_insert (self->heads, g_strdup (head.text), GUINT_TO_POINTER (n));
}

static void
add_name (PurserLexicon *self,
          guint          concept,
          const char    *name)
{
  g_autofree char *folded = purser_fold (name);
  g_autofree char *stems = stem_all (folded);
  GArray *concepts = g_hash_table_lookup (self->names, stems);

  if (*folded == '\0')
    return;
  note_head (self, folded);
  if (concepts == NULL)
    g_hash_table_insert (self->names, g_steal_pointer (&stems), concepts = g_array_new (FALSE, FALSE, sizeof (guint)));
  for (guint i = 0; i < concepts->len; i++)
    if (g_array_index (concepts, guint, i) == concept)
      return;
  g_array_append_val (concepts, concept);
}

static void
add_list (PurserLexicon *self,
          guint          concept,
          PurserValue   *list)
{
  for (guint i = 0; i < purser_value_get_size (list); i++)
    add_name (self, concept, purser_value_get_string (purser_value_get_at (list, i)));
}

static void
add_term (PurserLexicon *self,
          PurserValue   *term)
{
  PurserValue *also = purser_value_get (term, "also");

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      const char *code = purser_language_get_code (language);
      g_autofree char *folded = purser_fold (purser_value_get_string_of (term, code));

      g_hash_table_add (self->proper, stem_all (folded));
      add_name (self, self->n, purser_value_get_string_of (term, code));
      add_list (self, self->n, purser_value_get (also, code));
    }
  self->n++;
}

PurserLexicon *
purser_lexicon_new (PurserValue *terms)
{
  PurserLexicon *self = g_new0 (PurserLexicon, 1);
  PurserValue *same = purser_value_get (get_speech (), "same");

  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  self->proper = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->heads = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->n_shared = purser_value_get_size (same);
  for (guint i = 0; i < self->n_shared; i++)
    add_list (self, self->n++, purser_value_get_at (same, i));
  for (guint i = 0; i < purser_value_get_size (terms); i++)
    add_term (self, purser_value_get_at (terms, i));
  return self;
}

/* ---- Asking it ---- */

static guint
find_longest (PurserLexicon *self,
              const char    *at)
{
  Pieces head, first;
  guint longest;

  head.length = first.length = 0;
  read_head (at, &head);
  longest = GPOINTER_TO_UINT (g_hash_table_lookup (self->heads, head.text));
  if (longest > 0 || g_ascii_isalnum (*at))
    return longest;
  read_piece (at, &first);
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->heads, first.text));
}

/* Recognizes the longest name that begins here. */
gboolean
purser_lexicon_recognize (PurserLexicon    *self,
                          const char       *at,
                          PurserRecognized *recognized)
{
  guint longest = find_longest (self, at);
  const char *end = at;
  Pieces stems;

  stems.length = 0;
  recognized->length = 0;
  for (guint i = 0; i < longest && *end != '\0' && *end != '\n'; i++)
    {
      GArray *concepts;

      end = read_piece (end, &stems);
      concepts = g_hash_table_lookup (self->names, stems.text);
      if (concepts != NULL)
        *recognized = (PurserRecognized) { (gsize) (end - at), concepts };
    }
  return recognized->length > 0;
}

gboolean
purser_lexicon_is_term (PurserLexicon *self,
                        guint          concept)
{
  return concept >= self->n_shared;
}

/* Returns whether a name is the one that the game itself uses, rather than one that people may say. */
gboolean
purser_lexicon_is_proper (PurserLexicon *self,
                          const char    *at,
                          gsize          length)
{
  g_autofree char *name = g_strndup (at, length);
  g_autofree char *stems = stem_all (name);

  return g_hash_table_contains (self->proper, stems);
}

static GHashTable *
read_fillers (void)
{
  PurserValue *list = purser_value_get (get_speech (), "fillers");
  GHashTable *fillers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < purser_value_get_size (list); i++)
    {
      g_autofree char *folded = purser_fold (purser_value_get_string (purser_value_get_at (list, i)));

      g_hash_table_add (fillers, stem_all (folded));
    }
  return fillers;
}

/* Returns whether a stem of an English word is a filler, which says nothing. Japanese needs no list of them. */
gboolean
purser_lexicon_is_filler (const char *stem)
{
  static GHashTable *fillers = NULL;

  if (fillers == NULL)
    fillers = read_fillers ();
  return g_hash_table_contains (fillers, stem);
}
