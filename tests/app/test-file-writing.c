// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* A picture is in its file when it is said to be written; one that cannot be packed is reported, and there is no file. The
 * function of this program that packs a picture replaces GTK's, and fails on demand. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "config.h"

#include <dlfcn.h>

#include <adwaita.h>

#include "purser-errand.h"
#include "purser-file-writing.h"
#include "purser-test-folder.h"
#include "purser-wait-dialog.h"

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

/* Takes what is said, as the window does for its toasts. */
static void
said_cb (GSimpleAction *action,
         GVariant      *text,
         char         **said)
{
  *said = g_variant_dup_string (text, NULL);
}

/* Returns: what is said in the end */
static char *
write_picture (GFile *file)
{
  g_autoptr (GdkTexture) texture = texture_new ();
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) toast = g_simple_action_new ("toast", G_VARIANT_TYPE_STRING);
  GtkWidget *over = g_object_ref_sink (adw_bin_new ());
  char *said = NULL;

  g_signal_connect (toast, "activate", G_CALLBACK (said_cb), &said);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (toast));
  gtk_widget_insert_action_group (over, "win", G_ACTION_GROUP (actions));
  purser_file_writing_begin (over, file, NULL, texture);
  while (said == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (over);
  return said;
}

static void
test_picture (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "result.png", NULL);
  g_autoptr (GdkTexture) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = write_picture (file);

  g_assert_cmpstr (said, ==, "Saved");
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
  g_autofree char *said = NULL;

  failing = TRUE;
  said = write_picture (file);
  failing = FALSE;
  g_assert_true (g_str_has_prefix (said, "Could not save: "));
  g_assert_false (g_file_query_exists (file, NULL));
  purser_test_folder_remove (folder);
}

/* Begins to save over a part of a window, which then goes, as a dialog that is closed at once.
 * Returns: (transfer full): what is said in the window */
static char *
write_and_close (GFile *file)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("a", 1);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) toast = g_simple_action_new ("toast", G_VARIANT_TYPE_STRING);
  GtkWidget *window = adw_window_new ();
  GtkWidget *over = adw_bin_new ();
  char *said = NULL;

  g_signal_connect (toast, "activate", G_CALLBACK (said_cb), &said);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (toast));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
  adw_window_set_content (ADW_WINDOW (window), over);
  purser_file_writing_begin (over, file, bytes, NULL);
  adw_window_set_content (ADW_WINDOW (window), NULL);
  while (g_list_model_get_n_items (purser_errand_list ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
  return said;
}

static void
test_closed_at_once (void)
{
  g_autofree char *folder = purser_test_folder_new ();
  g_autofree char *missing = g_build_filename (folder, "missing", "a.csv", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "a.csv", NULL);
  g_autoptr (GFile) nowhere = g_file_new_for_path (missing);
  g_autofree char *said = write_and_close (file);
  g_autofree char *refused = write_and_close (nowhere);

  g_assert_cmpstr (said, ==, "Saved");
  g_assert_nonnull (refused);
  g_assert_true (g_str_has_prefix (refused, "Could not save: "));
  purser_test_folder_remove (folder);
}

/* Progress shows in the window, too. */
static void
test_wait_after_close (void)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *over = adw_bin_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  PurserWaitDialog *wait;

  adw_window_set_content (ADW_WINDOW (window), over);
  gtk_window_present (GTK_WINDOW (window));
  wait = purser_wait_dialog_new (over, "Saving", NULL, cancellable);
  adw_window_set_content (ADW_WINDOW (window), NULL);
  while (gtk_widget_get_root (GTK_WIDGET (wait)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_root (GTK_WIDGET (wait)) == GTK_ROOT (window));
  purser_wait_dialog_end (wait);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/file-writing/picture", test_picture);
  g_test_add_func ("/file-writing/closed-at-once", test_closed_at_once);
  g_test_add_func ("/file-writing/wait-after-close", test_wait_after_close);
  g_test_add_func ("/file-writing/picture-that-cannot-be-packed", test_picture_that_cannot_be_packed);
  return g_test_run ();
}
