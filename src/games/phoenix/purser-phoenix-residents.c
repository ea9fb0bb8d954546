// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Where residents live and whether there is room (`phoenix/placement`, `phoenix/room`). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-phoenix-homes.h"

/* GEM for moving one resident (`phoenix/relocate`). */
#define RELOCATE_GEMS 1

/* Counts the free living quarters of a wing, if all of its tiles are known.
 * Returns: how many, or `PURSER_PHOENIX_UNKNOWN` */
int
purser_phoenix_get_capacity (const PurserPhoenixState *state,
                             int                       player,
                             int                       colour)
{
  const PurserPhoenixPlayer *owner = &state->players[player];
  int room = 0;

  for (guint i = 0; i < owner->sectors[colour]; i++)
    {
      int quarters = purser_phoenix_printed_quarters (&state->printed, owner->tiles[colour][i] - 1);

      if (quarters == PURSER_PHOENIX_UNKNOWN)
        return PURSER_PHOENIX_UNKNOWN;
      room += quarters;
    }
  for (guint i = 0; i < PURSER_PHOENIX_SPECIES; i++)
    room -= owner->residents[i][colour];
  return MAX (room, 0);
}

/* Gold aliens and humans live anywhere, the others in sectors of their own colour. */
static gboolean
may_live_in (PurserPhoenixSpecies species,
             int                  colour)
{
  return species >= PURSER_PHOENIX_GOLD || (int) species == colour;
}

/* Returns the wing of a species with a colour; for the others the first wing with room, or else the first that is built. */
static int
find_wing (const PurserPhoenixState *state,
           int                       player,
           PurserPhoenixSpecies      species)
{
  int built = -1;

  if (species < PURSER_PHOENIX_GOLD)
    return (int) species;
  for (int i = PURSER_PHOENIX_COLOURS - 1; i >= 0; i--)
    if (state->players[player].sectors[i] > 0)
      built = i;
  for (int i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    if (state->players[player].sectors[i] > 0 && purser_phoenix_get_capacity (state, player, i) != 0)
      return i;
  return MAX (built, 0);
}

static gboolean
check_wing (PurserStep           *step,
            int                   player,
            PurserPhoenixSpecies  species,
            int                   colour,
            int                   level)
{
  const PurserPhoenixState *state = step->state;

  if (!may_live_in (species, colour) &&
      purser_step_refuses (step, "phoenix/placement", _("%s aliens live only in sectors of their own color"),
                           purser_phoenix_species_title (species)))
    return FALSE;
  if (state->players[player].sectors[colour] < level &&
      purser_step_refuses (step, "phoenix/room", _("%s has no such sector"),
                           purser_setup_get_name (step->setup, player)))
    return FALSE;
  if (purser_phoenix_get_capacity (state, player, colour) == 0 &&
      purser_step_refuses (step, "phoenix/room", _("there is no free living quarter")))
    return FALSE;
  return TRUE;
}

/* Moves a resident from the supply to a station. The supply must have one, and a sector where it may live must have a free
 * living quarter, which is checked only if the tiles are known.
 *
 * @colour: the wing; -1 for the first with room */
gboolean
purser_phoenix_house (PurserStep           *step,
                      int                   player,
                      PurserPhoenixSpecies  species,
                      int                   colour)
{
  PurserPhoenixState *state = step->state;

  if (colour < 0)
    colour = find_wing (state, player, species);
  if (!check_wing (step, player, species, colour, 1))
    return FALSE;
  if (state->supply[species] <= 0 &&
      purser_step_refuses (step, species == PURSER_PHOENIX_HUMAN ? "phoenix/human-supply" : "phoenix/alien-supply",
                           _("the supply has none left: %s"), purser_phoenix_species_title (species)))
    return FALSE;
  state->supply[species] = MAX (state->supply[species] - 1, 0);
  state->players[player].residents[species][colour]++;
  purser_phoenix_move_in (state, player, species, colour, 0);
  return TRUE;
}

/* Returns a resident to the supply, from the first wing where it lives unless one is named. */
static gboolean
send_back (PurserStep           *step,
           int                   player,
           PurserPhoenixSpecies  species,
           int                   colour)
{
  PurserPhoenixState *state = step->state;
  gint32 *residents = state->players[player].residents[species];

  for (int i = 0; i < PURSER_PHOENIX_COLOURS; i++)
    if (residents[i] > 0 && (colour < 0 || colour == i))
      {
        residents[i]--;
        state->supply[species]++;
        purser_phoenix_move_out (&state->players[player], species, i, 0);
        return TRUE;
      }
  return !purser_step_refuses (step, "phoenix/residents", _("%s has no such resident there"),
                               purser_setup_get_name (step->setup, player));
}

/* Adds or removes residents by other means than a ship (`phoenix/residents`); those lost return to the supply. */
gboolean
purser_phoenix_apply_residents (PurserStep *step)
{
  PurserPhoenixSpecies species = (PurserPhoenixSpecies) purser_move_get_choice (step->move, "species");
  int by = purser_move_get_integer (step->move, "by", 0);
  int colour = purser_move_get_choice (step->move, "sector");

  for (int i = 0; i < by; i++)
    if (!purser_phoenix_house (step, step->move->player, species, colour))
      return FALSE;
  for (int i = 0; i > by; i--)
    if (!send_back (step, step->move->player, species, colour))
      return FALSE;
  return TRUE;
}

/* Moving belongs to the income action, as its last step (`phoenix/income`). */
static gboolean
check_relocation (PurserStep           *step,
                  PurserPhoenixSpecies  species,
                  int                   from)
{
  const PurserPhoenixState *state = step->state;
  int player = step->move->player;

  if ((player != state->turn.active || state->done != PURSER_PHOENIX_DONE_INCOME) &&
      purser_step_refuses (step, "phoenix/relocate", _("residents move only as a part of their owner’s income action")))
    return FALSE;
  if (state->players[player].residents[species][from] == 0 &&
      purser_step_refuses (step, "phoenix/relocate", _("%s has no such resident there"),
                           purser_setup_get_name (step->setup, player)))
    return FALSE;
  return TRUE;
}

/* A wing may have room although the named sector of it has none. */
static gboolean
check_sector (PurserStep *step,
              int         player,
              int         colour,
              int         level)
{
  const PurserPhoenixState *state = step->state;

  return level == 0 || level > state->players[player].sectors[colour] ||
         purser_phoenix_get_sector_capacity (state, player, colour, level) != 0 ||
         !purser_step_refuses (step, "phoenix/room", _("there is no free living quarter"));
}

/* Moves one resident for 1 GEM (`phoenix/relocate`). Without a level it leaves the first sector of the wing that has such a
 * resident, and moves into the first with room. */
gboolean
purser_phoenix_apply_relocate (PurserStep *step)
{
  PurserPhoenixState *state = step->state;
  int player = step->move->player;
  PurserPhoenixSpecies species = (PurserPhoenixSpecies) purser_move_get_choice (step->move, "species");
  int from = purser_move_get_choice (step->move, "from");
  int to = purser_move_get_choice (step->move, "to");
  int wing = from % PURSER_PHOENIX_COLOURS;
  int new_wing = to % PURSER_PHOENIX_COLOURS;

  if (!check_relocation (step, species, wing))
    return FALSE;
  if (from == to && purser_step_refuses (step, "phoenix/relocate", _("that is where the resident lives")))
    return FALSE;
  if (!check_wing (step, player, species, new_wing, MAX (to / PURSER_PHOENIX_COLOURS, 1)) ||
      !check_sector (step, player, new_wing, to / PURSER_PHOENIX_COLOURS) ||
      !purser_phoenix_pay (step, player, PURSER_PHOENIX_GEMS, RELOCATE_GEMS, "phoenix/relocate", NULL))
    return FALSE;
  if (state->players[player].residents[species][wing] > 0)
    {
      state->players[player].residents[species][wing]--;
      state->players[player].residents[species][new_wing]++;
      purser_phoenix_move_out (&state->players[player], species, wing, from / PURSER_PHOENIX_COLOURS);
      purser_phoenix_move_in (state, player, species, new_wing,
                              MIN (to / PURSER_PHOENIX_COLOURS, state->players[player].sectors[new_wing]));
    }
  return TRUE;
}
