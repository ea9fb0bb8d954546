// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-hand.h"

G_BEGIN_DECLS

/* @PURSER_STARFARERS_SHORTAGE_OFF: the supply is not checked
 * @PURSER_STARFARERS_SHORTAGE_NOBODY: what cannot be paid to all is paid to nobody
 * @PURSER_STARFARERS_SHORTAGE_REST: the same, but if only one player is owed cards, that player takes what is left
 *
 * What happens if the supply runs short (`starfarers/supply-short`), in the order of the option's choices. */
typedef enum {
  PURSER_STARFARERS_SHORTAGE_OFF,
  PURSER_STARFARERS_SHORTAGE_NOBODY,
  PURSER_STARFARERS_SHORTAGE_REST,
} PurserStarfarersShortage;

gboolean purser_starfarers_planet_pays (const PurserStarfarersPlanet *planet,
                                        int                           sum);
int      purser_starfarers_get_supply  (const PurserStarfarersState  *state,
                                        int                           resource);
void     purser_starfarers_count_shares (const PurserStarfarersState *state,
                                        int                           player,
                                        int                           sum,
                                        PurserStarfarersCards        *shares);
gboolean purser_starfarers_apply_roll  (PurserStep                   *step);

G_END_DECLS
