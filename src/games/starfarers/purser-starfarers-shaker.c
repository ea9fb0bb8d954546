// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-starfarers-shaker.h"

/* Every pair that five balls, two of them yellow, can show, and how likely each is (`starfarers/speed-odds`). */
const PurserStarfarersDraw purser_starfarers_draws[] = {
  { { PURSER_STARFARERS_YELLOW, PURSER_STARFARERS_YELLOW }, 1 },
  { { PURSER_STARFARERS_YELLOW, PURSER_STARFARERS_BLUE }, 2 },
  { { PURSER_STARFARERS_YELLOW, PURSER_STARFARERS_RED }, 2 },
  { { PURSER_STARFARERS_BLUE, PURSER_STARFARERS_RED }, 1 },
  { { PURSER_STARFARERS_YELLOW, PURSER_STARFARERS_BLACK }, 2 },
  { { PURSER_STARFARERS_BLUE, PURSER_STARFARERS_BLACK }, 1 },
  { { PURSER_STARFARERS_RED, PURSER_STARFARERS_BLACK }, 1 },
};

/* The base speed whenever black shows (`starfarers/speed`). */
#define BLACK_SPEED 3

/* Returns: their sum, black counting nothing: 1 to 5 (`starfarers/balls`) */
int
purser_starfarers_count_balls (const guint8 balls[2])
{
  return balls[0] + balls[1];
}

/* Returns: whether black shows, which means an encounter */
gboolean
purser_starfarers_has_black (const guint8 balls[2])
{
  return balls[0] == PURSER_STARFARERS_BLACK || balls[1] == PURSER_STARFARERS_BLACK;
}

/* Returns: whether a mothership has these two balls: only yellow is there twice */
gboolean
purser_starfarers_balls_exist (const guint8 balls[2])
{
  return balls[0] != balls[1] || balls[0] == PURSER_STARFARERS_YELLOW;
}

/* Returns: the speed without upgrades: 3 with black, else the sum (`starfarers/speed`) */
int
purser_starfarers_base_speed (const guint8 balls[2])
{
  return purser_starfarers_has_black (balls) ? BLACK_SPEED : purser_starfarers_count_balls (balls);
}

/* @tell: returns a value of two balls, such as [func@starfarers_count_balls]
 *
 * Returns: in how many of [const@STARFARERS_DRAWS_OF] shakes the value is @n */
int
purser_starfarers_count_draws (int (*tell) (const guint8 balls[2]),
                               int   n)
{
  int ways = 0;

  for (guint i = 0; i < PURSER_STARFARERS_DRAWS; i++)
    if (tell (purser_starfarers_draws[i].balls) == n)
      ways += purser_starfarers_draws[i].ways;
  return ways;
}

/* Shakes, for players whose mothership is broken (`starfarers/virtual-shaker`).
 * Returns: the pair that shows */
const PurserStarfarersDraw *
purser_starfarers_draw (guint chance)
{
  guint i = 0;

  g_assert (chance < PURSER_STARFARERS_DRAWS_OF);
  while (chance >= purser_starfarers_draws[i].ways)
    chance -= purser_starfarers_draws[i++].ways;
  return &purser_starfarers_draws[i];
}

/* Decides a contest: a tie goes to the active player (`starfarers/encounter-fight`, `starfarers/encounter-speed`).
 *
 * @mine: the active player's total: balls, upgrades and cards */
void
purser_starfarers_compare (PurserStarfarersContest *self,
                           int                      mine,
                           int                      theirs)
{
  self->mine = mine;
  self->theirs = theirs;
  self->won = mine >= theirs;
}

/* @ahead: how many more upgrades, cards included, the active player counts than the other; may be below 0
 *
 * Returns: in how many pairs of shakes, out of the square of [const@STARFARERS_DRAWS_OF], the active player wins */
int
purser_starfarers_odds_win (int ahead)
{
  int ways = 0;

  for (guint i = 0; i < PURSER_STARFARERS_DRAWS; i++)
    for (guint j = 0; j < PURSER_STARFARERS_DRAWS; j++)
      {
        const PurserStarfarersDraw *mine = &purser_starfarers_draws[i];
        const PurserStarfarersDraw *theirs = &purser_starfarers_draws[j];

        if (purser_starfarers_count_balls (mine->balls) + ahead >= purser_starfarers_count_balls (theirs->balls))
          ways += mine->ways * theirs->ways;
      }
  return ways;
}
