// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

gboolean purser_starfarers_owes_ring     (const PurserStarfarersPlayer *player);
gboolean purser_starfarers_all_settled   (const PurserStarfarersState *state);
void     purser_starfarers_start         (PurserStarfarersState       *state,
                                          int                          player);
gboolean purser_starfarers_check_turn    (PurserStep                  *step,
                                          PurserStarfarersPhase        last);
gboolean purser_starfarers_check_seven   (PurserStep                  *step,
                                          PurserStarfarersPhase        last);
void     purser_starfarers_enter         (PurserStarfarersState       *state,
                                          PurserStarfarersPhase        phase);
gboolean purser_starfarers_apply_end_turn (PurserStep                 *step);

G_END_DECLS
