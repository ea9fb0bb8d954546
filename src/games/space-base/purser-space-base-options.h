// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-rewards.h"

G_BEGIN_DECLS

void purser_space_base_offer_allocations (const PurserSetup          *setup,
                                          const PurserSpaceBaseState *state,
                                          int                         player,
                                          PurserPrompt               *prompt);

G_END_DECLS
