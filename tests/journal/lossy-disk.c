// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A disk whose power may fail at every call of the system: the write, ftruncate, fsync, rename, renameat2, link, unlink, mkdir
 * and rmdir of this program replace the system's.
 *
 * It keeps what was synced: the content of a file at its fsync, and the names in a folder at the fsync of the folder. Before
 * each call it draws what the disk would hold if the power failed now. A disk may write what was not synced at any time and in
 * any order, so there are four such images: names and contents are each those that were synced, or those of now. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "lossy-disk.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

/* A file or a folder. It is held open, so that no other one gets its number. */
typedef struct {
  int         fd;
  gboolean    is_folder;
  GBytes     *content; /* (nullable): what was synced of a file */
  GHashTable *names; /* (nullable): what was synced of a folder: numbers by name */
} Node;

static struct {
  char           *folder; /* (nullable): what is watched */
  LossyDiskCheck  check;
  GHashTable     *nodes; /* by number */
  guint           n_folders_synced;
  guint           failing; /* the fsync of a folder that fails, from 1; 0 if none does */
} disk;

static GRecMutex lock;
/* Whether the calls of this thread are those of the disk itself. */
static _Thread_local gboolean inside;

static void
node_free (gpointer data)
{
  Node *self = data;

  close (self->fd);
  g_clear_pointer (&self->content, g_bytes_unref);
  g_clear_pointer (&self->names, g_hash_table_unref);
  g_free (self);
}

static gpointer
to_key (const struct stat *about)
{
  return GSIZE_TO_POINTER ((gsize) about->st_ino);
}

static Node *
see (const char        *path,
     const struct stat *about)
{
  Node *node = g_hash_table_lookup (disk.nodes, to_key (about));
  int fd = node == NULL ? g_open (path, O_RDONLY | O_CLOEXEC, 0) : -1;

  if (fd < 0)
    return node;
  node = g_new0 (Node, 1);
  node->fd = fd;
  node->is_folder = S_ISDIR (about->st_mode);
  g_hash_table_insert (disk.nodes, to_key (about), node);
  return node;
}

/* Returns: (transfer full): the names that are in a folder now; sees what is below it, too */
static GHashTable *
list_names (const char *folder)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct stat about;

      if (lstat (path, &about) == 0 && see (path, &about) != NULL)
        g_hash_table_insert (names, g_strdup (name), to_key (&about));
    }
  return names;
}

static GBytes *
read_content (Node *node)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char piece[4096];
  gssize n;

  while ((n = pread (node->fd, piece, sizeof piece, (off_t) text->len)) > 0)
    g_string_append_len (text, piece, n);
  return g_string_free_to_bytes (g_steal_pointer (&text));
}

static char *
dup_path (Node *node)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", node->fd);

  return g_file_read_link (link, NULL);
}

static void
node_sync (Node *self)
{
  g_autofree char *path = dup_path (self);

  if (self->is_folder)
    {
      g_clear_pointer (&self->names, g_hash_table_unref);
      self->names = list_names (path);
      return;
    }
  g_clear_pointer (&self->content, g_bytes_unref);
  self->content = read_content (self);
}

static void draw (Node *node, const char *path, gboolean names_now, gboolean contents_now);

static void
draw_folder (Node       *node,
             const char *path,
             gboolean    names_now,
             gboolean    contents_now)
{
  g_autofree char *here = dup_path (node);
  g_autoptr (GHashTable) now = names_now ? list_names (here) : NULL;
  GHashTable *names = names_now ? now : node->names;
  GHashTableIter iter;
  gpointer name, number;

  g_mkdir (path, 0700);
  if (names == NULL)
    return;
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &number))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      draw (g_hash_table_lookup (disk.nodes, number), child, names_now, contents_now);
    }
}

/* Draws what is left after the power failed. A file that was never synced may be there and empty. */
static void
draw (Node       *node,
      const char *path,
      gboolean    names_now,
      gboolean    contents_now)
{
  g_autoptr (GBytes) now = !node->is_folder && contents_now ? read_content (node) : NULL;
  GBytes *content = contents_now ? now : node->content;

  if (node->is_folder)
    draw_folder (node, path, names_now, contents_now);
  else
    g_file_set_contents_full (path, content != NULL ? g_bytes_get_data (content, NULL) : "",
                              content != NULL ? (gssize) g_bytes_get_size (content) : 0, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
}

static void
wipe (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_DIR) ? g_dir_open (path, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      wipe (child);
    }
  g_remove (path);
}

static Node *
get_root (void)
{
  struct stat about;

  g_assert_cmpint (stat (disk.folder, &about), ==, 0);
  return see (disk.folder, &about);
}

static void
cut_power (void)
{
  static const char *const how[] = { "what was synced", "the names first", "the contents first", "all of it" };
  g_autofree char *left = g_strconcat (disk.folder, ".left", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (how); i++)
    {
      draw (get_root (), left, i & 1, i & 2);
      disk.check (left, how[i]);
      wipe (left);
    }
}

/* Sees files that are new, also in folders of which no names are asked for. */
static void
see_all (const char *folder)
{
  g_autoptr (GHashTable) names = list_names (folder);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        see_all (path);
    }
}

/* Holds the disk for one call.
 * Returns: whether the call is watched */
static gboolean
begin (void)
{
  if (inside)
    return FALSE;
  g_rec_mutex_lock (&lock);
  if (disk.folder == NULL)
    {
      g_rec_mutex_unlock (&lock);
      return FALSE;
    }
  inside = TRUE;
  see_all (disk.folder);
  cut_power ();
  return TRUE;
}

static int
end (gboolean watched,
     int      result)
{
  int saved = errno;

  if (watched)
    {
      see_all (disk.folder);
      inside = FALSE;
      g_rec_mutex_unlock (&lock);
    }
  errno = saved;
  return result;
}

/* Draws and checks once more, as after something was reported as saved. */
void
lossy_disk_look (void)
{
  end (begin (), 0);
}

static void
sync_all (const char *folder)
{
  struct stat about;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_cmpint (stat (folder, &about), ==, 0);
  node_sync (see (folder, &about));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        sync_all (path);
      else if (stat (path, &about) == 0)
        node_sync (see (path, &about));
    }
}

/* Watches a folder, of which all that is there now was synced. */
void
lossy_disk_watch (const char     *folder,
                  LossyDiskCheck  check)
{
  disk.nodes = g_hash_table_new_full (NULL, NULL, NULL, node_free);
  disk.check = check;
  sync_all (folder);
  disk.folder = g_strdup (folder);
}

/* Ends that.
 * Returns: how many times a folder was synced, or failed to be, since lossy_disk_fail() */
guint
lossy_disk_unwatch (void)
{
  lossy_disk_look ();
  g_rec_mutex_lock (&lock);
  g_clear_pointer (&disk.folder, g_free);
  g_clear_pointer (&disk.nodes, g_hash_table_unref);
  g_rec_mutex_unlock (&lock);
  return disk.n_folders_synced;
}

/* Lets the @nth fsync of a folder from now on fail, from 1; none if @nth is 0. */
void
lossy_disk_fail (guint nth)
{
  disk.failing = nth;
  disk.n_folders_synced = 0;
}

static int
sync_watched (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");
  struct stat about;
  Node *node = fstat (fd, &about) == 0 ? g_hash_table_lookup (disk.nodes, to_key (&about)) : NULL;

  if (node != NULL && node->is_folder && ++disk.n_folders_synced == disk.failing)
    {
      errno = EIO;
      return -1;
    }
  if (real (fd) != 0)
    return -1;
  if (node != NULL)
    node_sync (node);
  return 0;
}

int
fsync (int fd)
{
  int (*real) (int) = dlsym (RTLD_NEXT, "fsync");
  gboolean watched = begin ();

  return end (watched, watched ? sync_watched (fd) : real (fd));
}

ssize_t
write (int         fd,
       const void *text,
       size_t      length)
{
  ssize_t (*real) (int, const void *, size_t) = dlsym (RTLD_NEXT, "write");
  struct stat about;
  gboolean watched = fstat (fd, &about) == 0 && S_ISREG (about.st_mode) && begin ();
  ssize_t n = real (fd, text, length);

  end (watched, 0);
  return n;
}

int
ftruncate (int   fd,
           off_t length)
{
  int (*real) (int, off_t) = dlsym (RTLD_NEXT, "ftruncate");
  gboolean watched = begin ();

  return end (watched, real (fd, length));
}

int
rename (const char *from,
        const char *to)
{
  int (*real) (const char *, const char *) = dlsym (RTLD_NEXT, "rename");
  gboolean watched = begin ();

  return end (watched, real (from, to));
}

int
renameat2 (int          from_folder,
           const char  *from,
           int          to_folder,
           const char  *to,
           unsigned int flags)
{
  int (*real) (int, const char *, int, const char *, unsigned int) = dlsym (RTLD_NEXT, "renameat2");
  gboolean watched = begin ();

  return end (watched, real (from_folder, from, to_folder, to, flags));
}

int
link (const char *from,
      const char *to)
{
  int (*real) (const char *, const char *) = dlsym (RTLD_NEXT, "link");
  gboolean watched = begin ();

  return end (watched, real (from, to));
}

int
unlink (const char *path)
{
  int (*real) (const char *) = dlsym (RTLD_NEXT, "unlink");
  gboolean watched = begin ();

  return end (watched, real (path));
}

int
mkdir (const char *path,
       mode_t      mode)
{
  int (*real) (const char *, mode_t) = dlsym (RTLD_NEXT, "mkdir");
  gboolean watched = begin ();

  return end (watched, real (path, mode));
}

int
rmdir (const char *path)
{
  int (*real) (const char *) = dlsym (RTLD_NEXT, "rmdir");
  gboolean watched = begin ();

  return end (watched, real (path));
}
