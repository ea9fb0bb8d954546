// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserAnalysisPoint:
 * @round: the round it was in
 * @player: whose turn it was; -1 before the first turn and in a game without turns
 * @scores: the scores of the players at its end, with the numbers that were corrected later
 * @unscored: whether no points were entered for that player by then
 * @uneven: whether some players had points in a round or category in which others had none yet, so that the scores cannot
 *   be compared
 *
 * Where a play stood at the end of a turn.
 */
typedef struct {
  int    round;
  int    player;
  gint64 scores[PURSER_MAX_PLAYERS];
  gboolean unscored[PURSER_MAX_PLAYERS];
  gboolean uneven;
} PurserAnalysisPoint;

/**
 * PurserAnalysisSource:
 * @player: whose account
 * @account: which account, by its place in the game's table of accounts
 * @rule: the section of the rulebook that paid
 * @item: (nullable): the card or component that paid
 * @sum: its sum in the whole play
 * @times: the number of entries
 *
 * Where a player's income came from.
 */
typedef struct {
  int         player;
  int         account;
  const char *rule;
  const char *item;
  gint64      sum;
  guint       times;
} PurserAnalysisSource;

#define PURSER_ANALYSIS_MAX_DICE 12

/**
 * PurserAnalysisDice:
 * @n_rolls: how many rolls of two dice were recorded
 * @sums: how often each sum came up, by the sum
 * @expected: how often each sum comes up on average in as many rolls
 *
 * How the dice fell.
 */
typedef struct {
  guint  n_rolls;
  guint  sums[PURSER_ANALYSIS_MAX_DICE + 1];
  double expected[PURSER_ANALYSIS_MAX_DICE + 1];
} PurserAnalysisDice;

/**
 * PurserAnalysisRoll:
 * @n: the record of the roll; 0 if nothing was rolled
 * @dice: what was rolled
 * @round: in which round
 * @player: the player who gained most by it
 * @account: in which account
 * @by: how much
 *
 * The roll that paid one player most.
 */
typedef struct {
  guint  n;
  int    dice[2];
  int    round;
  int    player;
  int    account;
  gint64 by;
} PurserAnalysisRoll;

/**
 * PurserAnalysisLead:
 * @player: the player who was alone in the lead for longest; -1 if nobody ever was
 * @turns: for how many turns in a row
 * @changes: how often the lead changed hands
 *
 * Who led longest.
 */
typedef struct {
  int   player;
  guint turns;
  guint changes;
} PurserAnalysisLead;

/**
 * PurserAnalysis:
 * @n_players: how many play
 * @n_accounts: how many accounts each of them has
 * @points: (element-type PurserAnalysisPoint): the ends of the turns, the set-up first
 * @sources: (element-type PurserAnalysisSource): by player and account, the largest sum first
 * @dice: how all dice fell
 * @best_roll: the roll that paid one player most
 * @lead: who led longest
 *
 * The course of a play, from which its charts are drawn.
 */
typedef struct {
  guint            n_players;
  guint            n_accounts;
  GArray          *points;
  GArray          *sources;
  PurserAnalysisDice dice;
  PurserAnalysisRoll best_roll;
  PurserAnalysisLead lead;
} PurserAnalysis;

void            purser_analysis_dice_add       (PurserAnalysisDice *self,
                                                const PurserMove   *move);
void            purser_analysis_dice_expect    (PurserAnalysisDice *self);
PurserAnalysis *purser_analysis_new            (PurserPlay         *play);
void            purser_analysis_free           (PurserAnalysis     *self);
GPtrArray      *purser_analysis_dup_highlights (PurserAnalysis     *self,
                                                PurserPlay         *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserAnalysis, purser_analysis_free)

G_END_DECLS
