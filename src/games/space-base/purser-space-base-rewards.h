// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

/* @arrows: a PurserSpaceBaseArrow for each card whose direction was chosen
 * @shift_card: the card whose charge raises the sum, or -1
 * @shift: the number of sectors to the right
 * @twice_card: the card whose charge repeats a sector (2X), or -1
 * @twice: what is repeated: 0 the sum, 1 the first die, 2 the second
 *
 * How a player uses a roll. */
typedef struct {
  gboolean sum;
  guint8   arrows[PURSER_SPACE_BASE_CARDS];
  int      shift_card;
  int      shift;
  int      twice_card;
  int      twice;
} PurserSpaceBaseAllocation;

/* @claims: the number of claim rewards that are hit
 * @ships: the number of free ships they give
 *
 * The payout of a use of a roll. */
typedef struct {
  int credits;
  int income;
  int vp;
  int charges;
  int claims;
  int ships;
} PurserSpaceBasePayout;

/* @order: the sectors that pay, from 0, in the order in which they are reached
 * @unknown: a card that is hit and whose payout is unknown, or -1
 *
 * The sources of a payout. */
typedef struct {
  guint                 n_sectors;
  guint8                order[PURSER_SPACE_BASE_SECTORS];
  PurserSpaceBasePayout sectors[PURSER_SPACE_BASE_SECTORS];
  int                   unknown;
} PurserSpaceBaseTrace;

void     purser_space_base_allocation_init (PurserSpaceBaseAllocation *self,
                                            gboolean                   sum);
void     purser_space_base_preview (const PurserSpaceBaseState      *state,
                                    int                              player,
                                    gboolean                         active,
                                    const guint8                    *dice,
                                    const PurserSpaceBaseAllocation *allocation,
                                    PurserSpaceBasePayout           *payout);
void     purser_space_base_trace   (const PurserSpaceBaseState      *state,
                                    int                              player,
                                    gboolean                         active,
                                    const guint8                    *dice,
                                    const PurserSpaceBaseAllocation *allocation,
                                    PurserSpaceBaseTrace            *trace);
gboolean purser_space_base_collect (PurserStep                      *step,
                                    int                              player,
                                    const PurserSpaceBaseAllocation *allocation);

G_END_DECLS
