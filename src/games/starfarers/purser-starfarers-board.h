// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

PurserValue *purser_starfarers_board (const PurserSetup *setup,
                                      gconstpointer      state,
                                      int                player);

G_END_DECLS
