// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

gboolean purser_starfarers_is_by_hand  (const PurserStarfarersState *state,
                                        guint                        card);
gboolean purser_starfarers_apply_card  (PurserStep                  *step);

G_END_DECLS
