// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

GPtrArray *purser_phoenix_list_tap (const PurserSetup *setup,
                                    gconstpointer      state,
                                    PurserValue       *move);

G_END_DECLS
