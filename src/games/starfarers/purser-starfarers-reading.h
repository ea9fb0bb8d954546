// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-shaker.h"
#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* More than the longest chain of encounters a table will live through. */
#define PURSER_STARFARERS_ANSWERS 96

/**
 * PurserStarfarersQuestion:
 * @PURSER_STARFARERS_DONE: nothing more; the outcome stands
 * @PURSER_STARFARERS_ASK_CARD: the number on the card drawn, 1 to 32
 * @PURSER_STARFARERS_ASK_GIFT: how many resources are given, 0 to 3
 * @PURSER_STARFARERS_ASK_YES_NO: 0 for no, 1 for yes
 * @PURSER_STARFARERS_ASK_PAY: which resource is handed in, a card at a time
 * @PURSER_STARFARERS_ASK_GAIN: which resource is taken, a card at a time
 * @PURSER_STARFARERS_ASK_GIVE: which resource another player hands over
 * @PURSER_STARFARERS_ASK_DRAWN: which resource was drawn from another player
 * @PURSER_STARFARERS_ASK_UPGRADE: which upgrade is won
 * @PURSER_STARFARERS_ASK_LOSS: which upgrade is lost
 * @PURSER_STARFARERS_ASK_BALLS: what a player shakes, by its place in [const@starfarers_draws]
 *
 * What is to be answered next in an encounter.
 */
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

/**
 * PurserStarfarersAnswers:
 * @n: how many answers there are
 * @answers: the answers in the order in which they were asked for, beginning with the card's number
 *
 * What was answered so far in an encounter. Taking the last one off takes it back.
 */
typedef struct {
  guint  n;
  guint8 answers[PURSER_STARFARERS_ANSWERS];
} PurserStarfarersAnswers;

/**
 * PurserStarfarersReading:
 * @question: what is to be answered next
 * @player: who answers
 * @allowed: which answers there are: bit n for the answer n
 * @card: the number of the card that is read; 0 before there is one
 * @kind: (nullable): what kind of encounter it is, as the table of encounters has it
 * @second: whether the question is the one after the gift
 * @gains: what it has brought each player so far, by account
 * @owed: how many cards the active player hands in between the players, as hands are not kept
 * @collected: how many cards each other player hands the active player, as hands are not kept
 * @grounded: how many own ships may not fly this turn
 * @ships: how many free trade ships were won
 * @jumps: how many own ships may jump
 * @versus: the opponent of the last contest; -1 where there was none
 * @fled: whether that was a comparison of boosters without a shake
 * @contest: how it went
 *
 * How far the reading of an encounter has come.
 */
typedef struct {
  PurserStarfarersQuestion question;
  int                      player;
  guint64                  allowed;
  int                      card;
  const char              *kind;
  gboolean                 second;
  int                      gains[PURSER_STARFARERS_PLAYERS][PURSER_STARFARERS_ACCOUNTS];
  int                      owed;
  int                      collected;
  int                      grounded;
  int                      ships;
  int                      jumps;
  int                      versus;
  gboolean                 fled;
  PurserStarfarersContest  contest;
} PurserStarfarersReading;

void         purser_starfarers_read               (const PurserSetup             *setup,
                                                   const PurserStarfarersState   *state,
                                                   const PurserStarfarersAnswers *answers,
                                                   PurserStarfarersReading       *reading);
PurserValue *purser_starfarers_reading_dup_move   (const PurserStarfarersReading *self,
                                                   const PurserStarfarersState   *state);
char        *purser_starfarers_reading_dup_question (const PurserStarfarersReading *self,
                                                   const PurserSetup             *setup);
GPtrArray   *purser_starfarers_reading_tell       (const PurserStarfarersReading *self,
                                                   const PurserSetup             *setup);

G_END_DECLS
