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

  for (guint n = 1; free_path == NULL || !purser_disk_is_free (free_path); n++)
    {
      g_autofree char *numbered = purser_folder_dup_name (stem, n, ".purser");

      g_free (free_path);
      free_path = g_build_filename (folder, numbered, NULL);
    }
  return free_path;
}

/* What a thread needs to read a file, which it may do for any time after it was left. */
typedef struct {
  char            *path;
  PurserFindRules  find;
  PurserGauge     *gauge;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *self = data;

  g_free (self->path);
  purser_gauge_unref (self->gauge);
  g_free (self);
}

/* Returns the bytes that were read and found to be a play, with its torn end; the file may change later. */
static GBytes *
read_play (Reading       *self,
           GCancellable  *cancellable,
           GError       **error)
{
  guint line;
  g_autoptr (PurserPlay) play = purser_play_open_slowly (self->path, PURSER_PLAY_READ, self->find, self->gauge, cancellable,
                                                         &line, error);
  GString *text;

  if (play == NULL)
    {
      if (line > 0)
        g_prefix_error (error, _("Line %u: "), line);
      return NULL;
    }
  text = g_string_new_len (play->journal->text->str, (gssize) play->journal->text->len);
  g_string_append_len (text, play->journal->torn->str, (gssize) play->journal->torn->len);
  return g_string_free_to_bytes (text);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *bytes = read_play (data, cancellable, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

typedef struct {
  char   *folder;
  char   *path;
  GBytes *bytes;
  char   *target;
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  g_free (import->folder);
  g_free (import->path);
  g_clear_pointer (&import->bytes, g_bytes_unref);
  g_free (import->target);
  g_free (import);
}

/* Writes a file whose name is free. Another program may take that meanwhile, and then another one is tried. */
static gboolean
import_write_free (Import  *import,
                   GError **error)
{
  gsize length;
  const char *bytes = g_bytes_get_data (import->bytes, &length);
  GError *problem = NULL;

  do
    {
      g_clear_error (&problem);
      g_free (import->target);
      import->target = purser_plays_dup_free_path (import->folder, import->path);
      purser_disk_create (import->target, bytes, length, &problem);
    }
  while (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS));
  if (problem != NULL)
    g_propagate_error (error, problem);
  return problem == NULL;
}

/* Writes all of it or nothing. */
static gboolean
import_write (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  Import *import = data;

  return purser_folder_make (import->folder, error) && !g_cancellable_set_error_if_cancelled (cancellable, error) &&
         import_write_free (import, error);
}

static gboolean
ended_cb (gpointer task)
{
  purser_errand_end (task);
  return G_SOURCE_REMOVE;
}

/* As with an errand, the callback runs before this one leaves the list.
 *
 * @task: (transfer full): the task of the import
 * @error: (transfer full) (nullable): why it failed */
static void
import_end (GTask  *task,
            GError *error)
{
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  g_idle_add_full (G_PRIORITY_DEFAULT, ended_cb, task, g_object_unref);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  GError *error = NULL;

  purser_errand_run_finish (result, &error);
  import_end (data, error);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  GTask *task = data;
  Import *import = g_task_get_task_data (task);
  GError *error = NULL;

  import->bytes = g_task_propagate_pointer (G_TASK (result), &error);
  if (import->bytes != NULL)
    purser_errand_run_async (NULL, import_write, import, NULL, g_task_get_cancellable (task), written_cb, task);
  else
    import_end (task, error);
}

/* Reads the file in a thread of its own, so that nothing waits for a file that does not come; @task alone knows the list of
 * plays, as the thread may be the last to drop its own.
 *
 * @task: (transfer full): the task of the import */
static void
import_begin (GTask           *task,
              PurserFindRules  find,
              PurserGauge     *gauge)
{
  const Import *import = g_task_get_task_data (task);
  g_autoptr (GTask) reader = g_task_new (NULL, g_task_get_cancellable (task), read_cb, task);
  Reading *reading = g_new0 (Reading, 1);

  reading->path = g_strdup (import->path);
  reading->find = find;
  reading->gauge = purser_gauge_ref (gauge);
  g_task_set_task_data (reader, reading, reading_free);
  g_task_set_return_on_cancel (reader, TRUE);
  purser_errand_begin (task);
  g_task_run_in_thread (reader, read_in_thread);
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
 * Copies a play into the folder, all of it or nothing: the file is read in a thread of its own, and then written as an errand
 * ([func@errand_run_async]). A file that is no play is refused; the file itself stays. Cancelling this does not wait for the
 * file; if the play is there already, it succeeds.
 */
void
purser_plays_import_async (PurserPlays         *self,
                           const char          *path,
                           PurserGauge         *gauge,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);
  Import *import = g_new0 (Import, 1);

  import->folder = g_strdup (self->folder);
  import->path = g_strdup (path);
  g_task_set_task_data (task, import, import_free);
  g_task_set_check_cancellable (task, FALSE);
  import_begin (task, self->find, gauge);
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
  Import *import = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  purser_plays_reload_later (self);
  return g_steal_pointer (&import->target);
}
