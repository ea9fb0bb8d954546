// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-space-base-state.h"

G_BEGIN_DECLS

/* @PURSER_SPACE_BASE_STEADY: income and credits first, VP late
 * @PURSER_SPACE_BASE_HASTY: VP from the start
 * @PURSER_SPACE_BASE_SETTLER: saves for colonies
 * @PURSER_SPACE_BASE_CASUAL: buys the first card it can
 *
 * How a simple player buys. All of them use a roll in the better way. */
typedef enum {
  PURSER_SPACE_BASE_STEADY,
  PURSER_SPACE_BASE_HASTY,
  PURSER_SPACE_BASE_SETTLER,
  PURSER_SPACE_BASE_CASUAL,
  PURSER_SPACE_BASE_STRATEGIES,
} PurserSpaceBaseStrategy;

#define PURSER_SPACE_BASE_MAX_ROUNDS 100

/* @unfinished: the number of plays that were stopped after PURSER_SPACE_BASE_MAX_ROUNDS rounds
 * @seat_wins: wins by place in the turn order; a shared win is divided among the winners
 *
 * The results of many plays. */
typedef struct {
  guint64 plays;
  guint64 unfinished;
  guint64 rounds[PURSER_SPACE_BASE_MAX_ROUNDS + 1];
  double  seat_wins[PURSER_SPACE_BASE_PLAYERS];
  double  strategy_wins[PURSER_SPACE_BASE_STRATEGIES];
  guint64 strategy_plays[PURSER_SPACE_BASE_STRATEGIES];
  guint64 moves;
} PurserSpaceBaseTally;

typedef struct _PurserSpaceBaseSimulation PurserSpaceBaseSimulation;

PurserSpaceBaseSimulation *purser_space_base_simulation_new  (PurserSetup               *setup,
                                                              guint32                    seed);
void                       purser_space_base_simulation_free (PurserSpaceBaseSimulation *self);
void                       purser_space_base_simulation_play (PurserSpaceBaseSimulation *self,
                                                              PurserSpaceBaseTally      *tally);
const PurserSpaceBaseState *purser_space_base_simulation_get_state (PurserSpaceBaseSimulation *self);
const char                *purser_space_base_strategy_name   (PurserSpaceBaseStrategy    strategy);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserSpaceBaseSimulation, purser_space_base_simulation_free)

G_END_DECLS
