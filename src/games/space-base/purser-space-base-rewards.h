// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

/**
 * PurserSpaceBaseAllocation:
 * @sum: whether the sum is used, and not the two dice
 * @arrows: a [enum@SpaceBaseArrow] for each card whose direction was chosen
 * @shift_card: the card whose charge moves the sum, or -1
 * @shift: by how many sectors to the right
 * @twice_card: the card whose charge repeats a sector (2X), or -1
 * @twice: what is repeated: 0 the sum, 1 the first die, 2 the second
 *
 * How a player uses a roll.
 */
typedef struct {
  gboolean sum;
  guint8   arrows[PURSER_SPACE_BASE_CARDS];
  int      shift_card;
  int      shift;
  int      twice_card;
  int      twice;
} PurserSpaceBaseAllocation;

gboolean purser_space_base_collect (PurserStep                      *step,
                                    int                              player,
                                    const PurserSpaceBaseAllocation *allocation);

G_END_DECLS
