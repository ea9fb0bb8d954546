// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *purser_library_dup_folder (void);
char *purser_library_dup_path   (const char *game,
                                 const char *id);

G_END_DECLS
