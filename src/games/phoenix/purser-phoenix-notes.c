// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-phoenix-notes.h"

/* Notes a number of a ship. */
void
purser_phoenix_note_ship (PurserPhoenixNotes     *self,
                          PurserPhoenixKind       kind,
                          int                     level,
                          PurserPhoenixShipValue  value,
                          int                     number)
{
  self->ships[kind][level - 1][value] = (gint16) (CLAMP (number, 0, PURSER_PHOENIX_MAX_PRINTED) + 1);
}

/* Notes a lobby cost.
 *
 * @level: the level that was reached, from 1 to 5 */
void
purser_phoenix_note_lobby (PurserPhoenixNotes *self,
                           int                 track,
                           int                 level,
                           int                 cost)
{
  self->lobby[track][level - 1] = (gint16) (cost + 1);
}

/* Notes what one level of a track gives. */
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

/* Notes what a sector costs. */
void
purser_phoenix_note_tile (PurserPhoenixNotes *self,
                          int                 tile,
                          int                 metal)
{
  self->tile = (gint16) (tile + 1);
  self->tile_metal = (gint16) (MIN (metal, PURSER_PHOENIX_MAX_PRINTED) + 1);
}
