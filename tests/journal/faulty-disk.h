// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-journal.h"

G_BEGIN_DECLS

/* How many of the next calls fail: fsync of any file, fsync of a folder, ftruncate. */
extern guint failing_fsyncs, failing_folders, failing_ftruncates;
/* Whether a file was cut, and whether an fsync fails only after that. */
extern gboolean cut, only_after_cut;
/* Called with the descriptor before the next write, the next read of a file, or the next fsync that works. */
extern void (*before_write) (int fd);
extern void (*before_read)  (int fd);
extern void (*before_sync)  (int fd);
/* Called with the descriptor after the next write, or after the next reading has come to the end of a file. */
extern void (*after_write)  (int fd);
extern void (*after_end)    (int fd);

void           assert_contents (const char *path,
                                const char *expected);
PurserJournal *open_torn       (const char *path);

G_END_DECLS
