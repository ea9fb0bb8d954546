// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Who sits at a table besides those in the first line of the file: whoever joins later has a place from the beginning, and
 * is not waited for before. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-error.h"
#include "purser-json.h"
#include "purser-play-private.h"

/* A line that has the word may be about something else. */
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

/* Keeps places for all who join in some line of the file, and for the one who joins now. Moves that a later line strikes
 * are read as well, so a place stays where a joining was undone. */
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

/* What the first line of the file says, or the one with which somebody joined. */
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

/* Nobody is called nothing, and no pieces have no colour. */
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

/* A note tells what people are called, and an amendment who sits where. */
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

/* Whether the last record may tell who sits where: it changes the past, is a note, or somebody joins with it. */
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

/* Somebody may have been renamed since the play began, sit elsewhere, or have joined under another name than in a line that
 * was struck; the last record that says so counts.
 *
 * Returns: whether they are others now */
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
 * Returns: how many play or have played; whoever joined by mistake, and is there no more, is not counted at the end
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

/* A place where somebody's joining was undone is as good as a new one. */
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

/**
 * purser_play_join:
 * @path: the file of a play that nobody has open
 * @name: what somebody is called
 * @colour: (nullable): the colour of that player's pieces, as written in the file
 *
 * Lets somebody join a play that has begun (`table/join`); whoever opens it then finds one more at the table.
 *
 * Returns: whether the file says so now
 */
gboolean
purser_play_join (const char       *path,
                  PurserFindRules   find,
                  const char       *name,
                  const char       *colour,
                  GError          **error)
{
  g_autoptr (PurserValue) join = join_new (-1, name, colour);
  g_autoptr (PurserPlay) play = open_with_place (path, find, join, error);

  if (play == NULL)
    return FALSE;
  if (purser_play_get_rules (play)->join != NULL && purser_turn_info_find_absent (purser_play_get_turn_info (play)) < 0)
    {
      g_set_error (error, PURSER_ERROR, PURSER_ERROR_RECORD, _("no more than %u can play"),
                   purser_play_get_rules (play)->max_players);
      return FALSE;
    }
  return play_take_in (play, name, colour, error);
}
