// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-folder.h"

#include <glib/gstdio.h>

/**
 * purser_test_folder_new:
 *
 * Returns: (transfer full): a new empty folder
 */
char *
purser_test_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("purser-test-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

/**
 * purser_test_folder_remove:
 * @folder: a folder without subfolders
 *
 * Removes a folder and its files.
 */
void
purser_test_folder_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}
