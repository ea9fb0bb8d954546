// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The expansions of a play: names as people write them, each once, in the order in which they were written. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-common-verbs.h"
#include "purser-expansions.h"
#include "purser-hash.h"
#include "purser-plain-text.h"
#include "purser-result.h"

static void
add_name (GPtrArray  *names,
          GHashTable *keys,
          const char *written)
{
  g_autofree char *name = purser_plain_text_dup (written, 0);
  g_autofree char *key = purser_result_dup_key (g_strstrip (name));

  if (*name != '\0' && names->len < PURSER_MAX_EXPANSIONS && g_hash_table_add (keys, g_steal_pointer (&key)))
    g_ptr_array_add (names, g_steal_pointer (&name));
}

/* Returns the names, or NULL if there are none. */
static char **
end_names (GPtrArray *names)
{
  if (names->len == 0)
    {
      g_ptr_array_unref (names);
      return NULL;
    }
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

/**
 * purser_expansions_parse:
 * @text: names separated by commas, as a user wrote them
 *
 * Returns: (transfer full) (nullable): the names; %NULL if there are none
 */
char **
purser_expansions_parse (const char *text)
{
  static const char *const commas[] = { "、", "，", "､" };
  g_autoptr (GHashTable) keys = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  g_autoptr (GString) plain = g_string_new (text);
  g_auto (GStrv) parts = NULL;
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (commas); i++)
    g_string_replace (plain, commas[i], ",", 0);
  parts = g_strsplit (plain->str, ",", -1);
  for (char **part = parts; *part != NULL; part++)
    add_name (names, keys, *part);
  return end_names (names);
}

/**
 * purser_expansions_dup_text:
 * @names: (nullable): names
 *
 * Returns: (transfer full): the names on one line, separated by commas
 */
char *
purser_expansions_dup_text (const char *const *names)
{
  return names != NULL ? g_strjoinv (_(", "), (char **) names) : g_strdup ("");
}

/**
 * purser_expansions_from_value:
 * @list: (nullable): the list in a header or a note
 *
 * Returns: (transfer full) (nullable): the names in it; %NULL if there are none
 */
char **
purser_expansions_from_value (PurserValue *list)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  guint n = purser_value_is (list, PURSER_VALUE_LIST) ? purser_value_get_size (list) : 0;

  for (guint i = 0; i < n; i++)
    {
      const char *name = purser_value_get_string (purser_value_get_at (list, i));

      if (name != NULL)
        add_name (names, keys, name);
    }
  return end_names (names);
}

/**
 * purser_expansions_to_value:
 * @names: (nullable): names
 *
 * Returns: (transfer full): a list of the names
 */
PurserValue *
purser_expansions_to_value (const char *const *names)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    purser_value_append (list, purser_value_new_string (names[i]));
  return list;
}

/**
 * purser_expansions_list_known:
 * @results: (element-type PurserResult): plays, the last one first
 * @subject: what is played
 *
 * Returns: (transfer full) (nullable): every expansion that was named in a play of it; %NULL if there are none
 */
char **
purser_expansions_list_known (GPtrArray  *results,
                              const char *subject)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  g_autofree char *wanted = purser_result_dup_key (subject);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < results->len; i++)
    {
      PurserResult *result = g_ptr_array_index (results, i);
      g_autofree char *key = purser_result_dup_key (purser_result_get_subject (result));

      for (guint j = 0; result->expansions != NULL && result->expansions[j] != NULL && strcmp (key, wanted) == 0; j++)
        add_name (names, keys, result->expansions[j]);
    }
  return end_names (names);
}
