// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-types.h"

G_BEGIN_DECLS

#define PURSER_STANDING_KEYS 5

/**
 * PurserStanding:
 * @score: the end formula on the present state
 * @keys: what decides the order, the most important first, the higher the better
 * @rank: 1 for first; who is level on all keys shares it: 1, 1, 3
 * @wins: whether this is a winner if the play ends now: whoever is first, where the rules of a game do
 *   not know better
 * @team: who has the same one plays together, counted from 1; 0 for who plays alone
 *
 * Where one player stands.
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
