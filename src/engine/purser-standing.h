// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-types.h"

G_BEGIN_DECLS

#define PURSER_STANDING_KEYS 5

/**
 * PurserStanding:
 * @score: the end formula on the present state
 * @keys: the values that decide the order, the most important first, higher is better
 * @rank: 1 for first; players with equal keys share a rank: 1, 1, 3
 * @wins: whether the player wins if the play ends now: all players of rank 1, unless the rules of a game decide otherwise
 * @team: players with the same number play together, counted from 1; 0 for a player alone
 * @unscored: whether no points are entered for this player or the team yet, so that the score means nothing; only in games
 *   whose points are entered by hand
 * @waits: whether others have points in a round or category in which this player has none yet, so that the scores
 *   cannot be compared; only in the same games
 *
 * The standing of one player.
 */
typedef struct {
  gint64   score;
  gint64   keys[PURSER_STANDING_KEYS];
  guint    rank;
  gboolean wins;
  guint    team;
  gboolean unscored;
  gboolean waits;
} PurserStanding;

void  purser_standings_rank       (PurserStanding       *standings,
                                   guint                 n_standings);
guint purser_standings_find_place (const PurserStanding *standings,
                                   guint                 n_standings,
                                   guint                 player);

G_END_DECLS
