// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Tracks the living quarter of each resident. A move names the wing. Quarters are filled from the left (`phoenix/placement`),
 * so the sector determines the quarter, and the wing determines the sector if only one has room. Otherwise the resident lives
 * in the first sector with room until a `lodge` move names another. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-phoenix-homes.h"

/* Set if the resident moved in this turn; the lower bits are the species plus one. */
#define FRESH 0x80

/* @level: a built sector, from 1
 *
 * Returns: how many of its living quarters are free; `PURSER_PHOENIX_UNKNOWN` if its number of quarters is not known */
int
purser_phoenix_get_sector_capacity (const PurserPhoenixState *state,
                                    int                       player,
                                    int                       colour,
                                    int                       level)
{
  const PurserPhoenixPlayer *owner = &state->players[player];
  int quarters = purser_phoenix_printed_quarters (&state->printed, owner->tiles[colour][level - 1] - 1);

  if (quarters == PURSER_PHOENIX_UNKNOWN)
    return quarters;
  return MAX (quarters - purser_phoenix_count_homes (owner, colour, level), 0);
}

/* @level: a sector of the wing, from 1; 0 for residents of whom only the wing is known
 *
 * Returns: how many residents live there */
int
purser_phoenix_count_homes (const PurserPhoenixPlayer *player,
                            int                        colour,
                            int                        level)
{
  const guint8 *homes = player->homes[colour][level];
  int n_homes = 0;

  while (n_homes < PURSER_PHOENIX_QUARTERS && homes[n_homes] != 0)
    n_homes++;
  return n_homes;
}

/* @level: a sector of the wing, from 1; 0 for residents of whom only the wing is known
 * @quarter: a living quarter, from 0 on the left
 * @fresh: (out) (optional): whether the resident moved in this turn
 *
 * Returns: the species that lives there; -1 if none does */
int
purser_phoenix_get_home (const PurserPhoenixPlayer *player,
                         int                        colour,
                         int                        level,
                         int                        quarter,
                         gboolean                  *fresh)
{
  guint8 home = quarter < PURSER_PHOENIX_QUARTERS ? player->homes[colour][level][quarter] : 0;

  if (fresh != NULL)
    *fresh = (home & FRESH) != 0;
  return (home & ~FRESH) - 1;
}

/* Returns the quarter of the matching resident who moved in last, or -1. */
static int
find_home (const PurserPhoenixPlayer *player,
           PurserPhoenixSpecies       species,
           int                        colour,
           int                        level,
           gboolean                   only_fresh)
{
  for (int i = PURSER_PHOENIX_QUARTERS - 1; i >= 0; i--)
    {
      gboolean fresh;

      if (purser_phoenix_get_home (player, colour, level, i, &fresh) == (int) species && (fresh || !only_fresh))
        return i;
    }
  return -1;
}

/* @level: a sector of the wing, from 1; 0 for residents of whom only the wing is known
 *
 * Returns: the living quarter of a resident who moved in this turn; -1 if there is none */
int
purser_phoenix_find_newcomer (const PurserPhoenixPlayer *player,
                              PurserPhoenixSpecies       species,
                              int                        colour,
                              int                        level)
{
  return find_home (player, species, colour, level, TRUE);
}

/* Returns the only sector that may have room, or the first of several if it is known to have room. */
static int
choose_sector (const PurserPhoenixState *state,
               int                       player,
               int                       colour)
{
  int built = state->players[player].sectors[colour];
  int first = 0;
  int n_open = 0;

  for (int level = built; level >= 1; level--)
    if (purser_phoenix_get_sector_capacity (state, player, colour, level) != 0)
      {
        first = level;
        n_open++;
      }
  if (n_open == 0)
    return built == 1 ? 1 : 0;
  return n_open == 1 || purser_phoenix_get_sector_capacity (state, player, colour, first) > 0 ? first : 0;
}

/* Gives a resident the first free living quarter of a sector. If the sector is not known, only the wing is kept.
 *
 * @level: the sector of the wing; 0 for the only one or the first with room */
void
purser_phoenix_move_in (PurserPhoenixState   *state,
                        int                   player,
                        PurserPhoenixSpecies  species,
                        int                   colour,
                        int                   level)
{
  PurserPhoenixPlayer *owner = &state->players[player];
  int n_homes;

  if (level == 0)
    level = choose_sector (state, player, colour);
  n_homes = purser_phoenix_count_homes (owner, colour, level);
  if (n_homes < PURSER_PHOENIX_QUARTERS)
    owner->homes[colour][level][n_homes] = (guint8) ((species + 1) | FRESH);
}

/* Moves the residents on the right one quarter to the left (`phoenix/relocate`). */
static void
close_gap (guint8 *homes,
           int     quarter)
{
  memmove (homes + quarter, homes + quarter + 1, (size_t) (PURSER_PHOENIX_QUARTERS - 1 - quarter));
  homes[PURSER_PHOENIX_QUARTERS - 1] = 0;
}

/* Frees the living quarter of a resident; those to the right of it move up.
 *
 * @level: the sector of the wing; 0 for the first that has such a resident */
void
purser_phoenix_move_out (PurserPhoenixPlayer  *player,
                         PurserPhoenixSpecies  species,
                         int                   colour,
                         int                   level)
{
  if (level > 0 && find_home (player, species, colour, level, FALSE) >= 0)
    {
      close_gap (player->homes[colour][level], find_home (player, species, colour, level, FALSE));
      return;
    }
  for (int i = 0; i <= PURSER_PHOENIX_LEVELS; i++)
    if (find_home (player, species, colour, i, FALSE) >= 0)
      {
        close_gap (player->homes[colour][i], find_home (player, species, colour, i, FALSE));
        return;
      }
}

/* Settles the residents who moved in this turn: from now on their living quarters count (`phoenix/income-gains`). */
void
purser_phoenix_settle (PurserPhoenixState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    for (int colour = 0; colour < PURSER_PHOENIX_COLOURS; colour++)
      for (int level = 0; level <= PURSER_PHOENIX_LEVELS; level++)
        for (int n = 0; n < PURSER_PHOENIX_QUARTERS; n++)
          state->players[i].homes[colour][level][n] &= (guint8) ~FRESH;
}

static gboolean
check_lodging (PurserStep           *step,
               PurserPhoenixSpecies  species,
               int                   colour,
               int                   from,
               int                   to)
{
  const PurserPhoenixState *state = step->state;
  int player = step->move->player;

  if (purser_phoenix_find_newcomer (&state->players[player], species, colour, from) < 0 &&
      purser_step_refuses (step, "phoenix/placement", _("nobody of that species has moved in there this turn")))
    return FALSE;
  if ((to == 0 || to > state->players[player].sectors[colour]) &&
      purser_step_refuses (step, "phoenix/room", _("%s has no such sector"),
                           purser_setup_get_name (step->setup, player)))
    return FALSE;
  if (to > 0 && to <= state->players[player].sectors[colour] &&
      purser_phoenix_get_sector_capacity (state, player, colour, to) == 0 &&
      purser_step_refuses (step, "phoenix/room", _("there is no free living quarter")))
    return FALSE;
  return TRUE;
}

/* Names the sector of a wing into which a resident moved this turn, if the wing does not determine it (`phoenix/placement`).
 * It is free, as it only states where the resident is. */
gboolean
purser_phoenix_apply_lodge (PurserStep *step)
{
  PurserPhoenixState *state = step->state;
  PurserPhoenixPlayer *player = &state->players[step->move->player];
  PurserPhoenixSpecies species = (PurserPhoenixSpecies) purser_move_get_choice (step->move, "species");
  int from = purser_move_get_choice (step->move, "from");
  int colour = from % PURSER_PHOENIX_COLOURS;
  int to = purser_move_get_integer (step->move, "level", 0);

  from /= PURSER_PHOENIX_COLOURS;
  if (!check_lodging (step, species, colour, from, to))
    return FALSE;
  if (player->residents[species][colour] == 0)
    return TRUE;
  purser_phoenix_move_out (player, species, colour, from);
  purser_phoenix_move_in (state, step->move->player, species, colour, MIN (to, PURSER_PHOENIX_LEVELS));
  return TRUE;
}
