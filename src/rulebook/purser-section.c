// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-section.h"

/**
 * PurserSection:
 *
 * One entry of a rulebook: a rule of one thought, or a card described in words, in each language.
 *
 * It reads its parts from the file when they are needed. In `data/rulebook/<game>.json`, besides `game`, `chapters` and `terms`,
 * each of the `sections` has
 *
 *   id         the game, a slash and a word, as entries of the ledger and refusals name it
 *   chapter    the id of one of the chapters, in whose order they lie
 *   title      `en` and `ja`, as in all texts; not that of its chapter, as both stand in one list
 *   ruling     the answer in one sentence, of at most 160 characters
 *   text       the rule, with lists, tables and `**bold**` words, of the same blocks in both languages; no word of the app
 *   app        (nullable): how it is entered in the app
 *   related    the ids of other sections
 *   words      lists of what else people search it by
 *   sure       `high`, `medium`, `low`, or `open`: how sure the sources are
 *   sources    where it was found; for us only
 *   picture    (nullable): a file in `data/rulebook/pictures/`
 *   sheet      (nullable): true for the quick reference on one page
 *
 * and each of the `terms` an id, its word in `en` and `ja`, other words in `also`, a `text`, and the `section` it is told in.
 */
struct _PurserSection
{
  GObject parent_instance;

  char *game;
  PurserValue *value;
};

G_DEFINE_FINAL_TYPE (PurserSection, purser_section, G_TYPE_OBJECT)

static void
purser_section_finalize (GObject *object)
{
  PurserSection *self = PURSER_SECTION (object);

  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->value, purser_value_unref);

  G_OBJECT_CLASS (purser_section_parent_class)->finalize (object);
}

static void
purser_section_class_init (PurserSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_section_finalize;
}

static void
purser_section_init (PurserSection *self)
{
}

/* Rules text that ships is complete in both languages (a test checks that), so "" is never shown. */
static const char *
get_text_in (PurserValue    *value,
             const char     *key,
             PurserLanguage  language)
{
  const char *text = purser_value_get_string_of (purser_value_get (value, key), purser_language_get_code (language));

  return text != NULL ? text : "";
}

/* Returns: (transfer full): a new section */
PurserSection *
purser_section_new (const char  *game,
                    PurserValue *value)
{
  PurserSection *self = g_object_new (PURSER_TYPE_SECTION, NULL);

  self->game = g_strdup (game);
  self->value = purser_value_ref (value);
  return self;
}

/* Returns: (transfer none): its id, such as `space-base/income` or `space-base/card/L1-07-b` */
const char *
purser_section_get_id (PurserSection *self)
{
  return purser_value_get_string_of (self->value, "id");
}

const char *
purser_section_get_game (PurserSection *self)
{
  return self->game;
}

/* Returns: (transfer none) (nullable): the id of its chapter */
const char *
purser_section_get_chapter (PurserSection *self)
{
  return purser_value_get_string_of (self->value, "chapter");
}

/* Returns: (transfer none) (nullable): the card or component it describes, as named in the file of a play; %NULL for a rule */
const char *
purser_section_get_item (PurserSection *self)
{
  return purser_value_get_string_of (self->value, "item");
}

/* Returns: whether it describes a card or component rather than a rule */
gboolean
purser_section_is_card (PurserSection *self)
{
  return purser_section_get_item (self) != NULL;
}

const char *
purser_section_get_title (PurserSection  *self,
                          PurserLanguage  language)
{
  return get_text_in (self->value, "title", language);
}

/* Returns: (transfer none): the rule in one sentence, which comes before all else; "" for a card */
const char *
purser_section_get_ruling (PurserSection  *self,
                           PurserLanguage  language)
{
  return get_text_in (self->value, "ruling", language);
}

/* Returns: (transfer none): its text, for [func@markup_parse] */
const char *
purser_section_get_text (PurserSection  *self,
                         PurserLanguage  language)
{
  return get_text_in (self->value, "text", language);
}

/* Returns: (transfer none): how the rule is entered in the app, which is no part of the rule; "" if there is nothing to say */
const char *
purser_section_get_app (PurserSection  *self,
                        PurserLanguage  language)
{
  return get_text_in (self->value, "app", language);
}

/* Returns: (transfer none) (nullable): a list of names and questions that people use for it */
PurserValue *
purser_section_get_words (PurserSection  *self,
                          PurserLanguage  language)
{
  return purser_value_get (purser_value_get (self->value, "words"), purser_language_get_code (language));
}

/* Returns: (transfer none) (nullable): a list of the ids of related sections */
PurserValue *
purser_section_get_related (PurserSection *self)
{
  return purser_value_get (self->value, "related");
}

/* Returns: (transfer none) (nullable): the file name of its picture */
const char *
purser_section_get_picture (PurserSection *self)
{
  return purser_value_get_string_of (self->value, "picture");
}

/* Returns: (transfer none) (nullable): the component of the user's copy of the game whose printed values a card describes, such
 * as `bonus-supply` for a bonus card; %NULL for a rule */
const char *
purser_section_get_printed (PurserSection *self)
{
  const char *printed = purser_value_get_string_of (self->value, "printed");

  return printed != NULL ? printed : purser_section_get_item (self);
}

/* Returns: (transfer none) (nullable): what is printed on a card, as in the card file */
PurserValue *
purser_section_get_facts (PurserSection *self)
{
  return purser_value_get (self->value, "facts");
}

/* Returns: (transfer none) (nullable): what the cards of one row of a gallery have in common */
const char *
purser_section_get_row (PurserSection *self)
{
  return purser_value_get_string_of (self->value, "row");
}

/* Returns: (transfer none) (nullable): what a card looks like: a list of objects with any of `icon` and `text` */
PurserValue *
purser_section_get_face (PurserSection *self)
{
  return purser_value_get (self->value, "face");
}

/* Returns: whether it is the sheet of a game: all that is looked up while it is played, on one page */
gboolean
purser_section_is_sheet (PurserSection *self)
{
  return purser_value_get_boolean (purser_value_get (self->value, "sheet"));
}

/* Returns: (transfer none) (nullable): the items of the cards of a gallery; %NULL for a rule or a card */
PurserValue *
purser_section_get_cards (PurserSection *self)
{
  return purser_value_get (self->value, "cards");
}

/* Returns: (transfer none): the entry as in the file */
PurserValue *
purser_section_get_value (PurserSection *self)
{
  return self->value;
}

PurserSure
purser_section_get_sure (PurserSection *self)
{
  static const char *const marks[] = { "high", "medium", "low", "open", "copy" };
  const char *sure = purser_value_get_string_of (self->value, "sure");

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_strcmp0 (sure, marks[i]) == 0)
      return (PurserSure) i;
  return PURSER_SURE_LOW;
}

/* Returns: (transfer none): how sure it is, in words; "" if it is sure, which need not be said */
const char *
purser_sure_get_title (PurserSure     self,
                       PurserLanguage language)
{
  static const char *const titles[][PURSER_N_LANGUAGES] = {
    [PURSER_SURE_HIGH] = { "", "" },
    [PURSER_SURE_MEDIUM] = { "One source, or sources disagree", "出典：1件（または食い違いあり）" },
    [PURSER_SURE_LOW] = { "Doubtful: check your copy", "要確認：手元の実物で確かめてください" },
    [PURSER_SURE_OPEN] = { "Unconfirmed", "未確認" },
    [PURSER_SURE_COPY] = { "From your copy of the game", "手元の値" },
  };

  return titles[self][language];
}
