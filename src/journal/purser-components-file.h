// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/* Your copy of a game: the printed values of its components, as entered by a person who has them. It is an object of objects,
 * by the id of a component, and kept in one file a game, for all plays. The file can be shared:
 * `{"purser_copy":1,"game":GAME,"items":{ID:{"cost":5}}}`. */

char        *purser_components_file_dup_path   (const char   *game);
PurserValue *purser_components_file_load       (const char   *game,
                                                GError      **error);
PurserValue *purser_components_file_read       (const char   *path,
                                                const char   *game,
                                                GError      **error);
guint        purser_components_file_learn      (PurserValue  *copy,
                                                const char   *item,
                                                PurserValue  *values);
GPtrArray   *purser_components_file_list_moves (PurserValue  *copy,
                                                PurserValue  *facts);
guint        purser_components_file_enter      (PurserValue  *copy,
                                                PurserPlay   *play);
gboolean     purser_components_file_save       (const char   *game,
                                                PurserValue  *copy,
                                                GError      **error);
char        *purser_components_file_dup_text   (const char   *game,
                                                PurserValue  *copy);

G_END_DECLS
