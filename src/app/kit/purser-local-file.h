// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

char          *purser_local_file_dup_path   (GFile              *file,
                                             GError            **error);
GtkFileDialog *purser_local_file_dialog_new (const char         *title,
                                             const char         *kind,
                                             const char *const  *endings);

G_END_DECLS
