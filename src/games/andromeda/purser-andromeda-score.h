// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

void purser_andromeda_score_rank       (const PurserSetup *setup,
                                        gconstpointer      state,
                                        PurserStanding    *standings);
void purser_andromeda_score_break_down (const PurserSetup *setup,
                                        gconstpointer      state,
                                        int                player,
                                        GArray            *shares);

G_END_DECLS
