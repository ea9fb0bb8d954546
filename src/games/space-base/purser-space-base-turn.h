// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-rewards.h"

G_BEGIN_DECLS

extern const PurserVerb purser_space_base_verbs[];

void     purser_space_base_read_allocation
                                     (const PurserMove                *move,
                                      PurserSpaceBaseAllocation       *allocation);

gboolean purser_space_base_set_die   (PurserStep                      *step);
gboolean purser_space_base_roll      (PurserStep                      *step,
                                      int                              player,
                                      const int                       *dice);
gboolean purser_space_base_reroll    (PurserStep                      *step);
gboolean purser_space_base_allocate  (PurserStep                      *step,
                                      int                              player,
                                      const PurserSpaceBaseAllocation *allocation);
gboolean purser_space_base_buy       (PurserStep                      *step,
                                      int                              player,
                                      guint                            card);
gboolean purser_space_base_end_turn  (PurserStep                      *step,
                                      int                              player);
gboolean purser_space_base_correct   (PurserStep                      *step);
gboolean purser_space_base_leave     (PurserStep                      *step,
                                      int                              player);
void     purser_space_base_settle    (PurserStep                      *step);

G_END_DECLS
