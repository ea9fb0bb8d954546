// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-cards.h"

G_BEGIN_DECLS

#define PURSER_STARFARERS_PLAYERS 4

/* The pieces of a player (`starfarers/pieces`). */
#define PURSER_STARFARERS_COLONIES 9
#define PURSER_STARFARERS_STATIONS 7
#define PURSER_STARFARERS_SPACEPORTS 3

/* The most colonies the state can hold, if the table overrules the number of pieces. */
#define PURSER_STARFARERS_ROOM 32

/* Five tokens: pirates of strength 4 to 6, then ice 3 and 4 (`starfarers/components`). */
#define PURSER_STARFARERS_TOKENS 5

/* Docks of an outpost (`starfarers/outposts`). */
#define PURSER_STARFARERS_DOCKS 5

/* Cards of each resource in the box, and how many of them go into the reserve pile. */
#define PURSER_STARFARERS_SUPPLY 20
#define PURSER_STARFARERS_RESERVE 8

/* The first choice of the option `layout`. */
#define PURSER_STARFARERS_LAYOUT_BEGINNER 0

#define PURSER_STARFARERS_SEVEN 7
#define PURSER_STARFARERS_LEAST_SUM 2
#define PURSER_STARFARERS_MOST_SUM 12
#define PURSER_STARFARERS_SUMS 11

/* @resource: what it produces, a [enum@StarfarersResource]
 * @numbers: the numbers on its disc: one number and 0, two numbers, or 0 and 0 while unknown
 *
 * A planet beside a colony. */
typedef struct {
  guint8 resource;
  guint8 numbers[2];
} PurserStarfarersPlanet;

/* @planets: the two planets it lies between
 * @spaceport: whether it has a ring
 *
 * A colony or a spaceport. */
typedef struct {
  PurserStarfarersPlanet planets[2];
  guint8                 spaceport;
} PurserStarfarersColony;

/* @colonies: colonies and spaceports
 * @markers: friendship markers, by people
 * @tokens: pirate and ice tokens
 * @medals: pairs of half-medals
 * @adjusted: corrections by hand
 *
 * Where a player's victory points come from. */
typedef struct {
  gint32 colonies;
  gint32 markers[PURSER_STARFARERS_PEOPLES];
  gint32 tokens[PURSER_STARFARERS_TOKENS];
  gint32 medals;
  gint32 adjusted;
} PurserStarfarersPoints;

/* @balances: by [enum@StarfarersAccount]; the victory points as they are booked
 * @points: the booked victory points by source
 * @settled: how many colonies and how many spaceports were placed at set-up
 * @opening: how many cards of the opening hand are drawn
 * @drew: whether cards were drawn from the reserve pile this turn
 * @may_discard: whether a seven was rolled and nothing is discarded yet
 * @paid: whether the last roll gave something from planets
 * @relieved: whether the Relief Fund was used for the last roll
 * @n_colonies: how many colonies and spaceports
 * @n_cards: how many friendship cards
 * @n_tokens: how many pirate and ice tokens
 * @stations: trade stations, by people
 * @cards: the friendship cards in the order in which they were won
 * @tokens: the tokens in the order in which they were won
 * @colonies: the colonies in founding order, those of set-up included
 *
 * What belongs to one player. */
typedef struct {
  gint32                 balances[PURSER_STARFARERS_ACCOUNTS];
  PurserStarfarersPoints points;
  guint8                 settled[2];
  guint8                 opening;
  guint8                 drew;
  guint8                 may_discard;
  guint8                 paid;
  guint8                 relieved;
  guint8                 n_colonies;
  guint8                 n_cards;
  guint8                 n_tokens;
  guint8                 stations[PURSER_STARFARERS_PEOPLES];
  guint8                 cards[PURSER_STARFARERS_CARDS];
  guint8                 tokens[PURSER_STARFARERS_TOKENS];
  PurserStarfarersColony colonies[PURSER_STARFARERS_ROOM];
} PurserStarfarersPlayer;

/* @PURSER_STARFARERS_SETUP: not everybody has settled
 * @PURSER_STARFARERS_ROLL: the dice come next
 * @PURSER_STARFARERS_PRODUCE: the dice are rolled; the effects of a seven come next
 * @PURSER_STARFARERS_TRADE: something was traded or built
 * @PURSER_STARFARERS_SHAKEN: the mothership was shaken
 * @PURSER_STARFARERS_MET: there was an encounter
 * @PURSER_STARFARERS_FLIGHT: something was cleared or founded
 *
 * How far the turn has come (`starfarers/order`). */
typedef enum {
  PURSER_STARFARERS_SETUP,
  PURSER_STARFARERS_ROLL,
  PURSER_STARFARERS_PRODUCE,
  PURSER_STARFARERS_TRADE,
  PURSER_STARFARERS_SHAKEN,
  PURSER_STARFARERS_MET,
  PURSER_STARFARERS_FLIGHT,
} PurserStarfarersPhase;

/* @win_at_once: whether 15 points win in the middle of the turn
 * @hands_on: whether hands are tracked
 * @shortage: what happens if the supply runs short, a [enum@StarfarersShortage]
 * @first: who starts; -1 before anybody has settled
 * @winner: who has won; -1 before that, and if the play was stopped
 * @phase: how far the turn has come, a [enum@StarfarersPhase]
 * @sum: the sum rolled this turn; 0 before the roll
 * @stolen: whether a card was taken after the seven
 * @balls: the two balls of this turn's shake
 * @shaken: whether there was a shake this turn
 * @met: whether there was an encounter this turn
 * @used: whether an effect of friendship cards was used this turn, for those that work once a turn
 * @holder: who holds each people's marker; -1 for nobody
 * @n_rolls: how often each sum was rolled, from 2
 * @pile: how many cards the reserve pile has left
 * @in_pile: how many of each resource are in it, as far as the cards drawn are known
 * @costs: what things cost, by [enum@StarfarersBuilding]
 * @limits: how many of each upgrade fit on a mothership
 * @cards: what is printed on the friendship cards
 *
 * The state of a play of CATAN: Starfarers. */
typedef struct {
  PurserTurnInfo         turn;
  guint8                 win_at_once;
  guint8                 hands_on;
  guint8                 shortage;
  gint8                  first;
  gint8                  winner;
  guint8                 phase;
  guint8                 sum;
  guint8                 stolen;
  guint8                 balls[2];
  guint8                 shaken;
  guint8                 met;
  guint8                 used[PURSER_STARFARERS_RELIEF + 1];
  gint8                  holder[PURSER_STARFARERS_PEOPLES];
  guint16                n_rolls[PURSER_STARFARERS_SUMS];
  guint8                 pile;
  guint8                 in_pile[PURSER_STARFARERS_RESOURCES];
  guint8                 costs[PURSER_STARFARERS_BUILDINGS][PURSER_STARFARERS_RESOURCES];
  guint8                 limits[PURSER_STARFARERS_UPGRADES];
  PurserStarfarersCard   cards[PURSER_STARFARERS_CARDS];
  PurserStarfarersPlayer players[PURSER_STARFARERS_PLAYERS];
} PurserStarfarersState;

void      purser_starfarers_change        (PurserStep                   *step,
                                           int                           player,
                                           PurserStarfarersAccount       account,
                                           gint64                        by,
                                           const char                   *rule,
                                           const char                   *item);
void      purser_starfarers_change_hand   (PurserStep                   *step,
                                           int                           player,
                                           int                           resource,
                                           gint64                        by,
                                           const char                   *rule,
                                           const char                   *item);
int       purser_starfarers_count_hand    (const PurserStarfarersState  *state,
                                           int                           player);
int       purser_starfarers_get_held      (const PurserStarfarersState  *state,
                                           int                           player,
                                           int                           resource);
int       purser_starfarers_get_upgrade   (const PurserStarfarersState  *state,
                                           int                           player,
                                           PurserStarfarersUpgrade       upgrade);
gboolean  purser_starfarers_is_equipped   (const PurserStarfarersState  *state,
                                           int                           player);
gboolean  purser_starfarers_has_card      (const PurserStarfarersState  *state,
                                           int                           player,
                                           guint                         card);
int       purser_starfarers_find_effect   (const PurserStarfarersState  *state,
                                           int                           player,
                                           PurserStarfarersEffect        effect,
                                           int                           resource);
int       purser_starfarers_get_virtual   (const PurserStarfarersState  *state,
                                           int                           player,
                                           PurserStarfarersUpgrade       upgrade);
int       purser_starfarers_count_boosters (const PurserStarfarersState *state,
                                           int                           player);
int       purser_starfarers_get_speed     (const PurserStarfarersState  *state,
                                           int                           player);
int       purser_starfarers_count_stations (const PurserStarfarersState *state,
                                           PurserStarfarersPeople        people);
int       purser_starfarers_count_spaceports (const PurserStarfarersState *state,
                                           int                           player);

G_END_DECLS
