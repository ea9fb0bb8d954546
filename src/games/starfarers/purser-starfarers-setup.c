// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-starfarers-reserve.h"
#include "purser-starfarers-setup.h"
#include "purser-starfarers-turn.h"

#define RULE_SETTLE "starfarers/settle"

static gboolean
read_cards (PurserStarfarersState *state,
            PurserValue           *facts)
{
  PurserValue *cards = purser_value_get (facts, "cards");

  if (purser_value_get_size (cards) != PURSER_STARFARERS_CARDS)
    return FALSE;
  for (guint i = 0; i < PURSER_STARFARERS_CARDS; i++)
    {
      PurserValue *card = purser_value_get_at (cards, i);

      if (purser_starfarers_card_find (purser_value_get_string_of (card, "id")) != (int) i
          || !purser_starfarers_card_read (&state->cards[i], purser_value_get (card, "effect")))
        return FALSE;
    }
  return TRUE;
}

static void
read_costs (PurserStarfarersState *state,
            PurserValue           *facts)
{
  PurserValue *costs = purser_value_get (facts, "costs");
  PurserValue *limits = purser_value_get (facts, "limits");

  for (guint i = 0; i < PURSER_STARFARERS_BUILDINGS; i++)
    for (guint j = 0; j < PURSER_STARFARERS_RESOURCES; j++)
      state->costs[i][j] = (guint8) purser_value_get_integer_of (purser_value_get (costs, purser_starfarers_buildings[i]),
                                                                 purser_starfarers_resources[j], 0);
  for (guint i = 0; i < PURSER_STARFARERS_UPGRADES; i++)
    state->limits[i] = (guint8) purser_value_get_integer_of (limits, purser_starfarers_upgrades[i], 0);
}

/* Sets a play up: every player gets one half-medal, and nothing else automatically (`starfarers/half-medals`).
 * Returns: whether the table of cards is valid */
gboolean
purser_starfarers_begin (PurserStep *step)
{
  PurserStarfarersState *state = step->state;

  state->win_at_once = (guint8) purser_setup_get_choice (step->setup, "win");
  state->hands_on = (guint8) purser_setup_get_choice (step->setup, "hands");
  state->shortage = (guint8) purser_setup_get_choice (step->setup, "shortage");
  state->turn.set_up = TRUE;
  state->first = -1;
  state->winner = -1;
  for (guint i = 0; i < PURSER_STARFARERS_PEOPLES; i++)
    state->holder[i] = -1;
  if (!read_cards (state, step->setup->facts))
    return !purser_step_rejects (step, _("the table of friendship cards is not valid"));
  read_costs (state, step->setup->facts);
  purser_starfarers_fill_pile (state);
  for (int i = 0; i < state->turn.n_players; i++)
    purser_starfarers_change (step, i, PURSER_STARFARERS_HALF_MEDALS, 1, "starfarers/half-medals", NULL);
  return TRUE;
}

/* Returns how many of the three places the player has settled; more, if the table allows them, do not count. */
static guint
count_settled (const PurserStarfarersPlayer *player)
{
  return MIN (player->settled[0], PURSER_STARFARERS_SETTLED_COLONIES)
         + MIN (player->settled[1], PURSER_STARFARERS_SETTLED_SPACEPORTS);
}

/* Works out who places next: the first colony clockwise, the second back, the third clockwise again
 * (`starfarers/setup-order`). Any other order is taken too.
 * Returns: a player's index; -1 as long as nobody has begun, and when everybody has placed three */
int
purser_starfarers_who_settles (const PurserStarfarersState *state)
{
  int n = state->turn.n_players;

  if (state->first < 0)
    return -1;
  for (guint turn = 0; turn < 3; turn++)
    for (int i = 0; i < n; i++)
      {
        int player = (state->first + (turn == 1 ? n - 1 - i : i)) % n;

        if (count_settled (&state->players[player]) <= turn)
          return player;
      }
  return -1;
}

/* Works out whose spaceport ring is placed next: when everybody has placed three colonies, back from the last player
 * (`starfarers/setup-order`).
 * Returns: a player's index; -1 where nobody's is */
int
purser_starfarers_who_rings (const PurserStarfarersState *state)
{
  int n = state->turn.n_players;

  if (state->first < 0 || purser_starfarers_who_settles (state) >= 0)
    return -1;
  for (int i = n - 1; i >= 0; i--)
    if (purser_starfarers_owes_ring (&state->players[(state->first + i) % n]))
      return (state->first + i) % n;
  return -1;
}

/* Sets the numbers on a planet's disc.
 *
 * @planet: (inout): a planet
 * @number: (nullable): a number, a list of two, or nothing while unknown */
void
purser_starfarers_read_number (PurserStarfarersPlanet *planet,
                               PurserValue            *number)
{
  gboolean pair = purser_value_is (number, PURSER_VALUE_LIST);

  planet->numbers[0] = (guint8) purser_value_get_integer (pair ? purser_value_get_at (number, 0) : number);
  planet->numbers[1] = (guint8) (pair ? purser_value_get_integer (purser_value_get_at (number, 1)) : 0);
}

/* Returns: a planet from a move; its resource is out of range if missing, and its numbers are 0 while unknown */
PurserStarfarersPlanet
purser_starfarers_read_planet (PurserValue *value)
{
  int resource = purser_starfarers_find (purser_starfarers_resources, purser_value_get_string_of (value, "resource"));
  PurserStarfarersPlanet planet = { .resource = (guint8) resource };

  purser_starfarers_read_number (&planet, purser_value_get (value, "number"));
  return planet;
}

/* Returns: (transfer full): the numbers on a disc as in a move: a number, a list of two, or null while unknown */
PurserValue *
purser_starfarers_make_number (const guint8 numbers[2])
{
  int pair[] = { numbers[0], numbers[1] };

  if (pair[0] == 0)
    return purser_value_new_null ();
  return pair[1] == 0 ? purser_value_new_integer (pair[0]) : purser_value_new_integers (pair, 2);
}

/* Returns: (transfer full): the two planets of a colony as in a move */
PurserValue *
purser_starfarers_make_planets (const PurserStarfarersPlanet planets[2])
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < 2; i++)
    {
      PurserValue *planet = purser_value_new_object ();

      purser_value_set_string (planet, "resource", purser_starfarers_resources[planets[i].resource]);
      purser_value_set (planet, "number", purser_starfarers_make_number (planets[i].numbers));
      purser_value_append (list, planet);
    }
  return list;
}

/* Puts a colony on the board. A player has nine (`starfarers/pieces`). */
gboolean
purser_starfarers_add_colony (PurserStep  *step,
                              int          player,
                              PurserValue *planets)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersPlayer *self = &state->players[player];
  PurserStarfarersColony *colony;

  if (self->n_colonies >= PURSER_STARFARERS_COLONIES
      && purser_step_refuses (step, "starfarers/pieces", _("all %d colonies are founded"), PURSER_STARFARERS_COLONIES))
    return FALSE;
  if (self->n_colonies >= PURSER_STARFARERS_ROOM)
    return !purser_step_rejects (step, _("there is no room for more than %d colonies"), PURSER_STARFARERS_ROOM);
  colony = &self->colonies[self->n_colonies++];
  colony->spaceport = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (colony->planets); i++)
    colony->planets[i] = purser_starfarers_read_planet (purser_value_get_at (planets, i));
  return TRUE;
}

static gboolean
check_settle (PurserStep *step,
              gboolean    spaceport)
{
  const PurserStarfarersState *state = step->state;
  int player = step->move->player;
  int most = spaceport ? PURSER_STARFARERS_SETTLED_SPACEPORTS : PURSER_STARFARERS_SETTLED_COLONIES;

  return state->players[player].settled[spaceport] < most
         || !purser_step_refuses (step, RULE_SETTLE, _("two colonies and one spaceport are placed at setup"));
}

/* Places the ring at any of the player's colonies, by default at the last one (`starfarers/setup-order`). */
static gboolean
place_ring (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  PurserStarfarersPlayer *self = &state->players[step->move->player];
  int colony = purser_move_get_integer (step->move, "colony", self->n_colonies);

  if (colony > self->n_colonies)
    return !purser_step_rejects (step, _("name a colony by its number, from 1 to %d"), self->n_colonies);
  if (self->colonies[colony - 1].spaceport
      && purser_step_refuses (step, RULE_SETTLE, _("colony %d is a spaceport already"), colony))
    return FALSE;
  self->colonies[colony - 1].spaceport = TRUE;
  return TRUE;
}

/* Settles a colony or the spaceport of set-up, in any order of the players. The first to settle starts, unless a start player was
 * named (`starfarers/settle`). */
gboolean
purser_starfarers_apply_settle (PurserStep *step)
{
  PurserStarfarersState *state = step->state;
  int player = step->move->player;
  gboolean spaceport = purser_move_get_choice (step->move, "as") == 1;
  gboolean later = purser_value_get_boolean (purser_move_get (step->move, "later")) && !purser_move_has (step->move, "colony");

  if (!check_settle (step, spaceport)
      || !purser_starfarers_add_colony (step, player, purser_move_get (step->move, "planets"))
      || (spaceport && !later && !place_ring (step)))
    return FALSE;
  state->players[player].settled[spaceport]++;
  if (state->first < 0)
    state->first = (gint8) player;
  return TRUE;
}

/* The ring of a spaceport that was placed without one (`starfarers/first-spaceport`). */
gboolean
purser_starfarers_apply_ring (PurserStep *step)
{
  const PurserStarfarersState *state = step->state;

  if (!purser_starfarers_owes_ring (&state->players[step->move->player])
      && purser_step_refuses (step, "starfarers/first-spaceport", _("this player has no spaceport ring to place now")))
    return FALSE;
  return place_ring (step);
}

static gboolean
has_anybody_settled (const PurserStarfarersState *state)
{
  for (int i = 0; i < state->turn.n_players; i++)
    if (count_settled (&state->players[i]) > 0)
      return TRUE;
  return FALSE;
}

/* Names who settles first, as long as nobody has (`starfarers/first-player`). */
gboolean
purser_starfarers_apply_first (PurserStep *step)
{
  PurserStarfarersState *state = step->state;

  if (has_anybody_settled (state))
    return !purser_step_rejects (step, _("the first colony has already been placed"));
  state->first = (gint8) step->move->player;
  return TRUE;
}
