// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

int      purser_phoenix_get_capacity (const PurserPhoenixState *state,
                                      int                       player,
                                      int                       colour);
gboolean purser_phoenix_house        (PurserStep               *step,
                                      int                       player,
                                      PurserPhoenixSpecies      species,
                                      int                       colour);

gboolean  purser_phoenix_apply_residents    (PurserStep               *step);
gboolean  purser_phoenix_apply_relocate     (PurserStep               *step);

G_END_DECLS
