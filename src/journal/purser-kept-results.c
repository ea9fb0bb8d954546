// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Results of plays that another program kept: a line of JSON for each in a file beside the plays. They are written all at
 * once, whole or not at all, and an invalid line stays in the file. */

#include "config.h"

#include <string.h>

#include "purser-disk.h"
#include "purser-folder.h"
#include "purser-hash.h"
#include "purser-json.h"
#include "purser-kept-results.h"

/**
 * purser_kept_results_dup_path:
 * @folder: the folder of the plays
 *
 * Returns: (transfer full): the path of the file of results
 */
char *
purser_kept_results_dup_path (const char *folder)
{
  return g_build_filename (folder, "results.jsonl", NULL);
}

static PurserResult *
read_line (const char *line)
{
  g_autoptr (PurserValue) value = *line != '\0' ? purser_json_parse (line, -1, NULL) : NULL;
  PurserResult *result = value != NULL ? purser_result_from_value (value) : NULL;

  if (result != NULL && result->id == NULL)
    g_clear_pointer (&result, purser_result_free);
  return result;
}

/* A zero byte in a damaged file only ends its line, so that all that follows is kept, too. */
static char **
read_lines (const char  *folder,
            GError     **error)
{
  g_autofree char *path = purser_kept_results_dup_path (folder);
  g_autofree char *text = NULL;
  g_autoptr (GError) problem = NULL;
  gsize length = 0;
  gboolean read = g_file_get_contents (path, &text, &length, &problem);

  for (gsize i = 0; i < length; i++)
    if (text[i] == '\0')
      text[i] = '\n';
  if (read || g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return g_strsplit (text != NULL ? text : "", "\n", -1);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

static gboolean
write_text (const char  *folder,
            GString     *text,
            GError     **error)
{
  g_autofree char *path = purser_kept_results_dup_path (folder);

  return purser_folder_make (folder, error) && purser_disk_replace (path, text->str, text->len, NULL, error);
}

/**
 * purser_kept_results_read:
 * @folder: the folder of the plays
 *
 * Returns: (transfer full) (element-type PurserResult): the results there that can be read
 */
GPtrArray *
purser_kept_results_read (const char *folder)
{
  GPtrArray *results = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_result_free);
  g_auto (GStrv) lines = read_lines (folder, NULL);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      PurserResult *result = read_line (lines[i]);

      if (result != NULL)
        g_ptr_array_add (results, result);
    }
  return results;
}

static void
add_line (GString      *text,
          PurserResult *result)
{
  g_autoptr (PurserValue) value = purser_result_to_value (result);
  g_autofree char *line = purser_json_print (value, FALSE);

  g_string_append_printf (text, "%s\n", line);
}

static void
keep_line (GString    *text,
           const char *line)
{
  if (*line != '\0')
    g_string_append_printf (text, "%s\n", line);
}

/**
 * purser_kept_results_add:
 * @folder: the folder of the plays
 * @results: (element-type PurserResult): results
 *
 * Adds results, all of them or none; those that are there already stay as they are.
 *
 * Returns: whether that was done
 */
gboolean
purser_kept_results_add (const char    *folder,
                         GPtrArray     *results,
                         GCancellable  *cancellable,
                         GError       **error)
{
  g_auto (GStrv) lines = read_lines (folder, error);
  g_autoptr (GHashTable) known = g_hash_table_new_full (purser_hash_string, g_str_equal, g_free, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_autoptr (PurserResult) result = read_line (lines[i]);

      keep_line (text, lines[i]);
      if (result != NULL)
        g_hash_table_add (known, g_strdup (result->id));
    }
  for (guint i = 0; i < results->len; i++)
    {
      PurserResult *result = g_ptr_array_index (results, i);

      if (g_hash_table_add (known, g_strdup (result->id)))
        add_line (text, result);
    }
  return lines != NULL && !g_cancellable_set_error_if_cancelled (cancellable, error) && write_text (folder, text, error);
}

/**
 * purser_kept_results_remove:
 * @folder: the folder of the plays
 * @id: the id of a result
 *
 * Removes a result.
 *
 * Returns: whether that was done
 */
gboolean
purser_kept_results_remove (const char  *folder,
                            const char  *id,
                            GError     **error)
{
  g_auto (GStrv) lines = read_lines (folder, error);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_autoptr (PurserResult) result = read_line (lines[i]);

      if (result == NULL || strcmp (result->id, id) != 0)
        keep_line (text, lines[i]);
    }
  return lines != NULL && write_text (folder, text, error);
}

static gboolean
result_rename (PurserResult *self,
               const char   *from,
               const char   *to)
{
  g_autofree char *key = purser_result_dup_key (from);
  gboolean changed = FALSE;

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *other = purser_result_dup_key (self->seats[i].name);

      if (strcmp (key, other) == 0)
        changed |= g_set_str (&self->seats[i].name, to);
    }
  return changed;
}

/**
 * purser_kept_results_rename:
 * @folder: the folder of the plays
 * @from: the name of a person
 * @to: the new name
 *
 * Renames a person in all results, or in none.
 *
 * Returns: whether that was done
 */
gboolean
purser_kept_results_rename (const char  *folder,
                            const char  *from,
                            const char  *to,
                            GError     **error)
{
  g_auto (GStrv) lines = read_lines (folder, error);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean changed = FALSE;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_autoptr (PurserResult) result = read_line (lines[i]);

      if (result != NULL && result_rename (result, from, to))
        {
          add_line (text, result);
          changed = TRUE;
        }
      else
        keep_line (text, lines[i]);
    }
  return lines != NULL && (!changed || write_text (folder, text, error));
}
