// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-andromeda-challenge.h"

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

/* Takes one station that came out of the ring to where it belongs; says whether that was a new centre. */
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

/* Goes through the stations that came out of the ring, in order: an own one becomes a centre and ends the drawing,
 * others go home to Earth, and on a full planet all do (`andromeda/drawn`). */
gboolean
purser_andromeda_challenge_draw (PurserStep *step,
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
