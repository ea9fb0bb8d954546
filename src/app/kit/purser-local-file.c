// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-local-file.h"

/* Finds where a file lies on this computer, as a play is written with fsync and that takes a path.
 *
 * @error: return location: the file has no path here, as it is on a server that is not mounted
 *
 * Returns: (transfer full) (nullable): its path */
char *
purser_local_file_dup_path (GFile   *file,
                            GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_parse_name (file);

  if (path == NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _("“%.80s” is not on this computer. Copy it here, then choose the copy"), name);
  return g_steal_pointer (&path);
}
