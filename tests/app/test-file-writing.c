// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A picture is in its file when it is said to be written; one that cannot be packed is reported, and there is no file. The
 * function of this program that packs a picture replaces GTK's, and fails on demand. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "config.h"

#include <dlfcn.h>

#include <adwaita.h>

#include "purser-file-writing.h"
#include "purser-test-folder.h"

#define WIDTH 3
#define STRIDE (WIDTH * 4)

static gboolean failing;

GBytes *
gdk_texture_save_to_png_bytes (GdkTexture *texture)
{
  GBytes *(*real) (GdkTexture *) = dlsym (RTLD_NEXT, "gdk_texture_save_to_png_bytes");

  return failing ? NULL : real (texture);
}

static GdkTexture *
texture_new (void)
{
  g_autoptr (GBytes) pixels = g_bytes_new_take (g_malloc0 (STRIDE), STRIDE);

  return gdk_memory_texture_new (WIDTH, 1, GDK_MEMORY_DEFAULT, pixels, STRIDE);
}

static GAsyncResult *done;

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  done = g_object_ref (result);
}

static gboolean
write_picture (GFile   *file,
               GError **error)
{
  g_autoptr (GdkTexture) texture = texture_new ();
  GtkWidget *over = g_object_ref_sink (adw_bin_new ());
  gboolean written;

  purser_file_writing_begin_picture (over, file, texture, written_cb);
  while (done == NULL)
    g_main_context_iteration (NULL, TRUE);
  written = purser_file_writing_finish (done, error);
  g_clear_object (&done);
  g_object_unref (over);
  return written;
}

static void
test_picture (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "result.png", NULL);
  g_autoptr (GdkTexture) read = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (write_picture (file, &error));
  g_assert_no_error (error);
  read = gdk_texture_new_from_file (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (read), ==, WIDTH);
  purser_test_folder_remove (folder);
}

static void
test_picture_that_cannot_be_packed (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "result.png", NULL);
  g_autoptr (GError) error = NULL;

  failing = TRUE;
  g_assert_false (write_picture (file, &error));
  failing = FALSE;
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_false (g_file_query_exists (file, NULL));
  purser_test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/file-writing/picture", test_picture);
  g_test_add_func ("/file-writing/picture-that-cannot-be-packed", test_picture_that_cannot_be_packed);
  return g_test_run ();
}
