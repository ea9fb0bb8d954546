// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

#define PURSER_ANDROMEDA_MAX_DRAWN 12

/* What is being prepared on the table: nothing, a set on a planet, the draws of a challenge, a transport card, or the
 * stations of set-up. */
typedef enum {
  PURSER_ANDROMEDA_STAGE_NOTHING,
  PURSER_ANDROMEDA_STAGE_PLANET,
  PURSER_ANDROMEDA_STAGE_DRAWS,
  PURSER_ANDROMEDA_STAGE_TRANSPORT,
  PURSER_ANDROMEDA_STAGE_PLACING,
} PurserAndromedaStage;

/* A move as entered so far: its player, its planet (-1 for none yet), its cards and the bonus cards among them, and the
 * stations drawn from the ring; in set-up the planets that get stations, and how many each gets. */
typedef struct {
  PurserAndromedaStage stage;
  int                  player;
  int                  planet;
  int                  cards;
  int                  jokers[PURSER_ANDROMEDA_BONUSES];
  int                  drawn[PURSER_ANDROMEDA_MAX_DRAWN];
  int                  n_drawn;
  int                  placed[PURSER_ANDROMEDA_PLANETS];
} PurserAndromedaIntent;

void         purser_andromeda_intent_begin         (PurserAndromedaIntent       *self,
                                                    PurserAndromedaStage         stage,
                                                    int                          player,
                                                    int                          planet);
int          purser_andromeda_intent_get_left      (const PurserAndromedaIntent *self,
                                                    const PurserAndromedaState  *state,
                                                    int                          player);
gboolean     purser_andromeda_intent_is_drawn      (const PurserAndromedaIntent *self,
                                                    const PurserAndromedaState  *state);
double       purser_andromeda_intent_get_odds      (const PurserAndromedaIntent *self,
                                                    const PurserAndromedaState  *state);
void         purser_andromeda_intent_draw          (PurserAndromedaIntent       *self,
                                                    int                          player);
gboolean     purser_andromeda_intent_take_back     (PurserAndromedaIntent       *self);
PurserValue *purser_andromeda_intent_dup_challenge (const PurserAndromedaIntent *self);
PurserValue *purser_andromeda_intent_dup_move      (const PurserAndromedaIntent *self,
                                                    const PurserAndromedaState  *state,
                                                    int                          cards);
PurserValue *purser_andromeda_intent_dup_transport (const PurserAndromedaIntent *self,
                                                    int                          out);
PurserValue *purser_andromeda_intent_dup_place     (const PurserAndromedaIntent *self);

G_END_DECLS
