// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserCopy:
 *
 * Your copy of a game: what is printed on its components, as somebody who has them read it off.
 *
 * It is kept for ever, one file a game, and can be shared:
 * `{"purser_copy":1,"game":GAME,"items":{ID:{"cost":5}}}`.
 */
typedef struct _PurserCopy PurserCopy;

char        *purser_copy_dup_path   (const char   *game);
PurserCopy  *purser_copy_new        (const char   *game);
PurserCopy  *purser_copy_load       (const char   *game,
                                     GError      **error);
PurserCopy  *purser_copy_read       (const char   *path,
                                     const char   *game,
                                     GError      **error);
void         purser_copy_free       (PurserCopy   *self);

PurserValue *purser_copy_get_items  (PurserCopy   *self);
gboolean     purser_copy_learn      (PurserCopy   *self,
                                     const char   *item,
                                     PurserValue  *values);
guint        purser_copy_learn_play (PurserCopy   *self,
                                     PurserPlay   *play);
guint        purser_copy_merge      (PurserCopy   *self,
                                     PurserCopy   *other);
void         purser_copy_forget     (PurserCopy   *self,
                                     const char   *item);
GPtrArray   *purser_copy_list_moves (PurserCopy   *self,
                                     PurserValue  *facts);
guint        purser_copy_enter      (PurserCopy   *self,
                                     PurserPlay   *play);
gboolean     purser_copy_save       (PurserCopy   *self,
                                     GError      **error);
gboolean     purser_copy_save_as    (PurserCopy   *self,
                                     const char   *path,
                                     GError      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserCopy, purser_copy_free)

G_END_DECLS
