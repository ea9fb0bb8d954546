// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Imports results that another program kept: first they are read and shown, then they are saved. */

#include "config.h"

#include "purser-errand.h"
#include "purser-kept-results.h"
#include "purser-plays-private.h"
#include "purser-plays-reader.h"

/* What a thread needs of a list, which belongs to the main thread. */
typedef struct {
  char                     *folder;
  char                     *path;
  PurserFindRules           find;
  const PurserRules *const *games;
  GHashTable               *known;
  PurserGauge              *gauge;
  GPtrArray                *results;
} Task;

static void
task_free (gpointer data)
{
  Task *task = data;

  g_free (task->folder);
  g_free (task->path);
  g_clear_pointer (&task->known, g_hash_table_unref);
  g_clear_pointer (&task->gauge, purser_gauge_unref);
  g_clear_pointer (&task->results, g_ptr_array_unref);
  g_free (task);
}

/* Lists the results of all plays in the folder, also of those that the list has not read yet. */
static GPtrArray *
list_results (GPtrArray *infos)
{
  GPtrArray *results = g_ptr_array_new ();

  for (guint i = 0; i < infos->len; i++)
    {
      PurserResult *result = purser_play_info_get_result (g_ptr_array_index (infos, i));

      if (result != NULL)
        g_ptr_array_add (results, result);
    }
  return results;
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Task *about = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserBgStats) found = purser_bgstats_read (about->path, about->games, cancellable, &error);
  g_autoptr (GPtrArray) infos = NULL;
  g_autoptr (GPtrArray) here = NULL;

  if (found == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  infos = purser_plays_read (about->folder, about->find, about->known, about->gauge, cancellable, &error);
  if (infos == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  here = list_results (infos);
  purser_bgstats_sift (found, here);
  g_task_return_pointer (task, g_steal_pointer (&found), (GDestroyNotify) purser_bgstats_free);
}

/**
 * purser_plays_read_results_async:
 * @self: a list of plays
 * @path: a file of BG Stats
 * @games: every game, ended by %NULL
 * @gauge: where to report the progress
 * @cancellable: (nullable): cancels it
 * @callback: called when that is done
 * @data: for @callback
 *
 * Reads the results in a file that are not in the library, in a worker thread. Nothing is written.
 */
void
purser_plays_read_results_async (PurserPlays              *self,
                                 const char               *path,
                                 const PurserRules *const *games,
                                 PurserGauge              *gauge,
                                 GCancellable             *cancellable,
                                 GAsyncReadyCallback       callback,
                                 gpointer                  data)
{
  /* The thread may be the last to drop its task, and so does not know the list. */
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Task *about = g_new0 (Task, 1);

  about->folder = g_strdup (self->folder);
  about->path = g_strdup (path);
  about->find = self->find;
  about->games = games;
  about->known = purser_plays_list_known (self);
  about->gauge = purser_gauge_ref (gauge);
  g_task_set_task_data (task, about, task_free);
  /* A remote file may block the thread for any time. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * purser_plays_read_results_finish:
 * @result: what the callback was given
 * @error: why it failed
 *
 * Returns: (transfer full) (nullable): the contents of the file
 */
PurserBgStats *
purser_plays_read_results_finish (GAsyncResult  *result,
                                  GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static gboolean
keep (gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  Task *about = data;

  return purser_kept_results_add (about->folder, about->results, cancellable, error);
}

/**
 * purser_plays_keep_results_async:
 * @self: a list of plays
 * @results: (element-type PurserResult): results that are not in the library
 * @cancellable: (nullable): cancels it; if the results are saved already, it succeeds
 * @callback: called when that is done
 * @data: for @callback
 *
 * Saves results in the library, all of them or none.
 */
void
purser_plays_keep_results_async (PurserPlays         *self,
                                 GPtrArray           *results,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data)
{
  Task *about = g_new0 (Task, 1);

  about->folder = g_strdup (self->folder);
  about->results = g_ptr_array_ref (results);
  purser_errand_run_async (self, keep, about, task_free, cancellable, callback, data);
}

/**
 * purser_plays_keep_results_finish:
 * @self: a list of plays
 * @result: what the callback was given
 * @error: why it failed
 *
 * Returns: whether they are saved
 */
gboolean
purser_plays_keep_results_finish (PurserPlays   *self,
                                  GAsyncResult  *result,
                                  GError       **error)
{
  gboolean kept = purser_errand_run_finish (result, error);

  if (kept)
    purser_plays_reload_later (self);
  return kept;
}
