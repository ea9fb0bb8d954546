// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-phoenix-notes.h"

/**
 * purser_phoenix_note_ship:
 * @self: the notes of this turn
 * @kind: a kind of ship
 * @level: from 1 to 3
 * @value: which of its numbers
 * @number: what a move stated
 *
 * Notes a number of a ship.
 */
void
purser_phoenix_note_ship (PurserPhoenixNotes     *self,
                          PurserPhoenixKind       kind,
                          int                     level,
                          PurserPhoenixShipValue  value,
                          int                     number)
{
  self->ships[kind][level - 1][value] = (gint16) (CLAMP (number, 0, PURSER_PHOENIX_MAX_PRINTED) + 1);
}

/**
 * purser_phoenix_note_lobby:
 * @self: the notes of this turn
 * @track: a diplomacy track
 * @level: the level that was reached, from 1 to 5
 * @cost: what a move stated
 *
 * Notes a lobby cost.
 */
void
purser_phoenix_note_lobby (PurserPhoenixNotes *self,
                           int                 track,
                           int                 level,
                           int                 cost)
{
  self->lobby[track][level - 1] = (gint16) (cost + 1);
}

/**
 * purser_phoenix_note_reward:
 * @self: the notes of this turn
 * @track: a diplomacy track
 * @level: from 1 to 5
 * @gains: what a move stated, by account
 *
 * Notes what one level of a track gives.
 */
void
purser_phoenix_note_reward (PurserPhoenixNotes *self,
                            int                 track,
                            int                 level,
                            PurserValue        *gains)
{
  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      gint64 gain = purser_value_get_integer_of (gains, purser_phoenix_account_words[i], 0);

      self->rewards[track][level - 1][i] = (gint16) (MIN (gain, PURSER_PHOENIX_MAX_PRINTED) + 1);
    }
}

/**
 * purser_phoenix_note_tile:
 * @self: the notes of this turn
 * @tile: the number of a sector tile
 * @metal: its cost before the discount
 *
 * Notes what a sector costs.
 */
void
purser_phoenix_note_tile (PurserPhoenixNotes *self,
                          int                 tile,
                          int                 metal)
{
  self->tile = (gint16) (tile + 1);
  self->tile_metal = (gint16) (MIN (metal, PURSER_PHOENIX_MAX_PRINTED) + 1);
}
