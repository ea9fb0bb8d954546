// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Deletes plays in the trash for good. A clock may be wrong for once, so a play that seems to be old is not deleted at
 * once: a stamp in the trash keeps when old plays were first found, and only plays that were old by the stamp, and still
 * are a day or more later, are deleted. A stamp from the future comes from a wrong clock and is removed. */

#include "config.h"

#include <glib/gstdio.h>

#include "purser-errand.h"
#include "purser-plays-private.h"

#define DAY (24 * 60 * 60)
#define STAMP ".found-old"

char *
purser_plays_dup_trash (const char *folder)
{
  return g_build_filename (folder, ".trash", NULL);
}

/* Returns: when old plays were first found, in seconds since 1970; 0 if that is unknown */
static gint64
read_stamp (const char *trash,
            gint64      now)
{
  g_autofree char *path = g_build_filename (trash, STAMP, NULL);
  g_autofree char *text = NULL;
  gint64 found;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  if (g_ascii_string_to_signed (text, 10, 0, MAX (now, 0), &found, NULL))
    return found;
  g_unlink (path);
  return 0;
}

/* A stamp that was cut off reads as an earlier time, at which nothing was old. */
static void
write_stamp (const char *trash,
             gint64      now)
{
  g_autofree char *path = g_build_filename (trash, STAMP, NULL);
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, now);

  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0666, NULL);
}

/* The change time of a file is when it was moved to the trash. */
static gboolean
is_old (const char *path,
        gint64      now)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 && (gint64) about.st_ctime < now - PURSER_PLAYS_DAYS_IN_TRASH * DAY;
}

/* Deletes the plays that are old at both times.
 * Returns: whether any play is left that is old at @now */
static gboolean
empty (const char *trash,
       gint64      found,
       gint64      now)
{
  g_autoptr (GDir) names = g_dir_open (trash, 0, NULL);
  gboolean left = FALSE;
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (trash, name, NULL);

      if (!g_str_equal (name, STAMP) && is_old (path, now) && !(is_old (path, found) && g_unlink (path) == 0))
        left = TRUE;
    }
  return left;
}

/**
 * purser_plays_doubt_trash:
 * @folder: the folder of the plays
 *
 * Removes a stamp that is ahead of the present time, so that plays deleted now are not judged by it.
 */
void
purser_plays_doubt_trash (const char *folder)
{
  g_autofree char *trash = purser_plays_dup_trash (folder);

  read_stamp (trash, g_get_real_time () / G_USEC_PER_SEC);
}

/**
 * purser_plays_empty_trash:
 * @folder: the folder of the plays
 * @now: the time, in seconds since 1970
 *
 * Deletes for good the plays that were deleted [const@PLAYS_DAYS_IN_TRASH] days before @now, if an earlier call, a day or
 * more before @now, has already found them to be that old.
 */
void
purser_plays_empty_trash (const char *folder,
                          gint64      now)
{
  g_autofree char *trash = purser_plays_dup_trash (folder);
  gint64 found = read_stamp (trash, now);
  gboolean due = found <= now - DAY;
  g_autofree char *stamp = g_build_filename (trash, STAMP, NULL);

  if (!empty (trash, due ? found : 0, now))
    g_unlink (stamp);
  else if (due)
    write_stamp (trash, now);
}

static gboolean
empty_by_clock (gpointer       folder,
                GCancellable  *cancellable,
                GError       **error)
{
  purser_plays_empty_trash (folder, g_get_real_time () / G_USEC_PER_SEC);
  return TRUE;
}

/**
 * purser_plays_empty_trash_later:
 * @self: a list of plays
 *
 * Calls [func@Plays.empty_trash] with the present time, in a worker thread.
 */
void
purser_plays_empty_trash_later (PurserPlays *self)
{
  purser_errand_run_async (NULL, empty_by_clock, g_strdup (self->folder), g_free, NULL, NULL, NULL);
}
