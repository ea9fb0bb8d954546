// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PurserTurnInfo:
 * @round: counts from 1; 0 before the start; stays when the play is over
 * @active: the player whose turn it is; -1 before the start and after the end
 * @n_players: the number of players
 * @over: whether the play has ended
 * @last_round: whether the end has been triggered; stays true once the play is over
 * @tie_round: whether this round is played because the last one left a tie; stays as it is once the play is over
 * @stopped: whether it was ended early
 * @set_up: whether set-up goes on, though the first round has begun
 * @left: the players who have left before the end, or have not joined yet, a bit for each ([func@turn_info_has_left])
 * @absent: the players who have not joined yet, a bit for each ([func@turn_info_is_absent])
 *
 * The beginning of every game's state: it is the first member of each state struct, so that the engine can read it.
 */
typedef struct {
  gint32 round;
  gint8  active;
  guint8 n_players;
  guint8 over;
  guint8 last_round;
  guint8 stopped;
  guint8 set_up;
  guint16 left;
  guint16 absent;
  guint8 tie_round;
  guint8 unused;
} PurserTurnInfo;

gboolean purser_turn_info_is_absent     (const PurserTurnInfo *self,
                                         int                   player);
int      purser_turn_info_find_absent   (const PurserTurnInfo *self);
gboolean purser_turn_info_has_left      (const PurserTurnInfo *self,
                                         int                   player);
guint    purser_turn_info_count_staying (const PurserTurnInfo *self);

G_END_DECLS
