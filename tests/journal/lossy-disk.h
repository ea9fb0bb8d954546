// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Checks what is left of a folder after the power failed.
 *
 * @left: a copy of the watched folder, as it is after that
 * @how: how the disk ordered what was not synced, for messages */
typedef void (*LossyDiskCheck) (const char *left,
                                const char *how);

void  lossy_disk_watch   (const char     *folder,
                          LossyDiskCheck  check);
void  lossy_disk_look    (void);
guint lossy_disk_unwatch (void);
void  lossy_disk_fail    (guint           nth);

G_END_DECLS
