// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PURSER_LONGEST_GAP:
 *
 * How many seconds may lie between two records of a play that counts as one sitting; a longer gap is
 * a break (supper, or the next evening), and counts neither for the play nor for a player.
 */
#define PURSER_LONGEST_GAP (30 * 60)

/**
 * PurserTimes:
 * @seconds: how long the play took without breaks
 * @seconds_of: how long each player was in turn, without breaks
 *
 * How long a play has taken.
 */
typedef struct {
  gint64 seconds;
  gint64 seconds_of[PURSER_MAX_PLAYERS];
} PurserTimes;

PurserTimes purser_times_measure (PurserPlay *play);
gint64      purser_time_parse    (const char *text);

G_END_DECLS
