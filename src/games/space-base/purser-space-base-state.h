// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-cards.h"

G_BEGIN_DECLS

#define PURSER_SPACE_BASE_PLAYERS 5

/* The most deployed cards of a sector: more than all ships of two sectors together. */
#define PURSER_SPACE_BASE_STACK 30

typedef enum {
  PURSER_SPACE_BASE_CREDITS,
  PURSER_SPACE_BASE_INCOME,
  PURSER_SPACE_BASE_VP,
  PURSER_SPACE_BASE_ACCOUNTS,
} PurserSpaceBaseAccount;

/* Tokens, which are no accounts: a charge, and after it free ships of levels 1 to 3. */
#define PURSER_SPACE_BASE_CHARGE 0

/* @station: the card that is stationed, or the colony
 * @deployed: the deployed cards, oldest first
 *
 * One of the twelve places of a player's console. */
typedef struct {
  guint8 station;
  guint8 n_deployed;
  guint8 deployed[PURSER_SPACE_BASE_STACK];
} PurserSpaceBaseSector;

/* @corrected: the VP that were given or taken by hand
 * @claims: how often each card's claim reward was hit this turn and is not taken yet
 * @drafted_sector: the highest sector of the first ships, from 1; 0 for none
 * @contends: whether the player takes turns and can win; %FALSE for one who is out of a tie round
 *
 * The state of one player. */
typedef struct {
  gint32                balances[PURSER_SPACE_BASE_ACCOUNTS];
  gint32                corrected;
  PurserSpaceBaseSector sectors[PURSER_SPACE_BASE_SECTORS];
  guint8                charges[PURSER_SPACE_BASE_CARDS];
  guint8                claims[PURSER_SPACE_BASE_CARDS];
  guint8                drafted;
  guint8                drafted_sector;
  guint8                allocated;
  guint8                contends;
} PurserSpaceBasePlayer;

/* @pips_equal: whether slots with pips only count for exactly that many players
 * @market: whether the play keeps which ships lie face up
 * @start: the start player; -1 before there is one
 * @winner: the player who won at once; -1 for nobody
 * @bought: whether the normal purchase was made this turn
 * @passed: the player who ended the turn before without the normal purchase, from 1; 0 for nobody
 * @unspent: the credits of that player then
 * @n_set: the number of dice that were set before the roll
 * @owner: the owner of each ship and colony, from 1; 0 while it is on offer or in the box
 * @in_sight: whether each ship lies face up to be bought, if the play keeps that
 *
 * The state of a play of Space Base. */
typedef struct {
  PurserTurnInfo        turn;
  guint8                light_speed;
  guint8                pips_equal;
  guint8                tie_all;
  guint8                market;
  gint8                 start;
  gint8                 winner;
  guint8                rolled;
  guint8                bought;
  guint8                passed;
  gint32                unspent;
  guint8                n_set;
  guint8                set[2];
  guint8                dice[2];
  guint8                owner[PURSER_SPACE_BASE_CARDS];
  guint8                in_sight[PURSER_SPACE_BASE_CARDS];
  PurserSpaceBasePlayer players[PURSER_SPACE_BASE_PLAYERS];
  PurserSpaceBaseCard   cards[PURSER_SPACE_BASE_CARDS];
} PurserSpaceBaseState;

/* @depth: its index among the deployed cards; -1 for the station
 *
 * The place of a card on a player's console. */
typedef struct {
  int sector;
  int depth;
} PurserSpaceBasePlace;

gboolean  purser_space_base_find_place     (const PurserSpaceBaseState *state,
                                            int                         player,
                                            guint                       card,
                                            PurserSpaceBasePlace       *place);
const PurserSpaceBaseSide *
          purser_space_base_find_side      (const PurserSpaceBaseState *state,
                                            int                         player,
                                            guint                       card);
const char *purser_space_base_place_name   (int                         sector);
gboolean  purser_space_base_is_closed      (const PurserSpaceBaseState *state,
                                            int                         player,
                                            int                         sector);
void      purser_space_base_change         (PurserStep                 *step,
                                            int                         player,
                                            PurserSpaceBaseAccount      account,
                                            gint64                      by,
                                            const char                 *rule,
                                            int                         card);
gboolean  purser_space_base_put            (PurserStep                 *step,
                                            int                         player,
                                            guint                       card,
                                            int                         sector);
void      purser_space_base_trim_charges   (PurserSpaceBaseState       *state,
                                            int                         player,
                                            guint                       card);
gboolean  purser_space_base_may_take       (PurserStep                 *step,
                                            int                         player,
                                            guint                       card,
                                            int                         sector);
int       purser_space_base_next_player    (const PurserSpaceBaseState *state,
                                            int                         player);
gboolean  purser_space_base_any_allocated  (const PurserSpaceBaseState *state);
gboolean  purser_space_base_all_allocated  (const PurserSpaceBaseState *state);
gboolean  purser_space_base_has_started    (const PurserSpaceBaseState *state);

PurserValue *
          purser_space_base_board          (const PurserSetup          *setup,
                                            gconstpointer               state,
                                            int                         player);

G_END_DECLS
