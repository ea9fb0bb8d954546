// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-hand.h"

G_BEGIN_DECLS

int      purser_starfarers_reserve_by_vp (gint32                       vp);
int      purser_starfarers_count_reserve (const PurserStarfarersState *state,
                                          int                          player);
void     purser_starfarers_fill_pile     (PurserStarfarersState       *state);
gboolean purser_starfarers_apply_reserve (PurserStep                  *step);

G_END_DECLS
