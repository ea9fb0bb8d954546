// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Writes a play to the disk: at once, or beside the main loop. */

#include "config.h"

#include "purser-play-private.h"

/**
 * purser_play_get_path:
 *
 * Returns: (nullable): the path of its file; %NULL for a play in memory
 */
const char *
purser_play_get_path (PurserPlay *self)
{
  return self->writer != NULL ? self->path : purser_journal_get_path (self->journal);
}

/**
 * purser_play_get_saved:
 *
 * Returns: whether every record is on the disk
 */
gboolean
purser_play_get_saved (PurserPlay *self)
{
  return self->writer != NULL ? purser_writer_is_saved (self->writer) : purser_journal_is_saved (self->journal);
}

/**
 * purser_play_get_problem:
 *
 * Returns: (nullable): why not every record is on the disk, and what to do; %NULL if they are or will be
 */
const char *
purser_play_get_problem (PurserPlay *self)
{
  return self->problem;
}

/**
 * purser_play_is_writing:
 *
 * Returns: whether a thread is writing its records, or is about to; otherwise the last attempt has ended
 */
gboolean
purser_play_is_writing (PurserPlay *self)
{
  return self->writer != NULL && purser_writer_is_busy (self->writer);
}

/**
 * purser_play_is_displaced:
 *
 * Returns: whether another file is in the place of its own
 */
gboolean
purser_play_is_displaced (PurserPlay *self)
{
  return self->writer != NULL ? purser_writer_is_displaced (self->writer) : purser_journal_is_displaced (self->journal);
}

static void
play_settle (PurserPlay *self)
{
  g_autoptr (GPtrArray) settling = g_steal_pointer (&self->settling);

  for (guint i = 0; settling != NULL && i < settling->len; i++)
    g_task_return_boolean (g_ptr_array_index (settling, i), purser_play_get_saved (self));
}

static void
written_cb (gpointer data)
{
  PurserPlay *self = data;
  g_autoptr (PurserPlay) hold = g_object_ref (self);
  /* Asked first, as a later attempt may fail meanwhile; its reason comes with its own report. */
  gboolean busy = purser_writer_is_busy (self->writer);
  g_autofree char *problem = purser_writer_dup_problem (self->writer);

  purser_play_note_problem (self, problem);
  if (!busy)
    play_settle (self);
}

/**
 * purser_play_write_beside:
 * @self: a play with a file
 *
 * Lets a thread write from here on: a move shows at once, and [property@Play:saved] changes when it is on the disk. The thread
 * begins with what may not be on the disk yet. Freeing the play before that waits for the disk.
 */
void
purser_play_write_beside (PurserPlay *self)
{
  const char *path = purser_play_get_path (self);

  if (self->writer != NULL || path == NULL)
    return;
  self->path = g_strdup (path);
  self->writer = purser_writer_new (g_steal_pointer (&self->journal), written_cb, self);
  purser_play_save (self);
}

/**
 * purser_play_set_released:
 * @released: whether nobody plays it any more
 *
 * Lets the play be opened elsewhere as soon as every record is on the disk, however long the object lives on.
 */
void
purser_play_set_released (PurserPlay *self,
                          gboolean    released)
{
  if (self->writer != NULL)
    purser_writer_set_released (self->writer, released);
  else
    purser_journal_set_released (self->journal, released);
  /* The file is taken back by the thread. */
  if (!released)
    purser_play_show_saved (self);
}

static gboolean
play_save_beside (PurserPlay *self)
{
  gboolean saved = purser_play_get_saved (self);

  if (!saved)
    purser_writer_save (self->writer);
  purser_play_show_saved (self);
  return saved;
}

/**
 * purser_play_save:
 *
 * Tries again to write what could not be written. A play that is written beside the main loop reports the outcome later.
 *
 * Returns: whether every record is on the disk
 */
gboolean
purser_play_save (PurserPlay *self)
{
  g_autoptr (GError) error = NULL;
  gboolean saved;

  if (self->writer != NULL)
    return play_save_beside (self);
  saved = purser_journal_save (self->journal, &error);
  if (!saved)
    g_debug ("Not saved yet: %s", error->message);
  purser_play_note_problem (self, error != NULL ? error->message : NULL);
  return saved;
}

/**
 * purser_play_settle_async:
 *
 * Tries once more to write what is not on the disk, and reports whether that succeeded.
 */
void
purser_play_settle_async (PurserPlay          *self,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);

  if (purser_play_save (self) || self->writer == NULL)
    {
      g_task_return_boolean (task, purser_play_get_saved (self));
      return;
    }
  if (self->settling == NULL)
    self->settling = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->settling, g_steal_pointer (&task));
}

/**
 * purser_play_settle_finish:
 *
 * Returns: whether every record is on the disk
 */
gboolean
purser_play_settle_finish (PurserPlay   *self,
                           GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

/**
 * purser_play_dup_text:
 * @length: (out): how many bytes there are
 *
 * Returns: (transfer full): the whole file as it should be, including the records that are not on the disk yet
 */
char *
purser_play_dup_text (PurserPlay *self,
                      gsize      *length)
{
  const char *text;

  if (self->writer != NULL)
    return purser_writer_dup_text (self->writer, length);
  text = purser_journal_get_text (self->journal, length);
  return g_memdup2 (text, *length + 1);
}
