// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
#include "purser-journal.h"
#include "purser-json.h"

struct _PurserJournal
{
  char    *path;
  int      fd;
  /* The whole text, whole lines only, and where each line begins in it. */
  GString *text;
  GArray  *starts;
  /* What stood behind the last whole line. */
  GString *torn;
  /* How much of the text is known to be on the disk. */
  gsize    on_disk;
  /* Whether part of a line may stand behind that, because a write broke off. */
  gboolean ragged;
  /* Whether the file is only being made, and nobody has entered anything yet. */
  gboolean fresh;
  /* Whether the file was never there, because nothing could be written when the play began. */
  gboolean unborn;
  /* Whether the file could be opened for reading alone. */
  gboolean read_only;
};

static PurserJournal *
journal_new (const char *path)
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
 * Closes a journal; somebody else may open it then.
 */
void
purser_journal_free (PurserJournal *self)
{
  if (self->fd >= 0)
    close (self->fd);
  g_free (self->path);
  g_string_free (self->text, TRUE);
  g_array_unref (self->starts);
  g_string_free (self->torn, TRUE);
  g_free (self);
}

static gboolean G_GNUC_PRINTF (4, 5)
set_errno_error (GError     **error,
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

static void
journal_split (PurserJournal *self,
               const char    *text,
               gsize          length)
{
  const char *end = text + length;
  const char *at = text;

  for (const char *newline; at < end && (newline = memchr (at, '\n', (gsize) (end - at))) != NULL; at = newline + 1)
    {
      gsize start = (gsize) (at - text);

      g_array_append_val (self->starts, start);
    }
  g_string_append_len (self->text, text, at - text);
  g_string_append_len (self->torn, at, end - at);
  self->on_disk = self->text->len;
}

static gboolean
journal_load (PurserJournal  *self,
              GError        **error)
{
  g_autofree char *text = NULL;
  GStatBuf about;
  gsize length;

  if (g_stat (self->path, &about) != 0)
    return set_errno_error (error, errno, PURSER_ERROR_FILE, _("“%s” cannot be read"), self->path);
  if (!S_ISREG (about.st_mode))
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("this is no file that can be read as a play"));
  else if (about.st_size > PURSER_JSON_MAX_FILE)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("the file is too long to be one of ours"));
  else if (g_file_get_contents (self->path, &text, &length, error))
    {
      journal_split (self, text, length);
      return TRUE;
    }
  return FALSE;
}

/**
 * purser_journal_read:
 * @path: a `.purser` file
 * @error: why not
 *
 * Reads a journal that is only looked at. Nothing is written, and nobody is kept out.
 *
 * Returns: (transfer full) (nullable): a journal
 */
PurserJournal *
purser_journal_read (const char  *path,
                     GError     **error)
{
  g_autoptr (PurserJournal) self = journal_new (path);

  return journal_load (self, error) ? g_steal_pointer (&self) : NULL;
}

/* Some file systems cannot lock; a play on one of those is still better than none. */
static gboolean
journal_lock (PurserJournal  *self,
              GError        **error)
{
  if (flock (self->fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_LOCKED,
               _("this play is open in another window; go on there, or close it first"));
  return FALSE;
}

/**
 * purser_journal_open:
 * @path: a `.purser` file
 * @error: why not
 *
 * Opens a journal to go on with it, and keeps others from doing so at the same time.
 * What is torn at its end stays there until [method@Journal.set_aside], at the latest until the next line is saved.
 * Where a file may only be read, new lines wait in memory until it may be written, too.
 *
 * Returns: (transfer full) (nullable): a journal
 */
PurserJournal *
purser_journal_open (const char  *path,
                     GError     **error)
{
  g_autoptr (PurserJournal) self = journal_new (path);

  self->fd = g_open (path, O_RDWR | O_APPEND | O_CLOEXEC, 0);
  if (self->fd < 0 && purser_disk_denies (errno))
    {
      self->fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
      self->read_only = TRUE;
    }
  if (self->fd < 0)
    {
      set_errno_error (error, errno, PURSER_ERROR_FILE, _("“%s” cannot be opened"), path);
      return NULL;
    }
  if (!journal_lock (self, error) || !journal_load (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * purser_journal_new:
 * @header: the first line, without a newline
 *
 * Makes a journal that is kept in memory alone.
 *
 * Returns: (transfer full): a journal
 */
PurserJournal *
purser_journal_new (const char *header)
{
  return purser_journal_begin (NULL, header);
}

/**
 * purser_journal_begin:
 * @path: (nullable): where no file is yet; %NULL for memory alone
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
  PurserJournal *self = journal_new (path);

  self->unborn = TRUE;
  purser_journal_add (self, header);
  return self;
}

static gboolean
set_save_error (PurserJournal  *self,
                int             saved,
                GError        **error)
{
  const char *advice = purser_disk_advise (saved);

  if (advice == NULL)
    return set_errno_error (error, saved, PURSER_ERROR_SAVE, _("“%s” cannot be written"), self->path);
  /* Translators: what is wrong and what to do about it, such as "the disk is full; make room" */
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE,
               self->fresh ? _("%s, and begin again") : _("%s, and the play is saved by itself"), advice);
  return FALSE;
}

static gboolean
journal_make_folder (PurserJournal  *self,
                     GError        **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  return !self->unborn || g_mkdir_with_parents (folder, 0700) == 0 || set_save_error (self, errno, error);
}

static gboolean
journal_make_file (PurserJournal  *self,
                   GError        **error)
{
  if (!journal_make_folder (self, error))
    return FALSE;
  self->fd = g_open (self->path, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (self->fd < 0)
    return set_save_error (self, errno, error);
  self->on_disk = 0;
  self->ragged = FALSE;
  purser_disk_sync_folder (self->path);
  return journal_lock (self, error);
}

/**
 * purser_journal_create:
 * @path: where no file is yet
 * @header: the first line, without a newline
 * @error: why not
 *
 * Makes a new journal on disk.
 *
 * Returns: (transfer full) (nullable): a journal
 */
PurserJournal *
purser_journal_create (const char  *path,
                       const char  *header,
                       GError     **error)
{
  g_autoptr (PurserJournal) self = journal_new (path);

  self->fresh = TRUE;
  if (!journal_make_file (self, error))
    return NULL;
  if (!purser_journal_append (self, header, error))
    return NULL;
  self->fresh = FALSE;
  return g_steal_pointer (&self);
}

/**
 * purser_journal_get_size:
 * @self: a journal
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
 * @self: a journal
 * @index: from 0, the header
 * @length: (out): the length of the line in bytes, without its newline
 *
 * Returns: (transfer none): where the line begins; good until the journal changes
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
 * @self: a journal
 * @length: (out): how many bytes there are
 *
 * Returns: (transfer none): every line, on the disk or not; good until the journal changes
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
 * @self: a journal
 *
 * Returns: (nullable): where the file is; %NULL for one in memory
 */
const char *
purser_journal_get_path (PurserJournal *self)
{
  return self->path;
}

/**
 * purser_journal_is_torn:
 * @self: a journal
 *
 * Returns: whether something stands behind the last whole line
 */
gboolean
purser_journal_is_torn (PurserJournal *self)
{
  return self->torn->len > 0;
}

/**
 * purser_journal_is_saved:
 * @self: a journal
 *
 * Returns: whether every line is on the disk
 */
gboolean
purser_journal_is_saved (PurserJournal *self)
{
  return self->path == NULL || self->on_disk == self->text->len;
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

static gboolean
journal_write_torn (PurserJournal  *self,
                    GError        **error)
{
  g_autofree char *aside = g_strconcat (self->path, ".torn", NULL);
  g_autoptr (GString) line = g_string_new_len (self->torn->str, (gssize) self->torn->len);

  g_string_append_c (line, '\n');
  if (purser_disk_add_to (aside, line->str, line->len))
    return TRUE;
  if (purser_disk_advise (errno) != NULL)
    return set_save_error (self, errno, error);
  return set_errno_error (error, errno, PURSER_ERROR_SAVE, _("“%s” cannot be written"), aside);
}

/**
 * purser_journal_set_aside:
 * @self: a journal opened to go on with
 * @error: why not
 *
 * Moves what is torn at the end into `FILE.torn`, so that the next line follows a whole one.
 *
 * Returns: whether that was done; the file is untouched where it was not
 */
gboolean
purser_journal_set_aside (PurserJournal  *self,
                          GError        **error)
{
  if (!purser_journal_is_torn (self))
    return TRUE;
  if (self->read_only)
    return set_save_error (self, EROFS, error);
  if (!journal_write_torn (self, error))
    return FALSE;
  if (ftruncate (self->fd, (off_t) self->on_disk) != 0 || fsync (self->fd) != 0)
    return set_save_error (self, errno, error);
  g_string_truncate (self->torn, 0);
  return TRUE;
}

/* Somebody may have thrown the file or its folder away; what we hold open is then nowhere. */
static gboolean
journal_is_gone (PurserJournal *self)
{
  struct stat held;

  return self->fd < 0 || fstat (self->fd, &held) != 0 || held.st_nlink == 0;
}

static gboolean
set_taken_error (GError **error)
{
  g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE,
               _("another file has taken the place of this play; move it away, and saving goes on"));
  return FALSE;
}

static gboolean
journal_make_again (PurserJournal  *self,
                    GError        **error)
{
  if (!journal_is_gone (self))
    return TRUE;
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    return set_taken_error (error);
  if (self->fd >= 0)
    close (self->fd);
  return journal_make_file (self, error);
}

/* Whether the file still holds what was read, to the byte: somebody may have gone on with it elsewhere. */
static gboolean
journal_is_same (PurserJournal *self)
{
  g_autofree char *text = NULL;
  gsize length;

  return g_file_get_contents (self->path, &text, &length, NULL) && length == self->on_disk + self->torn->len &&
         memcmp (text, self->text->str, self->on_disk) == 0 &&
         memcmp (text + self->on_disk, self->torn->str, self->torn->len) == 0;
}

/* What could only be read may be written by now; or it is gone, and is made again. */
static gboolean
journal_allow_writing (PurserJournal  *self,
                       GError        **error)
{
  int fd;

  if (!self->read_only)
    return TRUE;
  fd = g_open (self->path, O_RDWR | O_APPEND | O_CLOEXEC, 0);
  if (fd < 0 && errno != ENOENT)
    return set_save_error (self, errno, error);
  if (fd >= 0 && !journal_is_same (self))
    {
      close (fd);
      return set_taken_error (error);
    }
  close (self->fd);
  self->fd = fd;
  self->read_only = fd >= 0 && !journal_lock (self, error);
  return !self->read_only;
}

/* A write that broke off may have left part of a line; nothing may follow that. */
static gboolean
journal_cut_back (PurserJournal  *self,
                  GError        **error)
{
  if (self->ragged && ftruncate (self->fd, (off_t) self->on_disk) != 0)
    return set_save_error (self, errno, error);
  self->ragged = FALSE;
  return TRUE;
}

/* A file without its first line is no play, and would only puzzle whoever finds it. */
static void
journal_drop_empty (PurserJournal *self)
{
  if (self->ragged || self->on_disk > 0)
    return;
  g_unlink (self->path);
  close (self->fd);
  self->fd = -1;
}

/**
 * purser_journal_save:
 * @self: a journal opened to go on with
 * @error: why not, and what to do
 *
 * Writes what is not on the disk yet. After a write that broke off, the file is cut back to its
 * last whole line, at the latest before the next one; a file that was thrown away is made again
 * from memory.
 *
 * Returns: whether every line is on the disk
 */
gboolean
purser_journal_save (PurserJournal  *self,
                     GError        **error)
{
  int saved;

  if (self->path == NULL)
    return TRUE;
  if (!journal_allow_writing (self, error) || !journal_make_again (self, error) ||
      !purser_journal_set_aside (self, error) || !journal_cut_back (self, error))
    return FALSE;
  if (purser_disk_write (self->fd, self->text->str + self->on_disk, self->text->len - self->on_disk))
    {
      self->on_disk = self->text->len;
      self->unborn = FALSE;
      return TRUE;
    }
  saved = errno;
  self->ragged = TRUE;
  journal_cut_back (self, NULL);
  journal_drop_empty (self);
  return set_save_error (self, saved, error);
}

/**
 * purser_journal_add:
 * @self: a journal
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

/**
 * purser_journal_append:
 * @self: a journal
 * @line: a line, without a newline
 * @error: why it is not on the disk yet
 *
 * Adds a line and saves. It belongs to the journal in any case; where it could not be written it waits.
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
