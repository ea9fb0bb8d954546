// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

char          *purser_local_file_dup_path         (GFile                *file,
                                                   GError              **error);
void           purser_local_file_find_same_async  (const char           *path,
                                                   GStrv                 others,
                                                   GCancellable         *cancellable,
                                                   GAsyncReadyCallback   callback,
                                                   gpointer              data);
char          *purser_local_file_find_same_finish (GAsyncResult         *result);
GtkFileDialog *purser_local_file_dialog_new       (const char           *title,
                                                   const char           *kind,
                                                   const char *const    *endings);

G_END_DECLS
