// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-result.h"

G_BEGIN_DECLS

/**
 * PurserStatisticsFilter:
 * @game: (nullable): only plays of this game, as [method@Result.get_subject] names it
 * @person: (nullable): only plays in which this person took part
 * @from: only plays that ended at this time or later, in seconds of the epoch; 0 for any
 * @to: only plays that ended before this time; 0 for any
 * @group: (nullable): only plays of exactly these people
 *
 * Which plays count.
 */
typedef struct {
  const char        *game;
  const char        *person;
  gint64             from;
  gint64             to;
  const char *const *group;
} PurserStatisticsFilter;

/**
 * PurserSeatTally:
 * @plays: how often a person sat there
 * @wins: how often that person won
 *
 * The plays from one place in turn order.
 */
typedef struct {
  guint plays;
  guint wins;
} PurserSeatTally;

/**
 * PurserPersonTally:
 * @name: the person
 * @game: (nullable): in which game; %NULL for all games together
 * @plays: how many plays
 * @contests: how many of them were played against somebody; who plays alone neither wins nor loses
 * @wins: how many of those were won; a shared first place counts as won
 * @scored: how many of them had a score
 * @sum: the sum of all scores
 * @best: the best score
 * @seats: the contests by place in turn order, the starting player first
 *
 * The plays of a person in one game, or in all of them.
 */
typedef struct {
  char            *name;
  char            *game;
  guint            plays;
  guint            contests;
  guint            wins;
  guint            scored;
  gint64           sum;
  gint64           best;
  PurserSeatTally  seats[PURSER_MAX_PLAYERS];
} PurserPersonTally;

/**
 * PurserRivalTally:
 * @name: a person
 * @rival: another person
 * @plays: how often both played together
 * @ahead: how often @name came out ahead
 * @behind: how often @rival did
 *
 * How two people did against each other.
 */
typedef struct {
  char  *name;
  char  *rival;
  guint  plays;
  guint  ahead;
  guint  behind;
} PurserRivalTally;

/**
 * PurserStatistics:
 * @seconds: how long the plays took together
 * @people: (element-type PurserPersonTally): over all games, most plays first
 * @games: (element-type PurserPersonTally): each person in each game, most plays first
 * @rivals: (element-type PurserRivalTally): each pair both ways, most plays first
 *
 * @dice: how all dice fell
 * @plays: (element-type PurserResult): the plays that count, the earliest first; valid as long as they are
 * @longest: (nullable): the one that took longest
 * @shortest: (nullable): the one that took least time
 * @tallies: (element-type utf8 gpointer): all tallies by person and game, or by person and rival
 *
 * Statistics over plays. Names that differ only in case or width are one person.
 */
typedef struct {
  gint64              seconds;
  GPtrArray          *people;
  GPtrArray          *games;
  GPtrArray          *rivals;
  GPtrArray          *plays;
  PurserAnalysisDice    dice;
  const PurserResult *longest;
  const PurserResult *shortest;
  GHashTable         *tallies;
} PurserStatistics;

PurserStatistics *purser_statistics_new  (GPtrArray                    *results,
                                          const PurserStatisticsFilter *filter);
void              purser_statistics_free (PurserStatistics             *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserStatistics, purser_statistics_free)

double purser_person_tally_get_average (const PurserPersonTally *self);
guint  purser_person_tally_get_percent (const PurserPersonTally *self);

G_END_DECLS
