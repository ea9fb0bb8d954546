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
