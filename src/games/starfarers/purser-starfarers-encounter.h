// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* How many encounter cards there are (`starfarers/encounter-deck`). */
#define PURSER_STARFARERS_ENCOUNTERS 32

gboolean purser_starfarers_may_meet        (const PurserStarfarersState *state);
gboolean purser_starfarers_apply_encounter (PurserStep                  *step);

G_END_DECLS
