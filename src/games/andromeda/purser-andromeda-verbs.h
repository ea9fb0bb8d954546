// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

extern const PurserVerb purser_andromeda_verbs[];

char *purser_andromeda_say (const PurserSetup *setup,
                            gconstpointer      state,
                            const PurserMove  *move,
                            const char        *field);

G_END_DECLS
