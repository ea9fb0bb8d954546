// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

void        purser_unsaved_plays_watch       (PurserPlay *play);
PurserPlay *purser_unsaved_plays_find        (const char *path);
GListModel *purser_unsaved_plays_get         (void);
GPtrArray  *purser_unsaved_plays_list        (void);
const char *purser_unsaved_plays_get_problem (void);
void        purser_unsaved_plays_save        (void);
gboolean    purser_unsaved_plays_are_written (void);

G_END_DECLS
