// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-value.h"

/* Shorthands for values, which do not depend on how a value is stored. */

/**
 * purser_value_new_integers:
 * @integers: (array length=n_integers): whole numbers
 * @n_integers: their number
 *
 * Returns: (transfer full): a list of whole numbers, such as two dice
 */
PurserValue *
purser_value_new_integers (const int *integers,
                           guint      n_integers)
{
  PurserValue *self = purser_value_new_list ();

  for (guint i = 0; i < n_integers; i++)
    purser_value_append (self, purser_value_new_integer (integers[i]));
  return self;
}

/**
 * purser_value_get_integer_of:
 * @self: (nullable): a value
 * @fallback: the number to return if there is no whole number under @key
 *
 * Returns: the whole number under @key
 */
gint64
purser_value_get_integer_of (PurserValue *self,
                             const char  *key,
                             gint64       fallback)
{
  PurserValue *value = purser_value_get (self, key);

  return purser_value_is (value, PURSER_VALUE_INTEGER) ? purser_value_get_integer (value) : fallback;
}

/**
 * purser_value_get_string_of:
 * @self: (nullable): a value
 *
 * Returns: (nullable): the text under @key
 */
const char *
purser_value_get_string_of (PurserValue *self,
                            const char  *key)
{
  return purser_value_get_string (purser_value_get (self, key));
}

/**
 * purser_value_get_translated:
 * @self: (nullable): a text, or an object with a text for each language
 *
 * Returns: (nullable): the text; of several the first in a language of the user, else the first of all
 */
const char *
purser_value_get_translated (PurserValue *self)
{
  const char *const *languages = g_get_language_names ();

  if (!purser_value_is (self, PURSER_VALUE_OBJECT) || purser_value_get_size (self) == 0)
    return purser_value_get_string (self);
  for (guint i = 0; languages[i] != NULL; i++)
    if (purser_value_get_string_of (self, languages[i]) != NULL)
      return purser_value_get_string_of (self, languages[i]);
  return purser_value_get_string (purser_value_get_at (self, 0));
}

/**
 * purser_value_set_integer:
 * @self: an object
 *
 * Sets a whole number under a key.
 */
void
purser_value_set_integer (PurserValue *self,
                          const char  *key,
                          gint64       integer)
{
  purser_value_set (self, key, purser_value_new_integer (integer));
}

/**
 * purser_value_set_string:
 * @self: an object
 * @text: (nullable): a text; nothing is set if it is %NULL
 *
 * Sets a text under a key.
 */
void
purser_value_set_string (PurserValue *self,
                         const char  *key,
                         const char  *text)
{
  if (text != NULL)
    purser_value_set (self, key, purser_value_new_string (text));
}

/**
 * purser_value_set_boolean:
 * @self: an object
 *
 * Sets a boolean under a key.
 */
void
purser_value_set_boolean (PurserValue *self,
                          const char  *key,
                          gboolean     truth)
{
  purser_value_set (self, key, purser_value_new_boolean (truth));
}
