// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-use.h"

G_BEGIN_DECLS

#define PURSER_PHOENIX_MAX_DICE 12
#define PURSER_PHOENIX_NOT_TOLD (-1)
/* A smaller number is only the beginning of a tile number (phoenix/sectors). */
#define PURSER_PHOENIX_FIRST_TILE 100

/* The choices for a human: to be observed, or to move into a wing. */
#define PURSER_PHOENIX_HOMES_OF_HUMAN (PURSER_PHOENIX_COLOURS + 1)

/* Numbers that an action may have to state. */
typedef enum {
  PURSER_PHOENIX_TOLD_COST,
  PURSER_PHOENIX_TOLD_FEE,
  PURSER_PHOENIX_TOLD_AMOUNT,
  PURSER_PHOENIX_TOLD_METAL,
  PURSER_PHOENIX_TOLD_TILE,
  PURSER_PHOENIX_TOLD_CARGO,
  PURSER_PHOENIX_TOLD_LOBBY,
  PURSER_PHOENIX_TOLD_SECOND_LOBBY,
  PURSER_PHOENIX_TOLD_NUMBERS,
} PurserPhoenixTold;

/* An action as entered so far: the ship (level 0 while it is not chosen), and what it does. */
typedef struct {
  gboolean         active;
  PurserPhoenixUse use;
  int              told[PURSER_PHOENIX_TOLD_NUMBERS];
  int              colour;
  int              target_kind;
  int              target_level;
  int              tracks[2];
  int              n_tracks;
  int              rolled[PURSER_PHOENIX_MAX_DICE];
  gboolean         kept[PURSER_PHOENIX_MAX_DICE];
  int              homes[PURSER_PHOENIX_MAX_DICE];
  int              n_rolled;
} PurserPhoenixIntent;

void         purser_phoenix_intent_clear       (PurserPhoenixIntent       *self);
void         purser_phoenix_intent_begin       (PurserPhoenixIntent       *self,
                                                PurserValue               *move);
gboolean     purser_phoenix_intent_needs       (const PurserPhoenixIntent *self,
                                                const PurserPhoenixState  *state,
                                                PurserPhoenixTold          number);
gboolean     purser_phoenix_intent_is_complete (const PurserPhoenixIntent *self,
                                                const PurserPhoenixState  *state,
                                                PurserValue               *trades);
void         purser_phoenix_intent_roll        (PurserPhoenixIntent       *self,
                                                const PurserPhoenixState  *state,
                                                int                        face);
void         purser_phoenix_intent_unroll      (PurserPhoenixIntent       *self,
                                                const PurserPhoenixState  *state);
int          purser_phoenix_intent_count_kept  (const PurserPhoenixIntent *self);
void         purser_phoenix_intent_touch_track (PurserPhoenixIntent       *self,
                                                int                        track);
GPtrArray   *purser_phoenix_intent_dup_moves   (const PurserPhoenixIntent *self,
                                                const PurserPhoenixState  *state,
                                                PurserValue               *trades);

G_END_DECLS
