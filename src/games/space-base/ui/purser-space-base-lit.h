// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"
#include "purser-surface.h"

G_BEGIN_DECLS

void purser_space_base_list_lit (PurserSurface *surface,
                                 int            player,
                                 gboolean       lit[PURSER_SPACE_BASE_SECTORS]);

G_END_DECLS
