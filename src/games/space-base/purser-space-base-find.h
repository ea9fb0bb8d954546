// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-market.h"

G_BEGIN_DECLS

GArray *purser_space_base_find_offers (const PurserSpaceBaseState *state,
                                       GArray                     *offers,
                                       const char                 *words);

G_END_DECLS
