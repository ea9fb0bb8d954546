// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-rewards.h"

G_BEGIN_DECLS

/* @credits: the credits that a player can expect of one round: in the player's own turn and those of all others
 * @reach_forty: the chance that the player's next own roll brings the VP to 40 or more, from 0 to 1
 *
 * What a player can expect of the dice. */
typedef struct {
  double credits;
  double income;
  double vp;
  double reach_forty;
} PurserSpaceBaseOutlook;

/* The chance of each payout of the next roll, in one account. */
#define PURSER_SPACE_BASE_MOST 63
typedef struct {
  double chances[PURSER_SPACE_BASE_MOST + 1];
} PurserSpaceBaseDistribution;

void   purser_space_base_best          (const PurserSpaceBaseState   *state,
                                        int                           player,
                                        gboolean                      active,
                                        const guint8                 *dice,
                                        PurserSpaceBaseAllocation    *allocation,
                                        PurserSpaceBasePayout        *payout);
void   purser_space_base_foresee       (const PurserSpaceBaseState   *state,
                                        int                           player,
                                        PurserSpaceBaseOutlook       *outlook);
void   purser_space_base_distribute    (const PurserSpaceBaseState   *state,
                                        int                           player,
                                        gboolean                      active,
                                        PurserSpaceBaseAccount        account,
                                        PurserSpaceBaseDistribution  *distribution);
void   purser_space_base_foresee_card  (const PurserSpaceBaseState   *state,
                                        int                           player,
                                        guint                         card,
                                        PurserSpaceBaseOutlook       *outlook);

G_END_DECLS
