// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-engine.h"

G_BEGIN_DECLS

/**
 * PurserRandomPlay:
 * @game: the id of a game
 * @first: (array zero-terminated=1) (nullable): moves to begin with
 * @n_moves: the most moves to enter
 * @fill_in: fills in the fields that a choice leaves open; the result may be refused
 * @check: checks the state after every legal move
 *
 * How to play a game at random, from its prompts.
 */
typedef struct {
  const char        *game;
  const char *const *first;
  guint              n_moves;
  void             (*fill_in) (PurserValue       *move,
                               const PurserTurnInfo *turn);
  void             (*check)   (const PurserTurnInfo *turn);
} PurserRandomPlay;

void purser_random_play (const PurserRandomPlay *self,
                         guint                   n_players,
                         gboolean                anyway);

G_END_DECLS
