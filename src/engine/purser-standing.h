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
 *
 * The standing of one player.
 */
typedef struct {
  gint64   score;
  gint64   keys[PURSER_STANDING_KEYS];
  guint    rank;
  gboolean wins;
  guint    team;
} PurserStanding;

void purser_standings_rank (PurserStanding *standings,
                            guint           n_standings);

G_END_DECLS
