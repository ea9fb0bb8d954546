// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-session.h"

G_BEGIN_DECLS

char *purser_progress_dup_title (PurserPlay    *play);
char *purser_progress_dup_round (PurserSession *session);
char *purser_progress_dup_text  (PurserSession *session,
                                 gint64         seconds);

G_END_DECLS
