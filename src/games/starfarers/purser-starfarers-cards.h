// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"
#include "purser-starfarers-names.h"

G_BEGIN_DECLS

/* How many friendship cards there are: five of each people, numbered in the order of the peoples. */
#define PURSER_STARFARERS_CARDS 20

/* @PURSER_STARFARERS_PRODUCTION: one more card of a resource once a roll
 * @PURSER_STARFARERS_VIRTUAL: boosters and cannons on top of the real ones
 * @PURSER_STARFARERS_RATE: cards of a kind for one of another
 * @PURSER_STARFARERS_HAND_LIMIT: cards held without discarding on a seven
 * @PURSER_STARFARERS_MEDAL: goods for a half-medal
 * @PURSER_STARFARERS_DRAW: a card at random from players who are ahead
 * @PURSER_STARFARERS_RELIEF: a card after a roll that paid nothing
 *
 * What a friendship card does. */
typedef enum {
  PURSER_STARFARERS_PRODUCTION,
  PURSER_STARFARERS_VIRTUAL,
  PURSER_STARFARERS_RATE,
  PURSER_STARFARERS_HAND_LIMIT,
  PURSER_STARFARERS_MEDAL,
  PURSER_STARFARERS_DRAW,
  PURSER_STARFARERS_RELIEF,
} PurserStarfarersEffect;

/* @effect: what it does, a [enum@StarfarersEffect]
 * @resource: the resource that it concerns
 * @amount: how many: the rate, the limit, the price, the players
 * @boosters: boosters on top of the real ones
 * @cannons: cannons on top of the real ones
 *
 * What is printed on a friendship card. */
typedef struct {
  guint8 effect;
  guint8 resource;
  guint8 amount;
  guint8 boosters;
  guint8 cannons;
} PurserStarfarersCard;

const char *purser_starfarers_card_id        (guint                 card);
int         purser_starfarers_card_find      (const char           *id);
PurserStarfarersPeople
            purser_starfarers_card_people    (guint                 card);
gboolean    purser_starfarers_card_read      (PurserStarfarersCard *self,
                                              PurserValue          *effect);
const char *purser_starfarers_card_get_title (const PurserSetup    *setup,
                                              guint                 card);
char       *purser_starfarers_card_dup_effect (const PurserStarfarersCard *self);

G_END_DECLS
