// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "purser-library.h"
#include "purser-play-summary.h"

/**
 * purser_library_dup_folder:
 *
 * Returns: (transfer full): the folder where plays are kept; it may not be there yet
 */
char *
purser_library_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "purser", "plays", NULL);
}

/**
 * purser_library_dup_path:
 * @game: the game's word
 * @id: what the header of the play is called by
 * @error: why not
 *
 * Finds a place for a new play. Its name begins with the day, so that a folder of them is in order.
 *
 * Returns: (transfer full) (nullable): a path where no file is yet
 */
char *
purser_library_dup_path (const char  *game,
                         const char  *id,
                         GError     **error)
{
  g_autofree char *folder = purser_library_dup_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name = g_strdup_printf ("%s-%s-%.8s.purser", day, game, id);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int code = errno;

      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), _("The folder “%s” could not be made: %s"),
                   folder, g_strerror (code));
      return NULL;
    }
  return g_build_filename (folder, name, NULL);
}

static int
compare_summaries (gconstpointer a,
                   gconstpointer b,
                   gpointer      data)
{
  gint64 left = purser_play_summary_get_changed ((gpointer) a);
  gint64 right = purser_play_summary_get_changed ((gpointer) b);

  return (left < right) - (left > right);
}

/**
 * purser_library_list:
 *
 * Reads every play in the folder.
 *
 * Returns: (transfer full): a list of [class@PlaySummary], the one played last first
 */
GListModel *
purser_library_list (void)
{
  g_autofree char *folder = purser_library_dup_folder ();
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  GListStore *list = g_list_store_new (PURSER_TYPE_PLAY_SUMMARY);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".purser"))
        {
          g_autoptr (PurserPlaySummary) summary = purser_play_summary_new (path);

          g_list_store_insert_sorted (list, summary, compare_summaries, NULL);
        }
    }
  return G_LIST_MODEL (list);
}
