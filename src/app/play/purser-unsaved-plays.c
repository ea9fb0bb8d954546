// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Plays with moves that are not on the disk yet. They are kept, and saved as soon as that works, whatever page the window
 * shows meanwhile. */

#include "config.h"

#include "purser-unsaved-plays.h"

#define RETRY_AFTER 5

static guint retry = 0;

static GListStore *
get_store (void)
{
  static GListStore *store = NULL;

  if (store == NULL)
    store = g_list_store_new (PURSER_TYPE_PLAY);
  return store;
}

static gboolean
retry_cb (gpointer data)
{
  purser_unsaved_plays_save ();
  if (g_list_model_get_n_items (purser_unsaved_plays_get ()) > 0)
    return G_SOURCE_CONTINUE;
  retry = 0;
  return G_SOURCE_REMOVE;
}

static void
saved_changed_cb (PurserPlay *play)
{
  GListStore *store = get_store ();
  guint position;
  gboolean kept = g_list_store_find (store, play, &position);
  gboolean saved = purser_play_get_saved (play);

  if (saved && kept)
    g_list_store_remove (store, position);
  else if (!saved && !kept)
    g_list_store_append (store, play);
  if (!saved && retry == 0)
    retry = g_timeout_add_seconds (RETRY_AFTER, retry_cb, NULL);
}

/* Keeps a play while some of it is not on the disk, and tries to save it every few seconds. */
void
purser_unsaved_plays_watch (PurserPlay *play)
{
  g_signal_handlers_disconnect_by_func (play, saved_changed_cb, NULL);
  g_signal_connect (play, "notify::saved", G_CALLBACK (saved_changed_cb), NULL);
  saved_changed_cb (play);
}

/* Returns: (transfer none): a list of the plays with moves that are not on the disk */
GListModel *
purser_unsaved_plays_get (void)
{
  return G_LIST_MODEL (get_store ());
}

/* Returns: (transfer full) (element-type PurserPlay): the plays that have moves which are not on the disk now */
GPtrArray *
purser_unsaved_plays_list (void)
{
  GListModel *model = purser_unsaved_plays_get ();
  GPtrArray *plays = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (plays, g_list_model_get_item (model, i));
  return plays;
}

/* Finds a play with moves that are not on the disk, by the path of its file.
 *
 * Returns: (transfer none) (nullable): the play */
PurserPlay *
purser_unsaved_plays_find (const char *path)
{
  g_autoptr (GPtrArray) plays = purser_unsaved_plays_list ();

  for (guint i = 0; i < plays->len; i++)
    if (g_str_equal (purser_play_get_path (g_ptr_array_index (plays, i)), path))
      return g_ptr_array_index (plays, i);
  return NULL;
}

/* Tries again to save the plays that wait, except for those that are being written: on a very slow disk they would never be
 * done. */
void
purser_unsaved_plays_save (void)
{
  g_autoptr (GPtrArray) plays = purser_unsaved_plays_list ();

  for (guint i = 0; i < plays->len; i++)
    if (!purser_play_is_writing (g_ptr_array_index (plays, i)))
      purser_play_save (g_ptr_array_index (plays, i));
}

/* Returns: (transfer none) (nullable): why the last attempt to save a play failed, and what to do; %NULL if none is known to have
 * failed */
const char *
purser_unsaved_plays_get_problem (void)
{
  g_autoptr (GPtrArray) plays = purser_unsaved_plays_list ();

  for (guint i = 0; i < plays->len; i++)
    if (purser_play_get_problem (g_ptr_array_index (plays, i)) != NULL)
      return purser_play_get_problem (g_ptr_array_index (plays, i));
  return NULL;
}

/* Returns: whether any of these plays is being written, or is about to be. One that is saved leaves the list a moment later,
 * and is waited for until then. */
gboolean
purser_unsaved_plays_are_written (void)
{
  g_autoptr (GPtrArray) plays = purser_unsaved_plays_list ();

  for (guint i = 0; i < plays->len; i++)
    if (purser_play_get_saved (g_ptr_array_index (plays, i)) || purser_play_is_writing (g_ptr_array_index (plays, i)))
      return TRUE;
  return FALSE;
}
