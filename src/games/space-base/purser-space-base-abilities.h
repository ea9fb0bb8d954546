// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

#define PURSER_SPACE_BASE_MAX_SPEND 12

/* @sectors: the sectors to swap, or the one a ship may be bought for, from 1
 * @with: the card to trade places with; -1 for none, as for each card below
 *
 * The choices that an ability needs. */
typedef struct {
  guint cards[PURSER_SPACE_BASE_MAX_SPEND];
  guint n_cards;
  int   sectors[2];
  guint n_sectors;
  int   with;
  int   on;
  int   from;
  int   to;
} PurserSpaceBaseSpending;

gboolean purser_space_base_has_ability (const PurserSpaceBaseState    *state,
                                        int                            player,
                                        guint                          card,
                                        guint                          kind);
gboolean purser_space_base_can_spend   (const PurserSpaceBaseState    *state,
                                        int                            player,
                                        guint                          card);
const PurserSpaceBaseSide *
         purser_space_base_find_hit_side (const PurserSpaceBaseState *state,
                                        int                            player,
                                        guint                          card);
gboolean purser_space_base_use_ability (PurserStep                    *step,
                                        int                            player,
                                        guint                          card,
                                        guint                          kind,
                                        PurserSpaceBaseEffect         *effect);
gboolean purser_space_base_spend       (PurserStep                    *step);

extern const int purser_space_base_swap_pairs[][2];

gboolean purser_space_base_claim       (PurserStep                    *step,
                                        int                            player,
                                        guint                         *levels,
                                        const PurserSpaceBaseSpending *spending);
gboolean purser_space_base_carry_out   (PurserStep                    *step,
                                        int                            player,
                                        guint                          card,
                                        const PurserSpaceBaseSide     *side,
                                        const PurserSpaceBaseSpending *spending);
gboolean purser_space_base_pay         (PurserStep                    *step,
                                        int                            player,
                                        guint                          card,
                                        gboolean                       all,
                                        const char                    *rule);
gboolean purser_space_base_take        (PurserStep                    *step,
                                        int                            player,
                                        guint                          card,
                                        int                            sector);

G_END_DECLS
