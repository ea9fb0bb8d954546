// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

const PurserRules         *purser_games_find       (const char *id);
const char                *purser_games_find_title (const char *id);
const PurserRules *const  *purser_games_list       (void);

G_END_DECLS
