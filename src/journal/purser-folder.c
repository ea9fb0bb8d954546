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
 * @folder: a folder, or a file
 * @error: what to do about it
 *
 * A home on another machine, or on a disk that was pulled out, goes away and comes back. What were written in its place
 * meanwhile would lie below it then, or keep it from coming back.
 *
 * Returns: whether it lies in the folder of all that Purser keeps, and that was there before in this run and is there no more
 */
gboolean
purser_folder_has_gone (const char  *folder,
                        GError     **error)
{
  static int seen = FALSE;
  g_autofree char *all = g_build_filename (g_get_user_data_dir (), "purser", NULL);

  if (g_file_test (all, G_FILE_TEST_IS_DIR))
    {
      g_atomic_int_set (&seen, TRUE);
      return FALSE;
    }
  if (!g_atomic_int_get (&seen) || !g_str_has_prefix (folder, all))
    return FALSE;
  g_set_error_literal (error, PURSER_ERROR, PURSER_ERROR_SAVE, purser_disk_advise (ENOENT));
  return TRUE;
}

/**
 * purser_folder_make:
 * @folder: a folder of our own
 *
 * Makes a folder for the user alone, with those above it, where it is not there yet; but not in the place of one that went
 * away.
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
  if (g_mkdir_with_parents (folder, 0700) == 0)
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
