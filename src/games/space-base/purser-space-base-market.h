// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

/* Six ships of each of three levels lie face up. */
#define PURSER_SPACE_BASE_IN_SIGHT   6
#define PURSER_SPACE_BASE_MAX_TURNED (3 * PURSER_SPACE_BASE_IN_SIGHT)

/* The levels of an offer, one bit each; bit 0 stands for colonies. */
#define PURSER_SPACE_BASE_ALL_LEVELS 0xF

/* @cost: its cost; -1 if it is unknown
 * @chosen: whether the user has chosen it
 *
 * A card that a player could take. */
typedef struct {
  guint    card;
  int      cost;
  int      missing;
  gboolean chosen;
} PurserSpaceBaseOffer;

GArray  *purser_space_base_list_offers   (const PurserSpaceBaseState *state,
                                          int                         player,
                                          int                         sector,
                                          guint                       levels);
GArray  *purser_space_base_list_payable  (const PurserSpaceBaseState *state,
                                          int                         player,
                                          int                         sector,
                                          guint                       levels,
                                          int                         credits);
GArray  *purser_space_base_find_offers   (const PurserSpaceBaseState *state,
                                          GArray                     *offers,
                                          const char                 *words);
gboolean purser_space_base_can_pay_any   (const PurserSpaceBaseState *state,
                                          int                         player,
                                          int                         credits);
guint    purser_space_base_count_turned  (const PurserSpaceBaseState *state,
                                          guint                       level);
gboolean purser_space_base_wants_refill  (const PurserSpaceBaseState *state);
gboolean purser_space_base_check_market  (PurserStep                 *step,
                                          guint                       card);
gboolean purser_space_base_market        (PurserStep                 *step);

G_END_DECLS
