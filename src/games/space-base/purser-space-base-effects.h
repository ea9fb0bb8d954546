// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-abilities.h"

G_BEGIN_DECLS

extern const int purser_space_base_swap_pairs[][2];

gboolean purser_space_base_claim     (PurserStep                    *step,
                                      int                            player,
                                      guint                         *levels,
                                      const PurserSpaceBaseSpending *spending);
gboolean purser_space_base_carry_out (PurserStep                    *step,
                                      int                            player,
                                      guint                          card,
                                      const PurserSpaceBaseSide     *side,
                                      const PurserSpaceBaseSpending *spending);
gboolean purser_space_base_pay       (PurserStep                    *step,
                                      int                            player,
                                      guint                          card,
                                      gboolean                       all,
                                      const char                    *rule);
gboolean purser_space_base_take      (PurserStep                    *step,
                                      int                            player,
                                      guint                          card,
                                      int                            sector);

G_END_DECLS
