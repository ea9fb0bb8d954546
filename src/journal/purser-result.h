// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-analysis.h"

G_BEGIN_DECLS

/**
 * PurserResultSeat:
 * @name: the name of the player
 * @colour: (nullable): the colour of the pieces
 * @score: what the end formula gives
 * @rank: 1 for first; shared ranks as they are
 * @wins: whether this player has won, or would if the play ended now
 * @starts: whether this player began
 * @team: the number of the player's team, from 1; 0 for none
 * @unscored: whether no score is known; @score is 0 then
 *
 * The result of one player.
 */
typedef struct {
  char     *name;
  char     *colour;
  gint64    score;
  guint     rank;
  guint     team;
  gboolean  wins;
  gboolean  starts;
  gboolean  unscored;
} PurserResultSeat;

/**
 * PurserResult:
 * @game: the word of the game
 * @title: (nullable): the title of the game, if the header has one
 * @id: the id in the header
 * @imported: whether another program kept it, so that there is a result and no ledger
 * @over: whether it has ended; while it goes on, scores and ranks are those of now
 * @undecided: whether it has ended while points wait for printed values that are not entered, so that nobody has won yet and
 *   ranks are those of the points so far
 * @stopped: whether it was ended early
 * @highest_wins: whether the highest score is the best
 * @rounds: the last round played; 0 before the first one, and without rounds
 * @begun: when it began, in seconds of the epoch; 0 if the file does not say
 * @ended: when it ended, or when the last move was made; 0 if the file does not say
 * @seconds: how long it took without breaks
 * @place: (nullable): where it was played
 * @expansions: (nullable): which expansions were on the table
 * @notes: (nullable): the notes of the play, each on a line
 * @dice: how the dice fell
 * @n_seats: how many played
 * @seats: (array length=n_seats): the players, in seat order
 *
 * The result of a play, from which exports, statistics and the list of plays are made.
 */
typedef struct {
  char             *game;
  char             *title;
  char             *id;
  gboolean          imported;
  gboolean          over;
  gboolean          undecided;
  gboolean          stopped;
  gboolean          highest_wins;
  guint             rounds;
  gint64            begun;
  gint64            ended;
  gint64            seconds;
  char             *place;
  char            **expansions;
  char             *notes;
  PurserAnalysisDice  dice;
  guint             n_seats;
  PurserResultSeat *seats;
} PurserResult;

PurserResult *purser_result_new        (PurserPlay   *play);
PurserResult *purser_result_from_value (PurserValue  *value);
PurserValue  *purser_result_to_value   (PurserResult *self);
void          purser_result_free       (PurserResult *self);

guint       purser_result_get_minutes  (PurserResult       *self);
char       *purser_duration_dup_text   (gint64              seconds);
const char *purser_result_get_subject  (const PurserResult *self);
char       *purser_result_dup_key      (const char         *name);
gboolean    purser_result_has_player   (const PurserResult *self,
                                        const char         *key);
char       *purser_result_dup_expansions (const PurserResult *self);
gboolean    purser_result_has_teams    (const PurserResult *self);
int         purser_result_get_turn_place (const PurserResult *self,
                                          guint               seat);
char       *purser_result_dup_presence (PurserPlay         *play,
                                        int                 player);
gboolean    purser_result_is_undecided (PurserPlay         *play);
char       *purser_result_dup_tie      (PurserPlay         *play,
                                        int                 player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserResult, purser_result_free)

G_END_DECLS
