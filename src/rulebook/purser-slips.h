// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-index.h"

G_BEGIN_DECLS

void purser_slips_add_near  (PurserIndex *index,
                             const char  *stem,
                             GPtrArray   *tokens);
void purser_slips_add_begun (PurserIndex *index,
                             const char  *beginning,
                             GPtrArray   *tokens);

G_END_DECLS
