// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void  purser_same_file_find_async  (const char           *path,
                                    const char *const    *others,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              data);
char *purser_same_file_find_finish (GAsyncResult         *result);

G_END_DECLS
