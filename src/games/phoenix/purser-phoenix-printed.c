// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Looks up the known numbers printed on the components; purser-phoenix-learn.c learns them. */

#include "config.h"

#include <string.h>

#include "purser-phoenix-printed.h"

const char *const purser_phoenix_ship_value_words[] = { "cost", "fee", "amount", "dice", "cargo", "trades", "metal", NULL };

/* Numbers are stored plus one, so that in a zeroed state all are unknown. */
static int
read_number (gint16 kept)
{
  return kept - 1;
}

/* Returns: whether any of the amounts was stated */
static gboolean
add_amounts (const gint16 *kept,
             int          *gains)
{
  gboolean known = FALSE;

  for (guint i = 0; i < PURSER_PHOENIX_ACCOUNTS; i++)
    {
      known = known || read_number (kept[i]) != PURSER_PHOENIX_UNKNOWN;
      gains[i] += MAX (read_number (kept[i]), 0);
    }
  return known;
}

/* @level: the level, or 0 if it is not known
 *
 * Returns: the number; `PURSER_PHOENIX_UNKNOWN` if it was not stated */
int
purser_phoenix_printed_ship (const PurserPhoenixPrinted *self,
                             PurserPhoenixKind           kind,
                             int                         level,
                             PurserPhoenixShipValue      value)
{
  return level > 0 ? read_number (self->ships[kind][level - 1][value]) : PURSER_PHOENIX_UNKNOWN;
}

/* @level: the level that is reached, from 1 to 5
 *
 * Returns: the lobby cost in GEM; `PURSER_PHOENIX_UNKNOWN` if it was not stated */
int
purser_phoenix_printed_lobby (const PurserPhoenixPrinted *self,
                              int                         track,
                              int                         level)
{
  return read_number (self->lobby[track][level - 1]);
}

/* Looks up a diplomacy reward.
 *
 * @gains: (inout) (array fixed-size=5): the reward of that level is added here, by account
 *
 * Returns: whether it was stated */
gboolean
purser_phoenix_printed_reward (const PurserPhoenixPrinted *self,
                               int                         track,
                               int                         level,
                               int                        *gains)
{
  return add_amounts (self->rewards[track][level - 1], gains);
}

/* @tile: the number of a sector tile, or -1 if it was not named
 *
 * Returns: its metal cost; `PURSER_PHOENIX_UNKNOWN` if it was not stated */
int
purser_phoenix_printed_tile_metal (const PurserPhoenixPrinted *self,
                                   int                         tile)
{
  return tile < 0 ? PURSER_PHOENIX_UNKNOWN : read_number (self->tile_metal[tile]);
}

/* @tile: the number of a sector tile, or -1 if it was not named
 *
 * Returns: how many living quarters it has; `PURSER_PHOENIX_UNKNOWN` if that was not stated */
int
purser_phoenix_printed_quarters (const PurserPhoenixPrinted *self,
                                 int                         tile)
{
  return tile < 0 ? PURSER_PHOENIX_UNKNOWN : read_number (self->tile_quarters[tile]);
}

/* Looks up what an occupied living quarter gives in the income action (`phoenix/income-gains`).
 *
 * @tile: the number of a sector tile, or -1 if it was not named
 * @quarter: one of its living quarters, from 0 on the left
 * @gains: (inout) (array fixed-size=5): what it gives as income is added here, by account
 *
 * Returns: whether that was stated, even if it gives nothing */
gboolean
purser_phoenix_printed_yield (const PurserPhoenixPrinted *self,
                              int                         tile,
                              int                         quarter,
                              int                        *gains)
{
  for (guint i = 0; i < PURSER_PHOENIX_YIELDS && tile >= 0; i++)
    {
      const gint16 *yield = self->yields[i].quarters[quarter];

      if (self->yields[i].tile != tile + 1 || read_number (yield[0]) == PURSER_PHOENIX_UNKNOWN)
        continue;
      return add_amounts (yield, gains);
    }
  return FALSE;
}

/* @tile: the number of a sector tile, or -1 if it was not named
 * @quarter: one of its living quarters, from 0 on the left
 *
 * Returns: whether it is known that the quarter has a special power (`phoenix/income-gains`) */
gboolean
purser_phoenix_printed_has_power (const PurserPhoenixPrinted *self,
                                  int                         tile,
                                  int                         quarter)
{
  for (guint i = 0; i < PURSER_PHOENIX_YIELDS && tile >= 0; i++)
    if (self->yields[i].tile == tile + 1)
      return self->yields[i].quarters[quarter][0] == PURSER_PHOENIX_POWER;
  return FALSE;
}

/* Finds a hub, or adds it if there is room.
 * Returns: its index; `PURSER_PHOENIX_HUBS` if there is no room */
guint
purser_phoenix_printed_find_hub (PurserPhoenixPrinted *self,
                                 const char           *name)
{
  for (guint i = 0; i < PURSER_PHOENIX_HUBS; i++)
    {
      PurserPhoenixHub *hub = &self->hubs[i];

      if (hub->name[0] == '\0')
        g_strlcpy (hub->name, name, sizeof hub->name);
      if (strncmp (hub->name, name, sizeof hub->name - 1) == 0)
        return i;
    }
  return PURSER_PHOENIX_HUBS;
}

/* Returns: what the hub gives at the start; `PURSER_PHOENIX_UNKNOWN` if it was not stated */
int
purser_phoenix_printed_hub_start (const PurserPhoenixPrinted *self,
                                  guint                       hub,
                                  PurserPhoenixAccount        account)
{
  return read_number (self->hubs[hub].start[account]);
}

/* Looks up what a hub gives in the income action (`phoenix/income-gains`).
 *
 * @gains: (inout) (array fixed-size=5): what the hub gives as income is added here, by account
 *
 * Returns: whether anything of that was stated */
gboolean
purser_phoenix_printed_hub_income (const PurserPhoenixPrinted *self,
                                   guint                       hub,
                                   int                         n_ships,
                                   int                        *gains)
{
  const PurserPhoenixHub *about = &self->hubs[hub];
  int per_ship = read_number (about->gems_per_ship);

  gains[PURSER_PHOENIX_GEMS] += MAX (per_ship, 0) * n_ships;
  return add_amounts (about->income, gains) || per_ship != PURSER_PHOENIX_UNKNOWN;
}

/* @id: (nullable): `tile-215`, or only `215`
 *
 * Returns: the number of a sector tile; -1 if @id is not one */
int
purser_phoenix_read_tile (const char *id)
{
  guint64 number;

  if (id != NULL && g_str_has_prefix (id, "tile-"))
    id += strlen ("tile-");
  if (id == NULL || strlen (id) != 3 || !g_ascii_string_to_unsigned (id, 10, 0, PURSER_PHOENIX_TILES - 1, &number, NULL))
    return -1;
  return (int) number;
}
