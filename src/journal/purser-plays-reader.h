// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

#include "purser-gauge.h"
#include "purser-play-info.h"

G_BEGIN_DECLS

GPtrArray *purser_plays_read       (const char      *folder,
                                    PurserFindRules  find,
                                    GHashTable      *known,
                                    PurserGauge     *gauge,
                                    GCancellable    *cancellable,
                                    GError         **error);
GPtrArray *purser_plays_list_kept  (void);
char      *purser_plays_dup_cache  (void);

G_END_DECLS
