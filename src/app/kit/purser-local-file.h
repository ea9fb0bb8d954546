// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *purser_local_file_dup_path (GFile   *file,
                                  GError **error);

G_END_DECLS
