// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-copy.h"
#include "purser-errand.h"

/* Values that were read off a component, or that are to be forgotten. A worker thread reads it, too, so it is never changed. */
typedef struct {
  char        *item;
  PurserValue *values; /* (nullable): the values; %NULL to forget all */
} PurserCopyChange;

/* Your copy of a game in memory: the values in its file, and over them the changes that are not written yet. A worker thread
 * reads and writes the file, one attempt after the other, so that no move waits for the disk. Each attempt reads the file anew,
 * as another program may have written to it; changes that could not be written are kept, and tried again every few seconds. */
struct _PurserCopy
{
  GObject parent_instance;

  char        *game;
  PurserValue *items; /* (nullable): %NULL until it was read */
  /* (nullable): why the last attempt could not read the file. */
  GError      *unread;
  /* (element-type PurserCopyChange): the changes that are not on the disk, and how many of them are being written */
  GPtrArray   *waiting;
  guint        n_taken;
  gboolean     busy;
  gboolean     again;
  char        *problem; /* (nullable): why the last attempt to write it failed */
  guint        retry;
  /* (element-type GTask): tasks that end with the last attempt */
  GPtrArray   *settling;
};

G_DEFINE_FINAL_TYPE (PurserCopy, purser_copy, G_TYPE_OBJECT)

/* The time between two attempts to write what could not be written, in seconds. */
#define TRY_EVERY 5

static void
change_clear (gpointer data)
{
  PurserCopyChange *self = data;

  g_clear_pointer (&self->values, purser_value_unref);
  g_free (self->item);
}

static void
change_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, change_clear);
}

static gpointer
change_ref (gconstpointer change,
            gpointer      data)
{
  return g_atomic_rc_box_acquire ((gpointer) change);
}

/* Returns: how many values changed */
static guint
change_apply (const PurserCopyChange *self,
              PurserValue            *items)
{
  gboolean known = purser_value_get (items, self->item) != NULL;

  if (self->values != NULL)
    return purser_components_file_learn (items, self->item, self->values);
  purser_value_remove (items, self->item);
  return known;
}

static void
purser_copy_finalize (GObject *object)
{
  PurserCopy *self = PURSER_COPY (object);

  g_clear_pointer (&self->items, purser_value_unref);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->settling, g_ptr_array_unref);
  g_clear_pointer (&self->problem, g_free);
  g_clear_error (&self->unread);
  g_clear_pointer (&self->game, g_free);
  G_OBJECT_CLASS (purser_copy_parent_class)->finalize (object);
}

static void
purser_copy_class_init (PurserCopyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_copy_finalize;
  /* The values changed, or the problem with saving them. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_copy_init (PurserCopy *self)
{
  self->waiting = g_ptr_array_new_with_free_func (change_unref);
  self->settling = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Returns: (transfer none): your copy of a game, the same object for all callers; it may not have been read yet */
PurserCopy *
purser_copy_get (const char *game)
{
  static GHashTable *copies = NULL;
  PurserCopy *self;

  if (copies == NULL)
    copies = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self = g_hash_table_lookup (copies, game);
  if (self != NULL)
    return self;
  self = g_object_new (PURSER_TYPE_COPY, NULL);
  self->game = g_strdup (game);
  g_hash_table_insert (copies, self->game, self);
  return self;
}

/* @items: (transfer full): the values on the disk */
static void
copy_show (PurserCopy  *self,
           PurserValue *items)
{
  g_autoptr (PurserValue) before = g_steal_pointer (&self->items);

  for (guint i = 0; i < self->waiting->len; i++)
    change_apply (g_ptr_array_index (self->waiting, i), items);
  self->items = items;
  if (before == NULL || !purser_value_equal (before, items))
    g_signal_emit_by_name (self, "changed");
}

static void
copy_note_problem (PurserCopy   *self,
                   const GError *error)
{
  g_autofree char *problem = NULL;

  if (error != NULL)
    problem = g_strdup_printf (_("Could not save your copy of the game: %s"), error->message);
  if (!g_set_str (&self->problem, problem))
    return;
  if (error != NULL)
    g_message ("%s", error->message);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
retry_cb (gpointer data)
{
  PurserCopy *self = PURSER_COPY (data);

  purser_copy_sync (self);
  return G_SOURCE_CONTINUE;
}

/* Tries again until nothing waits any more. Until then this is an errand: Purser does not end before it, unless it is told to. */
static void
copy_retry (PurserCopy *self)
{
  if (self->waiting->len > 0 && self->retry == 0)
    {
      purser_errand_begin (self);
      self->retry = g_timeout_add_seconds (TRY_EVERY, retry_cb, self);
    }
  else if (self->waiting->len == 0 && self->retry != 0)
    {
      g_clear_handle_id (&self->retry, g_source_remove);
      purser_errand_end (self);
    }
}

static void
copy_settle (PurserCopy *self)
{
  g_autoptr (GPtrArray) settling = g_steal_pointer (&self->settling);

  self->settling = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < settling->len; i++)
    g_task_return_boolean (g_ptr_array_index (settling, i), TRUE);
}

/* Shows what was read, even if writing failed after that.
 *
 * @items: (transfer full) (nullable): the present values in the file */
static void
copy_note (PurserCopy   *self,
           PurserValue  *items,
           const GError *error)
{
  g_clear_error (&self->unread);
  if (error == NULL)
    g_ptr_array_remove_range (self->waiting, 0, self->n_taken);
  if (items != NULL)
    copy_show (self, items);
  else
    self->unread = g_error_copy (error);
  if (error == NULL || self->n_taken > 0)
    copy_note_problem (self, error);
}

/* What a worker thread needs of a copy, and the file that it reads. */
typedef struct {
  char        *game;
  GPtrArray   *changes;
  /* Whether the last attempt failed, perhaps after the file had its name. */
  gboolean     again;
  PurserValue *items;
} Attempt;

static void
attempt_free (gpointer data)
{
  Attempt *self = data;

  g_clear_pointer (&self->items, purser_value_unref);
  g_ptr_array_unref (self->changes);
  g_free (self->game);
  g_free (self);
}

static gboolean
try (gpointer       data,
     GCancellable  *cancellable,
     GError       **error)
{
  Attempt *self = data;
  guint n_changed = 0;

  self->items = purser_components_file_load (self->game, error);
  for (guint i = 0; self->items != NULL && i < self->changes->len; i++)
    n_changed += change_apply (g_ptr_array_index (self->changes, i), self->items);
  if (self->items == NULL || (n_changed == 0 && !self->again))
    return self->items != NULL;
  return purser_components_file_save (self->game, self->items, error);
}

static void
tried_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  PurserCopy *self = PURSER_COPY (object);
  Attempt *attempt = purser_errand_get_data (result);
  g_autoptr (GError) error = NULL;

  purser_errand_run_finish (result, &error);
  self->busy = FALSE;
  copy_note (self, g_steal_pointer (&attempt->items), error);
  if (self->again)
    purser_copy_sync (self);
  if (self->busy)
    return;
  copy_retry (self);
  copy_settle (self);
}

/* Reads the file in a worker thread, before its values are needed, and writes the waiting changes. */
void
purser_copy_sync (PurserCopy *self)
{
  Attempt *attempt;

  if (self->busy)
    return;
  self->busy = TRUE;
  self->again = FALSE;
  self->n_taken = self->waiting->len;
  attempt = g_new0 (Attempt, 1);
  attempt->game = g_strdup (self->game);
  attempt->changes = g_ptr_array_copy (self->waiting, change_ref, NULL);
  attempt->again = self->problem != NULL;
  purser_errand_run_async (self, try, attempt, attempt_free, NULL, tried_cb, NULL);
}

/* Returns: (transfer none) (nullable): the known values by component, on the disk or not; %NULL until they were read */
PurserValue *
purser_copy_get_items (PurserCopy *self)
{
  return self->items;
}

/* Returns: (transfer none) (nullable): why some values are not on the disk, in a sentence */
const char *
purser_copy_get_problem (PurserCopy *self)
{
  return self->problem;
}

/* Returns: how many values changed; 0 if the file was not read yet */
static guint
copy_add (PurserCopy  *self,
          const char  *item,
          PurserValue *values)
{
  PurserCopyChange *change = g_atomic_rc_box_new0 (PurserCopyChange);

  change->item = g_strdup (item);
  change->values = values != NULL ? purser_value_ref (values) : NULL;
  g_ptr_array_add (self->waiting, change);
  return self->items != NULL ? change_apply (change, self->items) : 0;
}

/* Writes the added changes, right after the present attempt if there is one. */
static void
copy_keep (PurserCopy *self)
{
  self->again = TRUE;
  purser_copy_sync (self);
  g_signal_emit_by_name (self, "changed");
}

/* Adds the printed values of a component, and writes them in a worker thread. */
void
purser_copy_learn (PurserCopy  *self,
                   const char  *item,
                   PurserValue *values)
{
  copy_add (self, item, values);
  copy_keep (self);
}

/* Merges values that another person has read off.
 * Returns: how many values changed */
guint
purser_copy_merge (PurserCopy  *self,
                   PurserValue *other)
{
  guint n_changed = 0;

  for (guint i = 0; i < purser_value_get_size (other); i++)
    n_changed += copy_add (self, purser_value_get_key_at (other, i), purser_value_get_at (other, i));
  copy_keep (self);
  return n_changed;
}

/* Replaces all known values of a component.
 *
 * @values: (nullable): the new values; %NULL for none */
void
purser_copy_put (PurserCopy  *self,
                 const char  *item,
                 PurserValue *values)
{
  copy_add (self, item, NULL);
  if (values != NULL)
    copy_add (self, item, values);
  copy_keep (self);
}

/* Calls back once nothing is being read or written any more; there is no result to finish with. */
void
purser_copy_settle_async (PurserCopy          *self,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);

  if (self->busy)
    g_ptr_array_add (self->settling, g_steal_pointer (&task));
  else
    g_task_return_boolean (task, TRUE);
}

/* Opens the copy. If it was read before, it is open at once; what another program wrote since then follows with "changed". */
void
purser_copy_open_async (PurserCopy          *self,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);
  gboolean open = self->items != NULL;

  purser_copy_sync (self);
  if (open)
    g_task_return_boolean (task, TRUE);
  else
    g_ptr_array_add (self->settling, g_steal_pointer (&task));
}

/* Returns: whether the copy was read, now or before: known values stay open even if their file is away by now */
gboolean
purser_copy_open_finish (PurserCopy    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  if (self->items == NULL)
    g_propagate_error (error, g_error_copy (self->unread));
  return self->items != NULL;
}

static void
import_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  GError *error = NULL;
  PurserValue *other = purser_components_file_read (data, PURSER_COPY (source)->game, &error);

  if (other != NULL)
    g_task_return_pointer (task, other, (GDestroyNotify) purser_value_unref);
  else
    g_task_return_error (task, error);
}

/* Reads a file of the same game that somebody shared, in a worker thread. Cancelling it does not wait for the disk. */
void
purser_copy_import_async (PurserCopy          *self,
                          const char          *path,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, import_in_thread);
}

/* Returns: (transfer full) (nullable): the values to merge */
PurserValue *
purser_copy_import_finish (PurserCopy    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
