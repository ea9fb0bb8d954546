// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* How plays come into the library, and how they leave it. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-folder.h"
#include "purser-kept-results.h"
#include "purser-plays-private.h"

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

/* Of two that had the same name, the one that was removed last is brought back. */
static void
plays_forget (PurserPlays *self,
              const char  *path)
{
  guint position;

  while (g_ptr_array_find_with_equal_func (self->removed, path, purser_plays_has_path, &position))
    g_ptr_array_remove_index (self->removed, position);
  if (g_ptr_array_find_with_equal_func (self->infos, path, purser_plays_has_path, &position))
    g_ptr_array_add (self->removed, g_object_ref (g_ptr_array_index (self->infos, position)));
  purser_plays_take (self, purser_plays_copy_infos (self, path));
}

static void
plays_remember (PurserPlays *self,
                const char  *path)
{
  GPtrArray *infos;
  guint position;

  if (!g_ptr_array_find_with_equal_func (self->removed, path, purser_plays_has_path, &position))
    {
      purser_plays_reload (self);
      return;
    }
  infos = purser_plays_copy_infos (self, path);
  g_ptr_array_add (infos, g_ptr_array_steal_index (self->removed, position));
  purser_plays_take (self, infos);
}

static PurserPlayInfo *
find_info (GPtrArray  *infos,
           const char *path)
{
  guint position;

  return g_ptr_array_find_with_equal_func (infos, path, purser_plays_has_path, &position)
           ? g_ptr_array_index (infos, position) : NULL;
}

static gboolean
plays_add_result (PurserPlays     *self,
                  PurserPlayInfo  *info,
                  GError         **error)
{
  g_autoptr (GPtrArray) results = g_ptr_array_new ();

  g_ptr_array_add (results, purser_play_info_get_result (info));
  return purser_kept_results_add (self->folder, results, NULL, error);
}

/* A result without a ledger is a line of a file; what goes away with it is remembered as long as it can be brought back. */
static gboolean
plays_put_aside (PurserPlays  *self,
                 const char   *path,
                 GError      **error)
{
  g_autofree char *trash = purser_plays_dup_trash (self);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *aside = g_build_filename (trash, name, NULL);
  PurserPlayInfo *info = find_info (self->infos, path);

  if (info != NULL && !purser_play_info_has_ledger (info))
    return purser_kept_results_remove (self->folder, name, error);
  if (!purser_folder_make (trash, error))
    return FALSE;
  purser_plays_doubt_trash (self);
  make_room (trash, aside);
  return move_file (path, aside, error);
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
  if (!plays_put_aside (self, path, error))
    return FALSE;
  plays_forget (self, path);
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
  g_autofree char *trash = purser_plays_dup_trash (self);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *aside = g_build_filename (trash, name, NULL);
  PurserPlayInfo *info = find_info (self->removed, path);
  gboolean kept = info != NULL && !purser_play_info_has_ledger (info);

  if (kept ? !plays_add_result (self, info, error) : !move_file (aside, path, error))
    return FALSE;
  plays_remember (self, path);
  return TRUE;
}

/* All of it or nothing. */
static char *
copy_in (const char       *folder,
         const char       *path,
         PurserFindRules   find,
         PurserGauge      *gauge,
         GCancellable     *cancellable,
         GError          **error)
{
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open_slowly (path, PURSER_PLAY_READ, find, gauge, cancellable, &line, error);
  g_autofree char *target = dup_free_path (folder, path);
  g_autofree char *text = NULL;
  gsize length;

  if (play == NULL)
    {
      if (line > 0)
        g_prefix_error (error, _("Line %u: "), line);
      return NULL;
    }
  if (!purser_folder_make (folder, error) || !g_file_get_contents (path, &text, &length, error) ||
      g_cancellable_set_error_if_cancelled (cancellable, error) || !purser_disk_replace (target, text, length, error))
    return NULL;
  return g_steal_pointer (&target);
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
  char *target = copy_in (self->folder, path, self->find, NULL, NULL, error);

  if (target != NULL)
    purser_plays_reload (self);
  return target;
}

typedef struct {
  char            *folder;
  char            *path;
  PurserFindRules  find;
  PurserGauge     *gauge;
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  g_free (import->folder);
  g_free (import->path);
  purser_gauge_unref (import->gauge);
  g_free (import);
}

static void
import_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Import *import = data;
  GError *error = NULL;
  char *target = copy_in (import->folder, import->path, import->find, import->gauge, cancellable, &error);

  if (target != NULL)
    g_task_return_pointer (task, target, g_free);
  else
    g_task_return_error (task, error);
}

/**
 * purser_plays_import_async:
 * @self: a list of plays
 * @path: a `.purser` file elsewhere
 * @gauge: where to tell how far this has come
 * @cancellable: (nullable): a way to leave it
 * @callback: what to do then
 * @data: for @callback
 *
 * Does what [method@Plays.import] does in a thread of its own.
 */
void
purser_plays_import_async (PurserPlays         *self,
                           const char          *path,
                           PurserGauge         *gauge,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Import *import = g_new0 (Import, 1);

  import->folder = g_strdup (self->folder);
  import->path = g_strdup (path);
  import->find = self->find;
  import->gauge = purser_gauge_ref (gauge);
  g_task_set_task_data (task, import, import_free);
  /* Who leaves it when the play is there already is told that it is. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, import_in_thread);
}

/**
 * purser_plays_import_finish:
 * @self: a list of plays
 * @result: what the callback was given
 * @error: why not
 *
 * Returns: (transfer full) (nullable): where the copy is
 */
char *
purser_plays_import_finish (PurserPlays   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  char *target = g_task_propagate_pointer (G_TASK (result), error);

  if (target != NULL)
    purser_plays_reload_later (self);
  return target;
}
