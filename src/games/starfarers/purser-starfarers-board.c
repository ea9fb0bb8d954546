// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purser-starfarers-board.h"

#include "purser-starfarers-flight.h"
#include "purser-starfarers-setup.h"

static PurserValue *
make_colony (const PurserStarfarersColony *colony)
{
  PurserValue *value = purser_value_new_object ();

  purser_value_set (value, "planets", purser_starfarers_make_planets (colony->planets));
  purser_value_set_boolean (value, "spaceport", colony->spaceport);
  return value;
}

static PurserValue *
make_colonies (const PurserStarfarersPlayer *player)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < player->n_colonies; i++)
    purser_value_append (list, make_colony (&player->colonies[i]));
  return list;
}

static PurserValue *
make_stations (const PurserStarfarersPlayer *player)
{
  PurserValue *object = purser_value_new_object ();

  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    purser_value_set_integer (object, purser_starfarers_peoples[i], player->stations[i]);
  return object;
}

static PurserValue *
make_markers (const PurserStarfarersState *state,
              int                          player)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    if (state->holder[i] == player)
      purser_value_append (list, purser_value_new_string (purser_starfarers_peoples[i]));
  return list;
}

static PurserValue *
make_cards (const PurserStarfarersPlayer *player)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < player->n_cards; i++)
    purser_value_append (list, purser_value_new_string (purser_starfarers_card_id (player->cards[i])));
  return list;
}

static PurserValue *
make_token (guint token)
{
  PurserValue *value = purser_value_new_object ();

  purser_value_set_string (value, "kind", purser_starfarers_token_kinds[purser_starfarers_get_token_kind (token)]);
  purser_value_set_integer (value, "strength", purser_starfarers_get_strength (token));
  return value;
}

static PurserValue *
make_tokens (const PurserStarfarersPlayer *player)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < player->n_tokens; i++)
    purser_value_append (list, make_token (player->tokens[i]));
  return list;
}

static PurserValue *
make_player (const PurserStarfarersState *state,
             int                          player)
{
  const PurserStarfarersPlayer *self = &state->players[player];
  PurserValue *board = purser_value_new_object ();
  int speed = purser_starfarers_get_speed (state, player);

  purser_value_set (board, "colonies", make_colonies (self));
  purser_value_set (board, "stations", make_stations (self));
  purser_value_set (board, "markers", make_markers (state, player));
  purser_value_set (board, "cards", make_cards (self));
  purser_value_set (board, "tokens", make_tokens (self));
  purser_value_set (board, "speed", speed >= 0 ? purser_value_new_integer (speed) : purser_value_new_null ());
  return board;
}

static PurserValue *
make_holders (const PurserStarfarersState *state)
{
  PurserValue *object = purser_value_new_object ();

  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    purser_value_set (object, purser_starfarers_peoples[i],
                      state->holder[i] >= 0 ? purser_value_new_integer (state->holder[i])
                                            : purser_value_new_null ());
  return object;
}

static PurserValue *
make_free_cards (const PurserStarfarersState *state)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < PURSER_STARFARERS_CARDS; i++)
    if (purser_starfarers_who_has_card (state, i) < 0)
      purser_value_append (list, purser_value_new_string (purser_starfarers_card_id (i)));
  return list;
}

static PurserValue *
make_free_tokens (const PurserStarfarersState *state)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < PURSER_STARFARERS_TOKENS; i++)
    if (purser_starfarers_who_has_token (state, i) < 0)
      purser_value_append (list, make_token (i));
  return list;
}

static PurserValue *
make_rolls (const PurserStarfarersState *state)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < PURSER_STARFARERS_SUMS; i++)
    purser_value_append (list, purser_value_new_integer (state->n_rolls[i]));
  return list;
}

static PurserValue *
make_table (const PurserStarfarersState *state)
{
  PurserValue *table = purser_value_new_object ();

  purser_value_set (table, "markers", make_holders (state));
  purser_value_set_integer (table, "reserve", state->pile);
  purser_value_set (table, "rolls", make_rolls (state));
  purser_value_set (table, "cards", make_free_cards (state));
  purser_value_set (table, "tokens", make_free_tokens (state));
  return table;
}

/* Tells what a player has, or for the table who holds which marker, what is left of the reserve pile, how often each
 * sum from 2 to 12 was rolled, and which friendship cards and tokens are still to be won.
 *
 * @player: a player's index; -1 for the table */
PurserValue *
purser_starfarers_board (const PurserSetup *setup,
                         gconstpointer      state,
                         int                player)
{
  return player >= 0 ? make_player (state, player) : make_table (state);
}
