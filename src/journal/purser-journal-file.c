// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Finds the file of a journal: people move files, delete them, and let other programs write them. */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-error.h"
#include "purser-folder.h"
#include "purser-journal-private.h"
#include "purser-json.h"

gboolean
purser_journal_set_error (GError     **error,
                          int          saved,
                          int          code,
                          const char  *format,
                          ...)
{
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, PURSER_ERROR, code, "%s: %s", what, g_strerror (saved));
  return FALSE;
}

gboolean
purser_journal_tell_save (PurserJournal  *self,
                          int             saved,
                          GError        **error)
{
  const char *advice = purser_disk_advise (saved);
  g_autofree char *shown = g_filename_display_name (self->path);

  if (advice == NULL)
    return purser_journal_set_error (error, saved, PURSER_ERROR_SAVE, _("“%s” cannot be written"), shown);
  /* Translators: what is wrong and what to do about it, such as "the disk is full; free some space" */
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE,
               self->fresh ? _("%s, then start again") : _("%s, and the play will be saved automatically"), advice);
  return FALSE;
}

/* Some file systems cannot lock; a play without a lock is still better than none. */
gboolean
purser_journal_lock (PurserJournal  *self,
                     GError        **error)
{
  if (flock (self->fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED,
               _("this play is open in another window; go on there, or close it first"));
  return FALSE;
}

/* Remembers the status of the file, so that writes by other programs are noticed. */
void
purser_journal_note (PurserJournal *self)
{
  if (self->fd < 0 || fstat (self->fd, &self->known) != 0)
    memset (&self->known, 0, sizeof self->known);
}

/* Closes the file if the journal is released and saved; a line that is added later opens it again. */
void
purser_journal_let_go (PurserJournal *self)
{
  if (!self->released || self->fd < 0 || !purser_journal_is_saved (self))
    return;
  close (self->fd);
  self->fd = -1;
}

static gboolean
journal_make_folder (PurserJournal  *self,
                     GError        **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (self->unborn && purser_folder_has_gone (folder, NULL))
    return purser_journal_tell_save (self, ENOENT, error);
  /* A Purser that was killed may have made the folder without waiting for the disk. */
  return !self->unborn || (purser_disk_make_folder (folder) && purser_disk_sync_folder (folder)) ||
         purser_journal_tell_save (self, errno, error);
}

/* A file gets its own name when its first line is in it, so that a killed program leaves nothing that looks like a play. */
static int
journal_open_draft (PurserJournal *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *draft = g_build_filename (folder, ".purser-XXXXXX", NULL);
  int fd = g_mkstemp_full (draft, O_RDWR | O_APPEND | O_CLOEXEC, 0666);

  if (fd >= 0)
    self->draft = g_steal_pointer (&draft);
  return fd;
}

/* Forgets a file that was begun anew: its former one may come back. */
void
purser_journal_drop_draft (PurserJournal *self)
{
  if (self->draft == NULL)
    return;
  g_unlink (self->draft);
  g_clear_pointer (&self->draft, g_free);
  self->on_disk = self->on_disk_before;
  self->ragged = self->ragged_before;
  close (self->fd);
  self->fd = -1;
}

gboolean
purser_journal_make_file (PurserJournal  *self,
                          GError        **error)
{
  if (!journal_make_folder (self, error))
    return FALSE;
  self->fd = journal_open_draft (self);
  if (self->fd < 0)
    return purser_journal_tell_save (self, errno, error);
  if (self->on_disk > 0)
    {
      self->on_disk_before = self->on_disk;
      self->ragged_before = self->ragged;
    }
  self->on_disk = 0;
  self->ragged = FALSE;
  self->unsynced = TRUE;
  purser_journal_note (self);
  return purser_journal_lock (self, error);
}

static gboolean
is_same_file (const struct stat *one,
              const struct stat *other)
{
  return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}

static gboolean
journal_is_unchanged (PurserJournal     *self,
                      const struct stat *now)
{
  return is_same_file (now, &self->known) && now->st_size == self->known.st_size &&
         now->st_mtim.tv_sec == self->known.st_mtim.tv_sec && now->st_mtim.tv_nsec == self->known.st_mtim.tv_nsec;
}

/* Returns whether a file holds exactly the bytes that are known to be on the disk; the torn end, or part of a line, may follow.
 * Others may shorten the file at any time, so it is read and never mapped. */
static gboolean
journal_is_in (PurserJournal *self,
               int            fd)
{
  g_autoptr (GString) text = purser_disk_read (fd, self->text->len + self->torn->len, NULL);

  if (text == NULL || text->len < self->on_disk || memcmp (text->str, self->text->str, self->on_disk) != 0)
    return FALSE;
  if (self->ragged)
    return text->len <= self->text->len && memcmp (text->str, self->text->str, text->len) == 0;
  return text->len == self->on_disk || (text->len == self->on_disk + self->torn->len &&
                                        memcmp (text->str + self->on_disk, self->torn->str, self->torn->len) == 0);
}

/* Returns whether the open file is still ours: it may have been deleted, or written by another program. */
gboolean
purser_journal_holds_own (PurserJournal *self,
                          struct stat   *held)
{
  if (self->fd < 0 || fstat (self->fd, held) != 0 || held->st_nlink == 0)
    return FALSE;
  return journal_is_unchanged (self, held) || journal_is_in (self, self->fd);
}

/* Returns: (transfer full) (nullable): the path that the open file has by now; %NULL if it is not known */
char *
purser_journal_dup_place (PurserJournal *self)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", self->fd);
  g_autofree char *where = g_file_read_link (link, NULL);

  return where != NULL && g_path_is_absolute (where) ? g_steal_pointer (&where) : NULL;
}

/* Returns whether a file is in the trash of the library, which can bring it back. */
static gboolean
is_deleted (const char *place)
{
  return strstr (place, "/.trash/") != NULL;
}

/* Returns whether a file is in the trash of the desktop or of a program that syncs, or was deleted and has another name in a
 * backup. */
static gboolean
is_thrown_away (const char *place)
{
  return strstr (place, "/Trash/files/") != NULL || strstr (place, "/.Trash") != NULL ||
         strstr (place, "/.stversions/") != NULL || g_str_has_suffix (place, " (deleted)");
}

/* A renamed file is still ours and is written on; one in a trash will be deleted. */
static gboolean
journal_is_in_trash (PurserJournal *self)
{
  g_autofree char *place = purser_journal_dup_place (self);

  return place != NULL && (is_deleted (place) || is_thrown_away (place));
}

/* Returns whether a file begins with every line; another program may have added some. */
static gboolean
journal_begins (PurserJournal *self,
                int            fd)
{
  g_autoptr (GString) text = purser_disk_read (fd, PURSER_JSON_MAX_FILE, NULL);

  return text != NULL && text->len >= self->text->len && memcmp (text->str, self->text->str, self->text->len) == 0;
}

/* The same of the file that is at the path by now, and whether that is on the disk. */
static gboolean
journal_begins_at_path (PurserJournal *self)
{
  int fd = purser_disk_open (self->path, O_RDONLY);
  gboolean begins = fd >= 0 && journal_begins (self, fd) && fsync (fd) == 0 && purser_disk_sync_folder (self->path);

  if (fd >= 0)
    close (fd);
  return begins;
}

/* Returns whether the lines that were just written and synced are in their place in the file of the play. Another program may
 * have deleted or replaced it, or written to it, while the disk was waited for. A play that was deleted in the library stays
 * so. */
gboolean
purser_journal_is_there (PurserJournal *self)
{
  g_autofree char *place = purser_journal_dup_place (self);
  struct stat held, there;
  gboolean exists = stat (self->path, &there) == 0;

  if (fstat (self->fd, &held) != 0 || held.st_nlink == 0 || (!exists && place != NULL && is_thrown_away (place)))
    return FALSE;
  if (exists && !is_same_file (&held, &there))
    return journal_begins_at_path (self);
  return journal_is_unchanged (self, &held) || journal_begins (self, self->fd);
}

gboolean
purser_journal_set_taken_error (PurserJournal  *self,
                                GError        **error)
{
  g_autofree char *shown = g_filename_display_name (self->path);

  /* Translators: the path of a file */
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE,
               _("another program has changed “%s”; move that file away, and saving will continue"), shown);
  return FALSE;
}

static void
journal_take (PurserJournal *self,
              int            fd)
{
  if (self->fd >= 0)
    close (self->fd);
  self->fd = fd;
  self->read_only = FALSE;
  self->untouched = FALSE;
  self->unsynced = TRUE;
  purser_journal_note (self);
}

/* Takes a file with exactly the same contents as ours: a copy that was brought back, or one that has become writable. */
static gboolean
journal_adopt (PurserJournal  *self,
               GError        **error)
{
  int fd = purser_disk_open (self->path, O_RDWR | O_APPEND);

  if (fd < 0)
    return errno == EINVAL ? purser_journal_set_taken_error (self, error) : purser_journal_tell_save (self, errno, error);
  if (!journal_is_in (self, fd))
    {
      close (fd);
      return purser_journal_set_taken_error (self, error);
    }
  journal_take (self, fd);
  self->read_only = !purser_journal_lock (self, error);
  return !self->read_only;
}

/**
 * purser_journal_is_displaced:
 * @self: a journal that was opened for appending
 *
 * Returns: whether another file is in the place of its own
 */
gboolean
purser_journal_is_displaced (PurserJournal *self)
{
  struct stat held, there;
  gboolean own = purser_journal_holds_own (self, &held);

  return self->path != NULL && stat (self->path, &there) == 0 && !(own && is_same_file (&held, &there));
}

/* Finds the file to write to, or makes it again from memory if it was deleted. Fails if another program wrote to it or
 * replaced it, as programs do that carry files from one device to another. */
gboolean
purser_journal_find_file (PurserJournal  *self,
                          GError        **error)
{
  struct stat held, there;
  gboolean own = !self->read_only && purser_journal_holds_own (self, &held);
  gboolean exists = stat (self->path, &there) == 0;

  if (exists && self->draft != NULL && self->on_disk_before == 0)
    return purser_journal_tell_save (self, EEXIST, error);
  if (exists && self->draft == NULL && own && is_same_file (&held, &there))
    return TRUE;
  if (!exists && own && !journal_is_in_trash (self))
    return TRUE;
  purser_journal_drop_draft (self);
  if (exists)
    return journal_adopt (self, error);
  journal_take (self, -1);
  return purser_journal_make_file (self, error);
}
