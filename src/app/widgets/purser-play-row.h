// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play-info.h"

G_BEGIN_DECLS

GtkWidget *purser_play_row_new     (PurserPlayInfo *info);
gboolean   purser_play_row_matches (PurserPlayInfo *info,
                                    const char     *words);

G_END_DECLS
