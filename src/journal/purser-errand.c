// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Errands are work on the disk beside the main loop; only moves have a writer of their own. One is done after the other,
 * in the order in which they were begun: a file that is deleted and written again exists in the end. */

#include "config.h"

#include "purser-errand.h"

typedef struct {
  PurserErrand   errand;
  gpointer       data;
  GDestroyNotify free_data;
} Task;

static void
task_free (gpointer data)
{
  Task *self = data;

  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

static GListStore *
get_store (void)
{
  static GListStore *store = NULL;

  if (store == NULL)
    store = g_list_store_new (G_TYPE_OBJECT);
  return store;
}

/**
 * purser_errand_list:
 *
 * Returns: (transfer none): a list of objects, one for each errand that is not done yet; the program should not end before it
 *   is empty
 */
GListModel *
purser_errand_list (void)
{
  return G_LIST_MODEL (get_store ());
}

/**
 * purser_errand_begin:
 * @errand: (type GObject): an object for work on the disk that is done elsewhere
 *
 * Adds it to the list until [func@errand_end].
 */
void
purser_errand_begin (gpointer errand)
{
  g_list_store_append (get_store (), errand);
}

/**
 * purser_errand_end:
 * @errand: (type GObject): the object given to [func@errand_begin]
 *
 * Removes it from the list.
 */
void
purser_errand_end (gpointer errand)
{
  guint position;

  if (g_list_store_find (get_store (), errand, &position))
    g_list_store_remove (get_store (), position);
}

static gboolean
ended_cb (gpointer task)
{
  purser_errand_end (task);
  return G_SOURCE_REMOVE;
}

/* The callback runs first, and may begin another errand, before this one leaves the list; the list drops its reference to
 * the task in the main loop, so that no thread does. */
static void
run (gpointer data,
     gpointer user_data)
{
  GTask *task = data;
  Task *about = g_task_get_task_data (task);
  GError *error = NULL;

  if (about->errand (about->data, g_task_get_cancellable (task), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  g_idle_add_full (G_PRIORITY_DEFAULT, ended_cb, task, NULL);
}

static GThreadPool *
get_pool (void)
{
  static GThreadPool *pool = NULL;

  if (pool == NULL)
    pool = g_thread_pool_new (run, NULL, 1, FALSE, NULL);
  return pool;
}

/**
 * purser_errand_run_async:
 * @source: (type GObject) (nullable): the source object of the task
 * @errand: what to do, in a thread
 * @data: (transfer full): for @errand
 * @free_data: frees @data, in the main loop
 * @cancellable: (nullable): cancels it; @errand decides whether that was in time
 * @callback: (nullable): called when it is done
 * @callback_data: for @callback
 *
 * Works on the disk after all errands that were begun before. Must be called from the main thread.
 */
void
purser_errand_run_async (gpointer             source,
                         PurserErrand         errand,
                         gpointer             data,
                         GDestroyNotify       free_data,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             callback_data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, callback_data);
  Task *about = g_new0 (Task, 1);

  about->errand = errand;
  about->data = data;
  about->free_data = free_data;
  g_task_set_task_data (task, about, task_free);
  g_task_set_check_cancellable (task, FALSE);
  purser_errand_begin (task);
  g_thread_pool_push (get_pool (), task, NULL);
}

/**
 * purser_errand_get_data:
 * @result: what the callback was given
 *
 * Returns: (transfer none): the data of the errand
 */
gpointer
purser_errand_get_data (GAsyncResult *result)
{
  return ((Task *) g_task_get_task_data (G_TASK (result)))->data;
}

/**
 * purser_errand_run_finish:
 * @result: what the callback was given
 * @error: why it failed
 *
 * Returns: whether it was done
 */
gboolean
purser_errand_run_finish (GAsyncResult  *result,
                          GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
