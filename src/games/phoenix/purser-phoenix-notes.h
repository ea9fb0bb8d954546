// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-printed.h"

G_BEGIN_DECLS

/* @tile: a sector tile, one more than its number; 0 for none
 *
 * Printed numbers that moves of this turn have stated, one more than they are; 0 is none. They are not learned by that,
 * but the prompt offers to keep them (`phoenix/your-copy`). */
typedef struct {
  gint16 ships[PURSER_PHOENIX_KINDS][PURSER_PHOENIX_LEVELS][PURSER_PHOENIX_SHIP_VALUES];
  gint16 lobby[PURSER_PHOENIX_TRACKS][PURSER_PHOENIX_TRACK_LEVELS];
  gint16 rewards[PURSER_PHOENIX_TRACKS][PURSER_PHOENIX_TRACK_LEVELS][PURSER_PHOENIX_ACCOUNTS];
  gint16 tile;
  gint16 tile_metal;
} PurserPhoenixNotes;

void  purser_phoenix_note_ship    (PurserPhoenixNotes     *self,
                                   PurserPhoenixKind       kind,
                                   int                     level,
                                   PurserPhoenixShipValue  value,
                                   int                     number);
void  purser_phoenix_note_lobby   (PurserPhoenixNotes     *self,
                                   int                     track,
                                   int                     level,
                                   int                     cost);
void  purser_phoenix_note_reward  (PurserPhoenixNotes     *self,
                                   int                     track,
                                   int                     level,
                                   PurserValue            *gains);
void  purser_phoenix_note_tile    (PurserPhoenixNotes     *self,
                                   int                     tile,
                                   int                     metal);

G_END_DECLS
