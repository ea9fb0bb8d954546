// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-hand.h"

G_BEGIN_DECLS

int      purser_starfarers_get_rate    (const PurserStarfarersState *state,
                                        int                          player,
                                        int                          resource);
gboolean purser_starfarers_apply_trade (PurserStep                  *step);

G_END_DECLS
