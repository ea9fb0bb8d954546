// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-folder.h"

/**
 * purser_folder_make:
 * @folder: a folder of our own
 * @error: why not
 *
 * Makes a folder for the user alone, with those above it, where it is not there yet.
 *
 * Returns: whether it is there
 */
gboolean
purser_folder_make (const char  *folder,
                    GError     **error)
{
  int code;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  code = errno;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), _("The folder “%s” could not be made: %s"),
               folder, g_strerror (code));
  return FALSE;
}
