// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void     purser_play_search_add      (GPtrArray   *ids,
                                      const char  *words);
gboolean purser_play_search_is_play  (const char  *id);
gboolean purser_play_search_describe (const char  *id,
                                      char       **name,
                                      char       **description);

G_END_DECLS
