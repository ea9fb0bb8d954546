// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

char *purser_starfarers_reason (const PurserSetup *setup,
                                const PurserEntry *entry);

G_END_DECLS
