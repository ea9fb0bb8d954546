// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Plays with moves that could not be written yet. They are kept, and saved as soon as that works, whatever page
 * the window shows meanwhile. */

#include "config.h"

#include "purser-keeper.h"

#define RETRY_AFTER 5

static GPtrArray *kept = NULL;

static gboolean
keeper_retry_cb (gpointer data)
{
  for (guint i = kept->len; i > 0; i--)
    if (purser_play_save (g_ptr_array_index (kept, i - 1)))
      g_ptr_array_remove_index (kept, i - 1);
  if (kept->len > 0)
    return G_SOURCE_CONTINUE;
  g_clear_pointer (&kept, g_ptr_array_unref);
  return G_SOURCE_REMOVE;
}

/**
 * purser_keeper_keep:
 * @play: a play that is not saved
 *
 * Keeps a play until all of it is on the disk, and tries that every few seconds.
 */
void
purser_keeper_keep (PurserPlay *play)
{
  if (kept == NULL)
    {
      kept = g_ptr_array_new_with_free_func (g_object_unref);
      g_timeout_add_seconds (RETRY_AFTER, keeper_retry_cb, NULL);
    }
  if (!g_ptr_array_find (kept, play, NULL))
    g_ptr_array_add (kept, g_object_ref (play));
}

/**
 * purser_keeper_find:
 * @path: the file of a play
 *
 * Finds a play that waits to be saved; its file does not have all of it.
 *
 * Returns: (transfer none) (nullable): the play
 */
PurserPlay *
purser_keeper_find (const char *path)
{
  for (guint i = 0; kept != NULL && i < kept->len; i++)
    if (g_strcmp0 (purser_play_get_path (g_ptr_array_index (kept, i)), path) == 0)
      return g_ptr_array_index (kept, i);
  return NULL;
}

/**
 * purser_keeper_get_plays:
 *
 * Returns: (transfer none) (nullable) (element-type PurserPlay): the plays that wait to be saved; those that are
 *   saved meanwhile leave it
 */
GPtrArray *
purser_keeper_get_plays (void)
{
  return kept;
}

/**
 * purser_keeper_get_problem:
 *
 * Tries once more to save what waits.
 *
 * Returns: (transfer none) (nullable): why a play cannot be saved, and what to do; %NULL where all are
 */
const char *
purser_keeper_get_problem (void)
{
  for (guint i = 0; kept != NULL && i < kept->len; i++)
    if (!purser_play_save (g_ptr_array_index (kept, i)))
      return purser_play_get_problem (g_ptr_array_index (kept, i));
  return NULL;
}
