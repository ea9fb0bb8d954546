// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-standing.h"

static gboolean
standing_beats (const PurserStanding *a,
                const PurserStanding *b)
{
  for (guint i = 0; i < PURSER_STANDING_KEYS; i++)
    if (a->keys[i] != b->keys[i])
      return a->keys[i] > b->keys[i];
  return FALSE;
}

/**
 * purser_standings_rank:
 * @standings: (array length=n_standings) (inout): with their keys filled in
 * @n_standings: the number of players
 *
 * Works out the ranks: one more than the number of players who are ahead. All players of rank 1 win.
 */
void
purser_standings_rank (PurserStanding *standings,
                       guint           n_standings)
{
  for (guint i = 0; i < n_standings; i++)
    {
      standings[i].rank = 1;
      for (guint j = 0; j < n_standings; j++)
        if (standing_beats (&standings[j], &standings[i]))
          standings[i].rank++;
      standings[i].wins = standings[i].rank == 1;
    }
}

static gboolean
is_ahead (const PurserStanding *standings,
          guint                 other,
          guint                 player)
{
  return standings[other].rank < standings[player].rank;
}

/* Returns whether the team of @other is counted already: it is ahead once, however many players it has. */
static gboolean
is_counted (const PurserStanding *standings,
            guint                 other,
            guint                 player)
{
  for (guint i = 0; i < other && standings[other].team != 0; i++)
    if (standings[i].team == standings[other].team && is_ahead (standings, i, player))
      return TRUE;
  return FALSE;
}

/**
 * purser_standings_find_place:
 * @standings: (array length=n_standings): with their ranks
 * @n_standings: how many players
 * @player: a player's index
 *
 * Works out a place among teams: a player behind only one team is second.
 *
 * Returns: one more than the number of teams, and of players without one, that are ahead; the rank if there are no teams
 */
guint
purser_standings_find_place (const PurserStanding *standings,
                             guint                 n_standings,
                             guint                 player)
{
  guint place = 1;

  for (guint i = 0; i < n_standings; i++)
    place += is_ahead (standings, i, player) && !is_counted (standings, i, player);
  return place;
}
