// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

#define PURSER_SPACE_BASE_MAX_DRAFT 6

gboolean purser_space_base_begin    (PurserStep                 *step);
gboolean purser_space_base_draft    (PurserStep                 *step,
                                     int                         player,
                                     const guint                *cards,
                                     guint                       n_cards);
gboolean purser_space_base_first    (PurserStep                 *step,
                                     int                         player);
gboolean purser_space_base_begin_with (PurserStep               *step,
                                       int                       player);
gboolean purser_space_base_all_drafted (const PurserSpaceBaseState *state);
guint    purser_space_base_list_first (const PurserSpaceBaseState *state,
                                     int                        *players);

G_END_DECLS
