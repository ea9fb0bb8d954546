// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserScoreCell:
 * @has: whether the player has anything of this kind
 * @amount: how many points
 * @counts: (nullable): what was counted
 * @best: whether no cell is better, and at least one is worse; an empty cell is never best
 *
 * A player's points of one kind.
 */
typedef struct {
  gboolean  has;
  gint64    amount;
  char     *counts;
  gboolean  best;
} PurserScoreCell;

/**
 * PurserScoreLine:
 * @title: where the points come from
 * @rule: (nullable): the section that gives the reason
 * @cells: what each player got
 *
 * A kind of points.
 */
typedef struct {
  char            *title;
  const char      *rule;
  PurserScoreCell  cells[PURSER_MAX_PLAYERS];
} PurserScoreLine;

/**
 * PurserScoreGrid:
 * @n_players: how many play
 * @lines: (element-type PurserScoreLine): the kinds of points that any player has
 * @standings: scores and ranks
 *
 * The scores of all players side by side, as the picture, the print and the page of a result show them.
 */
typedef struct {
  guint           n_players;
  GPtrArray      *lines;
  PurserStanding  standings[PURSER_MAX_PLAYERS];
} PurserScoreGrid;

PurserScoreGrid *purser_score_grid_new  (PurserPlay      *play);
void             purser_score_grid_free (PurserScoreGrid *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserScoreGrid, purser_score_grid_free)

G_END_DECLS
