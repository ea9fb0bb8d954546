// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-folder.h"
#include "purser-json.h"
#include "purser-plays.h"

/* The plays of a folder, the one written last first.
 *
 * Folding every play takes longer the more there are, so what was read is written down in the
 * user's cache, and a file is read again only when its time or its size is another. */
struct _PurserPlays
{
  GObject          parent_instance;

  char            *folder;
  PurserFindRules  find;
  GPtrArray       *infos;
  /* Plays that wait to be saved; some have no file yet. */
  GPtrArray       *waiting;
};

static GType
plays_get_item_type (GListModel *model)
{
  return PURSER_TYPE_PLAY_INFO;
}

static guint
plays_get_n_items (GListModel *model)
{
  return PURSER_PLAYS (model)->infos->len;
}

static gpointer
plays_get_item (GListModel *model,
                guint       position)
{
  PurserPlays *self = PURSER_PLAYS (model);

  return position < self->infos->len ? g_object_ref (g_ptr_array_index (self->infos, position)) : NULL;
}

static void
plays_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = plays_get_item_type;
  iface->get_n_items = plays_get_n_items;
  iface->get_item = plays_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PurserPlays, purser_plays, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, plays_list_model_init))

static void
purser_plays_finalize (GObject *object)
{
  PurserPlays *self = PURSER_PLAYS (object);

  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->infos, g_ptr_array_unref);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_plays_parent_class)->finalize (object);
}

static void
purser_plays_class_init (PurserPlaysClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_plays_finalize;
}

static void
purser_plays_init (PurserPlays *self)
{
  self->infos = g_ptr_array_new_with_free_func (g_object_unref);
}

static char *
dup_cache_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "purser", "plays.json", NULL);
}

static char *
plays_dup_trash (PurserPlays *self)
{
  return g_build_filename (self->folder, ".trash", NULL);
}

static int
compare (gint64 left,
         gint64 right)
{
  return (left < right) - (left > right);
}

/* What was played last comes first, also after an older play got a note or was brought in. */
static int
compare_infos (gconstpointer a,
               gconstpointer b)
{
  PurserPlayInfo *left = *(PurserPlayInfo **) a;
  PurserPlayInfo *right = *(PurserPlayInfo **) b;
  int order = compare (purser_play_info_get_time (left), purser_play_info_get_time (right));

  return order != 0 ? order : compare (purser_play_info_get_changed (left), purser_play_info_get_changed (right));
}

/* Takes what was written down where the file is still the same, and reads the file elsewhere. */
static PurserPlayInfo *
plays_look_at (PurserPlays *self,
               const char  *path,
               PurserValue *cache)
{
  GStatBuf about;
  gint64 changed;
  g_autoptr (PurserPlayInfo) kept = purser_play_info_from_value (path, purser_value_get (cache, path));
  PurserPlayInfo *info;

  if (g_stat (path, &about) != 0)
    return NULL;
  changed = (gint64) about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000;
  if (kept != NULL && purser_play_info_get_changed (kept) == changed &&
      purser_play_info_get_size (kept) == (gint64) about.st_size)
    return g_steal_pointer (&kept);
  info = purser_play_info_new (path, changed, (gint64) about.st_size);
  purser_play_info_read (info, self->find);
  return info;
}

static void
plays_add_waiting (PurserPlays *self)
{
  for (guint i = 0; self->waiting != NULL && i < self->waiting->len; i++)
    {
      PurserPlay *play = g_ptr_array_index (self->waiting, i);

      if (!g_file_test (purser_play_get_path (play), G_FILE_TEST_EXISTS))
        g_ptr_array_add (self->infos, purser_play_info_new_for_play (play));
    }
}

static void
plays_scan (PurserPlays *self,
            PurserValue *cache)
{
  g_autoptr (GDir) names = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      PurserPlayInfo *info = g_str_has_suffix (name, ".purser") ? plays_look_at (self, path, cache) : NULL;

      if (info != NULL)
        g_ptr_array_add (self->infos, info);
    }
  plays_add_waiting (self);
  g_ptr_array_sort (self->infos, compare_infos);
}

/* Plays of other folders stay written down; those of this one are as they are now. */
static PurserValue *
plays_write_down (PurserPlays *self,
                  PurserValue *cache)
{
  PurserValue *fresh = purser_value_new_object ();

  for (guint i = 0; cache != NULL && i < purser_value_get_size (cache); i++)
    {
      const char *path = purser_value_get_key_at (cache, i);
      g_autofree char *folder = g_path_get_dirname (path);

      if (strcmp (folder, self->folder) != 0 && g_file_test (path, G_FILE_TEST_EXISTS))
        purser_value_set (fresh, path, purser_value_ref (purser_value_get_at (cache, i)));
    }
  for (guint i = 0; i < self->infos->len; i++)
    {
      PurserPlayInfo *info = g_ptr_array_index (self->infos, i);

      if (purser_play_info_get_result (info) != NULL)
        purser_value_set (fresh, purser_play_info_get_path (info), purser_play_info_to_value (info));
    }
  return fresh;
}

/* A cache that cannot be read or written costs time and nothing else. */
static void
plays_save_cache (PurserPlays *self,
                  PurserValue *cache)
{
  g_autoptr (PurserValue) fresh = plays_write_down (self, cache);
  g_autofree char *path = dup_cache_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  if (cache != NULL && purser_value_equal (cache, fresh))
    return;
  if (g_mkdir_with_parents (folder, 0700) == 0 && !purser_json_write (path, fresh, NULL))
    g_debug ("The list of plays could not be kept in %s", path);
}

/**
 * purser_plays_empty_trash:
 * @self: a list of plays
 * @now: the time, in seconds since 1970
 *
 * Lets go for good of the plays that were deleted [const@PLAYS_DAYS_IN_TRASH] days before @now.
 */
void
purser_plays_empty_trash (PurserPlays *self,
                          gint64       now)
{
  g_autofree char *trash = plays_dup_trash (self);
  g_autoptr (GDir) names = g_dir_open (trash, 0, NULL);
  gint64 old = now - PURSER_PLAYS_DAYS_IN_TRASH * 24 * 60 * 60;
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (trash, name, NULL);
      GStatBuf about;

      /* A file's change time is when it was moved here. */
      if (g_stat (path, &about) == 0 && (gint64) about.st_ctime < old)
        g_unlink (path);
    }
}

/**
 * purser_plays_reload:
 * @self: a list of plays
 *
 * Looks at the folder again.
 */
void
purser_plays_reload (PurserPlays *self)
{
  g_autofree char *path = dup_cache_path ();
  g_autoptr (PurserValue) cache = purser_json_read (path, NULL);
  guint before = self->infos->len;

  if (cache != NULL && !purser_value_is (cache, PURSER_VALUE_OBJECT))
    g_clear_pointer (&cache, purser_value_unref);
  g_ptr_array_set_size (self->infos, 0);
  plays_scan (self, cache);
  plays_save_cache (self, cache);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->infos->len);
}

/**
 * purser_plays_has_any:
 * @self: a list of plays
 *
 * Looks at the names in the folder and at nothing else, so it is answered at once, however many plays there are.
 *
 * Returns: whether [method@Plays.reload] has plays to read
 */
gboolean
purser_plays_has_any (PurserPlays *self)
{
  g_autoptr (GDir) names = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    if (g_str_has_suffix (name, ".purser"))
      return TRUE;
  return self->waiting != NULL && self->waiting->len > 0;
}

/**
 * purser_plays_set_waiting:
 * @self: a list of plays
 * @waiting: (nullable) (element-type PurserPlay): plays that wait to be saved
 *
 * Lets the next [method@Plays.reload] list those, too, that have no file yet: nobody else could find them again.
 */
void
purser_plays_set_waiting (PurserPlays *self,
                          GPtrArray   *waiting)
{
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  self->waiting = waiting != NULL ? g_ptr_array_ref (waiting) : NULL;
}

/**
 * purser_plays_new:
 * @folder: where the plays are; it need not be there yet
 * @find: finds the rules of a game
 *
 * Makes a list for the plays of a folder, and lets go for good of those deleted long ago. Nothing is read
 * before [method@Plays.reload].
 *
 * Returns: (transfer full): a list of [class@PlayInfo], the play written last first; empty so far
 */
PurserPlays *
purser_plays_new (const char      *folder,
                  PurserFindRules  find)
{
  PurserPlays *self = g_object_new (PURSER_TYPE_PLAYS, NULL);

  self->folder = g_canonicalize_filename (folder, NULL);
  self->find = find;
  purser_plays_empty_trash (self, g_get_real_time () / G_USEC_PER_SEC);
  return self;
}

/**
 * purser_plays_dup_results:
 * @self: a list of plays
 *
 * Returns: (transfer container) (element-type PurserResult): how the plays went that can be read; good
 *   until the list changes
 */
GPtrArray *
purser_plays_dup_results (PurserPlays *self)
{
  GPtrArray *results = g_ptr_array_new ();

  for (guint i = 0; i < self->infos->len; i++)
    {
      PurserResult *result = purser_play_info_get_result (g_ptr_array_index (self->infos, i));

      if (result != NULL)
        g_ptr_array_add (results, result);
    }
  return results;
}

static gboolean
move_file (const char  *from,
           const char  *to,
           GError     **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);

  return g_file_move (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error);
}

/* A place in a folder where no file is yet: under the name it comes with, or that with a number. */
static char *
dup_free_path (const char *folder,
               const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  gsize length = strlen (name) - (g_str_has_suffix (name, ".purser") ? strlen (".purser") : 0);
  g_autofree char *stem = g_strndup (name, length);
  char *free_path = NULL;

  for (guint n = 1; free_path == NULL || g_file_test (free_path, G_FILE_TEST_EXISTS); n++)
    {
      g_autofree char *numbered = purser_folder_dup_name (stem, n, ".purser");

      g_free (free_path);
      free_path = g_build_filename (folder, numbered, NULL);
    }
  return free_path;
}

/* Another play of this name may have been deleted before; it stays where it is as long as any. */
static void
make_room (const char *folder,
           const char *path)
{
  g_autofree char *elsewhere = dup_free_path (folder, path);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_rename (path, elsewhere);
}

/**
 * purser_plays_remove:
 * @self: a list of plays
 * @path: a file in its folder
 * @error: why not
 *
 * Deletes a play in such a way that it can be restored: it is moved aside.
 *
 * Returns: whether that was done
 */
gboolean
purser_plays_remove (PurserPlays  *self,
                     const char   *path,
                     GError      **error)
{
  g_autofree char *trash = plays_dup_trash (self);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *aside = g_build_filename (trash, name, NULL);

  if (!purser_folder_make (trash, error))
    return FALSE;
  make_room (trash, aside);
  if (!move_file (path, aside, error))
    return FALSE;
  purser_plays_reload (self);
  return TRUE;
}

/**
 * purser_plays_restore:
 * @self: a list of plays
 * @path: where a play was that was removed
 * @error: why not
 *
 * Brings a deleted play back.
 *
 * Returns: whether that was done
 */
gboolean
purser_plays_restore (PurserPlays  *self,
                      const char   *path,
                      GError      **error)
{
  g_autofree char *trash = plays_dup_trash (self);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *aside = g_build_filename (trash, name, NULL);

  if (!move_file (aside, path, error))
    return FALSE;
  purser_plays_reload (self);
  return TRUE;
}

/**
 * purser_plays_import:
 * @self: a list of plays
 * @path: a `.purser` file elsewhere
 * @error: why not
 *
 * Takes a copy of a play into the folder, all of it or nothing. A file that is no play is refused; the file itself stays.
 *
 * Returns: (transfer full) (nullable): where the copy is
 */
char *
purser_plays_import (PurserPlays  *self,
                     const char   *path,
                     GError      **error)
{
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open (path, PURSER_PLAY_READ, self->find, &line, error);
  g_autofree char *target = dup_free_path (self->folder, path);
  g_autofree char *text = NULL;
  gsize length;

  if (play == NULL)
    {
      if (line > 0)
        g_prefix_error (error, _("Line %u: "), line);
      return NULL;
    }
  if (!purser_folder_make (self->folder, error) || !g_file_get_contents (path, &text, &length, error) ||
      !purser_disk_replace (target, text, length, error))
    return NULL;
  purser_plays_reload (self);
  return g_steal_pointer (&target);
}
