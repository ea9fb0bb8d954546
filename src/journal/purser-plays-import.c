// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Imports plays into the library. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-disk.h"
#include "purser-errand.h"
#include "purser-folder.h"
#include "purser-journal-private.h"
#include "purser-play-private.h"
#include "purser-plays-private.h"

/* Returns a path in a folder without a file: with the original name, or with that and a number. */
char *
purser_plays_dup_free_path (const char *folder,
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

/* Copies the bytes that were read and found to be a play, with its torn end; the file may have changed by now. */
static gboolean
copy_read (PurserPlay  *play,
           const char  *target,
           GError     **error)
{
  g_autoptr (GString) bytes = g_string_new_len (play->journal->text->str, (gssize) play->journal->text->len);

  g_string_append_len (bytes, play->journal->torn->str, (gssize) play->journal->torn->len);
  return purser_disk_replace (target, bytes->str, bytes->len, NULL, error);
}

/* Copies all of it or nothing. */
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
  g_autofree char *target = purser_plays_dup_free_path (folder, path);

  if (play == NULL)
    {
      if (line > 0)
        g_prefix_error (error, _("Line %u: "), line);
      return NULL;
    }
  if (!purser_folder_make (folder, error) || g_cancellable_set_error_if_cancelled (cancellable, error) ||
      !copy_read (play, target, error))
    return NULL;
  return g_steal_pointer (&target);
}

typedef struct {
  char            *folder;
  char            *path;
  PurserFindRules  find;
  PurserGauge     *gauge;
  char            *target;
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  g_free (import->folder);
  g_free (import->path);
  purser_gauge_unref (import->gauge);
  g_free (import->target);
  g_free (import);
}

static gboolean
import_run (gpointer       data,
            GCancellable  *cancellable,
            GError       **error)
{
  Import *import = data;

  import->target = copy_in (import->folder, import->path, import->find, import->gauge, cancellable, error);
  return import->target != NULL;
}

/**
 * purser_plays_import_async:
 * @self: a list of plays
 * @path: a `.purser` file elsewhere
 * @gauge: where to report the progress
 * @cancellable: (nullable): cancels it
 * @callback: called when that is done
 * @data: for @callback
 *
 * Copies a play into the folder, all of it or nothing, as an errand ([func@errand_run_async]). A file that is no play is
 * refused; the file itself stays. If this is cancelled when the play is there already, it succeeds.
 */
void
purser_plays_import_async (PurserPlays         *self,
                           const char          *path,
                           PurserGauge         *gauge,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  Import *import = g_new0 (Import, 1);

  import->folder = g_strdup (self->folder);
  import->path = g_strdup (path);
  import->find = self->find;
  import->gauge = purser_gauge_ref (gauge);
  purser_errand_run_async (self, import_run, import, import_free, cancellable, callback, data);
}

/**
 * purser_plays_import_finish:
 * @self: a list of plays
 * @result: what the callback was given
 * @error: why it failed
 *
 * Returns: (transfer full) (nullable): the path of the copy
 */
char *
purser_plays_import_finish (PurserPlays   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  Import *import = purser_errand_get_data (result);

  if (!purser_errand_run_finish (result, error))
    return NULL;
  purser_plays_reload_later (self);
  return g_steal_pointer (&import->target);
}
