// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-state.h"

/* Changes a balance and books it.
 *
 * @by: the change; the balance stops at 0
 * @item: (nullable): the component that pays; lives as long as the program */
void
purser_phoenix_change (PurserStep           *step,
                       int                   player,
                       PurserPhoenixAccount  account,
                       gint64                by,
                       const char           *rule,
                       const char           *item)
{
  PurserPhoenixState *state = step->state;

  purser_step_change (step, player, (int) account, &state->players[player].balances[account], by, rule, item);
}

/* Pays a price, or refuses if the balance is too low; if the table overrules that, the balance becomes 0.
 *
 * @amount: how much, 0 or more
 * @item: (nullable): the component it is paid for */
gboolean
purser_phoenix_pay (PurserStep           *step,
                    int                   player,
                    PurserPhoenixAccount  account,
                    int                   amount,
                    const char           *rule,
                    const char           *item)
{
  const PurserPhoenixState *state = step->state;
  int balance = state->players[player].balances[account];

  if (balance < amount &&
      purser_step_refuses (step, rule,
                           /* Translators: a player's name, an account such as GEM or food, two amounts */
                           _("%s lacks %s: %d needed, %d there"), purser_setup_get_name (step->setup, player),
                           purser_phoenix_account_title (account), amount, balance))
    return FALSE;
  purser_phoenix_change (step, player, account, -(gint64) amount, rule, item);
  return TRUE;
}

/* Notes a number that a move states for a ship (`phoenix/your-copy`). */
void
purser_phoenix_note_ship (PurserPhoenixState     *state,
                          PurserPhoenixKind       kind,
                          int                     level,
                          PurserPhoenixShipValue  value,
                          int                     number)
{
  state->notes.ships[kind][level - 1][value] = (gint16) (CLAMP (number, 0, PURSER_PHOENIX_MAX_PRINTED) + 1);
}

gboolean
purser_phoenix_ships_have (const PurserPhoenixShips ships,
                           PurserPhoenixKind        kind,
                           int                      level)
{
  return (ships[kind] >> (level - 1)) & 1;
}

/* Adds a ship to the set. Owner, kind and level identify a ship, so there is at most one of each.
 *
 * @ships: (inout): a set of ships */
void
purser_phoenix_ships_add (PurserPhoenixShips ships,
                          PurserPhoenixKind  kind,
                          int                level)
{
  ships[kind] |= (guint8) (1 << (level - 1));
}

gboolean
purser_phoenix_ships_any (const PurserPhoenixShips ships)
{
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    if (ships[i] != 0)
      return TRUE;
  return FALSE;
}

/* Returns: whether there are such ships: farms and ice ships begin with level 2 (`phoenix/ships`); as that is inferred, a move
 * with another one is not refused */
gboolean
purser_phoenix_ship_exists (PurserPhoenixKind kind,
                            int               level)
{
  return level > 1 || (kind != PURSER_PHOENIX_FARM && kind != PURSER_PHOENIX_ICE);
}

/* Returns: whether the player has that ship, or may have it: if the player's ships were not stated, each that was not
 * dismantled counts (`phoenix/draft`) */
gboolean
purser_phoenix_has_ship (const PurserPhoenixState *state,
                         int                       player,
                         PurserPhoenixKind         kind,
                         int                       level)
{
  const PurserPhoenixPlayer *owner = &state->players[player];

  return !purser_phoenix_ships_have (owner->dismantled, kind, level) &&
         (!owner->ships_known || purser_phoenix_ships_have (owner->owned, kind, level));
}

int
purser_phoenix_count_ships (const PurserPhoenixState *state,
                            int                       player)
{
  int n_ships = 0;

  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      n_ships += purser_phoenix_has_ship (state, player, (PurserPhoenixKind) i, level);
  return n_ships;
}

/* Returns: whether the player's neutral ship token is still on the player's board (`phoenix/neutral`) */
gboolean
purser_phoenix_holds_token (const PurserPhoenixState *state,
                            int                       player)
{
  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (guint j = 0; j < PURSER_PHOENIX_LEVELS; j++)
      if (state->neutral[i][j] == player + 1)
        return FALSE;
  return TRUE;
}

int
purser_phoenix_count_residents (const PurserPhoenixState *state,
                                int                       player,
                                PurserPhoenixSpecies      species)
{
  int n_residents = 0;

  for (guint i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    n_residents += state->players[player].residents[species][i];
  return n_residents;
}

int
purser_phoenix_count_aliens (const PurserPhoenixState *state,
                             int                       player)
{
  int n_aliens = 0;

  for (guint i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    n_aliens += purser_phoenix_count_residents (state, player, (PurserPhoenixSpecies) i);
  return n_aliens;
}

/* Returns: how many sectors the player has built, 0 to 9 */
int
purser_phoenix_count_sectors (const PurserPhoenixState *state,
                              int                       player)
{
  int n_sectors = 0;

  for (guint i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    n_sectors += state->players[player].sectors[i];
  return n_sectors;
}

/* Returns: how many aliens of all colours are left in the supply (`phoenix/alien-supply`) */
int
purser_phoenix_aliens_left (const PurserPhoenixState *state)
{
  int n_aliens = 0;

  for (guint i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    n_aliens += state->supply[i];
  return n_aliens;
}

/* Finds the middle digit of the numbers of a colour's sector tiles from any tile that was named (`phoenix/sectors`).
 * Returns: the digit; -1 if no tile of that colour was named */
int
purser_phoenix_find_tile_digit (const PurserPhoenixState *state,
                                int                       colour)
{
  for (int i = 0; i < state->turn.n_players; i++)
    for (int level = 0; level < state->players[i].sectors[colour]; level++)
      if (state->players[i].tiles[colour][level] > 0)
        return (state->players[i].tiles[colour][level] - 1) / 10 % 10;
  return -1;
}

/* Returns: the colour of the named tiles with the same middle digit; -1 if there is none */
int
purser_phoenix_find_tile_colour (const PurserPhoenixState *state,
                                 int                       tile)
{
  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    if (purser_phoenix_find_tile_digit (state, colour) == tile / 10 % 10)
      return colour;
  return -1;
}
