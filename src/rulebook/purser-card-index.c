// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-card-index.h"
#include "purser-facts.h"
#include "purser-phrases.h"

/* Describes the cards and components of a game. Its file in data/rulebook/cards/ either describes each of them, or names the
 * table of the game that lists them as codes, with phrases to describe them. */

/* Returns whether values were read off a card, which ends any doubt about those that ship. */
static gboolean
is_learned (PurserValue *card)
{
  return purser_value_get_size (purser_value_get (card, "learned")) > 0;
}

static PurserValue *
say_list (PurserValue    *phrases,
          PurserValue    *card,
          PurserLanguage  language)
{
  g_autofree char *said = purser_phrases_say (phrases, "words", card, language);
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  PurserValue *words = purser_value_new_list ();

  for (guint i = 0; lines[i] != NULL; i++)
    purser_value_append (words, purser_value_new_string (lines[i]));
  return words;
}

static PurserValue *
say_text (PurserValue    *phrases,
          const char     *name,
          PurserValue    *card,
          PurserLanguage  language)
{
  g_autofree char *said = purser_phrases_say (phrases, name, card, language);

  return purser_value_new_string (g_strchomp (said));
}

static PurserValue *
say_texts (PurserValue *phrases,
           const char  *name,
           PurserValue *card)
{
  PurserValue *texts = purser_value_new_object ();

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    purser_value_set (texts, purser_language_get_code (language), say_text (phrases, name, card, language));
  return texts;
}

/* @bearing: what to look for: a key, a value, or a key with that value */
static gboolean
bears (PurserValue *bearing,
       const char  *key,
       PurserValue *value)
{
  const char *wanted_key = purser_value_get_string_of (bearing, "key");
  PurserValue *wanted = purser_value_get (bearing, "value");

  if (wanted_key != NULL && g_strcmp0 (wanted_key, key) != 0)
    return FALSE;
  if (wanted != NULL)
    return purser_value_equal (wanted, value);
  return !purser_value_is (value, PURSER_VALUE_NULL);
}

static gboolean
bears_within (PurserValue *bearing,
              PurserValue *value)
{
  gboolean is_object = purser_value_is (value, PURSER_VALUE_OBJECT);

  if (!is_object && !purser_value_is (value, PURSER_VALUE_LIST))
    return FALSE;
  for (guint i = 0; i < purser_value_get_size (value); i++)
    if (bears (bearing, is_object ? purser_value_get_key_at (value, i) : NULL, purser_value_get_at (value, i)) ||
        bears_within (bearing, purser_value_get_at (value, i)))
      return TRUE;
  return FALSE;
}

/* Returns the rules that bear on a card, by what is printed on it; the one about all cards is the last. */
static PurserValue *
list_bearings (PurserValue *book,
               PurserValue *card)
{
  PurserValue *bearings = purser_value_get (book, "bearings");
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  PurserValue *related = purser_value_new_list ();

  for (guint i = 0; i < purser_value_get_size (bearings); i++)
    {
      PurserValue *bearing = purser_value_get_at (bearings, i);
      const char *rule = purser_value_get_string_of (bearing, "rule");

      if (bears_within (bearing, card) && g_hash_table_add (seen, (gpointer) rule))
        purser_value_append (related, purser_value_new_string (rule));
    }
  return related;
}

/* Describes a card in each language, from the codes of its effects.
 *
 * @card: as in the table of the game, perhaps with values of the user's copy */
static PurserSection *
tell_coded (PurserValue *book,
            PurserValue *card)
{
  PurserValue *phrases = purser_value_get (book, "phrases");
  const char *game = purser_value_get_string_of (book, "game"), *item = purser_value_get_string_of (card, "id");
  g_autofree char *id = g_strconcat (game, "/card/", item, NULL);
  g_autoptr (PurserValue) value = purser_value_new_object ();
  PurserValue *words = purser_value_new_object ();

  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    purser_value_set (words, purser_language_get_code (language), say_list (phrases, card, language));
  purser_value_set_string (value, "id", id);
  purser_value_set_string (value, "item", item);
  purser_value_set (value, "group", say_text (phrases, "group", card, PURSER_LANGUAGE_EN));
  purser_value_set (value, "sure", say_text (phrases, "sure", card, PURSER_LANGUAGE_EN));
  purser_value_set (value, "row", say_text (phrases, "row", card, PURSER_LANGUAGE_EN));
  purser_value_set (value, "gallery", say_texts (phrases, "gallery", card));
  purser_value_set (value, "title", say_texts (phrases, "title", card));
  purser_value_set (value, "text", say_texts (phrases, "text", card));
  purser_value_set (value, "words", words);
  purser_value_set (value, "related", list_bearings (book, card));
  purser_value_set (value, "facts", purser_value_ref (card));
  return purser_section_new (game, value);
}

static void
append_printed (GString        *text,
                const char     *name,
                PurserValue    *facts,
                PurserLanguage  language)
{
  static const char *const unknown[] = { "not known", "不明" };
  gint64 number = purser_value_get_integer_of (facts, name, -1);

  if (number >= 0)
    g_string_append_printf (text, "%" G_GINT64_FORMAT, number);
  else
    g_string_append (text, unknown[language]);
}

/* Replaces the names in braces by the numbers that are printed on the component. */
static char *
fill_printed (const char     *text,
              PurserValue    *facts,
              PurserLanguage  language)
{
  g_auto (GStrv) parts = g_strsplit (text, "{", -1);
  GString *filled = g_string_new (parts[0]);

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      const char *end = strchr (parts[i], '}');
      g_autofree char *name = end != NULL ? g_strndup (parts[i], (gsize) (end - parts[i])) : NULL;

      if (name != NULL)
        append_printed (filled, name, facts, language);
      g_string_append (filled, end != NULL ? end + 1 : parts[i]);
    }
  return g_string_free_and_steal (filled);
}

static PurserSection *
tell_written (const char  *game,
              PurserValue *entry,
              PurserValue *facts)
{
  g_autoptr (PurserValue) told = purser_value_copy (entry);
  PurserValue *raw = purser_value_get (entry, "raw");
  PurserValue *texts = purser_value_new_object ();

  raw = purser_value_ref (raw != NULL ? raw : purser_value_get (entry, "text"));
  for (guint language = 0; language < PURSER_N_LANGUAGES; language++)
    {
      const char *code = purser_language_get_code (language);
      g_autofree char *text = fill_printed (purser_value_get_string_of (raw, code), facts, language);

      purser_value_set_string (texts, code, text);
    }
  purser_value_set (told, "raw", raw);
  purser_value_set (told, "text", texts);
  if (is_learned (facts))
    purser_value_set_string (told, "sure", "copy");
  return purser_section_new (game, told);
}

/* Describes a card again, with its present facts.
 *
 * @book: the file of the cards of its game
 * @facts: the known printed values of it, perhaps with those of the user's copy, whose names are listed in `learned`
 *
 * Returns: (transfer full): the card as a section */
PurserSection *
purser_card_index_retell (PurserValue   *book,
                          PurserSection *card,
                          PurserValue   *facts)
{
  if (purser_section_get_facts (card) != NULL)
    return tell_coded (book, facts);
  return tell_written (purser_section_get_game (card), purser_section_get_value (card), facts);
}

static PurserSection *
tell (PurserValue *book,
      PurserValue *card)
{
  return purser_value_get (book, "phrases") != NULL ? tell_coded (book, card)
                                                    : tell_written (purser_value_get_string_of (book, "game"), card, NULL);
}

/* @book: the file of the cards of a game
 *
 * Returns: (transfer full) (element-type PurserSection): its cards */
GPtrArray *
purser_card_index_read (PurserValue *book)
{
  const char *table = purser_value_get_string_of (book, "facts");
  g_autoptr (PurserValue) facts = table != NULL ? purser_facts_find (table, NULL) : purser_value_ref (book);
  PurserValue *list = purser_value_get (facts, "cards");
  GPtrArray *cards = g_ptr_array_new_full (purser_value_get_size (list), g_object_unref);

  for (guint i = 0; i < purser_value_get_size (list); i++)
    g_ptr_array_add (cards, tell (book, purser_value_get_at (list, i)));
  return cards;
}
