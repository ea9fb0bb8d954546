// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-majority.h"

static int
highest_below (const int *counts,
               guint      n_counts,
               int        limit,
               guint     *n_level)
{
  int highest = 0;

  *n_level = 0;
  for (guint i = 0; i < n_counts; i++)
    if (counts[i] < limit && counts[i] > highest)
      highest = counts[i];
  for (guint i = 0; i < n_counts && highest > 0; i++)
    *n_level += counts[i] == highest;
  return highest;
}

static void
share (const int *counts,
       guint      n_counts,
       int        level,
       int        each,
       int       *awards)
{
  for (guint i = 0; i < n_counts; i++)
    if (counts[i] == level)
      awards[i] = each;
}

/**
 * purser_majority_award:
 * @counts: (array length=n_counts): the count of each player, 0 or more
 * @n_counts: the number of players
 * @first: the award for the most
 * @second: the award for the second most
 * @awards: (out caller-allocates) (array length=n_counts): the award of each player
 *
 * Works out a majority. Players who tie for first share both awards, and nobody else gets any; players who tie for second share
 * the second. Shares are rounded down, and a count of 0 gets nothing.
 */
void
purser_majority_award (const int *counts,
                       guint      n_counts,
                       int        first,
                       int        second,
                       int       *awards)
{
  guint n_first, n_second;
  int most = highest_below (counts, n_counts, G_MAXINT, &n_first);
  int next;

  for (guint i = 0; i < n_counts; i++)
    awards[i] = 0;
  if (most == 0)
    return;
  if (n_first > 1)
    {
      share (counts, n_counts, most, (first + second) / (int) n_first, awards);
      return;
    }
  share (counts, n_counts, most, first, awards);
  next = highest_below (counts, n_counts, most, &n_second);
  if (next > 0)
    share (counts, n_counts, next, second / (int) n_second, awards);
}
