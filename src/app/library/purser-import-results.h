// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

gboolean purser_import_results_takes (const char  *path);
void     purser_import_results       (GtkWidget   *over,
                                      PurserPlays *plays,
                                      const char  *path);

G_END_DECLS
