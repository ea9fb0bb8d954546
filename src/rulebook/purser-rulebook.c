// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-card-index.h"
#include "purser-facts.h"
#include "purser-rulebook.h"

struct _PurserRulebook
{
  const char *game;
  PurserValue *value;
  GPtrArray *sections;    /* of PurserSection */
  GPtrArray *cards;       /* of PurserSection, (nullable) until asked for */
  GHashTable *by_id;      /* id of a section: PurserSection */
  GHashTable *by_item;    /* item: PurserSection, (nullable) until asked for */
};

static const char *const games[] = {
  "space-base", "starfarers", "andromeda", "phoenix", "score-pad", "table", NULL
};

/**
 * purser_rulebook_list_games:
 *
 * Returns: (transfer none) (array zero-terminated=1): what there are rulebooks of; `table` holds what every
 *   play shares
 */
const char *const *
purser_rulebook_list_games (void)
{
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

static PurserRulebook *
rulebook_new (const char *game)
{
  g_autofree char *name = g_strdup_printf ("rulebook/%s.json", game);
  g_autoptr (GError) error = NULL;
  PurserRulebook *self = g_new0 (PurserRulebook, 1);

  self->game = game;
  self->value = purser_facts_find (name, &error);
  if (self->value == NULL) /* it travels inside the program */
    g_error ("%s: %s", name, error->message);
  self->sections = read_sections (self);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < self->sections->len; i++)
    g_hash_table_insert (self->by_id, (gpointer) purser_section_get_id (self->sections->pdata[i]), self->sections->pdata[i]);
  return self;
}

/**
 * purser_rulebook_get:
 * @game: a game, or `table`
 *
 * Reads a rulebook when it is first asked for; it is kept for the life of the program.
 *
 * Returns: (transfer none) (nullable): the rulebook; %NULL where there is none
 */
PurserRulebook *
purser_rulebook_get (const char *game)
{
  static PurserRulebook *books[G_N_ELEMENTS (games)];

  for (guint i = 0; games[i] != NULL; i++)
    if (g_strcmp0 (game, games[i]) == 0)
      {
        if (books[i] == NULL)
          books[i] = rulebook_new (games[i]);
        return books[i];
      }
  return NULL;
}

/**
 * purser_rulebook_get_game:
 * @self: a rulebook
 *
 * Returns: (transfer none): the id of its game
 */
const char *
purser_rulebook_get_game (PurserRulebook *self)
{
  return self->game;
}

/**
 * purser_rulebook_get_title:
 * @self: a rulebook
 * @language: in which language
 *
 * Returns: (transfer none): the name of the game
 */
const char *
purser_rulebook_get_title (PurserRulebook *self,
                           PurserLanguage  language)
{
  return purser_value_get_text_of (purser_value_get (self->value, "title"), purser_language_get_code (language));
}

/**
 * purser_rulebook_get_sections:
 * @self: a rulebook
 *
 * Returns: (transfer none) (element-type PurserSection): its sections, as in the file
 */
GPtrArray *
purser_rulebook_get_sections (PurserRulebook *self)
{
  return self->sections;
}

static void
read_cards (PurserRulebook *self)
{
  self->cards = purser_card_index_read (self->game);
  self->by_item = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < self->cards->len; i++)
    {
      PurserSection *card = self->cards->pdata[i];

      g_hash_table_insert (self->by_item, (gpointer) purser_section_get_item (card), card);
      g_hash_table_insert (self->by_id, (gpointer) purser_section_get_id (card), card);
    }
}

/**
 * purser_rulebook_get_cards:
 * @self: a rulebook
 *
 * Returns: (transfer none) (element-type PurserSection): the cards and components of the game
 */
GPtrArray *
purser_rulebook_get_cards (PurserRulebook *self)
{
  if (self->cards == NULL)
    read_cards (self);
  return self->cards;
}

/**
 * purser_rulebook_find:
 * @self: a rulebook
 * @id: the id of a section or of a card
 *
 * Returns: (transfer none) (nullable): the section
 */
PurserSection *
purser_rulebook_find (PurserRulebook *self,
                      const char     *id)
{
  if (self->cards == NULL && strstr (id, "/card/") != NULL)
    read_cards (self);
  return g_hash_table_lookup (self->by_id, id);
}

/**
 * purser_rulebook_find_card:
 * @self: a rulebook
 * @item: a card or component, as named in the file of a play
 *
 * Returns: (transfer none) (nullable): what is told about it
 */
PurserSection *
purser_rulebook_find_card (PurserRulebook *self,
                           const char     *item)
{
  if (self->cards == NULL)
    read_cards (self);
  return g_hash_table_lookup (self->by_item, item);
}

/**
 * purser_rulebook_get_terms:
 * @self: a rulebook
 *
 * Returns: (transfer none): the list of its terms, as in the file
 */
PurserValue *
purser_rulebook_get_terms (PurserRulebook *self)
{
  return purser_value_get (self->value, "terms");
}

/**
 * purser_rulebook_get_chapters:
 * @self: a rulebook
 *
 * Returns: (transfer none): the list of its chapters, as in the file
 */
PurserValue *
purser_rulebook_get_chapters (PurserRulebook *self)
{
  return purser_value_get (self->value, "chapters");
}

/**
 * purser_rulebook_get_chapter_title:
 * @self: a rulebook
 * @chapter: (nullable): the id of a chapter
 * @language: in which language
 *
 * Returns: (transfer none) (nullable): the title of the chapter
 */
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

      if (g_strcmp0 (purser_value_get_text_of (one, "id"), chapter) == 0)
        return purser_value_get_text_of (purser_value_get (one, "title"), purser_language_get_code (language));
    }
  return NULL;
}

/**
 * purser_rulebook_find_anywhere:
 * @id: (nullable): the id of a section or a card of any game
 *
 * Finds a section, reading no more than the rulebook it stands in.
 *
 * Returns: (transfer none) (nullable): the section
 */
PurserSection *
purser_rulebook_find_anywhere (const char *id)
{
  const char *slash = id != NULL ? strchr (id, '/') : NULL;
  g_autofree char *game = slash != NULL ? g_strndup (id, (gsize) (slash - id)) : NULL;
  PurserRulebook *book = purser_rulebook_get (game);

  return book != NULL ? purser_rulebook_find (book, id) : NULL;
}
