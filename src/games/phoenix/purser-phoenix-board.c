// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Makes the station of a player, and what belongs to no player, as `purser-cli replay` prints them. */

#include "purser-phoenix-homes.h"
#include "purser-phoenix-score.h"

static PurserValue *
board_numbers (const char *const *words,
               const guint8      *numbers)
{
  PurserValue *board = purser_value_new_object ();

  for (guint i = 0; words[i] != NULL; i++)
    purser_value_set_integer (board, words[i], numbers[i]);
  return board;
}

static PurserValue *
board_residents (const PurserPhoenixState *state,
                 int                       player)
{
  PurserValue *board = purser_value_new_object ();

  for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    purser_value_set_integer (board, purser_phoenix_species_words[i],
                              purser_phoenix_count_residents (state, player, (PurserPhoenixSpecies) i));
  return board;
}

static PurserValue *
board_sector (const PurserPhoenixPlayer *player,
              int                        colour,
              int                        level)
{
  PurserValue *list = purser_value_new_list ();

  for (int i = 0; i < purser_phoenix_count_homes (player, colour, level); i++)
    purser_value_append (list, purser_value_new_string (
                                 purser_phoenix_species_words[purser_phoenix_get_home (player, colour, level, i, NULL)]));
  return list;
}

/* Lists the residents of each sector, from the left, without those of whom only the wing is known. */
static PurserValue *
board_homes (const PurserPhoenixPlayer *player)
{
  PurserValue *board = purser_value_new_object ();

  for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
    {
      PurserValue *wing = purser_value_new_list ();

      for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
        purser_value_append (wing, board_sector (player, colour, level));
      purser_value_set (board, purser_phoenix_colour_words[colour], wing);
    }
  return board;
}

/* Lists ships by kind, then level, written as `farm-2`. */
static PurserValue *
board_set (const PurserPhoenixShips ships)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (int level = 1; level <= PURSER_PHOENIX_LEVELS; level++)
      if (purser_phoenix_ships_have (ships, (PurserPhoenixKind) i, level))
        {
          g_autofree char *ship = g_strdup_printf ("%s-%d", purser_phoenix_kind_words[i], level);

          purser_value_append (list, purser_value_new_string (ship));
        }
  return list;
}

static PurserValue *
board_ships (const PurserPhoenixPlayer *player)
{
  PurserValue *board = purser_value_new_object ();

  if (player->ships_known)
    purser_value_set (board, "owned", board_set (player->owned));
  purser_value_set (board, "used", board_set (player->used));
  purser_value_set (board, "dismantled", board_set (player->dismantled));
  return board;
}

/* Lists the neutral ships under a token, each with the player whose token it is. */
static PurserValue *
board_neutral (const PurserPhoenixState *state)
{
  PurserValue *board = purser_value_new_object ();

  for (guint i = 0; i < PURSER_PHOENIX_KINDS; i++)
    for (guint j = 0; j < PURSER_PHOENIX_LEVELS; j++)
      if (state->neutral[i][j] > 0)
        {
          g_autofree char *ship = g_strdup_printf ("%s-%u", purser_phoenix_kind_words[i], j + 1);

          purser_value_set_integer (board, ship, state->neutral[i][j] - 1);
        }
  return board;
}

static PurserValue *
board_table (const PurserPhoenixState *state)
{
  PurserValue *board = purser_value_new_object ();
  PurserValue *aliens = purser_value_new_object ();

  for (guint i = 0; i < PURSER_PHOENIX_ALIENS; i++)
    purser_value_set_integer (aliens, purser_phoenix_alien_words[i], state->supply[i]);
  purser_value_set (board, "aliens", aliens);
  purser_value_set_integer (board, "humans", state->supply[PURSER_PHOENIX_HUMAN]);
  purser_value_set (board, "neutral", board_neutral (state));
  return board;
}

/* Describes a player's station: sectors, residents, diplomacy and ships; or the supply and the neutral ships in use.
 *
 * @player: a player's index, or -1 for what belongs to no player */
PurserValue *
purser_phoenix_board (const PurserSetup *setup,
                      gconstpointer      state,
                      int                player)
{
  const PurserPhoenixState *phoenix = state;
  PurserValue *board;

  if (player < 0)
    return board_table (phoenix);
  board = purser_value_new_object ();
  purser_value_set (board, "sectors", board_numbers (purser_phoenix_colour_words, phoenix->players[player].sectors));
  purser_value_set (board, "residents", board_residents (phoenix, player));
  purser_value_set (board, "homes", board_homes (&phoenix->players[player]));
  purser_value_set (board, "diplomacy", board_numbers (purser_phoenix_track_words, phoenix->players[player].diplomacy));
  purser_value_set (board, "ships", board_ships (&phoenix->players[player]));
  purser_value_set_integer (board, "endgame", phoenix->players[player].endgame);
  return board;
}
