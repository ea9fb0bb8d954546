// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#define _GNU_SOURCE /* renameat2 */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-error.h"

/**
 * purser_disk_denies:
 * @saved: an `errno`
 *
 * Returns: whether it means that writing is not allowed there
 */
gboolean
purser_disk_denies (int saved)
{
  return saved == EROFS || saved == EACCES || saved == EPERM;
}

/**
 * purser_disk_advise:
 * @saved: the `errno` of a failed write
 *
 * Returns: (nullable): what is wrong and what to do about it, if that is known
 */
const char *
purser_disk_advise (int saved)
{
  if (purser_disk_denies (saved))
    return _("its folder is read-only; allow writing to it");
  switch (saved)
    {
    case ENOSPC:
      return _("the disk is full; free some space");
    case EDQUOT:
    case EFBIG:
      return _("your disk quota is used up; delete files you do not need");
    case ENOENT:
    case ENOTDIR:
      return _("its folder is missing; restore it");
    default:
      return NULL;
    }
}

/**
 * purser_disk_open:
 * @path: a file
 * @flags: how, as for `open()`
 *
 * Opens a file. A pipe or a device does not block, and is closed again.
 *
 * Returns: its descriptor, or -1; `errno` tells why, `EINVAL` if it is no regular file
 */
int
purser_disk_open (const char *path,
                  int         flags)
{
  int fd = g_open (path, flags | O_NONBLOCK | O_CLOEXEC, 0666);
  struct stat about;

  if (fd >= 0 && fstat (fd, &about) == 0 && S_ISREG (about.st_mode))
    return fd;
  if (fd >= 0)
    {
      close (fd);
      errno = EINVAL;
    }
  return -1;
}

static gssize
read_piece (int           fd,
            char         *piece,
            gsize         length,
            gsize         at,
            GCancellable *cancellable)
{
  if (!g_cancellable_is_cancelled (cancellable))
    return pread (fd, piece, length, (off_t) at);
  errno = ECANCELED;
  return -1;
}

/**
 * purser_disk_read:
 * @fd: an open file
 * @most: how many bytes it may have
 *
 * Reads a whole file. If others write to it meanwhile, the text may be longer or shorter, but nothing worse happens.
 *
 * Returns: (transfer full) (nullable): its bytes; otherwise `errno` tells why, `EFBIG` if it is longer, `ECANCELED` if this
 *   was cancelled
 */
GString *
purser_disk_read (int           fd,
                  gsize         most,
                  GCancellable *cancellable)
{
  struct stat about;
  g_autoptr (GString) text = NULL;
  char piece[16 * 1024];
  gssize n;

  if (fstat (fd, &about) != 0)
    return NULL;
  text = g_string_sized_new (MIN ((gsize) about.st_size, most) + 1);
  while (text->len <= most && (n = read_piece (fd, piece, sizeof piece, text->len, cancellable)) != 0)
    {
      if (n > 0)
        g_string_append_len (text, piece, n);
      else if (errno != EINTR)
        return NULL;
    }
  if (text->len > most)
    {
      errno = EFBIG;
      return NULL;
    }
  return g_steal_pointer (&text);
}

/**
 * purser_disk_put:
 * @fd: an open file
 * @text: what to write
 * @length: how many bytes
 *
 * Writes the text without waiting for the disk.
 *
 * Returns: whether all of it is written; `errno` tells why not
 */
gboolean
purser_disk_put (int         fd,
                 const char *text,
                 gsize       length)
{
  while (length > 0)
    {
      gssize written = write (fd, text, length);

      if (written < 0 && errno != EINTR)
        return FALSE;
      text += MAX (written, 0);
      length -= (gsize) MAX (written, 0);
    }
  return TRUE;
}

/**
 * purser_disk_write:
 * @fd: an open file
 * @text: what to write
 * @length: how many bytes
 *
 * Writes the text, and waits until it is on the disk.
 *
 * Returns: whether it is on the disk; `errno` tells why not
 */
gboolean
purser_disk_write (int         fd,
                   const char *text,
                   gsize       length)
{
  return purser_disk_put (fd, text, length) && fsync (fd) == 0;
}

/* Returns whether a file ends with whole lines. */
static gboolean
ends_with (int         fd,
           off_t       size,
           const char *lines,
           gsize       length)
{
  g_autofree char *end = g_malloc (length + 1);
  off_t from = size - (off_t) length;
  gsize border = from > 0;

  return from >= 0 && pread (fd, end, length + border, from - (off_t) border) == (ssize_t) (length + border) &&
         (border == 0 || end[0] == '\n') && memcmp (end + border, lines, length) == 0;
}

/**
 * purser_disk_add_to:
 * @path: a file that need not exist yet
 * @text: the lines to write at its end
 * @length: how many bytes
 *
 * Appends all of the text to a file, unless that is what it ends with, or nothing: what was written before the disk was full
 * is removed again. A link is not followed, as a stranger may have made it.
 *
 * Returns: whether it is on the disk; `errno` tells why not
 */
gboolean
purser_disk_add_to (const char *path,
                    const char *text,
                    gsize       length)
{
  int fd = purser_disk_open (path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW);
  off_t before;
  gboolean written;
  int saved;

  if (fd < 0)
    return FALSE;
  before = lseek (fd, 0, SEEK_END);
  written = (ends_with (fd, before, text, length) || purser_disk_put (fd, text, length)) && fsync (fd) == 0 &&
            purser_disk_sync_folder (path);
  saved = errno;
  /* Removes the part that a failed write left. The write has failed in any case: these return no more than 0. */
  written = written || (before == 0 ? g_unlink (path) : ftruncate (fd, before)) > 0;
  close (fd);
  errno = saved;
  return written;
}

/* Some file systems cannot sync a folder, and write names in time. */
static gboolean
sync_names (int fd)
{
  return fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP;
}

/**
 * purser_disk_sync_folder:
 * @path: a file or folder that was created, or got this name
 *
 * Waits until its name is on the disk, too.
 *
 * Returns: whether it is; `errno` tells why not. A parent folder that may be written to but not read cannot be synced, and
 *   counts as if it were
 */
gboolean
purser_disk_sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean synced = fd >= 0 ? sync_names (fd) : errno == EACCES;
  int saved = errno;

  if (fd >= 0)
    close (fd);
  errno = saved;
  return synced;
}

/* Makes a folder whose parent exists. One whose name is not on the disk is removed, so that the next attempt tries that again. */
static gboolean
make_one_folder (const char *folder)
{
  int saved;

  if (g_mkdir (folder, 0700) != 0)
    {
      if (errno == EEXIST && g_file_test (folder, G_FILE_TEST_IS_DIR))
        return TRUE;
      errno = errno == EEXIST ? ENOTDIR : errno;
      return FALSE;
    }
  if (purser_disk_sync_folder (folder))
    return TRUE;
  saved = errno;
  g_rmdir (folder);
  errno = saved;
  return FALSE;
}

/**
 * purser_disk_make_folder:
 * @folder: a folder that need not exist yet
 *
 * Makes a folder and its parents, for the user alone, and waits until their names are on the disk.
 *
 * Returns: whether they exist; `errno` tells why not
 */
gboolean
purser_disk_make_folder (const char *folder)
{
  g_autofree char *parent = g_path_get_dirname (folder);

  return g_file_test (folder, G_FILE_TEST_IS_DIR) || (purser_disk_make_folder (parent) && make_one_folder (folder));
}

static gboolean
set_error (const char  *path,
           int          saved,
           GError     **error)
{
  const char *advice = purser_disk_advise (saved);
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *what = g_strdup_printf (_("“%s” cannot be written"), shown);

  if (saved == ECANCELED || saved == EEXIST)
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (saved), g_strerror (saved));
  else if (advice != NULL)
    g_set_error_literal (error, PURSER_ERROR, PURSER_ERROR_SAVE, advice);
  else
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE, "%s: %s", what, g_strerror (saved));
  return FALSE;
}

/* Writes a file that will replace another one, and is as private, if the disk knows of that. */
static gboolean
write_draft (int         fd,
             const char *path,
             const char *text,
             gsize       length)
{
  struct stat about;

  if (stat (path, &about) == 0)
    fchmod (fd, about.st_mode & 0777);
  return purser_disk_write (fd, text, length);
}

/**
 * purser_disk_is_free:
 * @path: a path
 *
 * Returns: whether nothing is there, or can be, not even a link to what is missing
 */
gboolean
purser_disk_is_free (const char *path)
{
  struct stat about;

  return lstat (path, &about) != 0;
}

/**
 * purser_disk_rename_to_free:
 * @from: a hidden file that only Purser names so
 * @to: its name from then on
 *
 * Returns: 0; -1 if that was not done, and `errno` tells why: `EEXIST` if there is such a file
 */
int
purser_disk_rename_to_free (const char *from,
                            const char *to)
{
  /* Some file systems cannot do this in one step. */
  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return 0;
  if (errno != EINVAL && errno != ENOSYS)
    return -1;
  if (purser_disk_is_free (to))
    return g_rename (from, to);
  errno = EEXIST;
  return -1;
}

static gboolean
publish (const char   *draft,
         const char   *path,
         gboolean      anew,
         GCancellable *cancellable)
{
  errno = ECANCELED;
  return !g_cancellable_is_cancelled (cancellable) &&
         (anew ? purser_disk_rename_to_free (draft, path) : g_rename (draft, path)) == 0;
}

/* Writes a file under another name, and gives it its own when it is on the disk; `errno` tells why not.
 *
 * @anew: whether there must be no file of that name */
static gboolean
replace (const char   *path,
         const char   *text,
         gsize         length,
         gboolean      anew,
         GCancellable *cancellable)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *draft = g_build_filename (folder, ".purser-XXXXXX", NULL);
  int fd = g_mkstemp_full (draft, O_WRONLY | O_CLOEXEC, 0666);
  gboolean replaced = fd >= 0 && write_draft (fd, path, text, length) && publish (draft, path, anew, cancellable);
  int saved = errno;

  if (fd >= 0)
    close (fd);
  if (fd >= 0 && !replaced)
    g_unlink (draft);
  errno = saved;
  return replaced;
}

/**
 * purser_disk_replace:
 * @path: a file that need not exist yet
 * @text: the whole new text
 * @length: how many bytes
 * @cancellable: (nullable): cancels it, until the file has its name
 * @error: why it failed, and what to do if that is known
 *
 * Writes a whole file: the old one, or none, stays until the new one is safely on disk. A program that is killed meanwhile
 * leaves a hidden file of another name and no half of this one.
 *
 * Returns: whether that was done, and is on the disk
 */
gboolean
purser_disk_replace (const char    *path,
                     const char    *text,
                     gsize          length,
                     GCancellable  *cancellable,
                     GError       **error)
{
  return (replace (path, text, length, FALSE, cancellable) && purser_disk_sync_folder (path)) ||
         set_error (path, errno, error);
}

/**
 * purser_disk_create:
 * @path: a file that does not exist yet
 * @error: why it failed: %G_IO_ERROR_EXISTS if there is a file of that name by now
 *
 * Writes a whole new file like [func@disk_replace].
 *
 * Returns: whether that was done, and is on the disk
 */
gboolean
purser_disk_create (const char  *path,
                    const char  *text,
                    gsize        length,
                    GError     **error)
{
  return (replace (path, text, length, TRUE, NULL) && purser_disk_sync_folder (path)) ||
         set_error (path, errno, error);
}
