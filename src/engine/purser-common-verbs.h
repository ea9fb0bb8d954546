// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

extern const PurserVerb purser_common_verbs[];

char *purser_common_verbs_say (const PurserSetup *setup,
                               const PurserMove  *move,
                               const char        *field);

/**
 * PURSER_MAX_ADJUST:
 *
 * The largest correction of a balance in one move.
 */
#define PURSER_MAX_ADJUST 1000000

/**
 * PURSER_MAX_EXPANSIONS:
 *
 * The most expansions of a game on the table.
 */
#define PURSER_MAX_EXPANSIONS 20

G_END_DECLS
