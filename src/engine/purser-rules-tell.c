// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Moves in sentences: those of the table of verbs, with the fields of the move in them. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-common-verbs.h"
#include "purser-number.h"
#include "purser-plain-text.h"

/* Longer texts are notes, which can be read in full elsewhere. */
#define SENTENCE_LENGTH 400

static char *say_list (const PurserSetup *setup,
                       const PurserShape *of,
                       PurserValue       *list);

/* A number that may be below 0 is a change, so it has its sign. */
static char *
say_value (const PurserSetup *setup,
           const PurserShape *shape,
           PurserValue       *value)
{
  gint64 number = purser_value_get_integer (value);

  switch (shape->kind)
    {
    case PURSER_SHAPE_INTEGER:
      return shape->min < 0 ? purser_number_dup_signed (number) : purser_number_dup (number);
    case PURSER_SHAPE_PLAYER:
      return g_strdup (purser_setup_get_name (setup, (int) number));
    case PURSER_SHAPE_CHOICE:
      return purser_rules_dup_word (setup->rules, purser_value_get_string (value));
    case PURSER_SHAPE_ITEM:
      return purser_rules_name_item (setup->rules, setup, NULL, purser_value_get_string (value));
    case PURSER_SHAPE_LIST:
      return say_list (setup, shape->of, value);
    default:
      return g_strdup (purser_value_get_string (value));
    }
}

/* Texts in a list are names. */
static char *
say_list (const PurserSetup *setup,
          const PurserShape *of,
          PurserValue       *list)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) entries = NULL;

  for (guint i = 0; i < purser_value_get_size (list); i++)
    {
      PurserValue *entry = purser_value_get_at (list, i);

      g_strv_builder_take (builder, of->kind == PURSER_SHAPE_STRING
                                      ? purser_plain_text_dup_name (purser_value_get_string (entry), 0)
                                      : say_value (setup, of, entry));
    }
  entries = g_strv_builder_end (builder);
  return *entries != NULL ? g_strjoinv (_(", "), entries) : NULL;
}

/* Says one entry of a list, by its number from 0, or one number of a map, by its key. */
static char *
say_part (const PurserSetup *setup,
          const PurserShape *shape,
          PurserValue       *value,
          const char        *part)
{
  guint nth = (guint) g_ascii_strtoull (part, NULL, 10);

  if (shape->kind == PURSER_SHAPE_MAP)
    return purser_number_dup (purser_value_get_integer_of (value, part, 0));
  return nth < purser_value_get_size (value) ? say_value (setup, shape->of, purser_value_get_at (value, nth)) : NULL;
}

static char *
say_field (const PurserSetup *setup,
           const PurserMove  *move,
           const char        *named)
{
  g_auto (GStrv) path = g_strsplit (named, ".", 2);
  PurserValue *value = purser_move_get (move, path[0]);

  for (const PurserField *field = move->verb->fields; value != NULL && field->name != NULL; field++)
    if (strcmp (field->name, path[0]) == 0)
      return path[1] != NULL ? say_part (setup, field->shape, value, path[1]) : say_value (setup, field->shape, value);
  return NULL;
}

static char *
say (const PurserSetup *setup,
     gconstpointer      state,
     const PurserMove  *move,
     const char        *named)
{
  char *said = setup->rules->say != NULL ? setup->rules->say (setup, state, move, named) : NULL;

  if (said == NULL)
    said = purser_common_verbs_say (setup, move, named);
  return said != NULL ? said : say_field (setup, move, named);
}

/* Puts words in the place of each name in braces.
 *
 * @whole: (out): whether the move has them all
 * Returns: (transfer full): the sentence */
static char *
fill_in (const PurserSetup *setup,
         gconstpointer      state,
         const PurserMove  *move,
         const char        *sentence,
         gboolean          *whole)
{
  GString *text = g_string_new (NULL);
  const char *end;

  *whole = TRUE;
  for (const char *at = sentence; *at != '\0'; at = end)
    {
      g_autofree char *named = NULL, *said = NULL;

      end = at + strcspn (at, "{");
      g_string_append_len (text, at, end - at);
      if (*end == '\0')
        break;
      named = g_strndup (end + 1, strcspn (end + 1, "}"));
      said = say (setup, state, move, named);
      *whole = *whole && said != NULL;
      g_string_append (text, said != NULL ? said : "");
      end += strlen (named) + 1;
      end += *end == '}';
    }
  return g_string_free_and_steal (text);
}

static char *
rules_tell (const PurserSetup *setup,
            gconstpointer      state,
            const PurserMove  *move)
{
  const PurserVerb *verb = move->verb;
  const char *picked = verb->pick != NULL ? verb->pick (setup, move) : NULL;
  char *text = NULL;
  gboolean whole = FALSE;

  if (picked != NULL)
    return fill_in (setup, state, move, picked, &whole);
  for (guint i = 0; i < G_N_ELEMENTS (verb->told) && verb->told[i] != NULL && !whole; i++)
    {
      g_free (text);
      text = fill_in (setup, state, move, _(verb->told[i]), &whole);
    }
  if (text != NULL)
    return text;
  if (move->player < 0)
    return g_strdup (_(verb->what));
  /* Translators: a player's name, then what the move means, such as "End the turn" */
  return g_strdup_printf (_("%s: %s"), purser_setup_get_name (setup, move->player), _(verb->what));
}

/**
 * purser_rules_describe:
 * @state: the present state, which may have names that the move does not
 *
 * Returns: (transfer full): the move in a sentence without a full stop, such as "Aoi rolled 3 and 4", in the language of
 *   the interface
 */
char *
purser_rules_describe (const PurserSetup *setup,
                       gconstpointer      state,
                       const PurserMove  *move)
{
  g_autofree char *text = rules_tell (setup, state, move);

  /* It may contain notes and names that somebody wrote. */
  return purser_plain_text_dup_sentence (text, SENTENCE_LENGTH);
}
