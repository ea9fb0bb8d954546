// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-disk.h"
#include "purser-error.h"
#include "purser-folder.h"

/**
 * purser_folder_has_gone:
 * @path: a folder or a file
 * @error: what to do about it
 *
 * Tells when the user's data folder was there earlier in this run and is missing now, as when a home on another machine or on
 * a disk goes away. Files that were created in its place would be hidden when it comes back, or keep it from coming back. If
 * only our folder in it is missing, it was deleted, and may be created again.
 *
 * Returns: whether that folder is missing and @path is inside it
 */
gboolean
purser_folder_has_gone (const char  *path,
                        GError     **error)
{
  static const char *seen = NULL;
  const char *data = g_intern_string (g_get_user_data_dir ());

  if (g_file_test (data, G_FILE_TEST_IS_DIR))
    {
      g_atomic_pointer_set (&seen, data);
      return FALSE;
    }
  if (g_atomic_pointer_get (&seen) != data || !g_str_has_prefix (path, data))
    return FALSE;
  g_set_error_literal (error, PURSER_ERROR, PURSER_ERROR_SAVE, purser_disk_advise (ENOENT));
  return TRUE;
}

/**
 * purser_folder_make:
 * @folder: a folder of our own
 *
 * Creates a folder and its parents for the user alone, unless they exist, or the user's data folder has gone
 * ([func@folder_has_gone]).
 *
 * Returns: whether it exists
 */
gboolean
purser_folder_make (const char  *folder,
                    GError     **error)
{
  int code;

  if (purser_folder_has_gone (folder, error))
    return FALSE;
  if (purser_disk_make_folder (folder))
    return TRUE;
  code = errno;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), _("The folder “%s” could not be created: %s"),
               folder, g_strerror (code));
  return FALSE;
}

/* The longest stem, in bytes: it leaves room for a number, an end, and suffixes of other files; a file system takes 255. */
#define MAX_STEM 200

/**
 * purser_folder_dup_name:
 * @stem: what the name of a file begins with
 * @n: the number among the files of that name, from 1
 * @end: what it ends with, with its dot
 *
 * Makes a name that every file system takes, such as `stem.purser` or `stem-2.purser`. No character is cut in two.
 *
 * Returns: (transfer full): the name
 */
char *
purser_folder_dup_name (const char *stem,
                        guint       n,
                        const char *end)
{
  gsize length = strlen (stem);

  if (length > MAX_STEM)
    for (length = MAX_STEM; length > 0 && ((guchar) stem[length] & 0xc0) == 0x80; length--)
      continue;
  return n == 1 ? g_strdup_printf ("%.*s%s", (int) length, stem, end)
                : g_strdup_printf ("%.*s-%u%s", (int) length, stem, n, end);
}
