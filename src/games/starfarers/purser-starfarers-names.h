// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The five resources, in the order used everywhere. */
typedef enum {
  PURSER_STARFARERS_ORE,
  PURSER_STARFARERS_FUEL,
  PURSER_STARFARERS_CARBON,
  PURSER_STARFARERS_FOOD,
  PURSER_STARFARERS_GOODS,
  PURSER_STARFARERS_RESOURCES,
} PurserStarfarersResource;

/* The accounts of a player; a resource's account is that of ore plus its [enum@StarfarersResource]. */
typedef enum {
  PURSER_STARFARERS_VP,
  PURSER_STARFARERS_HALF_MEDALS,
  PURSER_STARFARERS_BOOSTERS,
  PURSER_STARFARERS_CANNONS,
  PURSER_STARFARERS_PODS,
  PURSER_STARFARERS_FIRST_RESOURCE,
  PURSER_STARFARERS_ACCOUNTS = PURSER_STARFARERS_FIRST_RESOURCE + PURSER_STARFARERS_RESOURCES,
} PurserStarfarersAccount;

/* @PURSER_STARFARERS_WITHHELD: cards that a roll owes and the supply lacks; a resource's token is
 *   this plus its [enum@StarfarersResource]
 * @PURSER_STARFARERS_SHIP: ships built: this token for a colony ship, the next for a trade ship
 * @PURSER_STARFARERS_STATION: trade stations founded
 *
 * What the ledger tells of a move besides accounts. */
typedef enum {
  PURSER_STARFARERS_WITHHELD,
  PURSER_STARFARERS_SHIP = PURSER_STARFARERS_WITHHELD + PURSER_STARFARERS_RESOURCES,
  PURSER_STARFARERS_STATION = PURSER_STARFARERS_SHIP + 2,
} PurserStarfarersToken;

/* What can be fixed to a mothership, in the order of the accounts. */
typedef enum {
  PURSER_STARFARERS_BOOSTER,
  PURSER_STARFARERS_CANNON,
  PURSER_STARFARERS_POD,
  PURSER_STARFARERS_UPGRADES,
} PurserStarfarersUpgrade;

/* What can be built; an upgrade is the booster plus its [enum@StarfarersUpgrade]. */
typedef enum {
  PURSER_STARFARERS_BUILD_COLONY_SHIP,
  PURSER_STARFARERS_BUILD_TRADE_SHIP,
  PURSER_STARFARERS_BUILD_SPACEPORT,
  PURSER_STARFARERS_BUILD_BOOSTER,
  PURSER_STARFARERS_BUILD_CANNON,
  PURSER_STARFARERS_BUILD_POD,
  PURSER_STARFARERS_BUILDINGS,
} PurserStarfarersBuilding;

/* The peoples with an outpost, in the order used everywhere. */
typedef enum {
  PURSER_STARFARERS_GREEN_FOLK,
  PURSER_STARFARERS_SCIENTISTS,
  PURSER_STARFARERS_MERCHANTS,
  PURSER_STARFARERS_DIPLOMATS,
  PURSER_STARFARERS_PEOPLES,
} PurserStarfarersPeople;

/* What may lie on a planet instead of a number disc. */
typedef enum {
  PURSER_STARFARERS_PIRATE,
  PURSER_STARFARERS_ICE,
} PurserStarfarersTokenKind;

/* The colours of the balls in a mothership, in the order of their values, 0 to 3. */
typedef enum {
  PURSER_STARFARERS_BLACK,
  PURSER_STARFARERS_BLUE,
  PURSER_STARFARERS_YELLOW,
  PURSER_STARFARERS_RED,
  PURSER_STARFARERS_BALLS,
} PurserStarfarersBall;

extern const char *const purser_starfarers_accounts[];
extern const char *const purser_starfarers_resources[];
extern const char *const purser_starfarers_upgrades[];
extern const char *const purser_starfarers_buildings[];
extern const char *const purser_starfarers_peoples[];
extern const char *const purser_starfarers_token_kinds[];
extern const char *const purser_starfarers_balls[];

int          purser_starfarers_find              (const char *const         *names,
                                                  const char                *name);

const char  *purser_starfarers_account_title     (PurserStarfarersAccount    account);
const char  *purser_starfarers_account_one       (PurserStarfarersAccount    account);
const char  *purser_starfarers_account_icon      (PurserStarfarersAccount    account);
const char  *purser_starfarers_resource_title    (PurserStarfarersResource   resource);
const char  *purser_starfarers_building_title    (PurserStarfarersBuilding   building);
const char  *purser_starfarers_upgrade_title     (PurserStarfarersUpgrade    upgrade);
const char  *purser_starfarers_people_title      (PurserStarfarersPeople     people);
const char  *purser_starfarers_token_title       (PurserStarfarersTokenKind  kind);
const char  *purser_starfarers_ball_title        (PurserStarfarersBall       ball);

const char  *purser_starfarers_numbered_item     (const char                *word,
                                                  int                        number);
const char  *purser_starfarers_colony_place      (guint                      colony);
const char  *purser_starfarers_token_item        (guint                      token);

G_END_DECLS
