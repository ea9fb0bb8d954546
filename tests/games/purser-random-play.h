// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-engine.h"

G_BEGIN_DECLS

/**
 * PurserRandomPlay:
 * @game: the id of a game
 * @first: (array zero-terminated=1) (nullable): moves to begin with
 * @n_moves: how many are made at most
 * @fill_in: puts something into the fields that a choice leaves open; what comes out may well be refused
 * @check: what must hold after every legal move
 *
 * How a game is played at random, by way of its prompts.
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
