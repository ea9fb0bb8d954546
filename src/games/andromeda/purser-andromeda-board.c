// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-andromeda-board.h"

static PurserValue *
centres_new (const PurserAndromedaState *self,
             int                         player)
{
  PurserValue *list = purser_value_new_list ();

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    purser_value_append (list, purser_value_new_integer (purser_andromeda_count_centres (self, player, planet)));
  return list;
}

static PurserValue *
tracks_new (const PurserAndromedaPlayer *player)
{
  PurserValue *tracks = purser_value_new_object ();

  for (guint i = 0; i < PURSER_ANDROMEDA_TRACKS; i++)
    purser_value_set_integer (tracks, purser_andromeda_track_names[i], player->tracks[i]);
  return tracks;
}

static PurserValue *
bonus_new (const PurserAndromedaPlayer *player)
{
  PurserValue *bonus = purser_value_new_object ();

  for (guint i = 0; i < PURSER_ANDROMEDA_BONUSES; i++)
    purser_value_set_integer (bonus, purser_andromeda_bonus_names[i], player->bonus[i]);
  return bonus;
}

static PurserValue *
board_new_of_player (const PurserAndromedaState *self,
                     int                         player)
{
  const PurserAndromedaPlayer *own = &self->players[player];
  PurserValue *board = purser_value_new_object ();

  purser_value_set (board, "stations", purser_value_new_integers (own->stations, PURSER_ANDROMEDA_PLANETS));
  purser_value_set (board, "centres", centres_new (self, player));
  purser_value_set (board, "tracks", tracks_new (own));
  purser_value_set (board, "bonus", bonus_new (own));
  purser_value_set_integer (board, "transport", own->transport);
  return board;
}

static PurserValue *
owners_new (const gint32 *owners)
{
  PurserValue *list = purser_value_new_list ();

  for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    purser_value_append (list, owners[i] == PURSER_ANDROMEDA_NOBODY ? purser_value_new_null ()
                                                                    : purser_value_new_integer (owners[i]));
  return list;
}

static PurserValue *
board_new_of_table (const PurserAndromedaState *self)
{
  PurserValue *table = purser_value_new_object ();
  PurserValue *centres = purser_value_new_list ();

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    purser_value_append (centres, owners_new (self->owners[planet]));
  purser_value_set (table, "centres", centres);
  return table;
}

/* Describes the pieces of a player: stations and centres on each planet, steps on the tracks, bonus cards and transport
 * cards; or the owners of each planet's centres, highest first.
 *
 * @player: a player's index, or -1 for what belongs to no player */
PurserValue *
purser_andromeda_board_new (const PurserSetup *setup,
                            gconstpointer      state,
                            int                player)
{
  return player < 0 ? board_new_of_table (state) : board_new_of_player (state, player);
}
