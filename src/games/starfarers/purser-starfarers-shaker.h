// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-names.h"

G_BEGIN_DECLS

/* How many different pairs of balls can show: seven out of ten equally likely ones. */
#define PURSER_STARFARERS_DRAWS 7
#define PURSER_STARFARERS_DRAWS_OF 10

/* @balls: the two balls, each a [enum@StarfarersBall]
 * @ways: in how many of [const@STARFARERS_DRAWS_OF] equally likely cases they show
 *
 * One pair of balls that a mothership may show. */
typedef struct {
  guint8 balls[2];
  guint8 ways;
} PurserStarfarersDraw;

/* How a contest of an encounter goes for the active player, who wins a tie. */
typedef struct {
  int      mine;
  int      theirs;
  gboolean won;
} PurserStarfarersContest;

extern const PurserStarfarersDraw purser_starfarers_draws[PURSER_STARFARERS_DRAWS];

int      purser_starfarers_count_balls  (const guint8             balls[2]);
gboolean purser_starfarers_balls_exist  (const guint8             balls[2]);
gboolean purser_starfarers_has_black    (const guint8             balls[2]);
int      purser_starfarers_base_speed   (const guint8             balls[2]);
int      purser_starfarers_count_draws  (int (*tell) (const guint8 balls[2]),
                                         int                      n);
const PurserStarfarersDraw *
         purser_starfarers_draw         (guint                    chance);
void     purser_starfarers_compare      (PurserStarfarersContest *self,
                                         int                      mine,
                                         int                      theirs);
int      purser_starfarers_odds_win     (int                      ahead);

G_END_DECLS
