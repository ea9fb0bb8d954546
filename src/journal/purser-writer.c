// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-writer.h"

/* The main loop adds lines, the thread writes them. Lines that wait while the disk is slow are written together when it is
 * ready again, in order; the lines of one tap are handed over together.
 *
 * While the thread is busy, the journal belongs to it. The main loop may read only the journal's text even then: it grows
 * under the lock. */
struct _PurserWriter
{
  gatomicrefcount     references;
  GThread            *thread;
  GMutex              lock;
  GCond               wake;

  PurserJournal      *journal;
  /* Lines that were added, and lines that the thread may take. */
  GPtrArray          *added;
  GPtrArray          *queue;
  gboolean            wanted;
  gboolean            busy;
  gboolean            ended;
  gboolean            released;

  gboolean            saved;
  gboolean            displaced;
  char               *problem;

  /* The callback, for the main loop alone. */
  PurserWriterReport  report;
  gpointer            data;
};

static PurserWriter *
writer_ref (PurserWriter *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

static void
writer_unref (gpointer data)
{
  PurserWriter *self = data;

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  purser_journal_free (self->journal);
  g_ptr_array_unref (self->added);
  g_ptr_array_unref (self->queue);
  g_free (self->problem);
  g_cond_clear (&self->wake);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static gboolean
report_cb (gpointer data)
{
  PurserWriter *self = data;

  if (self->report != NULL)
    self->report (self->data);
  return G_SOURCE_REMOVE;
}

/* Moves the queue into the journal; the lock is held. */
static void
writer_take (PurserWriter *self)
{
  for (guint i = 0; i < self->queue->len; i++)
    purser_journal_add (self->journal, g_ptr_array_index (self->queue, i));
  g_ptr_array_set_size (self->queue, 0);
  self->wanted = FALSE;
  /* The file is let go after the last attempt alone. */
  purser_journal_set_released (self->journal, FALSE);
  self->busy = TRUE;
}

static void
writer_note (PurserWriter *self,
             gboolean      saved,
             gboolean      displaced,
             const GError *error)
{
  self->busy = FALSE;
  self->saved = saved;
  self->displaced = displaced;
  g_set_str (&self->problem, error != NULL ? error->message : NULL);
  purser_journal_set_released (self->journal, self->released && !self->wanted);
}

/* Waits for the disk without the lock. */
static void
writer_try (PurserWriter *self)
{
  g_autoptr (GError) error = NULL;
  gboolean saved, displaced;

  writer_take (self);
  g_mutex_unlock (&self->lock);
  saved = purser_journal_save (self->journal, &error);
  displaced = !saved && purser_journal_is_displaced (self->journal);
  if (!saved)
    g_debug ("Not saved yet: %s", error->message);
  g_mutex_lock (&self->lock);
  writer_note (self, saved, displaced, error);
  if (!self->ended)
    g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, writer_ref (self), writer_unref);
}

/* Lines that were handed over before the end are still tried. */
static gpointer
write_in_thread (gpointer data)
{
  PurserWriter *self = data;

  g_mutex_lock (&self->lock);
  while (self->wanted || !self->ended)
    if (self->wanted)
      writer_try (self);
    else
      g_cond_wait (&self->wake, &self->lock);
  g_mutex_unlock (&self->lock);
  writer_unref (self);
  return NULL;
}

/**
 * purser_writer_new:
 * @journal: (transfer full): a journal with a file
 * @report: called in the main loop after each attempt
 * @data: for @report
 *
 * Begins to write a journal beside the main loop.
 *
 * Returns: (transfer full): a writer
 */
PurserWriter *
purser_writer_new (PurserJournal      *journal,
                   PurserWriterReport  report,
                   gpointer            data)
{
  PurserWriter *self = g_new0 (PurserWriter, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  g_cond_init (&self->wake);
  self->journal = journal;
  self->added = g_ptr_array_new_with_free_func (g_free);
  self->queue = g_ptr_array_new_with_free_func (g_free);
  self->saved = purser_journal_is_saved (journal);
  self->report = report;
  self->data = data;
  self->thread = g_thread_new ("writer", write_in_thread, writer_ref (self));
  return self;
}

/**
 * purser_writer_free:
 * @self: (transfer full): a writer
 *
 * Ends the thread after it has tried all lines that were handed over, and closes the journal. Blocks until then, as the file
 * may be opened again right after; if everything is saved, it returns at once.
 */
void
purser_writer_free (PurserWriter *self)
{
  self->report = NULL;
  g_mutex_lock (&self->lock);
  self->ended = TRUE;
  g_cond_signal (&self->wake);
  g_mutex_unlock (&self->lock);
  g_thread_join (self->thread);
  writer_unref (self);
}

/**
 * purser_writer_add:
 * @line: a line, without a newline
 *
 * Adds a line; it is written with the next [method@Writer.save].
 */
void
purser_writer_add (PurserWriter *self,
                   const char   *line)
{
  g_ptr_array_add (self->added, g_strdup (line));
}

/**
 * purser_writer_save:
 *
 * Hands over the added lines, and tries again to write everything that is not on the disk yet.
 */
void
purser_writer_save (PurserWriter *self)
{
  g_mutex_lock (&self->lock);
  g_ptr_array_extend_and_steal (self->queue, g_steal_pointer (&self->added));
  self->wanted = TRUE;
  g_cond_signal (&self->wake);
  g_mutex_unlock (&self->lock);
  self->added = g_ptr_array_new_with_free_func (g_free);
}

/**
 * purser_writer_set_released:
 * @released: whether nobody plays any more
 *
 * Lets others open the file as soon as every line is on the disk, or at once if it is. If it is played again, the thread takes
 * the file back, so that no other program writes to it before the next line.
 */
void
purser_writer_set_released (PurserWriter *self,
                            gboolean      released)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  self->wanted |= self->released && !released;
  self->released = released;
  if (!self->busy)
    purser_journal_set_released (self->journal, released);
  if (self->wanted)
    g_cond_signal (&self->wake);
}

/**
 * purser_writer_is_saved:
 *
 * Returns: whether every line that was added is on the disk
 */
gboolean
purser_writer_is_saved (PurserWriter *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return self->saved && !self->busy && !self->wanted && self->queue->len == 0 && self->added->len == 0;
}

/**
 * purser_writer_is_busy:
 *
 * Returns: whether an attempt is under way or to come
 */
gboolean
purser_writer_is_busy (PurserWriter *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return self->busy || self->wanted;
}

/**
 * purser_writer_is_displaced:
 *
 * Returns: whether another file was in the place of its own at the last attempt
 */
gboolean
purser_writer_is_displaced (PurserWriter *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return self->displaced;
}

/**
 * purser_writer_dup_problem:
 *
 * Returns: (transfer full) (nullable): why the last attempt failed, and what to do
 */
char *
purser_writer_dup_problem (PurserWriter *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return g_strdup (self->problem);
}

static void
add_lines (GString         *text,
           const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (lines, i));
}

/**
 * purser_writer_dup_text:
 * @length: (out): how many bytes there are
 *
 * Returns: (transfer full): every line, on the disk or not
 */
char *
purser_writer_dup_text (PurserWriter *self,
                        gsize        *length)
{
  GString *text;
  const char *written;
  gsize n;

  g_mutex_lock (&self->lock);
  written = purser_journal_get_text (self->journal, &n);
  text = g_string_new_len (written, (gssize) n);
  add_lines (text, self->queue);
  g_mutex_unlock (&self->lock);
  add_lines (text, self->added);
  *length = text->len;
  return g_string_free (text, FALSE);
}
