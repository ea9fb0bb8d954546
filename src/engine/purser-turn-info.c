// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-turn-info.h"

/**
 * purser_turn_info_has_left:
 * @player: a player's index
 *
 * Returns: whether the player has left before the end (`table/leave`)
 */
gboolean
purser_turn_info_has_left (const PurserTurnInfo *self,
                           int                   player)
{
  return player >= 0 && (self->left >> player & 1) != 0;
}

/**
 * purser_turn_info_is_absent:
 * @player: a player's index
 *
 * Returns: whether the player joins later (`table/join`), and has not joined yet
 */
gboolean
purser_turn_info_is_absent (const PurserTurnInfo *self,
                            int                   player)
{
  return player >= 0 && (self->absent >> player & 1) != 0;
}

/**
 * purser_turn_info_find_absent:
 *
 * Returns: the first player who has not joined yet; -1 if there is none
 */
int
purser_turn_info_find_absent (const PurserTurnInfo *self)
{
  for (int i = 0; i < self->n_players; i++)
    if (purser_turn_info_is_absent (self, i))
      return i;
  return -1;
}

/**
 * purser_turn_info_count_staying:
 *
 * Returns: the number of players who have not left
 */
guint
purser_turn_info_count_staying (const PurserTurnInfo *self)
{
  guint staying = 0;

  for (int i = 0; i < self->n_players; i++)
    staying += !purser_turn_info_has_left (self, i);
  return staying;
}
