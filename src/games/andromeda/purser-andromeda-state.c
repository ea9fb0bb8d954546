// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-andromeda-state.h"

/* The kinds of bonus cards as they are written in the file, ended by %NULL. */
const char *const purser_andromeda_bonus_names[] = { "silver", "gold", "platinum", "diamond", NULL };

/* The tracks as they are written in the file, ended by %NULL. */
const char *const purser_andromeda_track_names[] = { "ship", "technology", NULL };

static const char *const planet_items[PURSER_ANDROMEDA_PLANETS] = {
  "planet-0", "planet-1", "planet-2", "planet-3", "planet-4", "planet-5", "planet-6",
};

/* Changes a balance and books it.
 *
 * @by: the change; the balance stops at 0
 * @item: (nullable): the component it comes from; static */
void
purser_andromeda_change (PurserStep             *step,
                         int                     player,
                         PurserAndromedaAccount  account,
                         gint64                  by,
                         const char             *rule,
                         const char             *item)
{
  PurserAndromedaState *self = step->state;

  purser_step_change (step, player, (int) account, &self->players[player].accounts[account], by, rule, item);
}

/* Returns: how many actions the player has in a turn: 3 as start player, else 2 (`andromeda/action-count`) */
int
purser_andromeda_get_actions (const PurserAndromedaState *self,
                              int                         player)
{
  return player == self->start ? 3 : 2;
}

/* Returns: how many stations a set moves, or draws it gives: half its cards, rounded down, or up from the last step of
 * technology on (`andromeda/half`) */
int
purser_andromeda_get_half (const PurserAndromedaState *self,
                           int                         player,
                           int                         cards)
{
  gboolean up = self->players[player].tracks[PURSER_ANDROMEDA_TECHNOLOGY] >= 3;

  return (cards + (up ? 1 : 0)) / 2;
}

/* Returns: how many stations of all players are on the planet, under its ring */
int
purser_andromeda_get_present (const PurserAndromedaState *self,
                              int                         planet)
{
  int present = 0;

  for (guint i = 0; i < self->turn.n_players; i++)
    present += self->players[i].stations[planet];
  return present;
}

/* Returns: the highest orbit space without a centre, from 0; -1 on a full planet */
int
purser_andromeda_get_free_orbit (const PurserAndromedaState *self,
                                 int                         planet)
{
  for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    if (self->owners[planet][i] == PURSER_ANDROMEDA_NOBODY)
      return i;
  return -1;
}

/* Returns: how many planets have all their centres */
int
purser_andromeda_count_full (const PurserAndromedaState *self)
{
  int full = 0;

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    full += purser_andromeda_get_free_orbit (self, planet) < 0;
  return full;
}

/* Returns: how many centres the player owns there */
int
purser_andromeda_count_centres (const PurserAndromedaState *self,
                                int                         player,
                                int                         planet)
{
  int centres = 0;

  for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
    centres += self->owners[planet][i] == player;
  return centres;
}

/* Returns: whether its centre values are known */
gboolean
purser_andromeda_knows_planet (const PurserAndromedaState *self,
                               int                         planet)
{
  return self->printed.centres[planet][0] > 0;
}

/* Works out the chance that draws win a centre. Each station under the ring is equally likely to come out
 * (`andromeda/challenge-odds`).
 *
 * Returns: from 0 to 1 */
double
purser_andromeda_get_draw_odds (const PurserAndromedaState *self,
                                int                         player,
                                int                         planet,
                                int                         draws)
{
  int present = purser_andromeda_get_present (self, planet);
  int others = present - self->players[player].stations[planet];
  double miss = 1;

  if (purser_andromeda_get_free_orbit (self, planet) < 0)
    return 0;
  for (int i = 0; i < MIN (draws, present); i++)
    miss *= (double) MAX (0, others - i) / (present - i);
  return 1 - miss;
}

/* Works out the chance that a challenge wins a centre (`andromeda/challenge-odds`).
 *
 * Returns: from 0 to 1 */
double
purser_andromeda_get_odds (const PurserAndromedaState *self,
                           int                         player,
                           int                         planet,
                           int                         cards)
{
  return purser_andromeda_get_draw_odds (self, player, planet, purser_andromeda_get_half (self, player, cards));
}

/* Returns: (transfer full): the planet's name at this table, or its number from 1, within a sentence */
char *
purser_andromeda_dup_planet (const PurserAndromedaState *self,
                             int                         planet)
{
  if (self->printed.names[planet][0] != '\0')
    return g_strdup (self->printed.names[planet]);
  return g_strdup_printf (_("planet %d"), planet + 1);
}

/* Returns: the planet of that id in the file; -1 if there is none */
int
purser_andromeda_find_planet (const char *item)
{
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    if (strcmp (planet_items[planet], item) == 0)
      return planet;
  return -1;
}

/* Returns: the planet's id in the file */
const char *
purser_andromeda_get_planet_item (int planet)
{
  return planet_items[planet];
}
