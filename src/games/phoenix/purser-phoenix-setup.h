// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

int       purser_phoenix_aliens_drawn  (int         n_players);
int       purser_phoenix_humans_drawn  (int         n_players);

gboolean  purser_phoenix_apply_supply  (PurserStep *step);
gboolean  purser_phoenix_apply_start   (PurserStep *step);
gboolean  purser_phoenix_apply_first   (PurserStep *step);

G_END_DECLS
