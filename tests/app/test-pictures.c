// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Pictures of people: they are stored small, follow their names, and are never larger than a picture may be. */

#include "config.h"

#include <string.h>
#include <sys/stat.h>

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gstdio.h>

#include "purser-errand.h"
#include "purser-picture-file.h"
#include "purser-pictures.h"

#define GREEN 0x20C020FF

static char *
dup_path (const char *name)
{
  return g_build_filename (g_get_user_cache_dir (), name, NULL);
}

static GFile *
write_file (const char *name,
            const char *data,
            gsize       length)
{
  g_autofree char *path = dup_path (name);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
  return g_file_new_for_path (path);
}

/* Writes a red picture with a green square in its middle. */
static GFile *
write_picture (const char *name,
               const char *kind,
               int         width,
               int         height)
{
  g_autoptr (GdkPixbuf) image = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  int side = MIN (width, height);
  g_autoptr (GdkPixbuf) middle = gdk_pixbuf_new_subpixbuf (image, (width - side) / 2, (height - side) / 2, side, side);
  g_autofree char *data = NULL;
  gsize length;

  gdk_pixbuf_fill (image, 0xC02020FF);
  gdk_pixbuf_fill (middle, GREEN);
  g_assert_true (gdk_pixbuf_save_to_buffer (image, &data, &length, kind, NULL, NULL));
  return write_file (name, data, length);
}

static void
assert_green (GdkTexture *picture,
              int         side)
{
  g_autofree guchar *pixels = g_malloc ((gsize) (side * side * 4));
  int edge = side / 8;
  const int corners[] = { edge * side + edge, edge * side + side - 1 - edge, (side - 1 - edge) * side + edge };

  g_assert_cmpint (gdk_texture_get_width (picture), ==, side);
  g_assert_cmpint (gdk_texture_get_height (picture), ==, side);
  gdk_texture_download (picture, pixels, (gsize) side * 4);
  /* The bytes are blue, green, red, opacity on little-endian machines; JPEG shifts them by a few steps. */
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    g_assert_cmpint (pixels[corners[i] * 4 + 1], >, pixels[corners[i] * 4 + 2] + 60);
}

static void
test_shrink (void)
{
  static const struct { const char *kind; int width, height, side; } cases[] = {
    { "png", 1200, 600, 128 }, { "png", 300, 900, 128 }, { "jpeg", 2000, 1500, 128 }, { "png", 40, 90, 40 }, { "png", 1, 1, 1 },
    { "png", 9000, 3, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = write_picture ("picture", cases[i].kind, cases[i].width, cases[i].height);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) png = purser_picture_file_shrink (file, NULL, &error);
      g_autoptr (GdkTexture) picture = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (png), <, 128 * 1024);
      picture = gdk_texture_new_from_bytes (png, &error);
      g_assert_no_error (error);
      assert_green (picture, cases[i].side);
    }
}

static void
assert_refused (GFile      *file,
                const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_picture_file_shrink (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_no_picture (void)
{
  g_autoptr (GFile) text = write_file ("text", "{\"purser\":1}\n", 13);
  g_autoptr (GFile) empty = write_file ("empty", "", 0);
  g_autoptr (GFile) whole = write_picture ("whole", "png", 400, 400);
  g_autoptr (GFile) absent = g_file_new_for_path ("/nowhere/picture.png");
  g_autoptr (GFile) torn = NULL;
  g_autoptr (GBytes) half = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  gsize length;

  assert_refused (text, "This file is not a picture, or it is damaged.");
  assert_refused (empty, "This file is not a picture, or it is damaged.");
  g_assert_true (g_file_load_contents (whole, NULL, &data, &length, NULL, NULL));
  torn = write_file ("torn", data, length / 2);
  /* Some libraries show the part of a torn picture that is there. */
  half = purser_picture_file_shrink (torn, NULL, NULL);
  g_assert_true (half == NULL || g_bytes_get_size (half) < 128 * 1024);
  g_assert_null (purser_picture_file_shrink (absent, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* A few bytes that claim to be 100,000 pixels wide and high: 30 GB unpacked. */
static void
test_too_large (void)
{
  static const char header[] = "\x89PNG\r\n\x1a\n" "\0\0\0\x0dIHDR"
                               "\0\x01\x86\xa0" "\0\x01\x86\xa0" "\x08\x02\0\0\0" "\x27\x30\x9c\x9f" "\0\0\1\0IDAT\x78\x9c\0\0";
  g_autoptr (GFile) file = write_file ("bomb.png", header, sizeof header - 1);
  g_autofree char *bitmap = g_malloc0 (54);
  g_autoptr (GFile) other = NULL;

  assert_refused (file, "This picture is too large.");
  /* A bitmap that claims 60,000 by 60,000. */
  memcpy (bitmap, "BM", 2);
  bitmap[10] = 54;
  bitmap[14] = 40;
  memcpy (bitmap + 18, "\x60\xea\0\0\x60\xea\0\0\x01\0\x18\0", 12);
  other = write_file ("bomb.bmp", bitmap, 54);
  assert_refused (other, "This picture is too large.");
}

static void
set_cb (GObject      *object,
        GAsyncResult *result,
        gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (purser_pictures_change_finish (PURSER_PICTURES (object), result, &error));
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

static void
set_picture (const char *name,
             int         side)
{
  g_autoptr (GFile) file = write_picture ("picture", "png", side, side);
  g_autoptr (GBytes) png = purser_picture_file_shrink (file, NULL, NULL);
  gboolean done = FALSE;

  purser_pictures_set_async (purser_pictures_get (), name, png, set_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
removed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  *(gboolean *) data = purser_pictures_change_finish (PURSER_PICTURES (object), result, NULL);
}

/* Waits until everything is on the disk. */
static void
settle (void)
{
  while (g_list_model_get_n_items (purser_errand_list ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
remove_picture (const char *name)
{
  gboolean removed = FALSE;

  purser_pictures_remove_async (purser_pictures_get (), name, removed_cb, &removed);
  settle ();
  return removed;
}

static gboolean
rename_picture (const char *from,
                const char *to)
{
  gboolean renamed = FALSE;

  purser_pictures_rename_async (purser_pictures_get (), from, to, removed_cb, &renamed);
  settle ();
  return renamed;
}

static void
assert_picture (const char *name,
                int         side)
{
  GdkTexture *picture = purser_pictures_find (purser_pictures_get (), name);

  g_assert_cmpint (picture != NULL ? gdk_texture_get_width (picture) : 0, ==, side);
}

static guint
count_files (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "purser", "people", NULL);
  g_autoptr (GDir) names = NULL;
  guint n = 0;

  settle ();
  names = g_dir_open (folder, 0, NULL);
  while (names != NULL && g_dir_read_name (names) != NULL)
    n++;
  return n;
}

static void
test_people (void)
{
  assert_picture ("Aoi", 0);
  set_picture ("Aoi", 20);
  set_picture ("../../Ben/\n", 30);
  set_picture ("Dagny", 40);
  assert_picture ("Aoi", 20);
  /* Names match as people compare them. */
  assert_picture ("ＡＯＩ", 20);
  assert_picture ("../../Ben/\n", 30);
  g_assert_cmpuint (count_files (), ==, 3);
  g_assert_true (rename_picture ("Aoi", "葵"));
  assert_picture ("Aoi", 0);
  assert_picture ("葵", 20);
  g_assert_true (rename_picture ("葵", "葵"));
  assert_picture ("葵", 20);
  /* After a merge the person keeps the picture they had. */
  g_assert_true (rename_picture ("葵", "Dagny"));
  assert_picture ("葵", 0);
  assert_picture ("Dagny", 40);
  g_assert_cmpuint (count_files (), ==, 2);
  g_assert_true (rename_picture ("Nobody", "Dagny"));
  assert_picture ("Dagny", 40);
  g_assert_true (remove_picture ("Dagny"));
  g_assert_true (remove_picture ("Dagny"));
  assert_picture ("Dagny", 0);
  g_assert_cmpuint (count_files (), ==, 1);
}

/* @key: a name in lower case */
static char *
dup_picture_path (const char *key)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key, -1);
  g_autofree char *name = g_strconcat (sum, ".png", NULL);

  return g_build_filename (g_get_user_data_dir (), "purser", "people", name, NULL);
}

/* A folder in the place of the new file keeps the old one from being renamed, as a full disk may. */
static void
test_keeps_name (void)
{
  g_autofree char *path = dup_picture_path ("ivy");

  set_picture ("Hal", 60);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_false (rename_picture ("Hal", "Ivy"));
  assert_picture ("Hal", 60);
  assert_picture ("Ivy", 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_true (rename_picture ("Hal", "Ivy"));
  assert_picture ("Hal", 0);
  assert_picture ("Ivy", 60);
  g_assert_true (remove_picture ("Ivy"));
}

/* A folder in the place of the file cannot be deleted, as on a read-only disk. */
static void
test_stays (void)
{
  g_autofree char *path = dup_picture_path ("eve");

  set_picture ("Eve", 50);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_false (remove_picture ("Eve"));
  assert_picture ("Eve", 50);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
changed_cb (gboolean *changed)
{
  *changed = TRUE;
}

/* The next start reads the same pictures; a file that is no picture is ignored. */
static void
test_read (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "purser", "people", NULL);
  g_autofree char *odd = g_build_filename (folder, "odd.png", NULL);
  g_autoptr (PurserPictures) again = NULL;
  gboolean changed = FALSE;

  set_picture ("Aoi", 20);
  g_assert_true (g_file_set_contents (odd, "no picture", -1, NULL));
  again = g_object_new (PURSER_TYPE_PICTURES, NULL);
  g_signal_connect_swapped (again, "changed", G_CALLBACK (changed_cb), &changed);
  while (!changed)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gdk_texture_get_width (purser_pictures_find (again, "Aoi")), ==, 20);
  g_assert_null (purser_pictures_find (again, "odd"));
}

static int
run_in (const char *home)
{
  int status = g_test_run ();
  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", home);

  return g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL) ? status : 1;
}

static void
left_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (purser_pictures_shrink_finish (PURSER_PICTURES (object), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

/* A picture that does not load, such as from an unreachable server, delays no write, and can be cancelled. Here it is a pipe
 * without a writer. */
static void
test_far_away (void)
{
  g_autofree char *path = dup_path ("pipe");
  g_autoptr (GFile) pipe = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean left = FALSE;

  settle ();
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  purser_pictures_shrink_async (purser_pictures_get (), pipe, cancellable, left_cb, &left);
  g_assert_cmpuint (g_list_model_get_n_items (purser_errand_list ()), ==, 1);
  set_picture ("Far", 8);
  g_assert_false (left);
  g_assert_nonnull (purser_pictures_find (purser_pictures_get (), "Far"));
  g_cancellable_cancel (cancellable);
  while (!left)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_true (remove_picture ("Far"));
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *home = g_dir_make_tmp ("purser-pictures-XXXXXX", NULL);

  /* Image types are recognised by the machine's own database, so its folders stay available. */
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pictures/shrink", test_shrink);
  g_test_add_func ("/pictures/no-picture", test_no_picture);
  g_test_add_func ("/pictures/too-large", test_too_large);
  g_test_add_func ("/pictures/people", test_people);
  g_test_add_func ("/pictures/keeps-name", test_keeps_name);
  g_test_add_func ("/pictures/stays", test_stays);
  g_test_add_func ("/pictures/read", test_read);
  g_test_add_func ("/pictures/far-away", test_far_away);
  return run_in (home);
}
