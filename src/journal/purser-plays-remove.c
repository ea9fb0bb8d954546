// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Deletes plays of the library, and restores them. A play leaves the list at once, and returns to it if it could not be
 * deleted. */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-errand.h"
#include "purser-folder.h"
#include "purser-kept-results.h"
#include "purser-plays-private.h"

/* The new name is on the disk before the old one is gone from there, so that a power failure leaves one of them. */
static gboolean
move_file (const char  *from,
           const char  *to,
           GError     **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);

  if (!g_file_move (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return FALSE;
  if (purser_disk_sync_folder (to))
    purser_disk_sync_folder (from);
  return TRUE;
}

/* Renames another deleted play of this name; it stays in the trash as long as any. */
static void
make_room (const char *folder,
           const char *path)
{
  g_autofree char *elsewhere = purser_plays_dup_free_path (folder, path);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_rename (path, elsewhere);
}

/* What a thread needs of a list, which belongs to the main thread. */
typedef struct {
  char           *folder;
  char           *path;
  PurserPlayInfo *info; /* (nullable): what is known of the play */
} Removal;

static void
removal_free (gpointer data)
{
  Removal *self = data;

  g_free (self->folder);
  g_free (self->path);
  g_clear_object (&self->info);
  g_free (self);
}

static PurserPlayInfo *
find_info (GPtrArray  *infos,
           const char *path)
{
  guint position;

  return g_ptr_array_find_with_equal_func (infos, path, purser_plays_has_path, &position)
           ? g_ptr_array_index (infos, position) : NULL;
}

static Removal *
removal_new (PurserPlays *self,
             GPtrArray   *infos,
             const char  *path)
{
  Removal *removal = g_new0 (Removal, 1);
  PurserPlayInfo *info = find_info (infos, path);

  removal->folder = g_strdup (self->folder);
  removal->path = g_strdup (path);
  removal->info = info != NULL ? g_object_ref (info) : NULL;
  return removal;
}

/* A result without a ledger is a line of a file, and has no file of its own. */
static gboolean
removal_is_of_result (const Removal *self)
{
  return self->info != NULL && !purser_play_info_has_ledger (self->info);
}

/* Removes a play from those that wait to be saved, if it has been saved since the list was made. */
static void
plays_stop_waiting (PurserPlays *self,
                    const char  *path)
{
  for (guint i = self->waiting != NULL ? self->waiting->len : 0; i > 0; i--)
    {
      PurserPlay *play = g_ptr_array_index (self->waiting, i - 1);

      if (purser_play_get_saved (play) && strcmp (purser_play_get_path (play), path) == 0)
        g_ptr_array_remove_index (self->waiting, i - 1);
    }
}

/* Moves a play from the list to the removed ones. If an older one has the same path, only the new one is brought back. */
static void
plays_forget (PurserPlays   *self,
              const Removal *removal)
{
  guint position;

  plays_stop_waiting (self, removal->path);

  while (g_ptr_array_find_with_equal_func (self->removed, removal->path, purser_plays_has_path, &position))
    g_ptr_array_remove_index (self->removed, position);
  if (removal->info != NULL)
    g_ptr_array_add (self->removed, g_object_ref (removal->info));
  purser_plays_take (self, purser_plays_copy_infos (self, removal->path));
}

static void
plays_remember (PurserPlays   *self,
                const Removal *removal)
{
  GPtrArray *infos = purser_plays_copy_infos (self, removal->path);

  if (removal->info != NULL)
    g_ptr_array_add (infos, g_object_ref (removal->info));
  g_ptr_array_remove (self->removed, removal->info);
  purser_plays_take (self, infos);
}

/* Returns the path of the deleted play in the trash. */
static char *
removal_dup_aside (const Removal *self)
{
  g_autofree char *trash = purser_plays_dup_trash (self->folder);
  g_autofree char *name = g_path_get_basename (self->path);

  return g_build_filename (trash, name, NULL);
}

static gboolean
put_aside (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  Removal *self = data;
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *aside = removal_dup_aside (self);
  g_autofree char *trash = purser_plays_dup_trash (self->folder);

  if (removal_is_of_result (self))
    return purser_kept_results_remove (self->folder, name, error);
  if (!purser_folder_make (trash, error))
    return FALSE;
  purser_plays_doubt_trash (self->folder);
  /* If the play is gone already, it may be the one in the trash. */
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    make_room (trash, aside);
  return move_file (self->path, aside, error);
}

static gboolean
bring_back (gpointer       data,
            GCancellable  *cancellable,
            GError       **error)
{
  Removal *self = data;
  g_autofree char *aside = removal_dup_aside (self);
  g_autoptr (GPtrArray) results = g_ptr_array_new ();

  if (!removal_is_of_result (self))
    return move_file (aside, self->path, error);
  g_ptr_array_add (results, purser_play_info_get_result (self->info));
  return purser_kept_results_add (self->folder, results, NULL, error);
}

/**
 * purser_plays_remove_async:
 * @self: a list of plays
 * @path: a file in its folder
 * @callback: called when that is done
 * @data: for @callback
 *
 * Deletes a play by moving it aside, so that it can be restored. It leaves the list at once.
 */
void
purser_plays_remove_async (PurserPlays         *self,
                           const char          *path,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  Removal *removal = removal_new (self, self->infos, path);

  plays_forget (self, removal);
  purser_errand_run_async (self, put_aside, removal, removal_free, NULL, callback, data);
}

/**
 * purser_plays_remove_finish:
 * @self: a list of plays
 * @result: what the callback was given
 * @error: why it failed
 *
 * Returns: whether the play is deleted; otherwise it is on the list again
 */
gboolean
purser_plays_remove_finish (PurserPlays   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  Removal *removal = purser_errand_get_data (result);
  gboolean done = purser_errand_run_finish (result, error);

  if (done)
    purser_plays_take (self, purser_plays_copy_infos (self, removal->path));
  else
    plays_remember (self, removal);
  /* A thread that reads the folder just now may have found the file at its old place. */
  if (self->reading != NULL)
    purser_plays_reload_later (self);
  return done;
}

/**
 * purser_plays_restore_async:
 * @self: a list of plays
 * @path: the former path of a removed play
 * @callback: called when that is done
 * @data: for @callback
 *
 * Brings a deleted play back.
 */
void
purser_plays_restore_async (PurserPlays         *self,
                            const char          *path,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  purser_errand_run_async (self, bring_back, removal_new (self, self->removed, path), removal_free, NULL, callback, data);
}

/**
 * purser_plays_restore_finish:
 * @self: a list of plays
 * @result: what the callback was given
 * @error: why it failed
 *
 * Returns: whether the play is back
 */
gboolean
purser_plays_restore_finish (PurserPlays   *self,
                             GAsyncResult  *result,
                             GError       **error)
{
  Removal *removal = purser_errand_get_data (result);

  if (!purser_errand_run_finish (result, error))
    return FALSE;
  if (removal->info != NULL)
    plays_remember (self, removal);
  if (removal->info == NULL || self->reading != NULL)
    purser_plays_reload_later (self);
  return TRUE;
}
