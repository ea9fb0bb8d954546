// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What is drawn as a QR code is read again by a reader of QR codes, byte by byte, up to the longest text that one can hold. */

#include "config.h"

#include <string.h>

#include <gtk/gtk.h>

#include "purser-export.h"
#include "purser-qr-code.h"

/* Four pixels for each module of the largest code. */
#define SIDE 740

static void
draw (GdkPaintable *code,
      const char   *path)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  g_assert_true (gsk_renderer_realize_for_display (renderer, gdk_display_get_default (), NULL));
  gdk_paintable_snapshot (code, snapshot, SIDE, SIDE);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE));
  g_assert_true (gdk_texture_save_to_png (texture, path));
  gsk_renderer_unrealize (renderer);
}

static char *
read_back (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  const char *argv[] = { "zbarimg", "--quiet", "--raw", "-Sbinary", path, NULL };

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
assert_read_back (const char *text)
{
  g_autoptr (GdkPaintable) code = purser_qr_code_new (text);
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "code.png", NULL);
  g_autofree char *read = NULL;

  g_assert_nonnull (code);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  draw (code, path);
  read = read_back (path);
  g_assert_cmpstr (read, ==, text);
}

static void
test_read_back (void)
{
  assert_read_back ("https://example.org/?a=1&b=%E5%8D%83");
  assert_read_back ("千尋 \"'\\ <&> \t ;|`$(echo)");
}

static void
test_longest (void)
{
  g_autofree char *longest = g_strnfill (PURSER_EXPORT_QR_CAPACITY, 'x');
  g_autofree char *longer = g_strnfill (PURSER_EXPORT_QR_CAPACITY + 1, 'x');

  for (guint i = 0; i < PURSER_EXPORT_QR_CAPACITY; i++)
    longest[i] = (char) ('a' + i * 7 % 26);
  assert_read_back (longest);
  g_assert_null (purser_qr_code_new (longer));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/qr-code/read-back", test_read_back);
  g_test_add_func ("/qr-code/longest", test_longest);
  return g_test_run ();
}
