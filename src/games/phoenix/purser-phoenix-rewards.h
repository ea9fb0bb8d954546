// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

/* From this level on a diplomacy track shows "x2" (`phoenix/reward-x2`). */
#define PURSER_PHOENIX_X2_LEVEL 4

int       purser_phoenix_get_reward_limit  (const PurserPhoenixState *state,
                                            int                       player,
                                            int                       track);
gboolean  purser_phoenix_may_choose        (const PurserPhoenixState *state,
                                            int                       player);
int       purser_phoenix_next_rewarded     (const PurserPhoenixState *state);
gboolean  purser_phoenix_find_reward       (const PurserPhoenixState *state,
                                            int                       track,
                                            int                       level,
                                            int                      *gains);

gboolean  purser_phoenix_apply_bonus       (PurserStep               *step);

G_END_DECLS
