// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserComponentsFile:
 *
 * Your copy of a game: the printed values of its components, as entered by somebody who has them.
 *
 * It is kept in one file a game, for all plays, and can be shared:
 * `{"purser_copy":1,"game":GAME,"items":{ID:{"cost":5}}}`.
 */
typedef struct _PurserComponentsFile PurserComponentsFile;

char                 *purser_components_file_dup_path (const char           *game);
PurserComponentsFile *purser_components_file_new      (const char           *game);
PurserComponentsFile *purser_components_file_load     (const char           *game,
                                                       GError              **error);
PurserComponentsFile *purser_components_file_read     (const char           *path,
                                                       const char           *game,
                                                       GError              **error);
void                  purser_components_file_free     (PurserComponentsFile *self);

PurserValue *purser_components_file_get_items  (PurserComponentsFile *self);
guint        purser_components_file_learn      (PurserComponentsFile *self,
                                                const char           *item,
                                                PurserValue          *values);
void         purser_components_file_forget     (PurserComponentsFile *self,
                                                const char           *item);
GPtrArray   *purser_components_file_list_moves (PurserComponentsFile *self,
                                                PurserValue          *facts);
guint        purser_components_file_enter      (PurserComponentsFile *self,
                                                PurserPlay           *play);
gboolean     purser_components_file_save       (PurserComponentsFile *self,
                                                GError              **error);
char        *purser_components_file_dup_text   (PurserComponentsFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserComponentsFile, purser_components_file_free)

G_END_DECLS
