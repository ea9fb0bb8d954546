// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

/* The most lines of a pad: categories, or rounds. */
#define PURSER_SCORE_PAD_LINES 100

/* The account of the total. It comes first, as rounds are added at the end. */
#define PURSER_SCORE_PAD_TOTAL 0

/* Marks, instead of %TRUE, a line that was over when the player joined: nobody waits for points there. */
#define PURSER_SCORE_PAD_PASSED 2

/* @total: the sum of all lines, and of corrections of the sum itself
 * @lines: the points of each line
 * @entered: the number entered in each line; its points if it has no formula
 * @corrected: how many points of a line with a formula are a correction
 * @scored: for each line, whether the player has scored in it, or passed it
 *
 * The points of a player. */
typedef struct {
  gint64 total;
  gint64 lines[PURSER_SCORE_PAD_LINES];
  gint64 entered[PURSER_SCORE_PAD_LINES];
  gint64 corrected[PURSER_SCORE_PAD_LINES];
  guint8 scored[PURSER_SCORE_PAD_LINES];
  guint8 unused[4];
} PurserScorePadPlayer;

/* @n_lines: how many lines there may be: all categories, or the most rounds
 * @computed: for each line, whether its formula uses other lines alone, so that nothing is entered in it
 * @uncounted: for each line, whether the total leaves it out, as other lines count it
 * @hidden: for each line, whether it is secret before the end, as it is hidden or uses a hidden line
 *
 * The state of a play. The names of the lines are in the options of the play. */
typedef struct {
  PurserTurnInfo       turn;
  guint32              n_lines;
  guint8               computed[PURSER_SCORE_PAD_LINES];
  guint8               uncounted[PURSER_SCORE_PAD_LINES];
  guint8               hidden[PURSER_SCORE_PAD_LINES];
  PurserScorePadPlayer players[PURSER_MAX_PLAYERS];
} PurserScorePadState;

/* @PURSER_SCORE_PAD_EMPTY: no player has scored in it
 * @PURSER_SCORE_PAD_OPEN: some players have scored in it
 * @PURSER_SCORE_PAD_COMPLETE: all players have scored in it
 *
 * How complete a line is. */
typedef enum {
  PURSER_SCORE_PAD_EMPTY,
  PURSER_SCORE_PAD_OPEN,
  PURSER_SCORE_PAD_COMPLETE,
} PurserScorePadLine;

PurserScorePadLine purser_score_pad_get_line     (const PurserScorePadState *self,
                                                  guint                      line);
guint              purser_score_pad_count_lines  (const PurserScorePadState *self,
                                                  PurserScorePadLine         which);
int                purser_score_pad_find_current (const PurserScorePadState *self);
int                purser_score_pad_find_waiting (const PurserScorePadState *self,
                                                  guint                      line);
guint              purser_score_pad_count_begun  (const PurserScorePadState *self);

G_END_DECLS
