// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-printed.h"
#include "purser-rules.h"

G_BEGIN_DECLS

#define PURSER_PHOENIX_PLAYERS 4

/* The owner of a neutral ship. */
#define PURSER_PHOENIX_NEUTRAL (-1)

/* A set of ships: for each kind the levels, level 1 being bit 0. */
typedef guint8 PurserPhoenixShips[PURSER_PHOENIX_KINDS];

/* @endgame: endgame bonuses, which count only for the score
 * @started: whether the player has taken what the hub gives
 * @ships_known: whether the player's ships were stated; if not, any kind and level is accepted
 * @hub: the hub among the printed ones, from 1; 0 if it was not named
 * @sectors: the level to which each wing is built, 0 to 3
 * @diplomacy: the level on each track, 0 to 5
 * @tiles: the number of each sector tile plus one; 0 if it was not named
 * @homes: the species in each living quarter, by wing, sector level (0 if only the wing is known) and place from the left,
 *   encoded by purser-phoenix-homes.c
 *
 * The state of one player. */
typedef struct {
  gint32             balances[PURSER_PHOENIX_ACCOUNTS];
  gint32             endgame;
  guint8             started;
  guint8             ships_known;
  guint8             hub;
  guint8             rewarded;
  PurserPhoenixShips owned;
  PurserPhoenixShips used;
  PurserPhoenixShips dismantled;
  guint8             sectors[PURSER_PHOENIX_COLOURS];
  guint8             diplomacy[PURSER_PHOENIX_TRACKS];
  gint16             tiles[PURSER_PHOENIX_COLOURS][PURSER_PHOENIX_LEVELS];
  gint32             residents[PURSER_PHOENIX_SPECIES][PURSER_PHOENIX_COLOURS];
  guint8             homes[PURSER_PHOENIX_COLOURS][PURSER_PHOENIX_LEVELS + 1][PURSER_PHOENIX_QUARTERS];
} PurserPhoenixPlayer;

/* @tile: the number of a sector tile plus one; 0 for none
 *
 * Printed numbers that moves of this turn have stated, stored plus one; 0 means none. They are not learned yet, but the
 * prompt offers to keep them (`phoenix/your-copy`). */
typedef struct {
  gint16 ships[PURSER_PHOENIX_KINDS][PURSER_PHOENIX_LEVELS][PURSER_PHOENIX_SHIP_VALUES];
  gint16 lobby[PURSER_PHOENIX_TRACKS][PURSER_PHOENIX_TRACK_LEVELS];
  gint16 rewards[PURSER_PHOENIX_TRACKS][PURSER_PHOENIX_TRACK_LEVELS][PURSER_PHOENIX_ACCOUNTS];
  gint16 tile;
  gint16 tile_metal;
} PurserPhoenixNotes;

/* What the active player has done this turn: one ship action or the income (`phoenix/turn`). */
typedef enum {
  PURSER_PHOENIX_DONE_NOTHING,
  PURSER_PHOENIX_DONE_SHIP,
  PURSER_PHOENIX_DONE_INCOME,
} PurserPhoenixDone;

/* @played: whether a player has taken an action, which fixes the start player
 * @done: a PurserPhoenixDone
 * @reward: the track whose reward may be taken, from 1; 0 for none
 * @ender: the player who called the end, from 1; 0 for none
 * @neutral: for each neutral ship, the player whose token lies on it, from 1; 0 for none
 *
 * The state of a play of Space Station Phoenix. */
typedef struct {
  PurserTurnInfo       turn;
  guint8               supplied;
  guint8               first;
  guint8               played;
  guint8               done;
  guint8               reward;
  guint8               ender;
  gint32               supply[PURSER_PHOENIX_SPECIES];
  guint8               neutral[PURSER_PHOENIX_KINDS][PURSER_PHOENIX_LEVELS];
  PurserPhoenixPlayer  players[PURSER_PHOENIX_PLAYERS];
  PurserPhoenixNotes   notes;
  PurserPhoenixPrinted printed;
} PurserPhoenixState;

void      purser_phoenix_change             (PurserStep               *step,
                                             int                       player,
                                             PurserPhoenixAccount      account,
                                             gint64                    by,
                                             const char               *rule,
                                             const char               *item);
gboolean  purser_phoenix_pay                (PurserStep               *step,
                                             int                       player,
                                             PurserPhoenixAccount      account,
                                             int                       amount,
                                             const char               *rule,
                                             const char               *item);

void      purser_phoenix_note_ship          (PurserPhoenixState       *state,
                                             PurserPhoenixKind         kind,
                                             int                       level,
                                             PurserPhoenixShipValue    value,
                                             int                       number);

gboolean  purser_phoenix_ships_have         (const PurserPhoenixShips  ships,
                                             PurserPhoenixKind         kind,
                                             int                       level);
void      purser_phoenix_ships_add          (PurserPhoenixShips        ships,
                                             PurserPhoenixKind         kind,
                                             int                       level);
gboolean  purser_phoenix_ships_any          (const PurserPhoenixShips  ships);
gboolean  purser_phoenix_ship_exists        (PurserPhoenixKind         kind,
                                             int                       level);
gboolean  purser_phoenix_has_ship           (const PurserPhoenixState *state,
                                             int                       player,
                                             PurserPhoenixKind         kind,
                                             int                       level);
int       purser_phoenix_count_ships        (const PurserPhoenixState *state,
                                             int                       player);
gboolean  purser_phoenix_holds_token        (const PurserPhoenixState *state,
                                             int                       player);

int       purser_phoenix_count_residents    (const PurserPhoenixState *state,
                                             int                       player,
                                             PurserPhoenixSpecies      species);
int       purser_phoenix_count_aliens       (const PurserPhoenixState *state,
                                             int                       player);
int       purser_phoenix_count_sectors      (const PurserPhoenixState *state,
                                             int                       player);
int       purser_phoenix_aliens_left        (const PurserPhoenixState *state);
int       purser_phoenix_find_tile_digit    (const PurserPhoenixState *state,
                                             int                       colour);
int       purser_phoenix_find_tile_colour   (const PurserPhoenixState *state,
                                             int                       tile);

G_END_DECLS
