// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean purser_folder_has_gone (const char  *path,
                                 GError     **error);
gboolean purser_folder_make     (const char  *folder,
                                 GError     **error);
char    *purser_folder_dup_name (const char  *stem,
                                 guint        n,
                                 const char  *end);

G_END_DECLS
