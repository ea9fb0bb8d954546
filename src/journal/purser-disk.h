// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

const char *purser_disk_advise      (int         saved);
gboolean    purser_disk_denies      (int         saved);
int         purser_disk_open        (const char *path,
                                     int         flags);
GString    *purser_disk_read        (int           fd,
                                     gsize         most,
                                     GCancellable *cancellable);
gboolean    purser_disk_put         (int         fd,
                                     const char *text,
                                     gsize       length);
gboolean    purser_disk_write       (int         fd,
                                     const char *text,
                                     gsize       length);
gboolean    purser_disk_add_to      (const char *path,
                                     const char *text,
                                     gsize       length);
gboolean    purser_disk_replace     (const char    *path,
                                     const char    *text,
                                     gsize          length,
                                     GCancellable  *cancellable,
                                     GError       **error);
gboolean    purser_disk_create      (const char  *path,
                                     const char  *text,
                                     gsize        length,
                                     GError     **error);
gboolean    purser_disk_is_free     (const char *path);
int         purser_disk_rename_to_free
                                    (const char *from,
                                     const char *to);
gboolean    purser_disk_sync_folder (const char *path);
gboolean    purser_disk_make_folder (const char *folder);

G_END_DECLS
