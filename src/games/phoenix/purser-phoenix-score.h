// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

void         purser_phoenix_score          (const PurserSetup *setup,
                                            gconstpointer      state,
                                            PurserStanding    *standings);
void         purser_phoenix_break_down     (const PurserSetup *setup,
                                            gconstpointer      state,
                                            int                player,
                                            GArray            *shares);
gboolean     purser_phoenix_apply_endgame  (PurserStep        *step);

PurserValue *purser_phoenix_board          (const PurserSetup *setup,
                                            gconstpointer      state,
                                            int                player);

G_END_DECLS
