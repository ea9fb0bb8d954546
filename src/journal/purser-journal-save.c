// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Writes the lines of a journal to the disk. */

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

/**
 * purser_journal_create:
 * @path: a path without a file
 * @header: the first line, without a newline
 *
 * Returns: (transfer full) (nullable): a new journal on disk
 */
PurserJournal *
purser_journal_create (const char  *path,
                       const char  *header,
                       GError     **error)
{
  g_autoptr (PurserJournal) self = purser_journal_new_at (path);

  self->fresh = TRUE;
  if (!purser_journal_make_file (self, error))
    return NULL;
  if (!purser_journal_append (self, header, error))
    {
      /* A file that has its name, but maybe not on the disk, would be in the way of the next attempt. */
      if (self->on_disk > 0)
        g_unlink (path);
      return NULL;
    }
  self->fresh = FALSE;
  return g_steal_pointer (&self);
}

static gboolean
journal_write_torn (PurserJournal  *self,
                    GError        **error)
{
  g_autofree char *aside = g_strconcat (self->path, ".torn", NULL);
  g_autofree char *shown = g_filename_display_name (aside);
  g_autoptr (GString) line = g_string_new_len (self->torn->str, (gssize) self->torn->len);

  g_string_append_c (line, '\n');
  if (purser_disk_add_to (aside, line->str, line->len))
    return TRUE;
  if (purser_disk_advise (errno) != NULL)
    return purser_journal_tell_save (self, errno, error);
  return purser_journal_set_error (error, errno, PURSER_ERROR_SAVE, _("“%s” cannot be written"), shown);
}

/* Notes the status of the file if it has as many bytes as Purser knows of: another program may have added some just now. Else
 * its contents are compared before the next write. */
static void
journal_note_size (PurserJournal *self,
                   gsize          size)
{
  purser_journal_note (self);
  if (self->known.st_size != (off_t) size)
    memset (&self->known, 0, sizeof self->known);
}

/* Moves the torn end of a file that was just found into another one. */
static gboolean
journal_cut_torn (PurserJournal  *self,
                  GError        **error)
{
  struct stat held;

  if (!purser_journal_is_torn (self))
    return TRUE;
  if (!journal_write_torn (self, error))
    return FALSE;
  /* Another program may have finished the line meanwhile. */
  if (!purser_journal_holds_own (self, &held))
    return purser_journal_set_taken_error (self, error);
  if (ftruncate (self->fd, (off_t) self->on_disk) != 0)
    return purser_journal_tell_save (self, errno, error);
  g_string_truncate (self->torn, 0);
  /* The file counts as cut from here on, even if that is on the disk only with the next line. */
  journal_note_size (self, self->on_disk);
  return fsync (self->fd) == 0 || purser_journal_tell_save (self, errno, error);
}

/**
 * purser_journal_set_aside:
 * @self: a journal that was opened for appending
 *
 * Moves the torn end of the file into `FILE.torn`, so that the next line follows a whole one. Fails if another program has
 * written to the file since it was read.
 *
 * Returns: whether that is done and on the disk
 */
gboolean
purser_journal_set_aside (PurserJournal  *self,
                          GError        **error)
{
  struct stat held;

  if (!purser_journal_is_torn (self))
    return TRUE;
  if (self->read_only)
    return purser_journal_tell_save (self, EROFS, error);
  if (!purser_journal_holds_own (self, &held))
    return purser_journal_set_taken_error (self, error);
  return journal_cut_torn (self, error);
}

/* Cuts off part of a line that a failed write may have left, as nothing may follow it. */
static gboolean
journal_cut_back (PurserJournal  *self,
                  GError        **error)
{
  if (self->ragged && ftruncate (self->fd, (off_t) self->on_disk) != 0)
    return purser_journal_tell_save (self, errno, error);
  self->ragged = FALSE;
  return TRUE;
}

/* Gives a written draft its own name, unless that name is taken. */
static gboolean
journal_publish (PurserJournal *self)
{
  if (self->draft == NULL)
    return TRUE;
  if (purser_disk_rename_to_free (self->draft, self->path) != 0)
    return FALSE;
  g_clear_pointer (&self->draft, g_free);
  return TRUE;
}

/* Waits until the name of the file is on the disk, wherever it is by now. If that fails, it is tried again with the next save. A
 * deleted file has none. */
static gboolean
journal_sync_name (PurserJournal  *self,
                   GError        **error)
{
  g_autofree char *place = purser_journal_dup_place (self);
  struct stat held;

  if (self->unsynced && fstat (self->fd, &held) == 0 && held.st_nlink > 0 &&
      !purser_disk_sync_folder (place != NULL ? place : self->path))
    return purser_journal_tell_save (self, errno, error);
  self->unsynced = FALSE;
  return TRUE;
}

/* Returns whether the file that was opened has every line, and only the disk has to be waited for. */
static gboolean
journal_is_written (PurserJournal *self)
{
  return self->unsynced && self->untouched && self->on_disk == self->text->len;
}

static gboolean
journal_sync (PurserJournal  *self,
              GError        **error)
{
  if (fsync (self->fd) != 0)
    return purser_journal_tell_save (self, errno, error);
  return journal_sync_name (self, error);
}

/* Cuts off at once what a failed attempt may have left, unless another program has written to the file meanwhile. Lines that
 * could not be synced may be lost, and are written again. */
static void
journal_take_back (PurserJournal *self)
{
  struct stat held;

  self->ragged = TRUE;
  if (purser_journal_holds_own (self, &held) && journal_cut_back (self, NULL))
    journal_note_size (self, self->on_disk);
  purser_journal_drop_draft (self);
}

/* The status of the file is noted before the disk is waited for: another program may write to the file meanwhile. */
static gboolean
journal_put (PurserJournal *self)
{
  self->untouched = FALSE;
  if (!purser_disk_put (self->fd, self->text->str + self->on_disk, self->text->len - self->on_disk))
    return FALSE;
  journal_note_size (self, self->text->len);
  return fsync (self->fd) == 0 && journal_publish (self);
}

static gboolean
journal_write (PurserJournal  *self,
               GError        **error)
{
  int saved;

  if (journal_put (self))
    return TRUE;
  saved = errno;
  journal_take_back (self);
  return purser_journal_tell_save (self, saved, error);
}

/* The name of a file that is there already is synced first, so that no line of a failed attempt is left in it. */
static gboolean
journal_find_and_write (PurserJournal  *self,
                        GError        **error)
{
  return purser_journal_find_file (self, error) && journal_cut_torn (self, error) && journal_cut_back (self, error) &&
         (self->draft != NULL || journal_sync_name (self, error)) && journal_write (self, error);
}

/* Counts what was written as saved, unless it is lost. */
static gboolean
journal_count (PurserJournal *self)
{
  self->ragged = !purser_journal_is_there (self);
  if (self->ragged)
    return FALSE;
  self->on_disk = self->text->len;
  self->unborn = FALSE;
  return TRUE;
}

/* A file that got lost while its disk was waited for is looked for once more. */
static gboolean
journal_write_until_there (PurserJournal  *self,
                           GError        **error)
{
  for (guint i = 0; i < 2; i++)
    {
      if (!journal_find_and_write (self, error))
        return FALSE;
      if (journal_count (self))
        return journal_sync_name (self, error);
    }
  return purser_journal_set_taken_error (self, error);
}

/**
 * purser_journal_save:
 * @self: a journal that was opened for appending
 * @error: why it failed, and what to do
 *
 * Writes the lines that are not on the disk yet. After a failed write, the file is cut back to its last whole line, at the
 * latest before the next write. A deleted file is made again from memory, and one that another program wrote to is left
 * alone. If a file that was opened has every line, this only waits for the disk.
 *
 * Returns: whether every line is on the disk
 */
gboolean
purser_journal_save (PurserJournal  *self,
                     GError        **error)
{
  gboolean saved;

  if (self->path == NULL || (self->read_only && purser_journal_is_saved (self)))
    return TRUE;
  saved = journal_is_written (self) ? journal_sync (self, error) : journal_write_until_there (self, error);
  if (saved)
    purser_journal_let_go (self);
  return saved;
}

/**
 * purser_journal_append:
 * @line: a line, without a newline
 * @error: why it is not on the disk yet
 *
 * Adds a line and saves. The line belongs to the journal in any case; if it could not be written, it waits in memory.
 *
 * Returns: whether every line is on the disk
 */
gboolean
purser_journal_append (PurserJournal  *self,
                       const char     *line,
                       GError        **error)
{
  purser_journal_add (self, line);
  return purser_journal_save (self, error);
}
