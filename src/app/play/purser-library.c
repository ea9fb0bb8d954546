// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-library.h"

/* Returns: (transfer full): the folder of plays; it may not exist yet */
char *
purser_library_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "purser", "plays", NULL);
}

/* Makes a path for a new play. The file name begins with the day, so that the folder is in order.
 * Returns: (transfer full): a path without a file; its folder may not exist yet, either */
char *
purser_library_dup_path (const char *game,
                         const char *id)
{
  g_autofree char *folder = purser_library_dup_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name = g_strdup_printf ("%s-%s-%.8s.purser", day, game, id);

  return g_build_filename (folder, name, NULL);
}
