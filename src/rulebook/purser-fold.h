// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *purser_fold          (const char *text);
char *purser_fold_with_map (const char *text,
                            GArray    **map);

G_END_DECLS
