// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

void        purser_keeper_keep        (PurserPlay *play);
PurserPlay *purser_keeper_find        (const char *path);
GPtrArray  *purser_keeper_get_plays   (void);
const char *purser_keeper_get_problem (void);

G_END_DECLS
