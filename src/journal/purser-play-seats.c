// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* The players besides those in the first line of the file: a player who joins later has a seat from the beginning, but
 * takes no part before. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-error.h"
#include "purser-journal-private.h"
#include "purser-json.h"
#include "purser-play-private.h"

/* Seats the player who joins by this line, if it is not about something else. */
static void
seat_from_line (PurserSetup *setup,
                const char  *text,
                gsize        length)
{
  g_autoptr (PurserValue) record = purser_json_parse (text, (gssize) length, NULL);
  PurserValue *amended = purser_value_get (record, "with");
  PurserValue *move = amended != NULL ? amended : record;

  if (g_strcmp0 (purser_value_get_string_of (move, "move"), "join") == 0 &&
      purser_value_get_integer_of (move, "player", -1) == (gint64) setup->n_players)
    purser_setup_seat_late (setup, move);
}

/* Keeps seats for all who join in some line of the file, and for the player who joins now. Moves that a later line strikes
 * are read as well, so a seat stays if the joining was undone. */
void
purser_play_seat_late (PurserPlay  *self,
                       PurserSetup *setup)
{
  if (setup->rules->join == NULL)
    return;
  for (guint i = 1; i < purser_journal_get_size (self->journal); i++)
    {
      gsize length;
      const char *text = purser_journal_get_line (self->journal, i, &length);

      if (g_strstr_len (text, (gssize) length, "\"join\"") != NULL)
        seat_from_line (setup, text, length);
    }
  if (self->joiner != NULL)
    purser_setup_seat_late (setup, self->joiner);
}

/* Resets names and colours to those in the first line of the file, or in the line with which the player joined. */
static void
reset_seats (PurserSetup *setup)
{
  for (guint i = 0; i < setup->n_players; i++)
    {
      PurserValue *player = purser_setup_get_player (setup, i);

      purser_setup_set_name (setup, i, purser_value_get_string_of (player, "name"));
      purser_setup_set_colour (setup, i, purser_value_get_string_of (player, "colour"));
    }
}

/* Takes names and colours, except those that are no strings. */
static void
take_seats (PurserSetup *setup,
            PurserValue *value)
{
  PurserValue *names = purser_value_get (value, "names");
  PurserValue *colours = purser_value_get (value, "colours");

  for (guint i = 0; i < MIN (purser_value_get_size (names), setup->n_players); i++)
    if (purser_value_is (purser_value_get_at (names, i), PURSER_VALUE_STRING))
      purser_setup_set_name (setup, i, purser_value_get_string (purser_value_get_at (names, i)));
  for (guint i = 0; i < MIN (purser_value_get_size (colours), setup->n_players); i++)
    if (purser_value_is (purser_value_get_at (colours, i), PURSER_VALUE_STRING))
      purser_setup_set_colour (setup, i, purser_value_get_string (purser_value_get_at (colours, i)));
}

/* A note may rename players, an amendment may also reseat them, and a player joins with a name. */
static void
take_seats_of (PurserPlay *self,
               guint       n)
{
  PurserSetup *setup = purser_history_get_setup (self->history);
  const PurserRecord *record = purser_history_get_record (self->history, n);
  const PurserMove *move = purser_history_get_move (self->history, n);

  if (record->kind == PURSER_RECORD_AMEND && !record->struck)
    take_seats (setup, record->value);
  else if (move != NULL && strcmp (move->verb->name, "note") == 0)
    take_seats (setup, move->value);
  else if (move != NULL && strcmp (move->verb->name, "join") == 0)
    purser_setup_set_name (setup, (guint) move->player, purser_move_get_text (move, "name"));
}

/* Returns whether the last record may change names or seats: it changes the past, is a note, or lets a player join. */
gboolean
purser_play_may_seat (PurserPlay *self)
{
  const PurserRecord *record = purser_history_get_record (self->history, purser_history_get_size (self->history));

  return record->kind != PURSER_RECORD_MOVE || strcmp (record->move->verb->name, "note") == 0 ||
         strcmp (record->move->verb->name, "join") == 0;
}

static char *
dup_seats (const PurserSetup *setup)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (text, "%s\n%s\n", setup->seats[i].full_name,
                            setup->seats[i].colour != NULL ? setup->seats[i].colour : "");
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Updates names and seats: a player may have been renamed or reseated since the play began, or have joined under another
 * name than in a line that was struck. The last record that tells them counts.
 *
 * Returns: whether they have changed */
gboolean
purser_play_take_names (PurserPlay *self)
{
  PurserSetup *setup = purser_history_get_setup (self->history);
  g_autofree char *before = dup_seats (setup);
  g_autofree char *after = NULL;

  reset_seats (setup);
  for (guint n = 1; n <= purser_history_get_size (self->history); n++)
    take_seats_of (self, n);
  after = dup_seats (setup);
  return strcmp (before, after) != 0;
}

/**
 * purser_play_count_players:
 *
 * Returns: how many play or have played, without the last seats if their players have not joined, as that was undone
 */
guint
purser_play_count_players (PurserPlay *self)
{
  const PurserTurnInfo *turn = purser_play_get_turn_info (self);
  guint n = turn->n_players;

  while (n > 0 && purser_turn_info_is_absent (turn, (int) n - 1))
    n--;
  return n;
}

static PurserValue *
join_new (int         player,
          const char *name,
          const char *colour)
{
  PurserValue *join = purser_move_value_new ("join", player);

  purser_value_set_string (join, "name", name);
  purser_value_set_string (join, "colour", colour);
  return join;
}

static gboolean
play_take_in (PurserPlay  *self,
              const char  *name,
              const char  *colour,
              GError     **error)
{
  g_autoptr (PurserValue) join = join_new (purser_turn_info_find_absent (purser_play_get_turn_info (self)), name, colour);
  g_auto (PurserVerdict) verdict = { 0 };

  if (!purser_play_enter (self, join, &verdict))
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_RECORD, "%s", verdict.text);
  else if (!purser_play_get_saved (self))
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_SAVE, "%s", purser_play_get_problem (self));
  else
    return TRUE;
  return FALSE;
}

static PurserPlay *
open_for (const char       *path,
          PurserFindRules   find,
          PurserValue      *joiner,
          GError          **error)
{
  g_autoptr (PurserPlay) self = g_object_new (PURSER_TYPE_PLAY, NULL);
  guint line;

  self->joiner = joiner;
  if (!purser_play_open_into (self, path, PURSER_PLAY_APPEND, find, NULL, NULL, &line, error))
    return NULL;
  self->joiner = NULL;
  return g_steal_pointer (&self);
}

/* A seat whose player's joining was undone is used again. */
static PurserPlay *
open_with_place (const char       *path,
                 PurserFindRules   find,
                 PurserValue      *join,
                 GError          **error)
{
  PurserPlay *play = open_for (path, find, NULL, error);

  if (play == NULL || purser_turn_info_find_absent (purser_play_get_turn_info (play)) >= 0)
    return play;
  g_object_unref (play);
  return open_for (path, find, join, error);
}

/* Returns whether the file that was opened has what was played, as other programs may have changed it since. */
static gboolean
play_is_as_played (PurserPlay  *self,
                   GBytes      *played,
                   GError     **error)
{
  gsize there, expected;
  const char *text = purser_journal_get_text (self->journal, &there), *wanted = g_bytes_get_data (played, &expected);

  return (there == expected && memcmp (text, wanted, there) == 0) || purser_journal_set_taken_error (self->journal, error);
}

/**
 * purser_play_join:
 * @path: the file of a play that is not open
 * @played: what it had when it was played last ([method@Play.dup_text])
 * @name: the name of the new player
 * @colour: (nullable): the colour of that player's pieces, as written in the file
 *
 * Lets a player join a play that has begun (`table/join`); its file has one more player when it is opened next. Fails if
 * another program has changed the file.
 *
 * Returns: whether that is in the file
 */
gboolean
purser_play_join (const char       *path,
                  GBytes           *played,
                  PurserFindRules   find,
                  const char       *name,
                  const char       *colour,
                  GError          **error)
{
  g_autoptr (PurserValue) join = join_new (-1, name, colour);
  g_autoptr (PurserPlay) play = open_with_place (path, find, join, error);

  if (play == NULL || !play_is_as_played (play, played, error))
    return FALSE;
  if (purser_play_get_rules (play)->join != NULL && purser_turn_info_find_absent (purser_play_get_turn_info (play)) < 0)
    {
      g_set_error (error, PURSER_ERROR, PURSER_ERROR_RECORD, _("no more than %u can play"),
                   purser_play_get_rules (play)->max_players);
      return FALSE;
    }
  return play_take_in (play, name, colour, error);
}
