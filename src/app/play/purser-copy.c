// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-copy.h"
#include "purser-errand.h"

/* Values that were read off a component, or that are to be forgotten. A worker thread reads it, too, so it is never changed. */
typedef struct {
  char        *item;
  PurserValue *values; /* (nullable): the values; %NULL to forget all */
} PurserCopyChange;

/* Your copy of a game in memory: the values in its file, and over them the changes that are not written yet. A worker thread
 * reads and writes the file, one attempt after the other, so that no move waits for the disk. Each attempt reads the file anew,
 * as another program may have written to it; changes that could not be written are kept, and written with the next ones. */
struct _PurserCopy
{
  GObject parent_instance;

  char                 *game;
  PurserComponentsFile *file; /* (nullable): %NULL until it was read */
  /* (nullable): why the last attempt could not read the file. */
  GError               *unread;
  /* (element-type PurserCopyChange): the changes that are not on the disk, and how many of them are being written */
  GPtrArray            *waiting;
  guint                 n_taken;
  gboolean              busy;
  gboolean              again;
  char                 *problem;
  /* (element-type GTask): tasks that end with the last attempt */
  GPtrArray            *settling;
};

G_DEFINE_FINAL_TYPE (PurserCopy, purser_copy, G_TYPE_OBJECT)

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
              PurserComponentsFile   *file)
{
  gboolean known = purser_value_get (purser_components_file_get_items (file), self->item) != NULL;

  if (self->values != NULL)
    return purser_components_file_learn (file, self->item, self->values);
  purser_components_file_forget (file, self->item);
  return known;
}

static void
purser_copy_finalize (GObject *object)
{
  PurserCopy *self = PURSER_COPY (object);

  g_clear_pointer (&self->file, purser_components_file_free);
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

/* @file: (transfer full): the values on the disk */
static void
copy_show (PurserCopy           *self,
           PurserComponentsFile *file)
{
  g_autoptr (PurserComponentsFile) before = g_steal_pointer (&self->file);

  for (guint i = 0; i < self->waiting->len; i++)
    change_apply (g_ptr_array_index (self->waiting, i), file);
  self->file = file;
  if (before == NULL ||
      !purser_value_equal (purser_components_file_get_items (before), purser_components_file_get_items (file)))
    g_signal_emit_by_name (self, "changed");
}

static void
copy_note_problem (PurserCopy   *self,
                   const GError *error)
{
  if (error != NULL)
    g_message ("%s", error->message);
  if (g_set_str (&self->problem, error != NULL ? error->message : NULL))
    g_signal_emit_by_name (self, "changed");
}

static void
copy_settle (PurserCopy *self)
{
  g_autoptr (GPtrArray) settling = g_steal_pointer (&self->settling);

  self->settling = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < settling->len; i++)
    g_task_return_boolean (g_ptr_array_index (settling, i), self->problem == NULL);
}

/* Ends an attempt. A file that was read is shown, even if it could not be written after that. */
static void
copy_note (PurserCopy           *self,
           PurserComponentsFile *file,
           const GError         *error)
{
  g_clear_error (&self->unread);
  if (error == NULL)
    g_ptr_array_remove_range (self->waiting, 0, self->n_taken);
  if (file != NULL)
    copy_show (self, file);
  else
    self->unread = g_error_copy (error);
  if (error == NULL || self->n_taken > 0)
    copy_note_problem (self, error);
}

/* What a worker thread needs of a copy, and the file that it reads. */
typedef struct {
  char                 *game;
  GPtrArray            *changes;
  PurserComponentsFile *file;
} Attempt;

static void
attempt_free (gpointer data)
{
  Attempt *self = data;

  g_clear_pointer (&self->file, purser_components_file_free);
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

  self->file = purser_components_file_load (self->game, error);
  for (guint i = 0; self->file != NULL && i < self->changes->len; i++)
    n_changed += change_apply (g_ptr_array_index (self->changes, i), self->file);
  return self->file != NULL && (n_changed == 0 || purser_components_file_save (self->file, error));
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
  copy_note (self, g_steal_pointer (&attempt->file), error);
  if (self->again && !self->busy)
    purser_copy_save (self);
  if (!self->busy)
    copy_settle (self);
}

/* Writes the waiting changes; if an attempt is running already, right after it. */
void
purser_copy_save (PurserCopy *self)
{
  Attempt *attempt;

  self->again = self->busy;
  if (self->busy)
    return;
  self->busy = TRUE;
  self->n_taken = self->waiting->len;
  attempt = g_new0 (Attempt, 1);
  attempt->game = g_strdup (self->game);
  attempt->changes = g_ptr_array_copy (self->waiting, change_ref, NULL);
  purser_errand_run_async (self, try, attempt, attempt_free, NULL, tried_cb, NULL);
}

/* Reads the file in a worker thread, so that it is there by the time it is needed. */
void
purser_copy_read (PurserCopy *self)
{
  if (!self->busy)
    purser_copy_save (self);
}

/* Returns: (transfer none) (nullable): the known values, on the disk or not; %NULL until the file was read */
PurserComponentsFile *
purser_copy_get_file (PurserCopy *self)
{
  return self->file;
}

/* Returns: (transfer none) (nullable): why the last attempt to write it failed */
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
  return self->file != NULL ? change_apply (change, self->file) : 0;
}

static void
copy_keep (PurserCopy *self)
{
  purser_copy_save (self);
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

/* Takes over what somebody else read off.
 * Returns: how many values changed */
guint
purser_copy_merge (PurserCopy           *self,
                   PurserComponentsFile *other)
{
  PurserValue *items = purser_components_file_get_items (other);
  guint n_changed = 0;

  for (guint i = 0; i < purser_value_get_size (items); i++)
    n_changed += copy_add (self, purser_value_get_key_at (items, i), purser_value_get_at (items, i));
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

/* Waits until nothing is being read or written. */
void
purser_copy_settle_async (PurserCopy          *self,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);

  if (self->busy)
    g_ptr_array_add (self->settling, g_steal_pointer (&task));
  else
    g_task_return_boolean (task, self->problem == NULL);
}

/* Returns: whether all changes are on the disk */
gboolean
purser_copy_settle_finish (PurserCopy   *self,
                           GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

/* Opens the copy. If it was read before, it is open at once; what another program wrote since then follows with "changed". */
void
purser_copy_open_async (PurserCopy          *self,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);
  gboolean open = self->file != NULL && self->unread == NULL;

  purser_copy_read (self);
  if (open)
    g_task_return_boolean (task, TRUE);
  else
    g_ptr_array_add (self->settling, g_steal_pointer (&task));
}

/* Returns: whether the copy could be read */
gboolean
purser_copy_open_finish (PurserCopy    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_task_propagate_boolean (G_TASK (result), NULL);
  if (self->file == NULL || self->unread != NULL)
    g_propagate_error (error, g_error_copy (self->unread));
  return self->file != NULL && self->unread == NULL;
}

static void
import_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  GError *error = NULL;
  PurserComponentsFile *other = purser_components_file_read (data, PURSER_COPY (source)->game, &error);

  if (other != NULL)
    g_task_return_pointer (task, other, (GDestroyNotify) purser_components_file_free);
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
PurserComponentsFile *
purser_copy_import_finish (PurserCopy    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
