// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

void      purser_phoenix_open             (PurserPhoenixState       *state);
gboolean  purser_phoenix_may_act          (PurserStep               *step);
void      purser_phoenix_note_done        (PurserStep               *step,
                                           PurserPhoenixDone         done);
gboolean  purser_phoenix_may_take_income  (const PurserPhoenixState *state,
                                           int                       player);

gboolean  purser_phoenix_calls_end        (const PurserPhoenixState *state,
                                           int                       player);

gboolean  purser_phoenix_apply_income     (PurserStep               *step);
gboolean  purser_phoenix_apply_end_turn   (PurserStep               *step);

G_END_DECLS
