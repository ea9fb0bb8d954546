// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Tells what happens in an encounter while it goes on: the players see that there is a fight, who plays the pirate and how strong
 * both are, and learn the result before a loss is chosen. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-chance.h"
#include "purser-starfarers-reading.h"
#include "purser-starfarers-shaker.h"

typedef struct {
  const PurserSetup           *setup;
  const PurserStarfarersState *state;
  const PurserStarfarersEvent *event;
  GPtrArray                   *lines;
} Describer;

static void
add_line (Describer *self,
          char      *line)
{
  g_ptr_array_add (self->lines, line);
}

static const char *
get_name (Describer *self,
          int        side)
{
  return purser_setup_get_name (self->setup, side == 0 ? self->state->turn.active : self->event->versus);
}

/* Tells what a side counts: its balls with its cannons or boosters, or without a shake the boosters alone. */
static void
tell_side (Describer *self,
           int        side)
{
  gboolean fight = self->event->kind == PURSER_STARFARERS_FIGHT;
  const char *force = purser_starfarers_account_title (fight ? PURSER_STARFARERS_CANNONS : PURSER_STARFARERS_BOOSTERS);
  int n = self->event->forces[side], balls = self->event->balls[side];

  if (self->event->kind == PURSER_STARFARERS_ESCAPE)
    /* Translators: a player's name, "Cannons" or "Boosters", how many */
    add_line (self, g_strdup_printf (_("%s: %s %d"), get_name (self, side), force, n));
  else if (balls < 0)
    /* Translators: a player's name, "Cannons" or "Boosters", how many */
    add_line (self, g_strdup_printf (_("%s: the balls + %s %d"), get_name (self, side), force, n));
  else
    /* Translators: a player's name, what the balls count, "Cannons" or "Boosters", how many, the sum */
    add_line (self, g_strdup_printf (_("%s: balls %d + %s %d = %d"), get_name (self, side), balls, force, n, balls + n));
}

/* Returns the chance that the active player wins, whose balls may be known already. */
static char *
dup_chance (const PurserStarfarersEvent *event)
{
  const double of = PURSER_STARFARERS_DRAWS_OF;
  int ahead = event->forces[0] - event->forces[1], ways = 0;

  if (event->balls[0] < 0)
    return purser_chance_dup_text (purser_starfarers_odds_win (ahead) / (of * of));
  for (int theirs = 0; theirs <= event->balls[0] + ahead; theirs++)
    ways += purser_starfarers_count_draws (purser_starfarers_count_balls, theirs);
  return purser_chance_dup_text (ways / of);
}

static void
tell_result (Describer *self)
{
  const PurserStarfarersContest *contest = &self->event->contest;
  int mine = contest->mine, theirs = contest->theirs;
  const char *name = get_name (self, 0);
  g_autofree char *chance = dup_chance (self->event);

  if (self->event->kind == PURSER_STARFARERS_ESCAPE)
    /* Translators: the name of the player who flees */
    add_line (self, g_strdup_printf (contest->won ? _("%s escapes") : _("%s is caught"), name));
  else if (!self->event->decided)
    /* Translators: the name of the player at turn, a chance such as "61%" */
    add_line (self, g_strdup_printf (_("Chance that %s wins: %s"), name, chance));
  else if (mine == theirs)
    /* Translators: two numbers, the name of the player at turn */
    add_line (self, g_strdup_printf (_("%d to %d: a tie, which %s wins"), mine, theirs, name));
  else if (contest->won)
    /* Translators: two numbers, the name of the player at turn */
    add_line (self, g_strdup_printf (_("%d to %d: %s wins"), mine, theirs, name));
  else
    /* Translators: two numbers, the name of the player at turn */
    add_line (self, g_strdup_printf (_("%d to %d: %s loses"), mine, theirs, name));
}

static void
tell_contest (Describer *self)
{
  tell_side (self, 0);
  tell_side (self, 1);
  tell_result (self);
}

static char *
dup_names (Describer *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < self->setup->n_players; i++)
    if ((self->event->who >> i & 1) != 0)
      g_ptr_array_add (names, (gpointer) purser_setup_get_name (self->setup, (int) i));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (_(", "), (char **) names->pdata);
}

static void
tell_all (Describer *self)
{
  g_autofree char *names = dup_names (self);

  if (self->event->kind == PURSER_STARFARERS_COUNCIL)
    /* Translators: names of players, or "nobody" */
    add_line (self, g_strdup_printf (_("A half-medal for having the most freight pods: %s"),
                                     self->event->who != 0 ? names : _("nobody")));
  else
    /* Translators: a number, names of players or "nobody" */
    add_line (self, g_strdup_printf (_("Wear and Tear: whoever has more than %d upgrades loses one: %s"),
                                     self->event->over, self->event->who != 0 ? names : _("nobody")));
}

static void
tell_event (Describer *self)
{
  switch (self->event->kind)
    {
    case PURSER_STARFARERS_FIGHT:
      /* Translators: the name of the player who plays the pirate */
      add_line (self, g_strdup_printf (_("A fight! %s plays the pirate"), get_name (self, 1)));
      tell_contest (self);
      break;
    case PURSER_STARFARERS_RACE:
      /* Translators: a player's name */
      add_line (self, g_strdup_printf (_("A test of speed against %s"), get_name (self, 1)));
      tell_contest (self);
      break;
    case PURSER_STARFARERS_ESCAPE:
      /* Translators: the name of the player who plays the pirate */
      add_line (self, g_strdup_printf (_("A flight from %s, who plays the pirate: the boosters alone count"),
                                       get_name (self, 1)));
      tell_contest (self);
      break;
    case PURSER_STARFARERS_SHAKE:
      add_line (self, self->event->balls[0] < 0
                        ? g_strdup (_("The sum of the balls decides"))
                        : g_strdup_printf (_("Sum of the balls: %d"), self->event->balls[0]));
      break;
    case PURSER_STARFARERS_AGAIN:
      add_line (self, g_strdup (_("Another encounter card is drawn")));
      break;
    default:
      tell_all (self);
    }
}

/* Returns: (transfer full) (element-type utf8): the events so far, in lines */
GPtrArray *
purser_starfarers_reading_tell_events (const PurserStarfarersReading *self,
                                       const PurserSetup             *setup,
                                       const PurserStarfarersState   *state)
{
  Describer describer = { .setup = setup, .state = state, .lines = g_ptr_array_new_with_free_func (g_free) };

  for (guint i = 0; i < self->n_events; i++)
    {
      describer.event = &self->events[i];
      tell_event (&describer);
    }
  return describer.lines;
}
