// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-actions.h"
#include "purser-andromeda-bonus.h"
#include "purser-andromeda-turn.h"

/* andromeda/exchange: how many cards an exchange takes, without and with technology. */
#define EXCHANGE_CARDS 2
#define EXCHANGE_CARDS_WITH_TECHNOLOGY 3
#define EXCHANGE_TECHNOLOGY 2

/* Discards cards and draws as many (`andromeda/exchange`). */
gboolean
purser_andromeda_actions_exchange (PurserStep *step)
{
  const PurserAndromedaState *self = step->state;
  int technology = self->players[step->move->player].tracks[PURSER_ANDROMEDA_TECHNOLOGY];
  int limit = technology >= EXCHANGE_TECHNOLOGY ? EXCHANGE_CARDS_WITH_TECHNOLOGY : EXCHANGE_CARDS;

  if (!purser_andromeda_turn_may_act (step))
    return FALSE;
  if (purser_move_get_integer (step->move, "cards", 0) > limit &&
      purser_step_refuses (step, "andromeda/exchange", _("at most %d cards may be exchanged"), limit))
    return FALSE;
  purser_andromeda_turn_count (step, 0);
  return TRUE;
}

static gboolean
set_allowed (PurserStep *step,
             int         cards,
             const int  *jokers)
{
  if ((cards < PURSER_ANDROMEDA_SMALLEST_SET || cards > PURSER_ANDROMEDA_LARGEST_SET) &&
      purser_step_refuses (step, "andromeda/set", _("a set has from %d to %d cards, not %d"),
                           PURSER_ANDROMEDA_SMALLEST_SET, PURSER_ANDROMEDA_LARGEST_SET, cards))
    return FALSE;
  return purser_andromeda_bonus_holds (step, step->move->player, jokers);
}

/* Jokers go back to their piles; a set without any may earn a bonus card. */
static void
play_set (PurserStep *step,
          int         cards,
          const int  *jokers,
          int         n_jokers)
{
  if (n_jokers > 0)
    purser_andromeda_bonus_add (step, step->move->player, jokers, -1, "andromeda/bonus-spent");
  else
    purser_andromeda_bonus_earn (step, cards);
  purser_andromeda_turn_count (step, cards);
}

static gboolean
stations_allowed (PurserStep *step,
                  int         cards,
                  int         stations)
{
  const PurserAndromedaState *self = step->state;
  int half = purser_andromeda_get_half (self, step->move->player, cards);
  int earth = self->players[step->move->player].accounts[PURSER_ANDROMEDA_EARTH];

  if (stations > half &&
      purser_step_refuses (step, "andromeda/half", _("%d cards move at most %d stations"), cards, half))
    return FALSE;
  return stations <= earth ||
         !purser_step_refuses (step, "andromeda/move", _("%s has only %d stations on Earth"),
                               purser_setup_get_name (step->setup, step->move->player), earth);
}

/* Moves stations from Earth to a planet (`andromeda/move`). */
gboolean
purser_andromeda_actions_move (PurserStep *step)
{
  PurserAndromedaState *self = step->state;
  int player = step->move->player;
  int planet = purser_move_get_integer (step->move, "planet", 0);
  int stations = purser_move_get_integer (step->move, "stations", 0);
  int jokers[PURSER_ANDROMEDA_BONUSES];
  int n_jokers = purser_andromeda_bonus_read (step->move, "bonus", jokers);
  int cards = purser_move_get_integer (step->move, "cards", 0) + n_jokers;

  if (!purser_andromeda_turn_may_act (step) || !set_allowed (step, cards, jokers) ||
      !stations_allowed (step, cards, stations))
    return FALSE;
  self->players[player].stations[planet] += stations;
  purser_andromeda_change (step, player, PURSER_ANDROMEDA_EARTH, -stations, "andromeda/move",
                           purser_andromeda_get_planet_item (planet));
  play_set (step, cards, jokers, n_jokers);
  return TRUE;
}

/* The own station takes the highest number still free (andromeda/challenge-success). */
static void
found_centre (PurserStep *step,
              int         planet,
              int         orbit)
{
  PurserAndromedaState *self = step->state;

  self->owners[planet][orbit] = step->move->player;
  purser_andromeda_change (step, step->move->player, PURSER_ANDROMEDA_CENTRES, self->printed.centres[planet][orbit],
                           "andromeda/centres", purser_andromeda_get_planet_item (planet));
}

static gboolean
drawn_allowed (PurserStep *step,
               int         planet,
               int         drawn,
               gboolean    founded)
{
  const PurserAndromedaState *self = step->state;

  if (founded &&
      purser_step_refuses (step, "andromeda/challenge-success", _("a station of the player’s own has ended the challenge")))
    return FALSE;
  return self->players[drawn].stations[planet] > 0 ||
         !purser_step_refuses (step, "andromeda/drawn", _("%s has no station there"),
                               purser_setup_get_name (step->setup, drawn));
}

/* Moves a station that was drawn from the ring to its destination; returns whether it became a centre. */
static gboolean
take_out (PurserStep *step,
          int         planet,
          int         drawn)
{
  PurserAndromedaState *self = step->state;
  gboolean own = drawn == step->move->player;
  int orbit = own ? purser_andromeda_get_free_orbit (self, planet) : -1;

  self->players[drawn].stations[planet] = MAX (0, self->players[drawn].stations[planet] - 1);
  if (orbit >= 0)
    found_centre (step, planet, orbit);
  else
    purser_andromeda_change (step, drawn, PURSER_ANDROMEDA_EARTH, 1,
                             own ? "andromeda/full-planet" : "andromeda/challenge-failure",
                             purser_andromeda_get_planet_item (planet));
  return orbit >= 0;
}

/* Moves the stations drawn from the ring, in order: an own one becomes a centre and ends the drawing, others return to Earth,
 * and on a full planet all do (`andromeda/drawn`). */
static gboolean
draw_stations (PurserStep *step,
               int         planet,
               int         cards)
{
  int half = purser_andromeda_get_half (step->state, step->move->player, cards);
  int n_drawn = purser_move_get_count (step->move, "drawn");
  gboolean founded = FALSE;

  if (n_drawn > half &&
      purser_step_refuses (step, "andromeda/half", _("%d cards give at most %d draws"), cards, half))
    return FALSE;
  for (int i = 0; i < n_drawn; i++)
    {
      int drawn = purser_move_get_nth (step->move, "drawn", (guint) i);

      if (!drawn_allowed (step, planet, drawn, founded))
        return FALSE;
      founded |= take_out (step, planet, drawn);
    }
  return TRUE;
}

/* Plays a set for draws from the ring of a planet (`andromeda/challenge`). */
gboolean
purser_andromeda_actions_challenge (PurserStep *step)
{
  const PurserAndromedaState *self = step->state;
  int planet = purser_move_get_integer (step->move, "planet", 0);
  int jokers[PURSER_ANDROMEDA_BONUSES];
  int n_jokers = purser_andromeda_bonus_read (step->move, "bonus", jokers);
  int cards = purser_move_get_integer (step->move, "cards", 0) + n_jokers;

  if (!purser_andromeda_turn_may_act (step) || !set_allowed (step, cards, jokers))
    return FALSE;
  if (self->players[step->move->player].stations[planet] == 0 &&
      purser_step_refuses (step, "andromeda/challenge-own-station", _("%s has no station there"),
                           purser_setup_get_name (step->setup, step->move->player)))
    return FALSE;
  if (!draw_stations (step, planet, cards))
    return FALSE;
  play_set (step, cards, jokers, n_jokers);
  return TRUE;
}

static gboolean
develop_allowed (PurserStep *step,
                 int         track,
                 const int  *jokers,
                 int         n_jokers)
{
  const PurserAndromedaState *self = step->state;
  int reached = self->players[step->move->player].tracks[track];
  int cost;

  if (!purser_andromeda_turn_may_act (step))
    return FALSE;
  if (reached >= PURSER_ANDROMEDA_STEPS)
    return !purser_step_refuses (step, "andromeda/no-skip", _("this track is finished"));
  cost = self->printed.costs[track][reached];
  if (n_jokers >= cost &&
      purser_step_refuses (step, "andromeda/development",
                           _("the step costs %d cards, at least one of them a planet card"), cost))
    return FALSE;
  return purser_andromeda_bonus_holds (step, step->move->player, jokers);
}

/* Takes one step on a track, for its printed number of equal cards (`andromeda/development`). The new hand limit or
 * the new points show at once. */
gboolean
purser_andromeda_actions_develop (PurserStep *step)
{
  static const PurserAndromedaAccount accounts[] = { PURSER_ANDROMEDA_HAND_LIMIT, PURSER_ANDROMEDA_TECHNOLOGY_POINTS };
  static const char *const rules[] = { "andromeda/spaceship", "andromeda/technology" };
  PurserAndromedaState *self = step->state;
  int track = purser_move_get_choice (step->move, "track");
  gint32 *reached = &self->players[step->move->player].tracks[track];
  const gint32 *worth = self->printed.worth[track];
  int jokers[PURSER_ANDROMEDA_BONUSES];
  int n_jokers = purser_andromeda_bonus_read (step->move, "bonus", jokers), spent = 0;

  if (!develop_allowed (step, track, jokers, n_jokers))
    return FALSE;
  purser_andromeda_bonus_add (step, step->move->player, jokers, -1, "andromeda/bonus-spent");
  if (*reached < PURSER_ANDROMEDA_STEPS)
    {
      spent = self->printed.costs[track][*reached];
      purser_andromeda_change (step, step->move->player, accounts[track], worth[*reached + 1] - worth[*reached],
                               rules[track], NULL);
      ++*reached;
    }
  purser_andromeda_turn_count (step, spent);
  return TRUE;
}
