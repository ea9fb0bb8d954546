// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <gio/gio.h>

#include "purser-data.h"
#include "purser-facts.h"
#include "purser-json.h"

/**
 * purser_facts_find:
 * @name: a file below `data/`, such as `games/space-base/cards.json`
 *
 * Returns: (transfer full) (nullable): the contents of a data file that ships with the program
 */
PurserValue *
purser_facts_find (const char  *name,
                   GError     **error)
{
  g_autofree char *path = g_strconcat ("/purser/", name, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (purser_data_get_resource (), path,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  if (bytes == NULL)
    return NULL;
  return purser_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), error);
}

/**
 * purser_facts_load:
 *
 * Reads the tables that ship with a game, once in the life of the program.
 *
 * Returns: (transfer none) (nullable): the tables; %NULL without an error if the game has none
 */
PurserValue *
purser_facts_load (const PurserRules  *rules,
                   GError            **error)
{
  static GMutex mutex;
  static GHashTable *loaded = NULL;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  PurserValue *facts;
  g_autofree char *name = NULL;

  if (rules->facts == NULL)
    return NULL;
  if (loaded == NULL)
    loaded = g_hash_table_new (g_str_hash, g_str_equal);
  facts = g_hash_table_lookup (loaded, rules->facts);
  if (facts != NULL)
    return facts;
  name = g_strconcat ("games/", rules->facts, NULL);
  facts = purser_facts_find (name, error);
  if (facts != NULL)
    g_hash_table_insert (loaded, (gpointer) rules->facts, facts);
  return facts;
}

/**
 * purser_facts_find_component:
 * @facts: (nullable): the tables of a game
 * @item: the id of a component
 *
 * Looks up a component: by its id as a key, or in lists whose components carry their ids.
 *
 * Returns: (transfer none) (nullable): its shipped values
 */
PurserValue *
purser_facts_find_component (PurserValue *facts,
                             const char  *item)
{
  PurserValue *found = purser_value_get (facts, item);

  if (purser_value_is (found, PURSER_VALUE_OBJECT))
    return found;
  if (g_strcmp0 (purser_value_get_string_of (facts, "id"), item) == 0)
    return facts;
  found = NULL;
  for (guint i = 0; i < purser_value_get_size (facts) && found == NULL; i++)
    found = purser_facts_find_component (purser_value_get_at (facts, i), item);
  return found;
}

/**
 * purser_facts_get_name:
 * @component: (nullable): the facts of a component
 *
 * Returns: (transfer none) (nullable): the name that is printed on it; %NULL if there is none
 */
const char *
purser_facts_get_name (PurserValue *component)
{
  static const char *const keys[] = { "name", "title", "label" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *name = purser_value_get_string_of (component, keys[i]);

      if (name != NULL && *name != '\0')
        return name;
    }
  return NULL;
}
