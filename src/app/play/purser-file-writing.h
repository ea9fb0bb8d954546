// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     purser_file_writing_begin         (GtkWidget            *over,
                                            GFile                *file,
                                            GBytes               *bytes,
                                            GAsyncReadyCallback   callback);
void     purser_file_writing_begin_picture (GtkWidget            *over,
                                            GFile                *file,
                                            GdkTexture           *picture,
                                            GAsyncReadyCallback   callback);
gboolean purser_file_writing_finish        (GAsyncResult         *result,
                                            GError              **error);

G_END_DECLS
