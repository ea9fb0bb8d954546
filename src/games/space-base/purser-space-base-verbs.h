// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-rewards.h"

G_BEGIN_DECLS

extern const PurserVerb purser_space_base_verbs[];

void purser_space_base_read_allocation (const PurserMove          *move,
                                        PurserSpaceBaseAllocation *allocation);

G_END_DECLS
