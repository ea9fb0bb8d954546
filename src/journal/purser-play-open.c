// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Begins a play, or opens one from its file. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-error.h"
#include "purser-facts.h"
#include "purser-json.h"
#include "purser-play-private.h"

/**
 * purser_play_header_new:
 * @game: the word of a game
 *
 * Makes the first line of a file: version, game, a new id, the time, and no players yet. The caller adds players
 * ([func@play_header_seat]) and options.
 *
 * Returns: (transfer full): an object
 */
PurserValue *
purser_play_header_new (const char *game)
{
  PurserValue *header = purser_value_new_object ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");

  purser_value_set_integer (header, "purser", 1);
  purser_value_set_string (header, "game", game);
  purser_value_set_string (header, "id", id);
  purser_value_set_string (header, "created", created);
  purser_value_set (header, "players", purser_value_new_list ());
  return header;
}

/**
 * purser_play_header_seat:
 * @header: (inout): the first line of a file, from [func@play_header_new]
 * @name: the name of a player
 * @colour: (nullable): the colour of that player's pieces
 *
 * Seats a player after those who are seated already.
 */
void
purser_play_header_seat (PurserValue *header,
                         const char  *name,
                         const char  *colour)
{
  PurserValue *player = purser_value_new_object ();

  purser_value_set_string (player, "name", name);
  purser_value_set_string (player, "colour", colour);
  purser_value_append (purser_value_get (header, "players"), player);
}

static gboolean
play_begin (PurserPlay         *self,
            const PurserRules  *rules,
            PurserValue        *header,
            GError            **error)
{
  g_autoptr (GError) problem = NULL;
  PurserValue *facts = purser_facts_load (rules, &problem);
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserSetup) setup = NULL;

  if (problem != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  setup = purser_setup_new (rules, header, facts, &verdict);
  if (setup != NULL && self->journal != NULL)
    purser_play_seat_late (self, setup);
  if (setup != NULL)
    self->history = purser_history_new (setup, &verdict);
  if (self->history == NULL)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_RECORD, "%s", verdict.text);
  return self->history != NULL;
}

/**
 * purser_play_new:
 * @header: the first line, from [func@play_header_new], with players and options
 * @path: (nullable): the path of the play, without a file yet; %NULL for memory alone
 *
 * Begins a play.
 *
 * Returns: (transfer full) (nullable): a play
 */
PurserPlay *
purser_play_new (const PurserRules  *rules,
                 PurserValue        *header,
                 const char         *path,
                 GError            **error)
{
  g_autoptr (PurserPlay) self = g_object_new (PURSER_TYPE_PLAY, NULL);
  g_autofree char *line = purser_json_print (header, FALSE);

  if (!play_begin (self, rules, header, error))
    return NULL;
  self->size = strlen (line) + 1;
  self->journal = path != NULL ? purser_journal_create (path, line, error) : purser_journal_begin (NULL, line);
  if (self->journal == NULL)
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * purser_play_begin:
 * @header: the first line, from [func@play_header_new], with players and options
 * @path: the path of the play, without a file yet
 * @error: what is wrong with @header
 *
 * Begins a play that is not on the disk yet. The first [method@Play.save] that can makes its file, and the folder for it;
 * until then the play waits in memory as every later move does ([method@Play.get_problem]).
 *
 * Returns: (transfer full) (nullable): a play
 */
PurserPlay *
purser_play_begin (const PurserRules  *rules,
                   PurserValue        *header,
                   const char         *path,
                   GError            **error)
{
  g_autoptr (PurserPlay) self = g_object_new (PURSER_TYPE_PLAY, NULL);
  g_autofree char *line = purser_json_print (header, FALSE);

  if (!play_begin (self, rules, header, error))
    return NULL;
  self->size = strlen (line) + 1;
  self->journal = purser_journal_begin (path, line);
  return g_steal_pointer (&self);
}

static gboolean
play_read_header (PurserPlay       *self,
                  PurserValue      *header,
                  PurserFindRules   find,
                  GError          **error)
{
  const char *game = purser_value_get_string_of (header, "game");
  const PurserRules *rules = game != NULL ? find (game) : NULL;

  if (purser_value_get_integer_of (header, "purser", 0) != 1)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE,
                 _("this is not a Purser file, or it is from a newer version"));
  else if (rules == NULL)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("Purser does not know the game “%.80s”"), game != NULL ? game : "");
  else
    return play_begin (self, rules, header, error);
  return FALSE;
}

static gboolean
play_read_record (PurserPlay   *self,
                  PurserValue  *record,
                  guint         n,
                  GError      **error)
{
  g_auto (PurserVerdict) verdict = { 0 };

  if (purser_value_get_integer_of (record, "n", 0) != n)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_RECORD, _("this record should be number %u"), n);
  else if (!purser_history_add (self->history, record, &verdict))
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_RECORD, "%s", verdict.text);
  else
    {
      self->seats_told |= purser_play_may_seat (self);
      return TRUE;
    }
  return FALSE;
}

/* A last line that is not JSON was cut off while it was written; anywhere else this is an error. */
static gboolean
play_is_cut_off (PurserPlay   *self,
                 guint         index,
                 const GError *problem)
{
  return index > 0 && index + 1 == purser_journal_get_size (self->journal) && !purser_journal_is_torn (self->journal) &&
         g_error_matches (problem, PURSER_ERROR, PURSER_ERROR_JSON);
}

static gboolean
play_read_line (PurserPlay       *self,
                JsonParser       *parser,
                guint             index,
                PurserFindRules   find,
                GError          **error)
{
  g_autoptr (GError) problem = NULL;
  gsize length;
  const char *text = purser_journal_get_line (self->journal, index, &length);
  g_autoptr (PurserValue) value = purser_json_parse_with (parser, text, (gssize) length, &problem);

  if (value != NULL)
    return index == 0 ? play_read_header (self, value, find, error) : play_read_record (self, value, index, error);
  if (play_is_cut_off (self, index, problem))
    {
      purser_journal_drop_last (self->journal);
      return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

static gboolean
play_load (PurserPlay       *self,
           PurserFindRules   find,
           PurserGauge      *gauge,
           GCancellable     *cancellable,
           guint            *line,
           GError          **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();

  json_parser_set_strict (parser, TRUE);
  *line = 1;
  if (purser_journal_get_size (self->journal) == 0)
    {
      g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("the file is empty, or cut off in its first line"));
      return FALSE;
    }
  for (guint i = 0; i < purser_journal_get_size (self->journal); i++)
    {
      *line = i + 1;
      purser_gauge_set (gauge, i, purser_journal_get_size (self->journal));
      if (g_cancellable_set_error_if_cancelled (cancellable, error) || !play_read_line (self, parser, i, find, error))
        return FALSE;
    }
  if (self->seats_told)
    purser_play_take_names (self);
  return TRUE;
}

/* Reads a file into a play that nothing else uses yet.
 * Returns: whether it is a play */
gboolean
purser_play_open_into (PurserPlay       *self,
                       const char       *path,
                       PurserPlayMode    mode,
                       PurserFindRules   find,
                       PurserGauge      *gauge,
                       GCancellable     *cancellable,
                       guint            *line,
                       GError          **error)
{
  g_autoptr (GError) problem = NULL;

  *line = 0;
  self->journal = mode == PURSER_PLAY_READ ? purser_journal_read (path, cancellable, error)
                                           : purser_journal_open (path, cancellable, error);
  if (self->journal == NULL || !play_load (self, find, gauge, cancellable, line, error))
    return FALSE;
  self->shown_saved = purser_play_get_saved (self);
  purser_journal_get_text (self->journal, &self->size);
  /* If this fails, it is done before the next move is saved. */
  if (mode == PURSER_PLAY_APPEND && !purser_journal_set_aside (self->journal, &problem))
    g_debug ("Not set aside yet: %s", problem->message);
  return TRUE;
}

/**
 * purser_play_open_slowly:
 * @path: a `.purser` file
 * @gauge: (nullable): where to report the progress
 * @line: (out): the line of the file that @error is about, from 1; 0 if it is about the file
 *
 * Opens a play like [func@play_open], in any thread; nothing else may use the play before it is open.
 *
 * Returns: (transfer full) (nullable): a play
 */
PurserPlay *
purser_play_open_slowly (const char       *path,
                         PurserPlayMode    mode,
                         PurserFindRules   find,
                         PurserGauge      *gauge,
                         GCancellable     *cancellable,
                         guint            *line,
                         GError          **error)
{
  g_autoptr (PurserPlay) self = g_object_new (PURSER_TYPE_PLAY, NULL);

  if (!purser_play_open_into (self, path, mode, find, gauge, cancellable, line, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * purser_play_open:
 * @path: a `.purser` file
 * @line: (out): the line of the file that @error is about, from 1; 0 if it is about the file
 *
 * Opens a play. An invalid file is left untouched; a read-only one is opened, too, and new records wait in memory.
 *
 * Returns: (transfer full) (nullable): a play
 */
PurserPlay *
purser_play_open (const char       *path,
                  PurserPlayMode    mode,
                  PurserFindRules   find,
                  guint            *line,
                  GError          **error)
{
  return purser_play_open_slowly (path, mode, find, NULL, NULL, line, error);
}

/* What a thread needs to open a play, and the line of an error in the file. */
typedef struct {
  char            *path;
  PurserFindRules  find;
  PurserGauge     *gauge;
  guint            line;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_free (opening->path);
  purser_gauge_unref (opening->gauge);
  g_free (opening);
}

static void
open_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Opening *opening = data;
  GError *error = NULL;
  PurserPlay *play = purser_play_open_slowly (opening->path, PURSER_PLAY_APPEND, opening->find, opening->gauge, cancellable,
                                              &opening->line, &error);

  if (play != NULL)
    g_task_return_pointer (task, play, g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * purser_play_open_async:
 * @path: a `.purser` file
 * @gauge: where to report the progress
 *
 * Opens a play for appending, in a worker thread; from then on it is written beside the main loop. If this is cancelled,
 * @callback is called when the thread notices that; by the end of [func@play_open_finish] the file is let go.
 */
void
purser_play_open_async (const char          *path,
                        PurserFindRules      find,
                        PurserGauge         *gauge,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Opening *opening = g_new0 (Opening, 1);

  opening->path = g_strdup (path);
  opening->find = find;
  opening->gauge = purser_gauge_ref (gauge);
  g_task_set_task_data (task, opening, opening_free);
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, open_in_thread);
}

/**
 * purser_play_open_finish:
 * @line: (out): the line of the file that @error is about, from 1; 0 if it is about the file
 *
 * Returns: (transfer full) (nullable): a play
 */
PurserPlay *
purser_play_open_finish (GAsyncResult  *result,
                         guint         *line,
                         GError       **error)
{
  PurserPlay *play = g_task_propagate_pointer (G_TASK (result), error);

  *line = ((Opening *) g_task_get_task_data (G_TASK (result)))->line;
  /* A task that looks for that itself would keep the play, and so its file, until the thread has dropped the task. */
  if (play != NULL && g_cancellable_set_error_if_cancelled (g_task_get_cancellable (G_TASK (result)), error))
    g_clear_object (&play);
  if (play != NULL)
    purser_play_write_beside (play);
  return play;
}
