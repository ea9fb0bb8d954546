// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-shaker.h"
#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* The most answers: more than the longest chain of encounters needs in practice. */
#define PURSER_STARFARERS_ANSWERS 96

/* @PURSER_STARFARERS_DONE: nothing; the encounter is over
 * @PURSER_STARFARERS_ASK_CARD: the number on the card drawn, 1 to 32
 * @PURSER_STARFARERS_ASK_GIFT: how many resources are given, 0 to 3
 * @PURSER_STARFARERS_ASK_YES_NO: 0 for no, 1 for yes
 * @PURSER_STARFARERS_ASK_PAY: which resource is handed in, a card at a time
 * @PURSER_STARFARERS_ASK_GAIN: which resource is taken, a card at a time
 * @PURSER_STARFARERS_ASK_GIVE: which resource another player hands over
 * @PURSER_STARFARERS_ASK_DRAWN: which resource was drawn from another player
 * @PURSER_STARFARERS_ASK_UPGRADE: which upgrade is won
 * @PURSER_STARFARERS_ASK_LOSS: which upgrade is lost
 * @PURSER_STARFARERS_ASK_BALLS: which balls a player shakes, as an index of [const@starfarers_draws]
 *
 * The question to answer next in an encounter. */
typedef enum {
  PURSER_STARFARERS_DONE,
  PURSER_STARFARERS_ASK_CARD,
  PURSER_STARFARERS_ASK_GIFT,
  PURSER_STARFARERS_ASK_YES_NO,
  PURSER_STARFARERS_ASK_PAY,
  PURSER_STARFARERS_ASK_GAIN,
  PURSER_STARFARERS_ASK_GIVE,
  PURSER_STARFARERS_ASK_DRAWN,
  PURSER_STARFARERS_ASK_UPGRADE,
  PURSER_STARFARERS_ASK_LOSS,
  PURSER_STARFARERS_ASK_BALLS,
} PurserStarfarersQuestion;

/* @n: how many answers there are
 * @answers: the answers in the order of the questions, beginning with the card's number
 * @hands_hidden: whether a hand is asked for any card, as one that is not offered would tell what it lacks
 *
 * The answers given so far in an encounter. Removing the last one takes it back. */
typedef struct {
  guint    n;
  guint8   answers[PURSER_STARFARERS_ANSWERS];
  gboolean hands_hidden;
} PurserStarfarersAnswers;

/* The most events of a reading; of more, the last ones are kept. */
#define PURSER_STARFARERS_EVENTS 12

/* @PURSER_STARFARERS_FIGHT: the balls and the cannons of two players, one of whom plays the pirate
 * @PURSER_STARFARERS_RACE: the balls and the boosters of two players
 * @PURSER_STARFARERS_ESCAPE: the boosters alone, of the fleeing player and the pirate
 * @PURSER_STARFARERS_SHAKE: the balls of one player
 * @PURSER_STARFARERS_WORN: all players with many upgrades lose one
 * @PURSER_STARFARERS_COUNCIL: all players with the most freight pods win a half-medal
 * @PURSER_STARFARERS_AGAIN: another card is drawn
 *
 * An event in an encounter, which is told while it goes on. */
typedef enum {
  PURSER_STARFARERS_FIGHT,
  PURSER_STARFARERS_RACE,
  PURSER_STARFARERS_ESCAPE,
  PURSER_STARFARERS_SHAKE,
  PURSER_STARFARERS_WORN,
  PURSER_STARFARERS_COUNCIL,
  PURSER_STARFARERS_AGAIN,
} PurserStarfarersEventKind;

/* @kind: what happens, a [enum@StarfarersEventKind]
 * @decided: whether the contest is over
 * @versus: the opponent of a contest; -1 for none
 * @balls: what the active player and the opponent have shaken; -1 before that
 * @forces: how many cannons or boosters they count, cards included
 * @over: players with more upgrades than this lose one
 * @who: the players concerned: bit n for player n
 * @contest: the result of the contest, once it is over
 *
 * An event in an encounter. */
typedef struct {
  guint8                  kind;
  gboolean                decided;
  int                     versus;
  int                     balls[2];
  int                     forces[2];
  int                     over;
  guint                   who;
  PurserStarfarersContest contest;
} PurserStarfarersEvent;

/* @question: the question to answer next
 * @player: who answers
 * @allowed: the allowed answers: bit n for answer n
 * @card: the number of the card that is read; 0 before there is one
 * @kind: (nullable): the kind of encounter, as in the table of encounters
 * @second: whether the question is the one after the gift
 * @nth: which of several questions of the same kind it is, from 1
 * @of: how many of them there are
 * @gains: each player's gains and losses so far, by account
 * @owed: how many cards the active player hands in without a booking, as hands are not tracked
 * @collected: how many cards each other player hands the active player, as hands are not tracked
 * @grounded: how many own ships may not fly this turn
 * @ships: how many free trade ships were won
 * @jumps: how many own ships may jump
 * @n_events: how many of @events there are
 * @events: what has happened so far and what happens now
 *
 * How far the reading of an encounter has come. */
typedef struct {
  PurserStarfarersQuestion question;
  int                      player;
  guint64                  allowed;
  int                      card;
  const char              *kind;
  gboolean                 second;
  int                      nth;
  int                      of;
  int                      gains[PURSER_STARFARERS_PLAYERS][PURSER_STARFARERS_ACCOUNTS];
  int                      owed;
  int                      collected;
  int                      grounded;
  int                      ships;
  int                      jumps;
  guint                    n_events;
  PurserStarfarersEvent    events[PURSER_STARFARERS_EVENTS];
} PurserStarfarersReading;

void         purser_starfarers_read               (const PurserSetup             *setup,
                                                   const PurserStarfarersState   *state,
                                                   const PurserStarfarersAnswers *answers,
                                                   PurserStarfarersReading       *reading);
PurserValue *purser_starfarers_reading_dup_move   (const PurserStarfarersReading *self,
                                                   const PurserStarfarersState   *state);
char        *purser_starfarers_reading_dup_question (const PurserStarfarersReading *self,
                                                   const PurserSetup             *setup);
GPtrArray   *purser_starfarers_reading_tell_events (const PurserStarfarersReading *self,
                                                   const PurserSetup             *setup,
                                                   const PurserStarfarersState   *state);
GPtrArray   *purser_starfarers_reading_tell       (const PurserStarfarersReading *self,
                                                   const PurserSetup             *setup);

G_END_DECLS
