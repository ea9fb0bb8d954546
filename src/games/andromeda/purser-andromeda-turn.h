// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

void     purser_andromeda_turn_begin_round (PurserAndromedaState *self,
                                            int                   round,
                                            int                   start);
gboolean purser_andromeda_turn_may_act     (PurserStep           *step);
void     purser_andromeda_turn_count       (PurserStep           *step,
                                            int                   cards);
gboolean purser_andromeda_turn_may_prepare (PurserStep           *step);
gboolean purser_andromeda_turn_end         (PurserStep           *step);
void     purser_andromeda_turn_settle      (PurserStep           *step);

G_END_DECLS
