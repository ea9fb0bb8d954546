// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Pictures come from anywhere, so the size of the file and of the decoded picture is limited before any of it is kept. */

#include "config.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gi18n-lib.h>

#include "purser-picture-file.h"

/* Cameras write less; larger files are not decoded. */
#define MOST_BYTES (32 * 1024 * 1024)
#define MOST_PIXELS (64 * 1024 * 1024)
#define PIECE (64 * 1024)

/* Limits the size to decode to what is needed, and to nothing if the picture is too large: a few bytes can claim to be a picture
 * of a million pixels each way. */
static void
size_prepared_cb (GdkPixbufLoader *loader,
                  int              width,
                  int              height,
                  gboolean        *too_large)
{
  int least = MAX (1, MIN (width, height));
  double factor = MIN (1.0, 2.0 * PURSER_PICTURE_SIZE / least);

  *too_large = (gint64) width * height > MOST_PIXELS;
  if (*too_large)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (factor < 1)
    gdk_pixbuf_loader_set_size (loader, MAX (1, (int) (width * factor)), MAX (1, (int) (height * factor)));
}

static gboolean
loader_take (GdkPixbufLoader  *loader,
             GInputStream     *stream,
             GCancellable     *cancellable,
             gboolean         *too_large,
             GError          **error)
{
  g_autofree guchar *piece = g_malloc (PIECE);
  gsize sum = 0;
  gssize length;

  while ((length = g_input_stream_read (stream, piece, PIECE, cancellable, error)) > 0)
    {
      sum += (gsize) length;
      if (sum > MOST_BYTES)
        *too_large = TRUE;
      if (*too_large || !gdk_pixbuf_loader_write (loader, piece, (gsize) length, error))
        return FALSE;
    }
  return length == 0;
}

static GdkPixbuf *
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GdkPixbufLoader) loader = NULL;
  g_autoptr (GError) problem = NULL;
  gboolean too_large = FALSE;
  gboolean taken;
  GdkPixbuf *image;

  if (stream == NULL)
    return NULL;
  loader = gdk_pixbuf_loader_new ();
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), &too_large);
  taken = loader_take (loader, G_INPUT_STREAM (stream), cancellable, &too_large, &problem);
  taken = gdk_pixbuf_loader_close (loader, taken ? &problem : NULL) && taken;
  image = gdk_pixbuf_loader_get_pixbuf (loader);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (too_large)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("This picture is too large."));
  else if (!taken || image == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("This file is not a picture, or it is damaged."));
  else
    return gdk_pixbuf_apply_embedded_orientation (image);
  return NULL;
}

/* Cuts a square from the middle, and makes it small. */
static GdkPixbuf *
crop (GdkPixbuf *image)
{
  int width = gdk_pixbuf_get_width (image);
  int height = gdk_pixbuf_get_height (image);
  int side = MIN (width, height);
  g_autoptr (GdkPixbuf) square = gdk_pixbuf_new_subpixbuf (image, (width - side) / 2, (height - side) / 2, side, side);

  if (side <= PURSER_PICTURE_SIZE)
    return g_steal_pointer (&square);
  return gdk_pixbuf_scale_simple (square, PURSER_PICTURE_SIZE, PURSER_PICTURE_SIZE, GDK_INTERP_BILINEAR);
}

/* Returns: (transfer full) (nullable): the middle of an image as a small square PNG; all else in the file, such as
 *   where it was taken, is left out */
GBytes *
purser_picture_file_shrink (GFile         *file,
                            GCancellable  *cancellable,
                            GError       **error)
{
  g_autoptr (GdkPixbuf) image = load (file, cancellable, error);
  g_autoptr (GdkPixbuf) small = image != NULL ? crop (image) : NULL;
  char *data;
  gsize length;

  if (image == NULL)
    return NULL;
  if (small == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("This picture is too large."));
  else if (gdk_pixbuf_save_to_buffer (small, &data, &length, "png", error, NULL))
    return g_bytes_new_take (data, length);
  return NULL;
}

/* Returns: (transfer full) (nullable): a stored picture; %NULL if the file is not such a picture any more */
GdkTexture *
purser_picture_file_read (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) png = purser_picture_file_shrink (file, NULL, NULL);

  return png != NULL ? gdk_texture_new_from_bytes (png, NULL) : NULL;
}
