// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-plain-text.h"
#include "purser-rules.h"
#include "purser-setup.h"

/* A name may come from anywhere, and a longer one would leave no room for anything else on the table. */
#define NAME_LENGTH 64

static const PurserShape name_shape = { .kind = PURSER_SHAPE_STRING };

static const PurserField player_fields[] = {
  { "name", &name_shape, TRUE },
  { "colour", &name_shape, FALSE },
  { NULL }
};
static const PurserShape player_shape = { .kind = PURSER_SHAPE_RECORD, .fields = player_fields };

static gboolean
setup_check_players (const PurserRules        *rules,
                     PurserValue              *players,
                     const PurserShapeContext *context,
                     PurserVerdict            *verdict)
{
  guint n = purser_value_get_size (players);

  if (!purser_value_is (players, PURSER_VALUE_LIST))
    return purser_verdict_reject (verdict, _("“players” must be a list of players"));
  if (n < rules->min_players || n > rules->max_players)
    return purser_verdict_reject (verdict, _("this game takes %u to %u players, not %u"),
                                  rules->min_players, rules->max_players, n);
  for (guint i = 0; i < n; i++)
    if (!purser_shape_check (&player_shape, purser_value_get_at (players, i), "players", context, verdict))
      return FALSE;
  return TRUE;
}

static gboolean
setup_check (const PurserRules *rules,
             PurserValue       *header,
             PurserVerdict     *verdict)
{
  PurserValue *players = purser_value_get (header, "players");
  PurserValue *options = purser_value_get (header, "options");
  PurserShapeContext context = { .n_players = purser_value_get_size (players) };

  if (!setup_check_players (rules, players, &context, verdict))
    return FALSE;
  if (options == NULL || rules->options == NULL)
    return TRUE;
  if (!purser_value_is (options, PURSER_VALUE_OBJECT))
    return purser_verdict_reject (verdict, _("“options” must be an object"));
  return purser_fields_check (rules->options, options, &context, verdict);
}

static void
seat_set_name (PurserSeat *seat,
               const char *name)
{
  g_free (seat->name);
  g_free (seat->full_name);
  seat->name = purser_plain_text_dup_name (name, NAME_LENGTH);
  seat->full_name = purser_plain_text_dup (name, 0);
}

static void
setup_take_seats (PurserSetup *self)
{
  PurserValue *players = purser_value_get (self->header, "players");

  self->n_players = self->n_seated = purser_value_get_size (players);
  self->seats = g_new0 (PurserSeat, self->n_players);
  for (guint i = 0; i < self->n_players; i++)
    {
      PurserValue *player = purser_value_get_at (players, i);

      seat_set_name (&self->seats[i], purser_value_get_string_of (player, "name"));
      self->seats[i].colour = purser_value_get_string_of (player, "colour");
    }
}

/**
 * purser_setup_new:
 * @header: the first line of a file
 * @facts: (nullable): the tables that ship with the game
 * @verdict: (inout): what is wrong with the header
 *
 * Checks a header's players and options, and makes a set-up of it.
 *
 * Returns: (transfer full) (nullable): a set-up; %NULL if the header is not valid
 */
PurserSetup *
purser_setup_new (const PurserRules *rules,
                  PurserValue       *header,
                  PurserValue       *facts,
                  PurserVerdict     *verdict)
{
  PurserSetup *self;

  if (!setup_check (rules, header, verdict))
    return NULL;
  self = g_new0 (PurserSetup, 1);
  self->references = 1;
  self->rules = rules;
  self->header = purser_value_ref (header);
  self->facts = facts != NULL ? purser_value_ref (facts) : NULL;
  setup_take_seats (self);
  return self;
}

/**
 * purser_setup_seat_late:
 * @self: a set-up that no play uses yet
 * @join: the move of a player who joins later, with the name and the colour
 *
 * Reserves a seat for a player who is not there from the beginning (`table/join`).
 *
 * Returns: whether there is one; there is none if the table is full, or nobody can join this game
 */
gboolean
purser_setup_seat_late (PurserSetup *self,
                        PurserValue *join)
{
  const char *name = purser_value_get_string_of (join, "name");

  if (name == NULL || self->rules->join == NULL || self->n_players >= self->rules->max_players)
    return FALSE;
  if (self->late == NULL)
    self->late = purser_value_new_list ();
  purser_value_append (self->late, purser_value_ref (join));
  self->seats = g_renew (PurserSeat, self->seats, self->n_players + 1);
  self->seats[self->n_players] = (PurserSeat) { .colour = purser_value_get_string_of (join, "colour") };
  seat_set_name (&self->seats[self->n_players++], name);
  return TRUE;
}

/**
 * purser_setup_copy:
 *
 * Returns: (transfer full): an independent set-up, with the present names, for another thread
 */
PurserSetup *
purser_setup_copy (const PurserSetup *self)
{
  PurserSetup *copy = g_memdup2 (self, sizeof *self);

  copy->references = 1;
  purser_value_ref (copy->header);
  if (copy->facts != NULL)
    purser_value_ref (copy->facts);
  if (copy->late != NULL)
    purser_value_ref (copy->late);
  copy->seats = g_memdup2 (self->seats, self->n_players * sizeof (PurserSeat));
  for (guint i = 0; i < self->n_players; i++)
    {
      copy->seats[i].name = g_strdup (self->seats[i].name);
      copy->seats[i].full_name = g_strdup (self->seats[i].full_name);
    }
  return copy;
}

/**
 * purser_setup_ref:
 *
 * Returns: (transfer full): @self
 */
PurserSetup *
purser_setup_ref (PurserSetup *self)
{
  self->references++;
  return self;
}

/**
 * purser_setup_unref:
 * @self: (transfer full): a set-up
 *
 * Drops a reference, and frees the set-up with the last one.
 */
void
purser_setup_unref (PurserSetup *self)
{
  if (--self->references > 0)
    return;
  purser_value_unref (self->header);
  g_clear_pointer (&self->facts, purser_value_unref);
  g_clear_pointer (&self->late, purser_value_unref);
  for (guint i = 0; i < self->n_players; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].full_name);
    }
  g_free (self->seats);
  g_free (self);
}

/**
 * purser_setup_get_option:
 * @name: an option of the game
 *
 * Returns: (transfer none) (nullable): its value in the header; %NULL if the header has none
 */
PurserValue *
purser_setup_get_option (const PurserSetup *self,
                         const char        *name)
{
  return purser_value_get (purser_value_get (self->header, "options"), name);
}

/**
 * purser_setup_get_choice:
 * @name: an option of the game that is a choice
 *
 * Returns: the index of the choice; the first one if the header has none
 */
int
purser_setup_get_choice (const PurserSetup *self,
                         const char        *name)
{
  const char *text = purser_value_get_string (purser_setup_get_option (self, name));

  for (const PurserField *option = self->rules->options; option->name != NULL; option++)
    if (g_str_equal (option->name, name))
      return MAX (0, purser_shape_choice (option->shape, text));
  g_assert_not_reached ();
}

/**
 * purser_setup_get_name:
 * @player: a player's index
 *
 * Returns: the name of the player as it can be part of a sentence
 */
const char *
purser_setup_get_name (const PurserSetup *self,
                       int                player)
{
  g_assert (player >= 0 && (guint) player < self->n_players);
  return self->seats[player].name;
}

/**
 * purser_setup_get_player:
 * @player: a player's index
 *
 * Returns: (transfer none): the player in the file: from the header, or from the record that joins the player
 */
PurserValue *
purser_setup_get_player (const PurserSetup *self,
                         guint              player)
{
  if (player < self->n_seated)
    return purser_value_get_at (purser_value_get (self->header, "players"), player);
  return purser_value_get_at (self->late, player - self->n_seated);
}

/**
 * purser_setup_set_name:
 * @self: a set-up whose play is being opened
 * @player: a player's index
 * @name: the name in a record of the play
 *
 * Replaces the name that the header gives a player.
 */
void
purser_setup_set_name (PurserSetup *self,
                       guint        player,
                       const char  *name)
{
  g_assert (player < self->n_players);
  seat_set_name (&self->seats[player], name);
}

/**
 * purser_setup_set_colour:
 * @player: a player's index
 * @colour: (nullable): the colour of the player's pieces in a record of the play
 *
 * Replaces the colour that the header gives a player.
 */
void
purser_setup_set_colour (PurserSetup *self,
                         guint        player,
                         const char  *colour)
{
  g_assert (player < self->n_players);
  self->seats[player].colour = g_intern_string (colour);
}
