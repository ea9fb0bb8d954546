// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

int      purser_starfarers_get_strength        (guint                        token);
PurserStarfarersTokenKind
         purser_starfarers_get_token_kind      (guint                        token);
int      purser_starfarers_who_has_token       (const PurserStarfarersState *state,
                                                guint                        token);
int      purser_starfarers_who_has_card        (const PurserStarfarersState *state,
                                                guint                        card);
gboolean purser_starfarers_apply_shake         (PurserStep                  *step);
gboolean purser_starfarers_apply_reveal        (PurserStep                  *step);
gboolean purser_starfarers_apply_clear         (PurserStep                  *step);
gboolean purser_starfarers_apply_found_colony  (PurserStep                  *step);
gboolean purser_starfarers_apply_found_station (PurserStep                  *step);

G_END_DECLS
