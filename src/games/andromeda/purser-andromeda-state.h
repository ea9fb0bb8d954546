// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

#define PURSER_ANDROMEDA_PLAYERS 5
#define PURSER_ANDROMEDA_PLANETS 7
#define PURSER_ANDROMEDA_ORBITS 3
#define PURSER_ANDROMEDA_STEPS 3
#define PURSER_ANDROMEDA_MAX_NAME 128

/* How many cards a set for a move or a challenge has at least (`andromeda/set`). */
#define PURSER_ANDROMEDA_SMALLEST_SET 3

/* How many cards a set for a move or a challenge has at most (`andromeda/set`). */
#define PURSER_ANDROMEDA_LARGEST_SET 7

/* No player, as in an orbit space without a centre. */
#define PURSER_ANDROMEDA_NOBODY (-1)

/* The number of bonus cards of a kind while it is not known. */
#define PURSER_ANDROMEDA_UNLIMITED (-1)

/* The accounts of a player, in the order in which they are shown. All but the first count as points. */
typedef enum {
  PURSER_ANDROMEDA_HAND_LIMIT,
  PURSER_ANDROMEDA_EARTH,
  PURSER_ANDROMEDA_CENTRES,
  PURSER_ANDROMEDA_TECHNOLOGY_POINTS,
  PURSER_ANDROMEDA_BONUS_POINTS,
  PURSER_ANDROMEDA_ACCOUNTS,
} PurserAndromedaAccount;

/* The kinds of bonus cards, in the order of their worth. */
typedef enum {
  PURSER_ANDROMEDA_SILVER,
  PURSER_ANDROMEDA_GOLD,
  PURSER_ANDROMEDA_PLATINUM,
  PURSER_ANDROMEDA_DIAMOND,
  PURSER_ANDROMEDA_BONUSES,
} PurserAndromedaBonus;

/* The two tracks, in the order of their names in the verb table. */
typedef enum {
  PURSER_ANDROMEDA_SHIP,
  PURSER_ANDROMEDA_TECHNOLOGY,
  PURSER_ANDROMEDA_TRACKS,
} PurserAndromedaTrack;

/* @costs: for each track, how many equal cards each step takes
 * @worth: for each track, what each space gives: the hand limit, or points
 * @bonus_cards: how many equal cards earn a bonus card of each kind
 * @bonus_points: what a bonus card of each kind is worth at the end
 * @bonus_supply: how many of each kind there are; [const@ANDROMEDA_UNLIMITED] while not known
 * @centres: for each planet, its centre values, highest first; all 0 while not known
 * @names: the names of the planets at this table; empty for those without a name
 *
 * What is printed on the board and the cards of this copy. */
typedef struct {
  gint32 costs[PURSER_ANDROMEDA_TRACKS][PURSER_ANDROMEDA_STEPS];
  gint32 worth[PURSER_ANDROMEDA_TRACKS][PURSER_ANDROMEDA_STEPS + 1];
  gint32 bonus_cards[PURSER_ANDROMEDA_BONUSES];
  gint32 bonus_points[PURSER_ANDROMEDA_BONUSES];
  gint32 bonus_supply[PURSER_ANDROMEDA_BONUSES];
  gint32 centres[PURSER_ANDROMEDA_PLANETS][PURSER_ANDROMEDA_ORBITS];
  char   names[PURSER_ANDROMEDA_PLANETS][PURSER_ANDROMEDA_MAX_NAME];
} PurserAndromedaPrinted;

/* @stations: the number of stations on each planet
 * @tracks: the step reached on each track, from 0
 * @bonus: how many bonus cards of each kind are held
 * @transport: transport cards left
 * @placed: whether the player has placed the drawn stations of set-up
 * @transported: whether a transport card was used in this round
 * @hand: how many cards the hand may hold in this round: the limit when cards were drawn, and bonus cards earned since
 *
 * The state of one player. */
typedef struct {
  gint32 accounts[PURSER_ANDROMEDA_ACCOUNTS];
  gint32 stations[PURSER_ANDROMEDA_PLANETS];
  gint32 tracks[PURSER_ANDROMEDA_TRACKS];
  gint32 bonus[PURSER_ANDROMEDA_BONUSES];
  gint32 transport;
  gint32 placed;
  gint32 transported;
  gint32 hand;
} PurserAndromedaPlayer;

/* @printed: what is printed on this copy
 * @owners: for each planet, the owners of its centres, highest first; [const@ANDROMEDA_NOBODY] for none
 * @start: the start player of this round
 * @turns: how many turns of this round have ended
 * @actions: how many actions the active player has taken in this turn
 * @acted: whether any player has taken an action in this round
 * @spent: how many cards the active player has played in this turn
 *
 * The state of a play. */
typedef struct {
  PurserTurnInfo         turn;
  PurserAndromedaPrinted printed;
  PurserAndromedaPlayer  players[PURSER_ANDROMEDA_PLAYERS];
  gint32                 owners[PURSER_ANDROMEDA_PLANETS][PURSER_ANDROMEDA_ORBITS];
  gint32                 start;
  gint32                 turns;
  gint32                 actions;
  gint32                 acted;
  gint32                 spent;
} PurserAndromedaState;

extern const char *const purser_andromeda_bonus_names[];
extern const char *const purser_andromeda_track_names[];

void        purser_andromeda_change          (PurserStep                 *step,
                                              int                         player,
                                              PurserAndromedaAccount      account,
                                              gint64                      by,
                                              const char                 *rule,
                                              const char                 *item);
int         purser_andromeda_get_actions     (const PurserAndromedaState *self,
                                              int                         player);
int         purser_andromeda_get_half        (const PurserAndromedaState *self,
                                              int                         player,
                                              int                         cards);
int         purser_andromeda_get_present     (const PurserAndromedaState *self,
                                              int                         planet);
int         purser_andromeda_get_free_orbit  (const PurserAndromedaState *self,
                                              int                         planet);
int         purser_andromeda_count_full      (const PurserAndromedaState *self);
int         purser_andromeda_count_centres   (const PurserAndromedaState *self,
                                              int                         player,
                                              int                         planet);
gboolean    purser_andromeda_knows_planet    (const PurserAndromedaState *self,
                                              int                         planet);
double      purser_andromeda_get_odds        (const PurserAndromedaState *self,
                                              int                         player,
                                              int                         planet,
                                              int                         cards);
double      purser_andromeda_get_draw_odds   (const PurserAndromedaState *self,
                                              int                         player,
                                              int                         planet,
                                              int                         draws);
char       *purser_andromeda_dup_planet      (const PurserAndromedaState *self,
                                              int                         planet);
int         purser_andromeda_find_planet     (const char                 *item);
const char *purser_andromeda_get_planet_item (int                         planet);

G_END_DECLS
