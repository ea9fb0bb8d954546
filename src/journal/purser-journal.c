// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-error.h"
#include "purser-journal-private.h"
#include "purser-json.h"

PurserJournal *
purser_journal_new_at (const char *path)
{
  PurserJournal *self = g_new0 (PurserJournal, 1);

  self->path = g_strdup (path);
  self->fd = -1;
  self->text = g_string_new (NULL);
  self->starts = g_array_new (FALSE, FALSE, sizeof (gsize));
  self->torn = g_string_new (NULL);
  return self;
}

/**
 * purser_journal_free:
 * @self: (transfer full): a journal
 *
 * Closes a journal, so that others may open its file.
 */
void
purser_journal_free (PurserJournal *self)
{
  if (self->fd >= 0)
    close (self->fd);
  if (self->draft != NULL)
    g_unlink (self->draft);
  g_free (self->draft);
  g_free (self->path);
  g_string_free (self->text, TRUE);
  g_array_unref (self->starts);
  g_string_free (self->torn, TRUE);
  g_free (self);
}

/* Finds where the lines of the text begin, and moves what follows the last whole line to the torn text. */
static void
journal_split (PurserJournal *self)
{
  GString *text = self->text;
  const char *newline;
  gsize start = 0;

  while ((newline = memchr (text->str + start, '\n', text->len - start)) != NULL)
    {
      g_array_append_val (self->starts, start);
      start = (gsize) (newline + 1 - text->str);
    }
  g_string_append_len (self->torn, text->str + start, (gssize) (text->len - start));
  g_string_truncate (text, start);
  self->on_disk = start;
}

/* Sets the error of a file that cannot be read: that of the system, unless the file is no play in any case. */
static gboolean
journal_tell_load (PurserJournal  *self,
                   int             saved,
                   GError        **error)
{
  g_autofree char *shown = g_filename_display_name (self->path);

  if (saved == EINVAL)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("this file cannot be read as a play"));
  else if (saved == ECANCELED)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, g_strerror (saved));
  else if (saved == EFBIG)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("the file is too long to be a Purser file"));
  else
    purser_journal_set_error (error, saved, PURSER_ERROR_FILE, _("“%s” cannot be opened"), shown);
  return FALSE;
}

static gboolean
journal_load (PurserJournal  *self,
              GCancellable   *cancellable,
              GError        **error)
{
  GString *text = purser_disk_read (self->fd, PURSER_JSON_MAX_FILE, cancellable);

  if (text == NULL)
    return journal_tell_load (self, errno, error);
  g_string_free (self->text, TRUE);
  self->text = text;
  journal_split (self);
  return TRUE;
}

/**
 * purser_journal_read:
 * @path: a `.purser` file
 *
 * Reads a journal without writing to its file or locking it.
 *
 * Returns: (transfer full) (nullable): a journal
 */
PurserJournal *
purser_journal_read (const char    *path,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autoptr (PurserJournal) self = purser_journal_new_at (path);

  self->fd = purser_disk_open (path, O_RDONLY);
  if (self->fd < 0)
    journal_tell_load (self, errno, error);
  if (self->fd < 0 || !journal_load (self, cancellable, error))
    return NULL;
  close (self->fd);
  self->fd = -1;
  return g_steal_pointer (&self);
}

/**
 * purser_journal_open:
 * @path: a `.purser` file
 *
 * Opens a journal for appending, and keeps others from doing so at the same time. A torn end stays in the file until
 * [method@Journal.set_aside], at the latest until the next line is saved. If the file is read-only, new lines wait in memory
 * until it is writable.
 *
 * What the file has counts as saved only after the first [method@Journal.save], which waits for the disk: opening does not.
 *
 * Returns: (transfer full) (nullable): a journal
 */
PurserJournal *
purser_journal_open (const char    *path,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autoptr (PurserJournal) self = purser_journal_new_at (path);

  self->fd = purser_disk_open (path, O_RDWR | O_APPEND);
  if (self->fd < 0 && purser_disk_denies (errno))
    {
      self->fd = purser_disk_open (path, O_RDONLY);
      self->read_only = TRUE;
    }
  if (self->fd < 0)
    journal_tell_load (self, errno, error);
  /* The status is that from before the reading, as another program may write to the file after it. */
  purser_journal_note (self);
  if (self->fd < 0 || !purser_journal_lock (self, error) || !journal_load (self, cancellable, error))
    return NULL;
  /* A Purser that was killed may have made the file, or written lines, without waiting for the disk. */
  self->unsynced = self->untouched = !self->read_only;
  return g_steal_pointer (&self);
}

/**
 * purser_journal_begin:
 * @path: (nullable): a path without a file; %NULL for memory alone
 * @header: the first line, without a newline
 *
 * Makes a journal that is not on the disk yet. Its file, and the folder for it, are made by the first
 * [method@Journal.save] that can.
 *
 * Returns: (transfer full): a journal
 */
PurserJournal *
purser_journal_begin (const char *path,
                      const char *header)
{
  PurserJournal *self = purser_journal_new_at (path);

  self->unborn = TRUE;
  purser_journal_add (self, header);
  return self;
}

/**
 * purser_journal_get_size:
 *
 * Returns: how many whole lines there are, the header among them
 */
guint
purser_journal_get_size (PurserJournal *self)
{
  return self->starts->len;
}

/**
 * purser_journal_get_line:
 * @index: from 0, the header
 * @length: (out): the length of the line in bytes, without its newline
 *
 * Returns: (transfer none): where the line begins; valid until the journal changes
 */
const char *
purser_journal_get_line (PurserJournal *self,
                         guint          index,
                         gsize         *length)
{
  gsize start = g_array_index (self->starts, gsize, index);
  gsize end = index + 1 < self->starts->len ? g_array_index (self->starts, gsize, index + 1) : self->text->len;

  *length = end - start - 1;
  return self->text->str + start;
}

/**
 * purser_journal_get_text:
 * @length: (out): how many bytes there are
 *
 * Returns: (transfer none): every line, on the disk or not; valid until the journal changes
 */
const char *
purser_journal_get_text (PurserJournal *self,
                         gsize         *length)
{
  *length = self->text->len;
  return self->text->str;
}

/**
 * purser_journal_get_path:
 *
 * Returns: (nullable): the path of the file; %NULL for a journal in memory
 */
const char *
purser_journal_get_path (PurserJournal *self)
{
  return self->path;
}

/**
 * purser_journal_is_torn:
 *
 * Returns: whether anything follows the last whole line
 */
gboolean
purser_journal_is_torn (PurserJournal *self)
{
  return self->torn->len > 0;
}

/**
 * purser_journal_is_saved:
 *
 * Returns: whether every line is on the disk
 */
gboolean
purser_journal_is_saved (PurserJournal *self)
{
  return self->path == NULL || (self->on_disk == self->text->len && !self->unsynced);
}

/**
 * purser_journal_drop_last:
 * @self: a journal that was just read
 *
 * Counts the last line as torn, because it is not JSON.
 */
void
purser_journal_drop_last (PurserJournal *self)
{
  gsize start = g_array_index (self->starts, gsize, self->starts->len - 1);

  g_string_prepend_len (self->torn, self->text->str + start, (gssize) (self->text->len - start));
  g_string_truncate (self->text, start);
  g_array_set_size (self->starts, self->starts->len - 1);
  self->on_disk = start;
}

/**
 * purser_journal_set_released:
 * @released: whether nobody plays it any more
 *
 * Lets others open the file as soon as every line is on the disk. A line that is added later opens it again.
 */
void
purser_journal_set_released (PurserJournal *self,
                             gboolean       released)
{
  self->released = released;
  purser_journal_let_go (self);
}

/**
 * purser_journal_add:
 * @line: a line, without a newline
 *
 * Adds a line. It is on the disk after the next [method@Journal.save].
 */
void
purser_journal_add (PurserJournal *self,
                    const char    *line)
{
  gsize start = self->text->len;

  g_array_append_val (self->starts, start);
  g_string_append (self->text, line);
  g_string_append_c (self->text, '\n');
}
