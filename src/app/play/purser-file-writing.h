// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void purser_file_writing_begin (GtkWidget     *over,
                                GFile         *file,
                                GBytes        *bytes,
                                GdkTexture    *picture);
void purser_file_writing_ask   (GtkWidget     *over,
                                GtkFileDialog *dialog,
                                char          *text);

G_END_DECLS
