// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <errno.h>
#include <string.h>

#include <glib/gstdio.h>

#include "purser-disk.h"
#include "purser-errand.h"
#include "purser-folder.h"
#include "purser-picture-file.h"
#include "purser-pictures.h"
#include "purser-result.h"

/* More than the people of any user; a folder that another program filled is not read to its end. */
#define MOST_PICTURES 500

/* Pictures of players by their names: small files in the folder of the application, which are read once. */
struct _PurserPictures
{
  GObject parent_instance;

  /* (element-type utf8 GdkTexture): pictures by their file names. */
  GHashTable *known;
};

G_DEFINE_FINAL_TYPE (PurserPictures, purser_pictures, G_TYPE_OBJECT)

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "purser", "people", NULL);
}

/* Returns a file name for a person: a checksum, as a name may have characters that file names may not, and the same one however
 * the name is written. */
static char *
dup_file_name (const char *name)
{
  g_autofree char *key = purser_result_dup_key (name);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key, -1);

  return g_strconcat (sum, ".png", NULL);
}

static char *
dup_path (const char *file_name)
{
  g_autofree char *folder = dup_folder ();

  return g_build_filename (folder, file_name, NULL);
}

static GHashTable *
table_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  GHashTable *found = table_new ();
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL && g_hash_table_size (found) < MOST_PICTURES)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GdkTexture *picture = g_str_has_suffix (name, ".png") ? purser_picture_file_read (path) : NULL;

      if (picture != NULL)
        g_hash_table_insert (found, g_strdup (name), picture);
    }
  g_task_return_pointer (task, found, (GDestroyNotify) g_hash_table_unref);
}

/* Adds the pictures that were read, but not over those that were chosen meanwhile. */
static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  PurserPictures *self = PURSER_PICTURES (object);
  g_autoptr (GHashTable) found = g_task_propagate_pointer (G_TASK (result), NULL);
  GHashTableIter iter;
  gpointer name, picture;

  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &name, &picture))
    if (!g_hash_table_contains (self->known, name))
      g_hash_table_insert (self->known, g_strdup (name), g_object_ref (picture));
  if (g_hash_table_size (found) > 0)
    g_signal_emit_by_name (self, "changed");
}

static void
purser_pictures_finalize (GObject *object)
{
  g_hash_table_unref (PURSER_PICTURES (object)->known);
  G_OBJECT_CLASS (purser_pictures_parent_class)->finalize (object);
}

static void
purser_pictures_class_init (PurserPicturesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_pictures_finalize;
  /* A person's picture was replaced or removed. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_pictures_init (PurserPictures *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, read_cb, NULL);

  self->known = table_new ();
  g_task_run_in_thread (task, read_in_thread);
}

/* Returns: (transfer none): the pictures of all people, which are read after the first call */
PurserPictures *
purser_pictures_get (void)
{
  static PurserPictures *pictures = NULL;

  if (pictures == NULL)
    pictures = g_object_new (PURSER_TYPE_PICTURES, NULL);
  return pictures;
}

/* Returns: (transfer none) (nullable): the square picture of a person */
GdkTexture *
purser_pictures_find (PurserPictures *self,
                      const char     *name)
{
  g_autofree char *file_name = NULL;

  if (g_hash_table_size (self->known) == 0)
    return NULL;
  file_name = dup_file_name (name);
  return g_hash_table_lookup (self->known, file_name);
}

/* What a worker thread needs to change a person's picture. */
typedef struct {
  char       *name; /* of its file */
  char       *new_name; /* (nullable): of the file after a renaming; %NULL to delete it */
  GBytes     *png; /* (nullable): the new content of the file */
  GdkTexture *picture; /* (nullable): the new picture, or the removed one */
} Change;

static void
change_free (gpointer data)
{
  Change *self = data;

  g_clear_pointer (&self->png, g_bytes_unref);
  g_clear_object (&self->picture);
  g_free (self->name);
  g_free (self->new_name);
  g_free (self);
}

/* @name: (transfer full): of the file */
static Change *
change_new (char *name)
{
  Change *self = g_new0 (Change, 1);

  self->name = name;
  return self;
}

static gboolean
keep (const char  *path,
      GBytes      *png,
      GError     **error)
{
  g_autofree char *folder = dup_folder ();
  gsize length;
  const char *data = g_bytes_get_data (png, &length);

  return purser_folder_make (folder, error) && purser_disk_replace (path, data, length, NULL, error);
}

static void
shrink_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *png = purser_picture_file_shrink (data, cancellable, &error);

  if (png != NULL)
    g_task_return_pointer (task, png, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

/* Makes a small copy of a picture in a thread of its own, so that no write waits for a large or remote picture. The program
 * does not end before purser_pictures_shrink_finish(). */
void
purser_pictures_shrink_async (PurserPictures      *self,
                              GFile               *file,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_set_return_on_cancel (task, TRUE);
  purser_errand_begin (task);
  g_task_run_in_thread (task, shrink_in_thread);
}

/* Returns: (transfer full) (nullable): the small copy */
GBytes *
purser_pictures_shrink_finish (PurserPictures  *self,
                               GAsyncResult    *result,
                               GError         **error)
{
  purser_errand_end (result);
  return g_task_propagate_pointer (G_TASK (result), error);
}

static gboolean
set (gpointer       data,
     GCancellable  *cancellable,
     GError       **error)
{
  Change *self = data;
  g_autofree char *path = dup_path (self->name);

  self->picture = gdk_texture_new_from_bytes (self->png, error);
  return self->picture != NULL && keep (path, self->png, error);
}

/* Keeps the small copy as a person's picture, in a worker thread. */
void
purser_pictures_set_async (PurserPictures      *self,
                           const char          *name,
                           GBytes              *png,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  Change *change = change_new (dup_file_name (name));

  change->png = g_bytes_ref (png);
  purser_errand_run_async (self, set, change, change_free, NULL, callback, data);
}

static gboolean
take_away (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  Change *self = data;
  g_autofree char *path = dup_path (self->name);
  g_autofree char *new_path = self->new_name != NULL ? dup_path (self->new_name) : NULL;

  if ((new_path != NULL ? g_rename (path, new_path) : g_unlink (path)) == 0 || errno == ENOENT)
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (errno), g_strerror (errno));
  return FALSE;
}

/* Removes a person's picture at once, and deletes the file in a worker thread. */
void
purser_pictures_remove_async (PurserPictures      *self,
                              const char          *name,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  Change *change = change_new (dup_file_name (name));

  g_set_object (&change->picture, g_hash_table_lookup (self->known, change->name));
  g_hash_table_remove (self->known, change->name);
  purser_errand_run_async (self, take_away, change, change_free, NULL, callback, data);
  g_signal_emit_by_name (self, "changed");
}

/* Shows the picture that was set, or again the one that could not be removed or renamed.
 * Returns: whether it was done */
gboolean
purser_pictures_change_finish (PurserPictures  *self,
                               GAsyncResult    *result,
                               GError         **error)
{
  Change *change = purser_errand_get_data (result);
  gboolean done = purser_errand_run_finish (result, error);

  if (done != (change->png != NULL))
    return done;
  if (change->new_name != NULL)
    g_hash_table_remove (self->known, change->new_name);
  if (change->picture != NULL)
    g_hash_table_insert (self->known, g_strdup (change->name), g_object_ref (change->picture));
  g_signal_emit_by_name (self, "changed");
  return done;
}

/* Gives the picture to the new name, unless that has one already. */
void
purser_pictures_rename_async (PurserPictures      *self,
                              const char          *from,
                              const char          *to,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  g_autofree char *new_name = dup_file_name (to);
  Change *change = change_new (dup_file_name (from));
  gboolean same = strcmp (change->name, new_name) == 0;
  gboolean moves = same || !g_hash_table_contains (self->known, new_name);

  g_set_object (&change->picture, g_hash_table_lookup (self->known, change->name));
  if (!same)
    g_hash_table_remove (self->known, change->name);
  if (moves && change->picture != NULL)
    g_hash_table_insert (self->known, g_strdup (new_name), g_object_ref (change->picture));
  if (moves)
    change->new_name = g_steal_pointer (&new_name);
  purser_errand_run_async (self, take_away, change, change_free, NULL, callback, data);
  g_signal_emit_by_name (self, "changed");
}
