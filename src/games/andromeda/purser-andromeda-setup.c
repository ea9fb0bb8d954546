// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-learn.h"
#include "purser-andromeda-setup.h"
#include "purser-andromeda-turn.h"

/* andromeda/setup: of each player's 26 stations 4 are on Earth, 2 on the tracks, @fixed on each of the 7 planets and @drawn
 * where planet cards say; the rest goes back to the box. */
#define ON_EARTH 4
#define TRANSPORT_CARDS 2

static const struct {
  int fixed;
  int drawn;
} setups[] = { [3] = { 2, 6 }, [4] = { 1, 9 }, [5] = { 1, 6 } };

/* @n_players: from 3 to 5
 *
 * Returns: how many planet cards each player draws to place stations (`andromeda/place`) */
int
purser_andromeda_setup_get_drawn (guint n_players)
{
  return setups[n_players].drawn;
}

/* Returns: whether all players have placed their stations */
gboolean
purser_andromeda_setup_is_placed (const PurserAndromedaState *self)
{
  for (guint i = 0; i < self->turn.n_players; i++)
    if (!self->players[i].placed)
      return FALSE;
  return TRUE;
}

static void
begin_player (PurserStep *step,
              int         player)
{
  PurserAndromedaState *self = step->state;
  PurserAndromedaPlayer *own = &self->players[player];

  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    own->stations[planet] = setups[self->turn.n_players].fixed;
  own->transport = TRANSPORT_CARDS;
  purser_andromeda_change (step, player, PURSER_ANDROMEDA_HAND_LIMIT, self->printed.worth[PURSER_ANDROMEDA_SHIP][0],
                           "andromeda/hand-limit", NULL);
  purser_andromeda_change (step, player, PURSER_ANDROMEDA_EARTH, ON_EARTH, "andromeda/setup", NULL);
}

/* Puts the fixed stations on the planets and 4 on Earth (`andromeda/setup`). */
gboolean
purser_andromeda_setup_begin (PurserStep *step)
{
  PurserAndromedaState *self = step->state;

  purser_andromeda_load_printed (self, step->setup->facts);
  for (int planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    for (int i = 0; i < PURSER_ANDROMEDA_ORBITS; i++)
      self->owners[planet][i] = PURSER_ANDROMEDA_NOBODY;
  self->start = PURSER_ANDROMEDA_NOBODY;
  for (guint i = 0; i < self->turn.n_players; i++)
    begin_player (step, (int) i);
  return TRUE;
}

static gboolean
place_refused (PurserStep *step,
               int         sum)
{
  PurserAndromedaState *self = step->state;
  int drawn = setups[self->turn.n_players].drawn;

  if (self->turn.round > 0 &&
      purser_step_refuses (step, "table/order", _("the play has begun: stations come from Earth now")))
    return TRUE;
  if (self->players[step->move->player].placed &&
      purser_step_refuses (step, "andromeda/place", _("%s has placed already"),
                           purser_setup_get_name (step->setup, step->move->player)))
    return TRUE;
  return sum != drawn &&
         purser_step_refuses (step, "andromeda/place", _("with %u players %d stations are placed, not %d"),
                              self->turn.n_players, drawn, sum);
}

/* Puts the stations on the planets whose cards a player has drawn (`andromeda/place`). */
gboolean
purser_andromeda_setup_place (PurserStep *step)
{
  PurserAndromedaState *self = step->state;
  PurserAndromedaPlayer *own = &self->players[step->move->player];
  int sum = 0;

  for (guint planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    sum += purser_move_get_nth (step->move, "planets", planet);
  if (place_refused (step, sum))
    return FALSE;
  for (guint planet = 0; planet < PURSER_ANDROMEDA_PLANETS; planet++)
    own->stations[planet] += purser_move_get_nth (step->move, "planets", planet);
  own->placed = TRUE;
  return TRUE;
}

/* Names the start player of the first round (`andromeda/first-player`). If it is recorded anyway later, it names that of the
 * present round, whose turns begin anew. */
gboolean
purser_andromeda_setup_first (PurserStep *step)
{
  PurserAndromedaState *self = step->state;

  if (self->turn.round > 0 &&
      purser_step_refuses (step, "table/order", _("the start player has already been chosen")))
    return FALSE;
  if (!purser_andromeda_setup_is_placed (self) &&
      purser_step_refuses (step, "andromeda/place", _("the stations of all players are placed first")))
    return FALSE;
  purser_andromeda_turn_begin_round (self, MAX (self->turn.round, 1), step->move->player);
  return TRUE;
}
