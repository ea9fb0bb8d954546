// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include "purser-plays-private.h"
#include "purser-plays-reader.h"

enum {
  PROP_0,
  PROP_READING,
  PROP_MISSING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GType
plays_get_item_type (GListModel *model)
{
  return PURSER_TYPE_PLAY_INFO;
}

static guint
plays_get_n_items (GListModel *model)
{
  return PURSER_PLAYS (model)->infos->len;
}

static gpointer
plays_get_item (GListModel *model,
                guint       position)
{
  PurserPlays *self = PURSER_PLAYS (model);

  return position < self->infos->len ? g_object_ref (g_ptr_array_index (self->infos, position)) : NULL;
}

static void
plays_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = plays_get_item_type;
  iface->get_n_items = plays_get_n_items;
  iface->get_item = plays_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PurserPlays, purser_plays, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, plays_list_model_init))

static void
purser_plays_finalize (GObject *object)
{
  PurserPlays *self = PURSER_PLAYS (object);

  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->infos, g_ptr_array_unref);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->gauge, purser_gauge_unref);
  G_OBJECT_CLASS (purser_plays_parent_class)->finalize (object);
}

static void
purser_plays_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (id == PROP_READING)
    g_value_set_boolean (value, purser_plays_get_reading (PURSER_PLAYS (object)));
  else if (id == PROP_MISSING)
    g_value_set_boolean (value, PURSER_PLAYS (object)->missing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
purser_plays_class_init (PurserPlaysClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = purser_plays_finalize;
  object_class->get_property = purser_plays_get_property;

  /**
   * PurserPlays:reading:
   *
   * Whether the folder is being read.
   */
  properties[PROP_READING] = g_param_spec_boolean ("reading", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * PurserPlays:missing:
   *
   * Whether the folder has existed and is missing now. Its plays stay in the list, as it may come back.
   */
  properties[PROP_MISSING] = g_param_spec_boolean ("missing", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
purser_plays_init (PurserPlays *self)
{
  self->infos = g_ptr_array_new_with_free_func (g_object_unref);
  self->removed = g_ptr_array_new_with_free_func (g_object_unref);
}

static int
compare (gint64 left,
         gint64 right)
{
  return (left < right) - (left > right);
}

/* The play that was played last comes first, also after an older one got a note or was imported. */
static int
compare_infos (gconstpointer a,
               gconstpointer b)
{
  PurserPlayInfo *left = *(PurserPlayInfo **) a;
  PurserPlayInfo *right = *(PurserPlayInfo **) b;
  int order = compare (purser_play_info_get_time (left), purser_play_info_get_time (right));

  return order != 0 ? order : compare (purser_play_info_get_changed (left), purser_play_info_get_changed (right));
}

gboolean
purser_plays_has_path (gconstpointer info,
                       gconstpointer path)
{
  return strcmp (purser_play_info_get_path ((PurserPlayInfo *) info), path) == 0;
}

/* Adds the plays of this folder whose last moves are not in their files yet. */
static void
plays_add_waiting (PurserPlays *self,
                   GPtrArray   *infos)
{
  for (guint i = 0; self->waiting != NULL && i < self->waiting->len; i++)
    {
      PurserPlay *play = g_ptr_array_index (self->waiting, i);
      const char *path = purser_play_get_path (play);
      g_autofree char *folder = g_path_get_dirname (path);

      if (strcmp (folder, self->folder) == 0 && !g_ptr_array_find_with_equal_func (infos, path, purser_plays_has_path, NULL))
        g_ptr_array_add (infos, purser_play_info_new_for_play (play));
    }
}

static GHashTable *
map_infos (GPtrArray *infos)
{
  GHashTable *map = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < infos->len; i++)
    g_hash_table_insert (map, (gpointer) purser_play_info_get_path (g_ptr_array_index (infos, i)), g_ptr_array_index (infos, i));
  return map;
}

/* A play keeps its item when its contents change, so that a list view keeps its row.
 * Returns: (transfer full): the changed items, each with its former contents */
static GHashTable *
plays_keep_items (PurserPlays *self,
                  GPtrArray   *infos)
{
  g_autoptr (GHashTable) known = map_infos (self->infos);
  GHashTable *changed = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);

  for (guint i = 0; i < infos->len; i++)
    {
      PurserPlayInfo *info = g_ptr_array_index (infos, i);
      PurserPlayInfo *kept = g_hash_table_lookup (known, purser_play_info_get_path (info));

      if (kept == NULL || kept == info)
        continue;
      if (purser_play_info_swap (kept, info))
        g_hash_table_insert (changed, kept, g_object_ref (info));
      g_set_object ((PurserPlayInfo **) &g_ptr_array_index (infos, i), kept);
    }
  return changed;
}

static gboolean
is_as_before (GPtrArray  *before,
              guint       old,
              GPtrArray  *infos,
              guint       new,
              GHashTable *changed)
{
  PurserPlayInfo *info = g_ptr_array_index (infos, new);

  return g_ptr_array_index (before, old) == info && !g_hash_table_contains (changed, info);
}

/* Items at both ends that are unchanged are not reported, so that a list view keeps their rows. */
static void
plays_tell (PurserPlays *self,
            GPtrArray   *before,
            GHashTable  *changed)
{
  GPtrArray *infos = self->infos;
  guint same = 0, tail = 0, least = MIN (before->len, infos->len);

  while (same < least && is_as_before (before, same, infos, same, changed))
    same++;
  while (tail < least - same && is_as_before (before, before->len - 1 - tail, infos, infos->len - 1 - tail, changed))
    tail++;
  if (before->len != infos->len || same < least)
    g_list_model_items_changed (G_LIST_MODEL (self), same, before->len - same - tail, infos->len - same - tail);
}

void
purser_plays_take (PurserPlays *self,
                   GPtrArray   *infos)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GHashTable) changed = NULL;

  plays_add_waiting (self, infos);
  changed = plays_keep_items (self, infos);
  g_ptr_array_sort (infos, compare_infos);
  before = self->infos;
  self->infos = infos;
  plays_tell (self, before, changed);
}

GPtrArray *
purser_plays_copy_infos (PurserPlays *self,
                         const char  *without)
{
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->infos->len; i++)
    if (without == NULL || !purser_plays_has_path (g_ptr_array_index (self->infos, i), without))
      g_ptr_array_add (infos, g_object_ref (g_ptr_array_index (self->infos, i)));
  return infos;
}

/* Returns copies, so that a thread can read them while the list changes. */
GHashTable *
purser_plays_list_known (PurserPlays *self)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  for (guint i = 0; i < self->infos->len; i++)
    {
      PurserPlayInfo *info = g_ptr_array_index (self->infos, i);

      g_hash_table_insert (known, g_strdup (purser_play_info_get_path (info)), purser_play_info_dup (info));
    }
  return known;
}

/**
 * purser_plays_reload:
 * @self: a list of plays
 *
 * Reads the folder again, and waits for it.
 */
void
purser_plays_reload (PurserPlays *self)
{
  g_autoptr (GHashTable) known = purser_plays_list_known (self);
  GPtrArray *infos = purser_plays_read (self->folder, self->find, known, NULL, NULL, NULL);

  if (infos != NULL)
    purser_plays_take (self, infos);
}

/* What a thread needs of a list, which belongs to the main thread. */
typedef struct {
  char            *folder;
  PurserFindRules  find;
  GHashTable      *known;
  PurserGauge     *gauge;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_free (reading->folder);
  g_hash_table_unref (reading->known);
  purser_gauge_unref (reading->gauge);
  g_free (reading);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Reading *reading = data;
  GError *error = NULL;
  GPtrArray *infos = purser_plays_read (reading->folder, reading->find, reading->known, reading->gauge, cancellable, &error);

  if (infos != NULL)
    g_task_return_pointer (task, infos, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static void
plays_set_reading (PurserPlays  *self,
                   GCancellable *cancellable)
{
  gboolean before = self->reading != NULL;

  g_set_object (&self->reading, cancellable);
  if (before != (cancellable != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READING]);
}

static void
plays_set_missing (PurserPlays *self,
                   gboolean     missing)
{
  if (self->missing == missing)
    return;
  self->missing = missing;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MISSING]);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  PurserPlays *self = PURSER_PLAYS (object);
  g_autoptr (GError) error = NULL;
  GPtrArray *infos = g_task_propagate_pointer (G_TASK (result), &error);
  gboolean left = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  /* If the folder is missing, the known plays stay in the list, with those that wait to be saved. */
  if (!left)
    purser_plays_take (self, infos != NULL ? infos : purser_plays_copy_infos (self, NULL));
  if (!left)
    plays_set_missing (self, infos == NULL);
  if (g_task_get_cancellable (G_TASK (result)) == self->reading)
    plays_set_reading (self, NULL);
}

/**
 * purser_plays_reload_later:
 * @self: a list of plays
 *
 * Reads the folder again in a worker thread; [property@Plays:reading] tells when that is done. A reading in progress is
 * cancelled.
 */
void
purser_plays_reload_later (PurserPlays *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (self, cancellable, read_cb, NULL);
  Reading *reading = g_new0 (Reading, 1);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_pointer (&self->gauge, purser_gauge_unref);
  self->gauge = purser_gauge_new ();
  reading->folder = g_strdup (self->folder);
  reading->find = self->find;
  reading->known = purser_plays_list_known (self);
  reading->gauge = purser_gauge_ref (self->gauge);
  g_task_set_task_data (task, reading, reading_free);
  plays_set_reading (self, cancellable);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * purser_plays_stop:
 * @self: a list of plays
 *
 * Cancels what [method@Plays.reload_later] began, if that is not done yet.
 */
void
purser_plays_stop (PurserPlays *self)
{
  if (self->reading == NULL)
    return;
  g_cancellable_cancel (self->reading);
  plays_set_reading (self, NULL);
}

/**
 * purser_plays_get_reading:
 * @self: a list of plays
 *
 * Returns: whether the folder is being read
 */
gboolean
purser_plays_get_reading (PurserPlays *self)
{
  return self->reading != NULL;
}

/**
 * purser_plays_get_fraction:
 * @self: a list of plays
 *
 * Returns: how much of the folder has been read, from 0 to 1
 */
double
purser_plays_get_fraction (PurserPlays *self)
{
  return self->gauge != NULL ? purser_gauge_get_fraction (self->gauge) : 0;
}

/**
 * purser_plays_set_waiting:
 * @self: a list of plays
 * @waiting: (nullable) (element-type PurserPlay): plays that wait to be saved
 *
 * Makes the next [method@Plays.reload] also list those that have no file yet, as nothing else could find them again.
 */
void
purser_plays_set_waiting (PurserPlays *self,
                          GPtrArray   *waiting)
{
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  self->waiting = waiting != NULL ? g_ptr_array_ref (waiting) : NULL;
}

/**
 * purser_plays_new:
 * @folder: the folder of the plays; it need not exist yet
 * @find: finds the rules of a game
 *
 * Makes a list for the plays of a folder, and deletes for good those that were deleted long ago. Nothing is read before
 * [method@Plays.reload].
 *
 * Returns: (transfer full): a list of [class@PlayInfo], the one that was played last first; empty so far
 */
PurserPlays *
purser_plays_new (const char      *folder,
                  PurserFindRules  find)
{
  PurserPlays *self = g_object_new (PURSER_TYPE_PLAYS, NULL);

  self->folder = g_canonicalize_filename (folder, NULL);
  self->find = find;
  purser_plays_empty_trash_later (self);
  return self;
}

/**
 * purser_plays_dup_results:
 * @self: a list of plays
 *
 * Returns: (transfer container) (element-type PurserResult): the results of the plays that can be read; valid until the list
 *   changes
 */
GPtrArray *
purser_plays_dup_results (PurserPlays *self)
{
  GPtrArray *results = g_ptr_array_new ();

  for (guint i = 0; i < self->infos->len; i++)
    {
      PurserResult *result = purser_play_info_get_result (g_ptr_array_index (self->infos, i));

      if (result != NULL)
        g_ptr_array_add (results, result);
    }
  return results;
}
