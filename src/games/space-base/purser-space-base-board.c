// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-space-base-state.h"

static void
add_charges (PurserValue                 *charges,
             const PurserSpaceBasePlayer *player,
             guint                        card)
{
  if (player->charges[card] > 0)
    purser_value_set_integer (charges, purser_space_base_card_id (card), player->charges[card]);
}

static PurserValue *
list_sector (const PurserSpaceBasePlayer *player,
             const PurserSpaceBaseSector *sector)
{
  PurserValue *value = purser_value_new_object ();
  PurserValue *deployed = purser_value_new_list ();
  PurserValue *charges = purser_value_new_object ();

  purser_value_set_string (value, "station", purser_space_base_card_id (sector->station));
  add_charges (charges, player, sector->station);
  for (guint i = 0; i < sector->n_deployed; i++)
    {
      purser_value_append (deployed, purser_value_new_string (purser_space_base_card_id (sector->deployed[i])));
      add_charges (charges, player, sector->deployed[i]);
    }
  purser_value_set (value, "deployed", deployed);
  purser_value_set (value, "charges", charges);
  return value;
}

static PurserValue *
list_market (const PurserSpaceBaseState *state)
{
  PurserValue *market = purser_value_new_list ();

  for (guint card = PURSER_SPACE_BASE_FIRST_SHIP; card < PURSER_SPACE_BASE_FIRST_COLONY; card++)
    if (state->in_sight[card])
      purser_value_append (market, purser_value_new_string (purser_space_base_card_id (card)));
  return market;
}

static PurserValue *
list_table (const PurserSpaceBaseState *state)
{
  PurserValue *table = purser_value_new_object ();
  PurserValue *dice = purser_value_new_list ();
  PurserValue *set = purser_value_new_list ();

  for (guint i = 0; i < 2 && state->rolled; i++)
    purser_value_append (dice, purser_value_new_integer (state->dice[i]));
  for (guint i = 0; i < state->n_set; i++)
    purser_value_append (set, purser_value_new_integer (state->set[i]));
  purser_value_set (table, "dice", dice);
  purser_value_set (table, "set", set);
  if (state->market)
    purser_value_set (table, "market", list_market (state));
  return table;
}

/* Describes a player's console: for each sector the stationed card or the colony, the deployed cards, oldest first, and the
 * charges. For the table, it describes the roll, the dice that were set, and the ships that lie face up if the play keeps them.
 *
 * @player: a player's index; -1 for the table */
PurserValue *
purser_space_base_board (const PurserSetup *setup,
                         gconstpointer      data,
                         int                player)
{
  const PurserSpaceBaseState *state = data;
  PurserValue *board;
  PurserValue *sectors;

  if (player < 0)
    return list_table (state);
  board = purser_value_new_object ();
  sectors = purser_value_new_list ();
  for (guint i = 0; i < PURSER_SPACE_BASE_SECTORS; i++)
    purser_value_append (sectors, list_sector (&state->players[player], &state->players[player].sectors[i]));
  purser_value_set (board, "sectors", sectors);
  return board;
}
