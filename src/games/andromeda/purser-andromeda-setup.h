// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

int      purser_andromeda_setup_get_drawn (guint                       n_players);
gboolean purser_andromeda_setup_is_placed (const PurserAndromedaState *self);
gboolean purser_andromeda_setup_begin     (PurserStep                 *step);
gboolean purser_andromeda_setup_place     (PurserStep                 *step);
gboolean purser_andromeda_setup_first     (PurserStep                 *step);

G_END_DECLS
