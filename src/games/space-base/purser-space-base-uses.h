// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

gboolean purser_space_base_offer_uses   (const PurserSetup          *setup,
                                         const PurserSpaceBaseState *state,
                                         PurserPrompt               *prompt);
void     purser_space_base_offer_sets   (const PurserSetup          *setup,
                                         const PurserSpaceBaseState *state,
                                         PurserPrompt               *prompt);
void     purser_space_base_offer_reroll (const PurserSetup          *setup,
                                         const PurserSpaceBaseState *state,
                                         PurserPrompt               *prompt);
void     purser_space_base_offer_allocations
                                        (const PurserSetup          *setup,
                                         const PurserSpaceBaseState *state,
                                         int                         player,
                                         PurserPrompt               *prompt);
gboolean purser_space_base_has_claims   (const PurserSpaceBaseState *state,
                                         int                         player);

G_END_DECLS
