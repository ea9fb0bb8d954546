// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-phrases.h"

/* Describes values in words from a file, in each language. The words do not go through gettext: the language of the rules is
 * chosen apart from that of the interface, and both languages of the rules may be side by side.
 *
 * A phrase is a list of variants, and the first one that fits the value is used:
 *
 *   "cost": [{ "when": { "cost": null }, "en": "not known", "ja": "不明" }, { "text": "{cost}" }]
 *
 * `when` has the conditions for the value: null for nothing, a list for any of several, { "size": 1 } or { "has": "low" }
 * for a list or an object; a key may be a path, such as "pair.0". `text` is a text for both languages. In a text, {cost} is
 * replaced by a number or a word of the value, {pair:swap} by another phrase for what is found there, or for each element
 * of it if it is a list, and {:swap} by another phrase for the same value. A phrase may also be an object: `join` is what
 * joins several texts, and `of` lists phrases for the same value, one after the other:
 *
 *   "gains": { "join": ", ", "of": ["credits", "income"] }
 *
 * Empty texts are left out. */

static PurserValue *
find_step (PurserValue *value,
           const char  *step)
{
  guint place = purser_value_is (value, PURSER_VALUE_LIST) ? (guint) atoi (step) : G_MAXUINT;

  if (!purser_value_is (value, PURSER_VALUE_LIST))
    return purser_value_get (value, step);
  return place < purser_value_get_size (value) ? purser_value_get_at (value, place) : NULL;
}

/* @path: keys and places with dots between them; "" for the value itself */
static PurserValue *
find_at (PurserValue *value,
         const char  *path)
{
  g_auto (GStrv) steps = g_strsplit (path, ".", -1);

  for (guint i = 0; steps[i] != NULL && value != NULL; i++)
    value = find_step (value, steps[i]);
  return value;
}

static gboolean
is_nothing (PurserValue *value)
{
  return value == NULL || purser_value_is (value, PURSER_VALUE_NULL) ||
         (purser_value_is (value, PURSER_VALUE_LIST) && purser_value_get_size (value) == 0);
}

static gboolean
has (PurserValue *list,
     PurserValue *wanted)
{
  for (guint i = 0; i < purser_value_get_size (list); i++)
    if (purser_value_equal (purser_value_get_at (list, i), wanted))
      return TRUE;
  return FALSE;
}

static gboolean
holds (PurserValue *condition,
       PurserValue *found)
{
  PurserValue *wanted;

  if (purser_value_is (condition, PURSER_VALUE_NULL))
    return is_nothing (found);
  if (purser_value_is (condition, PURSER_VALUE_LIST))
    {
      for (guint i = 0; i < purser_value_get_size (condition); i++)
        if (holds (purser_value_get_at (condition, i), found))
          return TRUE;
      return FALSE;
    }
  if (!purser_value_is (condition, PURSER_VALUE_OBJECT))
    return found != NULL && purser_value_equal (condition, found);
  wanted = purser_value_get (condition, "has");
  if (wanted != NULL)
    return has (found, wanted);
  return purser_value_get_size (found) == purser_value_get_integer_of (condition, "size", 0);
}

static gboolean
fits (PurserValue *variant,
      PurserValue *value)
{
  PurserValue *when = purser_value_get (variant, "when");

  for (guint i = 0; i < purser_value_get_size (when); i++)
    if (!holds (purser_value_get_at (when, i), find_at (value, purser_value_get_key_at (when, i))))
      return FALSE;
  return TRUE;
}

/* @told: (nullable): an object with a text for each language, or with one for both, or a text for both */
static const char *
get_text_in (PurserValue    *told,
             PurserLanguage  language)
{
  const char *text;

  if (told == NULL || purser_value_is (told, PURSER_VALUE_STRING))
    return told != NULL ? purser_value_get_string (told) : "";
  text = purser_value_get_string_of (told, purser_language_get_code (language));
  return text != NULL ? text : purser_value_get_string_of (told, "text");
}

static const char *
choose (PurserValue    *phrase,
        PurserValue    *value,
        PurserLanguage  language)
{
  PurserValue *variants = purser_value_is (phrase, PURSER_VALUE_OBJECT) ? purser_value_get (phrase, "say") : phrase;

  for (guint i = 0; i < purser_value_get_size (variants); i++)
    if (fits (purser_value_get_at (variants, i), value))
      return get_text_in (purser_value_get_at (variants, i), language);
  return "";
}

static void
append_value (GString     *text,
              PurserValue *value)
{
  if (value == NULL)
    return;
  if (purser_value_is (value, PURSER_VALUE_STRING))
    g_string_append (text, purser_value_get_string (value));
  else if (purser_value_is (value, PURSER_VALUE_INTEGER))
    g_string_append_printf (text, "%" G_GINT64_FORMAT, purser_value_get_integer (value));
}

/* @said: (transfer full) */
static void
add_said (GPtrArray *parts,
          char      *said)
{
  if (*said != '\0')
    g_ptr_array_add (parts, said);
  else
    g_free (said);
}

static char *
join (PurserValue    *phrase,
      GPtrArray      *parts,
      PurserLanguage  language)
{
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (get_text_in (purser_value_get (phrase, "join"), language), (char **) parts->pdata);
}

static char *
say_each (PurserValue    *phrases,
          const char     *name,
          PurserValue    *list,
          PurserLanguage  language)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < purser_value_get_size (list); i++)
    add_said (parts, purser_phrases_say (phrases, name, purser_value_get_at (list, i), language));
  return join (purser_value_get (phrases, name), parts, language);
}

/* @field: the text in braces: a path, and after a colon the phrase for what is there */
static void
append_field (GString        *text,
              const char     *field,
              PurserValue    *phrases,
              PurserValue    *value,
              PurserLanguage  language)
{
  const char *name = strchr (field, ':');
  g_autofree char *path = name != NULL ? g_strndup (field, (gsize) (name - field)) : g_strdup (field);
  PurserValue *found = *path != '\0' ? find_at (value, path) : value;
  g_autofree char *said = NULL;

  if (name == NULL)
    append_value (text, found);
  else if (*path != '\0' && purser_value_is (found, PURSER_VALUE_LIST))
    said = say_each (phrases, name + 1, found, language);
  else if (found != NULL)
    said = purser_phrases_say (phrases, name + 1, found, language);
  g_string_append (text, said != NULL ? said : "");
}

static char *
fill (const char     *template,
      PurserValue    *phrases,
      PurserValue    *value,
      PurserLanguage  language)
{
  g_auto (GStrv) parts = g_strsplit_set (template, "{}", -1);
  GString *text = g_string_new (NULL);

  /* Every second part was in braces. */
  for (guint i = 0; parts[i] != NULL; i++)
    if (i % 2 == 0)
      g_string_append (text, parts[i]);
    else
      append_field (text, parts[i], phrases, value, language);
  return g_string_free_and_steal (text);
}

/* @phrases: an object of phrases, as described above
 * @name: one of them
 * @value: the value to describe
 *
 * Returns: (transfer full): the value in words; "" if there is nothing to say */
char *
purser_phrases_say (PurserValue    *phrases,
                    const char     *name,
                    PurserValue    *value,
                    PurserLanguage  language)
{
  PurserValue *phrase = purser_value_get (phrases, name);
  PurserValue *of = purser_value_get (phrase, "of");
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (phrase == NULL)
    return g_strdup ("");
  if (of == NULL)
    return fill (choose (phrase, value, language), phrases, value, language);
  for (guint i = 0; i < purser_value_get_size (of); i++)
    add_said (parts, purser_phrases_say (phrases, purser_value_get_string (purser_value_get_at (of, i)), value, language));
  return join (phrase, parts, language);
}
