// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-starfarers-flight.h"
#include "purser-starfarers-setup.h"
#include "purser-starfarers-shaker.h"
#include "purser-starfarers-turn.h"

#define RULE_CLEAR "starfarers/clear"
#define RULE_STATION "starfarers/found-station"

/* The tokens (`starfarers/pirate`, `starfarers/ice`). */
static const struct {
  guint8 kind;
  guint8 strength;
} tokens[PURSER_STARFARERS_TOKENS] = {
  { PURSER_STARFARERS_PIRATE, 4 }, { PURSER_STARFARERS_PIRATE, 5 }, { PURSER_STARFARERS_PIRATE, 6 },
  { PURSER_STARFARERS_ICE, 3 }, { PURSER_STARFARERS_ICE, 4 }
};

/* Returns: the token's index in the table of tokens; -1 for none */
static int
find_token (PurserStarfarersTokenKind kind,
            int                       strength)
{
  for (int i = 0; i < PURSER_STARFARERS_TOKENS; i++)
    if (tokens[i].kind == kind && tokens[i].strength == strength)
      return i;
  return -1;
}

/* Returns: the number on it: cannons for a pirate base, freight pods for an ice planet */
int
purser_starfarers_get_strength (guint token)
{
  return tokens[token].strength;
}

PurserStarfarersTokenKind
purser_starfarers_get_token_kind (guint token)
{
  return tokens[token].kind;
}

/* Returns: the player who has it; -1 while it is on the board or in the box */
int
purser_starfarers_who_has_token (const PurserStarfarersState *state,
                                 guint                        token)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (memchr (state->players[i].tokens, (int) token, state->players[i].n_tokens) != NULL)
      return i;
  return -1;
}

/* Returns: the player who has it; -1 while it lies beside the board */
int
purser_starfarers_who_has_card (const PurserStarfarersState *state,
                                guint                        card)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (purser_starfarers_has_card (state, i, card))
      return i;
  return -1;
}

/* Takes a card or token from its owner, if the table overrules that it is won only once. */
static void
take_out (guint8 *list,
          guint8 *n,
          guint   what)
{
  guint8 *place = memchr (list, (int) what, *n);

  g_assert (place != NULL);
  memmove (place, place + 1, (gsize) (list + *n - place - 1));
  list[--*n] = 0;
}

/* Enters the two balls that the mothership shows (`starfarers/shake`). */
gboolean
purser_starfarers_apply_shake (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  guint8 balls[2];

  for (guint i = 0; i < 2; i++)
    balls[i] = (guint8) purser_starfarers_find (purser_starfarers_balls,
                                                purser_move_get_nth_text (step->move, "balls", i));
  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_TRADE))
    return FALSE;
  if (!purser_starfarers_balls_exist (balls)
      && purser_step_refuses (step, "starfarers/balls", _("only yellow has two balls")))
    return FALSE;
  memcpy (state->balls, balls, sizeof balls);
  state->shaken = TRUE;
  purser_starfarers_enter (state, PURSER_STARFARERS_SHAKEN);
  return TRUE;
}

/* Discs are revealed in flight; unknown ones may also be entered during set-up. */
static gboolean
check_reveal (PurserStep *step,
              int         colony)
{
  const PurserStarfarersState *state = step->state;
  const PurserStarfarersPlayer *self = &state->players[step->move->player];

  if (colony > self->n_colonies)
    return !purser_step_rejects (step, _("name a colony by its number, from 1 to %d"), self->n_colonies);
  if (state->phase == PURSER_STARFARERS_ROLL && !state->turn.set_up
      && purser_step_refuses (step, "starfarers/reveal", _("the dice come first")))
    return FALSE;
  return purser_starfarers_check_seven (step, PURSER_STARFARERS_FLIGHT);
}

/* Enters the disc of a planet of any player's colony (`starfarers/reveal`). */
gboolean
purser_starfarers_apply_reveal (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  int colony = purser_move_get_integer (step->move, "colony", 0);
  int planet = purser_move_get_integer (step->move, "planet", 0);

  if (!check_reveal (step, colony))
    return FALSE;
  purser_starfarers_read_number (&state->players[step->move->player].colonies[colony - 1].planets[planet - 1],
                                 purser_move_get (step->move, "number"));
  return TRUE;
}

/* Pirates give way to cannons, including the Scientists'; ice gives way only to real freight pods. */
static gboolean
check_force (PurserStep *step,
             guint       token)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player;
  gboolean pirate = tokens[token].kind == PURSER_STARFARERS_PIRATE;
  PurserStarfarersUpgrade upgrade = pirate ? PURSER_STARFARERS_CANNON : PURSER_STARFARERS_POD;
  int force = purser_starfarers_get_upgrade (state, player, upgrade)
              + purser_starfarers_get_virtual (state, player, upgrade);

  return force >= tokens[token].strength
         || !purser_step_refuses (step, pirate ? "starfarers/pirate" : "starfarers/ice",
                                  _("%s: %d are needed, %s has %d"), purser_starfarers_upgrade_title (upgrade),
                                  tokens[token].strength, purser_setup_get_name (step->setup, player), force);
}

/* Drives out a pirate base or warms an ice planet; the token is worth a point (`starfarers/clear`). */
gboolean
purser_starfarers_apply_clear (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersPlayer *self = &state->players[step->move->player];
  int token = find_token ((guint) purser_move_get_choice (step->move, "kind"),
                          purser_move_get_integer (step->move, "strength", 0));
  int owner;

  if (token < 0)
    return !purser_step_rejects (step, _("pirate bases have strength 4 to 6, ice planets 3 or 4"));
  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_FLIGHT) || !check_force (step, (guint) token))
    return FALSE;
  owner = purser_starfarers_who_has_token (state, (guint) token);
  if (owner >= 0 && purser_step_refuses (step, RULE_CLEAR, _("%s has that token already"),
                                         purser_setup_get_name (step->setup, owner)))
    return FALSE;
  if (owner >= 0)
    take_out (state->players[owner].tokens, &state->players[owner].n_tokens, (guint) token);
  self->tokens[self->n_tokens++] = (guint8) token;
  purser_starfarers_enter (state, PURSER_STARFARERS_FLIGHT);
  return TRUE;
}

/* Lands a colony ship (`starfarers/found-colony`). */
gboolean
purser_starfarers_apply_found_colony (PurserStep *step)
{
  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_FLIGHT)
      || !purser_starfarers_add_colony (step, step->move->player, purser_move_get (step->move, "planets")))
    return FALSE;
  purser_starfarers_enter (step->state, PURSER_STARFARERS_FLIGHT);
  return TRUE;
}

static gboolean
check_dock (PurserStep             *step,
            PurserStarfarersPeople  people)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player, own = 0;
  int there = purser_starfarers_count_stations (state, people);
  int pods = purser_starfarers_get_upgrade (state, player, PURSER_STARFARERS_POD);

  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    own += state->players[player].stations[i];
  if (own >= PURSER_STARFARERS_STATIONS
      && purser_step_refuses (step, "starfarers/pieces", _("all %d trade stations are founded"),
                              PURSER_STARFARERS_STATIONS))
    return FALSE;
  if (there >= PURSER_STARFARERS_DOCKS
      && purser_step_refuses (step, "starfarers/outposts", _("all %d docks are taken"), PURSER_STARFARERS_DOCKS))
    return FALSE;
  return pods > there || !purser_step_refuses (step, "starfarers/stations-pods",
                                               ngettext ("%d freight pod is needed, %s has %d",
                                                         "%d freight pods are needed, %s has %d", (gulong) there + 1), there + 1,
                                               purser_setup_get_name (step->setup, player), pods);
}

static gboolean
check_choice (PurserStep             *step,
              PurserStarfarersPeople  people,
              guint                   card)
{
  int owner = purser_starfarers_who_has_card (step->state, card);

  if (purser_starfarers_card_people (card) != people
      && purser_step_refuses (step, RULE_STATION, _("that card is not one of that people’s")))
    return FALSE;
  return owner < 0 || !purser_step_refuses (step, RULE_STATION, _("%s has that card already"),
                                            purser_setup_get_name (step->setup, owner));
}

/* The marker moves only to a founder who now has strictly more stations than the holder (`starfarers/marker`). */
static void
move_marker (PurserStarfarersState  *state,
             PurserStarfarersPeople  people,
             int                     founder)
{
  int holder = state->holder[people];

  if (holder < 0 || state->players[founder].stations[people] > state->players[holder].stations[people])
    state->holder[people] = (gint8) founder;
}

/* Docks a trade ship: the player gets a station, a friendship card and perhaps the marker (`starfarers/found-station`). */
gboolean
purser_starfarers_apply_found_station (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersPlayer *self = &state->players[step->move->player];
  PurserStarfarersPeople people = (guint) purser_move_get_choice (step->move, "people");
  guint card = (guint) purser_starfarers_card_find (purser_move_get_text (step->move, "card"));
  int owner = purser_starfarers_who_has_card (state, card);

  if (!purser_starfarers_check_turn (step, PURSER_STARFARERS_FLIGHT) || !check_dock (step, people)
      || !check_choice (step, people, card))
    return FALSE;
  if (owner >= 0)
    take_out (state->players[owner].cards, &state->players[owner].n_cards, card);
  self->cards[self->n_cards++] = (guint8) card;
  self->stations[people] = (guint8) MIN (self->stations[people] + 1, G_MAXUINT8);
  purser_step_token (step, step->move->player, PURSER_STARFARERS_STATION, 1, RULE_STATION, purser_starfarers_card_id (card));
  move_marker (state, people, step->move->player);
  purser_starfarers_enter (state, PURSER_STARFARERS_FLIGHT);
  return TRUE;
}
