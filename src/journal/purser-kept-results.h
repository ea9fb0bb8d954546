// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

#include "purser-result.h"

G_BEGIN_DECLS

char      *purser_kept_results_dup_path (const char    *folder);
GPtrArray *purser_kept_results_read     (const char    *folder);
gboolean   purser_kept_results_add      (const char    *folder,
                                         GPtrArray     *results,
                                         GCancellable  *cancellable,
                                         GError       **error);
gboolean   purser_kept_results_rename   (const char    *folder,
                                         const char    *from,
                                         const char    *to,
                                         GError       **error);
gboolean   purser_kept_results_remove   (const char    *folder,
                                         const char    *id,
                                         GError       **error);

G_END_DECLS
