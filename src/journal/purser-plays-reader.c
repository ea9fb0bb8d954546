// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Reads the plays of a folder, in any thread.
 *
 * Replaying every play takes longer the more there are, so the results are cached, and a file is read again only if its
 * time or its size has changed. The cache has a line for each play: it may be of any length, and an invalid line costs one
 * file to read. */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-folder.h"
#include "purser-json.h"
#include "purser-kept-results.h"
#include "purser-plays-reader.h"

typedef struct {
  const char      *folder;
  PurserFindRules  find;
  /* (nullable): the known infos by their paths. */
  GHashTable      *known;
  /* The cached lines by their paths; read when they are first needed. */
  GHashTable      *lines;
  /* Whether the cache has to be written again. */
  gboolean         news;
} Reader;

/**
 * purser_plays_dup_cache:
 *
 * Returns: (transfer full): the path of the cache
 */
char *
purser_plays_dup_cache (void)
{
  return g_build_filename (g_get_user_cache_dir (), "purser", "plays.jsonl", NULL);
}

static void
reader_take_line (Reader     *self,
                  const char *line)
{
  g_autoptr (PurserValue) value = purser_json_parse (line, -1, NULL);
  const char *path = purser_value_get_string_of (value, "path");

  if (path != NULL)
    g_hash_table_replace (self->lines, g_strdup (path), purser_value_ref (value));
}

/* A cache that cannot be read costs only time. */
static GHashTable *
reader_get_lines (Reader *self)
{
  g_autofree char *path = purser_plays_dup_cache ();
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (self->lines != NULL)
    return self->lines;
  self->lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) purser_value_unref);
  if (!g_file_get_contents (path, &text, NULL, NULL))
    return self->lines;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      reader_take_line (self, lines[i]);
  return self->lines;
}

static gboolean
is_same (PurserPlayInfo *info,
         gint64          changed,
         gint64          size)
{
  return info != NULL && purser_play_info_get_result (info) != NULL && purser_play_info_get_changed (info) == changed &&
         purser_play_info_get_size (info) == size;
}

static PurserPlayInfo *
reader_find_line (Reader     *self,
                  const char *path,
                  gint64      changed,
                  gint64      size)
{
  PurserValue *line = g_hash_table_lookup (reader_get_lines (self), path);
  g_autoptr (PurserPlayInfo) info = line != NULL ? purser_play_info_from_value (path, line) : NULL;

  return is_same (info, changed, size) ? g_steal_pointer (&info) : NULL;
}

static gint64
get_changed (const GStatBuf *about)
{
  return (gint64) about->st_mtim.tv_sec * G_USEC_PER_SEC + about->st_mtim.tv_nsec / 1000;
}

/* Returns the known or cached info if the file is unchanged; otherwise reads the file. */
static PurserPlayInfo *
reader_look_at (Reader       *self,
                const char   *path,
                GCancellable *cancellable)
{
  PurserPlayInfo *info = self->known != NULL ? g_hash_table_lookup (self->known, path) : NULL;
  GStatBuf about;
  gint64 changed;

  if (g_stat (path, &about) != 0)
    return NULL;
  changed = get_changed (&about);
  if (is_same (info, changed, (gint64) about.st_size))
    return g_object_ref (info);
  info = reader_find_line (self, path, changed, (gint64) about.st_size);
  if (info != NULL)
    return info;
  info = purser_play_info_new (path, changed, (gint64) about.st_size);
  purser_play_info_read (info, self->find, cancellable);
  self->news = TRUE;
  return info;
}

static void
add_line (GString        *text,
          const char     *path,
          PurserPlayInfo *info)
{
  g_autoptr (PurserValue) value = purser_play_info_to_value (info);
  g_autofree char *line = NULL;

  purser_value_set_string (value, "path", path);
  line = purser_json_print (value, FALSE);
  g_string_append_printf (text, "%s\n", line);
}

/* Keeps the cached plays of other folders that exist; those of this folder are written as they are now. */
static void
reader_add_others (Reader  *self,
                   GString *text)
{
  GHashTableIter iter;
  gpointer path, value;

  g_hash_table_iter_init (&iter, reader_get_lines (self));
  while (g_hash_table_iter_next (&iter, &path, &value))
    {
      g_autofree char *folder = g_path_get_dirname (path);
      g_autofree char *line = NULL;

      if (strcmp (folder, self->folder) == 0 || !g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      line = purser_json_print (value, FALSE);
      g_string_append_printf (text, "%s\n", line);
    }
}

/* A path that is not UTF-8 cannot be in JSON; such a file is read each time. */
static void
reader_write_down (Reader    *self,
                   GPtrArray *infos)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = purser_plays_dup_cache ();
  g_autofree char *folder = g_path_get_dirname (path);

  reader_add_others (self, text);
  for (guint i = 0; i < infos->len; i++)
    {
      PurserPlayInfo *info = g_ptr_array_index (infos, i);
      const char *of = purser_play_info_get_path (info);

      if (purser_play_info_get_result (info) != NULL && purser_play_info_has_ledger (info) && g_utf8_validate (of, -1, NULL))
        add_line (text, of, info);
    }
  if (purser_disk_make_folder (folder) && !purser_disk_replace (path, text->str, text->len, NULL, NULL))
    g_debug ("The list of plays could not be kept in %s", path);
}

/* Results without a ledger share one file, so each is known by that file and its own id. */
static PurserPlayInfo *
reader_take_result (Reader         *self,
                    const char     *file,
                    const GStatBuf *about,
                    PurserResult   *result)
{
  g_autofree char *path = g_build_filename (file, result->id, NULL);
  PurserPlayInfo *info = self->known != NULL ? g_hash_table_lookup (self->known, path) : NULL;

  if (!is_same (info, get_changed (about), (gint64) about->st_size))
    return purser_play_info_new_kept (path, get_changed (about), (gint64) about->st_size, result);
  purser_result_free (result);
  return g_object_ref (info);
}

static void
reader_add_results (Reader    *self,
                    GPtrArray *infos)
{
  g_autofree char *file = purser_kept_results_dup_path (self->folder);
  g_autoptr (GPtrArray) results = NULL;
  GStatBuf about;

  if (g_stat (file, &about) != 0)
    return;
  results = purser_kept_results_read (self->folder);
  while (results->len > 0)
    g_ptr_array_add (infos, reader_take_result (self, file, &about, g_ptr_array_steal_index (results, results->len - 1)));
}

static GPtrArray *
list_paths (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    if (g_str_has_suffix (name, ".purser"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  return paths;
}

/**
 * purser_plays_read:
 * @folder: the absolute path of the plays
 * @find: finds the rules of a game
 * @known: (nullable) (element-type filename PurserPlayInfo): the known infos, by their paths
 * @gauge: (nullable): where to report the progress
 * @cancellable: (nullable): cancels it
 *
 * Reads the plays of a folder; unchanged ones are not read again. May run in a worker thread.
 *
 * Returns: (transfer full) (nullable) (element-type PurserPlayInfo): the plays, in no order; %NULL if this was cancelled, or
 *   the folder has gone ([func@folder_has_gone])
 */
GPtrArray *
purser_plays_read (const char      *folder,
                   PurserFindRules  find,
                   GHashTable      *known,
                   PurserGauge     *gauge,
                   GCancellable    *cancellable,
                   GError         **error)
{
  Reader self = { .folder = folder, .find = find, .known = known };
  gboolean gone = purser_folder_has_gone (folder, error);
  g_autoptr (GPtrArray) paths = gone ? NULL : list_paths (folder);
  g_autoptr (GPtrArray) infos = g_ptr_array_new_with_free_func (g_object_unref);

  /* A folder that went away in between has an empty list. */
  if (gone || purser_folder_has_gone (folder, error))
    return NULL;
  for (guint i = 0; i < paths->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      PurserPlayInfo *info = reader_look_at (&self, g_ptr_array_index (paths, i), cancellable);

      if (info != NULL)
        g_ptr_array_add (infos, info);
      purser_gauge_set (gauge, i + 1, paths->len);
    }
  reader_add_results (&self, infos);
  if (self.news && !g_cancellable_is_cancelled (cancellable))
    reader_write_down (&self, infos);
  g_clear_pointer (&self.lines, g_hash_table_unref);
  return g_cancellable_set_error_if_cancelled (cancellable, error) ? NULL : g_steal_pointer (&infos);
}

/**
 * purser_plays_list_kept:
 *
 * Lists the cached plays whose files exist. No play is read for it, so it needs no rules, and changes since the library was
 * read last are missing.
 *
 * Returns: (transfer full) (element-type PurserPlayInfo): the plays, in no order
 */
GPtrArray *
purser_plays_list_kept (void)
{
  Reader self = { 0 };
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer path, value;

  g_hash_table_iter_init (&iter, reader_get_lines (&self));
  while (g_hash_table_iter_next (&iter, &path, &value))
    {
      PurserPlayInfo *info = purser_play_info_from_value (path, value);

      if (info != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
        g_ptr_array_add (infos, g_steal_pointer (&info));
      g_clear_object (&info);
    }
  g_hash_table_unref (self.lines);
  return infos;
}
