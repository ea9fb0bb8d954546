// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

char *purser_progress_dup_title (PurserPlay *play);
char *purser_progress_dup_round (PurserPlay *play);
char *purser_progress_dup_text  (PurserPlay *play,
                                 gint64      seconds);

G_END_DECLS
