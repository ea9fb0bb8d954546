// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

int      purser_starfarers_count_discard (const PurserStarfarersState *state,
                                          int                          player);
int      purser_starfarers_who_discards  (const PurserStarfarersState *state);
void     purser_starfarers_close_discards (PurserStarfarersState      *state);
gboolean purser_starfarers_may_steal     (const PurserStarfarersState *state);
gboolean purser_starfarers_must_steal    (const PurserStarfarersState *state);
gboolean purser_starfarers_apply_discard (PurserStep                  *step);
gboolean purser_starfarers_apply_steal   (PurserStep                  *step);

G_END_DECLS
