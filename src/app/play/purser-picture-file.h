// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Width and height, enough for the largest place that shows a person, on a screen of twice the pixels. */
#define PURSER_PICTURE_SIZE 128

GBytes     *purser_picture_file_shrink (GFile         *file,
                                        GCancellable  *cancellable,
                                        GError       **error);
GdkTexture *purser_picture_file_read   (const char    *path);

G_END_DECLS
