// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-card-gallery.h"
#include "purser-card-index.h"
#include "purser-facts.h"
#include "purser-games.h"
#include "purser-phrases.h"
#include "purser-rulebook.h"

struct _PurserRulebook
{
  const char *game;
  PurserValue *value;
  GPtrArray *sections;    /* of PurserSection */
  PurserValue *card_book; /* (nullable): %NULL until it is needed, and if there are no cards */
  GPtrArray *cards;       /* of PurserSection; (nullable): %NULL until needed */
  GPtrArray *galleries;   /* of PurserSection; (nullable): %NULL until needed */
  GHashTable *by_id;      /* id of a section: PurserSection */
  GHashTable *by_item;    /* item: PurserSection; (nullable): %NULL until needed */
};

/* The rulebook of what all games share. */
#define TABLE "table"

static const char *const table_titles[PURSER_N_LANGUAGES] = { "At the table", "テーブルの共通ルール" };

static GHashTable *books; /* game: PurserRulebook */

/* Returns: (transfer none) (array zero-terminated=1): the games that have rulebooks, and `table` for what all games share */
const char *const *
purser_rulebook_list_games (void)
{
  static const char **games;

  if (g_once_init_enter_pointer (&games))
    {
      g_autoptr (GPtrArray) all = g_ptr_array_new_null_terminated (0, NULL, TRUE);

      for (const PurserRules *const *rules = purser_games_list (); *rules != NULL; rules++)
        g_ptr_array_add (all, (gpointer) (*rules)->id);
      g_ptr_array_add (all, TABLE);
      g_once_init_leave_pointer (&games, (const char **) g_ptr_array_free (g_steal_pointer (&all), FALSE));
    }
  return games;
}

static GPtrArray *
read_sections (PurserRulebook *self)
{
  PurserValue *list = purser_value_get (self->value, "sections");
  guint n = purser_value_get_size (list);
  GPtrArray *sections = g_ptr_array_new_full (n, g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (sections, purser_section_new (self->game, purser_value_get_at (list, i)));
  return sections;
}

/* ---- The glossary ---- */

/* Returns a table of the game's terms, in both languages. */
static char *
say_terms (PurserValue    *terms,
           PurserLanguage  language)
{
  static const char *const heads[] = { "| Term | In Japanese | Meaning |", "| 用語 | 英語 | 意味 |" };
  const char *own = purser_language_get_code (language);
  const char *other = purser_language_get_code (language == PURSER_LANGUAGE_EN ? PURSER_LANGUAGE_JA : PURSER_LANGUAGE_EN);
  GString *text = g_string_new (heads[language]);

  for (guint i = 0; i < purser_value_get_size (terms); i++)
    {
      PurserValue *term = purser_value_get_at (terms, i);

      g_string_append_printf (text, "\n| %s | %s | %s |", purser_value_get_string_of (term, own),
                              purser_value_get_string_of (term, other),
                              purser_value_get_string_of (purser_value_get (term, "text"), own));
    }
  return g_string_free_and_steal (text);
}

/* Creates the glossary, the last section of the last chapter. */
static PurserSection *
glossary_new (PurserRulebook *self)
{
  static const char *const glossary[] = { "Glossary", "用語集" };
  static const char *const rulings[] = { "What the game calls its things, in both languages.", "ゲームの用語と、その英語での呼び方です。" };
  PurserValue *chapters = purser_value_get (self->value, "chapters");
  PurserValue *last = purser_value_get_at (chapters, purser_value_get_size (chapters) - 1);
  g_autofree char *id = g_strconcat (self->game, "/glossary", NULL);
  g_autoptr (PurserValue) value = purser_value_new_object ();
  PurserValue *texts = purser_value_new_object (), *names = purser_value_new_object (), *ruling = purser_value_new_object ();

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      g_autofree char *text = say_terms (purser_value_get (self->value, "terms"), language);

      purser_value_set_string (names, purser_language_get_code (language), glossary[language]);
      purser_value_set_string (ruling, purser_language_get_code (language), rulings[language]);
      purser_value_set_string (texts, purser_language_get_code (language), text);
    }
  purser_value_set_string (value, "id", id);
  purser_value_set_string (value, "chapter", purser_value_get_string_of (last, "id"));
  purser_value_set_string (value, "sure", "high");
  purser_value_set (value, "title", names);
  purser_value_set (value, "ruling", ruling);
  purser_value_set (value, "text", texts);
  return purser_section_new (self->game, value);
}

static PurserRulebook *
rulebook_new (const char *game)
{
  g_autofree char *name = g_strdup_printf ("rulebook/%s.json", game);
  g_autoptr (GError) error = NULL;
  PurserRulebook *self = g_new0 (PurserRulebook, 1);

  self->game = g_intern_string (game);
  self->value = purser_facts_find (name, &error);
  if (self->value == NULL) /* the file is part of the program */
    g_error ("%s: %s", name, error->message);
  self->sections = read_sections (self);
  if (purser_value_get_size (purser_value_get (self->value, "terms")) > 0)
    g_ptr_array_add (self->sections, glossary_new (self));
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < self->sections->len; i++)
    g_hash_table_insert (self->by_id, (gpointer) purser_section_get_id (self->sections->pdata[i]), self->sections->pdata[i]);
  return self;
}

/* Reads a rulebook on the first call; it is kept for the life of the program.
 *
 * @game: a game, or `table`
 *
 * Returns: (transfer none) (nullable): the rulebook; %NULL if there is none */
PurserRulebook *
purser_rulebook_get (const char *game)
{
  PurserRulebook *book;

  if (game == NULL || !g_strv_contains (purser_rulebook_list_games (), game))
    return NULL;
  if (books == NULL)
    books = g_hash_table_new (g_str_hash, g_str_equal);
  book = g_hash_table_lookup (books, game);
  if (book == NULL)
    {
      book = rulebook_new (game);
      g_hash_table_insert (books, (gpointer) book->game, book);
    }
  return book;
}

/* @game: a game, or `table`
 *
 * Returns: whether its rulebook was read */
gboolean
purser_rulebook_is_read (const char *game)
{
  return books != NULL && g_hash_table_contains (books, game);
}

/* Finds the name of a game without reading its rulebook.
 *
 * @game: a game, or `table`
 *
 * Returns: (transfer none) (nullable): the name of the game; %NULL if there is no rulebook */
const char *
purser_rulebook_find_title (const char     *game,
                            PurserLanguage  language)
{
  const PurserRules *rules = purser_games_find (game);

  if (strcmp (game, TABLE) == 0)
    return table_titles[language];
  if (rules == NULL)
    return NULL;
  return language == PURSER_LANGUAGE_JA ? rules->title_ja : rules->title;
}

const char *
purser_rulebook_get_game (PurserRulebook *self)
{
  return self->game;
}

/* Returns: (transfer none) (element-type PurserSection): its sections, as in the file */
GPtrArray *
purser_rulebook_get_sections (PurserRulebook *self)
{
  return self->sections;
}

static void
read_cards (PurserRulebook *self)
{
  g_autofree char *name = g_strdup_printf ("rulebook/cards/%s.json", self->game);

  self->card_book = purser_facts_find (name, NULL);
  self->cards = self->card_book != NULL ? purser_card_index_read (self->card_book) : g_ptr_array_new ();
  self->by_item = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < self->cards->len; i++)
    {
      PurserSection *card = self->cards->pdata[i];

      g_hash_table_insert (self->by_item, (gpointer) purser_section_get_item (card), card);
      g_hash_table_insert (self->by_id, (gpointer) purser_section_get_id (card), card);
    }
}

/* Returns: (transfer none) (element-type PurserSection): the cards and components of the game */
GPtrArray *
purser_rulebook_get_cards (PurserRulebook *self)
{
  if (self->cards == NULL)
    read_cards (self);
  return self->cards;
}

/* Returns: (transfer none) (nullable): the file of its cards */
PurserValue *
purser_rulebook_get_card_book (PurserRulebook *self)
{
  purser_rulebook_get_cards (self);
  return self->card_book;
}

/* Describes a component to screen readers; the items of a list become sentences.
 *
 * @component: (nullable): its printed values
 *
 * Returns: (transfer full): what it does; "" if the file of its cards has no words for it */
char *
purser_rulebook_say_aloud (PurserRulebook *self,
                           PurserValue    *component,
                           PurserLanguage  language)
{
  PurserValue *phrases = purser_value_get (purser_rulebook_get_card_book (self), "phrases");
  g_autofree char *said = component != NULL ? purser_phrases_say (phrases, "aloud", component, language) : g_strdup ("");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (said), "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "- "))
      memmove (lines[i], lines[i] + 2, strlen (lines[i]) - 1);
  return g_strjoinv (" ", lines);
}

/* Reads the rulebook of a game, or its cards if that was read: one piece of work for an idle moment.
 *
 * @game: a game, or `table`
 *
 * Returns: whether nothing was left to read */
gboolean
purser_rulebook_prepare (const char *game)
{
  gboolean read = purser_rulebook_is_read (game);
  PurserRulebook *self = purser_rulebook_get (game);

  if (self == NULL || (read && self->cards != NULL))
    return TRUE;
  if (read)
    read_cards (self);
  return FALSE;
}

/* Returns: (transfer none) (nullable): the section */
PurserSection *
purser_rulebook_find (PurserRulebook *self,
                      const char     *id)
{
  if (self->cards == NULL && strstr (id, "/card/") != NULL)
    read_cards (self);
  if (self->galleries == NULL && strstr (id, "/cards-") != NULL)
    purser_rulebook_get_galleries (self);
  return g_hash_table_lookup (self->by_id, id);
}

/* Returns: (transfer none) (element-type PurserSection): the galleries of its cards, see [method@Section.get_cards] */
GPtrArray *
purser_rulebook_get_galleries (PurserRulebook *self)
{
  if (self->galleries != NULL)
    return self->galleries;
  self->galleries = purser_card_gallery_list (self);
  for (guint i = 0; i < self->galleries->len; i++)
    g_hash_table_insert (self->by_id, (gpointer) purser_section_get_id (self->galleries->pdata[i]), self->galleries->pdata[i]);
  return self->galleries;
}

/* Turns the page: the rules follow each other as in a book, and the galleries of the cards follow the rules.
 *
 * @by: 1 or -1
 *
 * Returns: (transfer none) (nullable): the next section or the one before; %NULL at the ends, and for a card */
PurserSection *
purser_rulebook_step (PurserSection *section,
                      int            by)
{
  PurserRulebook *self = purser_rulebook_get (purser_section_get_game (section));
  GPtrArray *sections = self->sections, *galleries = purser_rulebook_get_galleries (self);
  guint at, next;

  if (g_ptr_array_find (galleries, section, &at))
    at += sections->len;
  else if (!g_ptr_array_find (sections, section, &at))
    return NULL;
  next = at + (guint) by; /* before the first it wraps beyond the last */
  if (next < sections->len)
    return sections->pdata[next];
  return next - sections->len < galleries->len ? galleries->pdata[next - sections->len] : NULL;
}

/* Returns: (transfer none) (nullable): the section about a card or component */
PurserSection *
purser_rulebook_find_card (PurserRulebook *self,
                           const char     *item)
{
  if (self->cards == NULL)
    read_cards (self);
  return g_hash_table_lookup (self->by_item, item);
}

/* Returns: (transfer none): the list of its terms, as in the file */
PurserValue *
purser_rulebook_get_terms (PurserRulebook *self)
{
  return purser_value_get (self->value, "terms");
}

/* Returns: (transfer none): the list of its chapters, as in the file */
PurserValue *
purser_rulebook_get_chapters (PurserRulebook *self)
{
  return purser_value_get (self->value, "chapters");
}

/* @chapter: (nullable): the id of a chapter
 *
 * Returns: (transfer none) (nullable): the title of the chapter */
const char *
purser_rulebook_get_chapter_title (PurserRulebook *self,
                                   const char     *chapter,
                                   PurserLanguage  language)
{
  PurserValue *chapters = purser_rulebook_get_chapters (self);
  guint n = purser_value_get_size (chapters);

  for (guint i = 0; i < n; i++)
    {
      PurserValue *one = purser_value_get_at (chapters, i);

      if (g_strcmp0 (purser_value_get_string_of (one, "id"), chapter) == 0)
        return purser_value_get_string_of (purser_value_get (one, "title"), purser_language_get_code (language));
    }
  return NULL;
}

/* Finds a section; reads no other rulebook than the one that has it.
 *
 * @id: (nullable): the id of a section or a card of any game
 *
 * Returns: (transfer none) (nullable): the section */
PurserSection *
purser_rulebook_find_anywhere (const char *id)
{
  const char *slash = id != NULL ? strchr (id, '/') : NULL;
  g_autofree char *game = slash != NULL ? g_strndup (id, (gsize) (slash - id)) : NULL;
  PurserRulebook *book = purser_rulebook_get (game);

  return book != NULL ? purser_rulebook_find (book, id) : NULL;
}
