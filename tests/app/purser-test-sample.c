// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-test-sample.h"

#include "purser-games.h"

static char *
read_sample (const char *sample)
{
  g_autofree char *path = g_strdup_printf ("%s/data/samples/%s.purser", g_getenv ("PURSER_SOURCE"), sample);
  char *whole;

  g_assert_true (g_file_get_contents (path, &whole, NULL, NULL));
  return whole;
}

/**
 * purser_test_sample_count:
 * @sample: one of the plays that are shipped
 *
 * Returns: the number of lines of its file
 */
guint
purser_test_sample_count (const char *sample)
{
  g_autofree char *whole = read_sample (sample);
  guint n = 0;

  for (const char *at = whole; *at != '\0'; at++)
    n += *at == '\n';
  return n;
}

static char *
write_cut (const char *folder,
           const char *sample,
           guint       n_lines)
{
  static guint n_written = 0;
  g_autofree char *name = g_strdup_printf ("%s-%u.purser", sample, n_written++);
  g_autofree char *whole = read_sample (sample);
  char *path = g_build_filename (folder, name, NULL);
  char *end = whole;

  for (guint i = 0; i < n_lines && *end != '\0'; i++)
    end = strchr (end, '\n') + 1;
  *end = '\0';
  g_assert_true (g_file_set_contents (path, whole, -1, NULL));
  return path;
}

/**
 * purser_test_sample_open:
 * @folder: the folder for the copy
 * @sample: one of the plays that are shipped
 * @n_lines: how many lines to copy
 *
 * Returns: (transfer full): the play as it was after @n_lines lines
 */
PurserPlay *
purser_test_sample_open (const char *folder,
                         const char *sample,
                         guint       n_lines)
{
  g_autofree char *path = write_cut (folder, sample, n_lines);
  g_autoptr (GError) error = NULL;
  guint line;
  PurserPlay *play = purser_play_open (path, PURSER_PLAY_READ, purser_games_find, &line, &error);

  g_assert_no_error (error);
  return play;
}

/**
 * purser_test_sample_copy:
 * @folder: the folder for the copy
 * @sample: one of the plays that are shipped
 */
void
purser_test_sample_copy (const char *folder,
                         const char *sample)
{
  g_autofree char *path = write_cut (folder, sample, G_MAXUINT);
}
