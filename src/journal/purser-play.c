// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-error.h"
#include "purser-facts.h"
#include "purser-journal.h"
#include "purser-json.h"
#include "purser-play-private.h"

enum {
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_TEXT,
  PROP_REDO_TEXT,
  PROP_SAVED,
  PROP_OVER,
  N_PROPS
};

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static GType
play_get_item_type (GListModel *model)
{
  return PURSER_TYPE_ENTRY_ITEM;
}

static guint
play_get_n_items (GListModel *model)
{
  return PURSER_PLAY (model)->n_entries;
}

static gpointer
play_get_item (GListModel *model,
               guint       position)
{
  PurserPlay *self = PURSER_PLAY (model);

  if (position >= self->n_entries)
    return NULL;
  return purser_entry_item_new (purser_ledger_get (purser_history_get_ledger (self->history), position));
}

static void
play_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = play_get_item_type;
  iface->get_n_items = play_get_n_items;
  iface->get_item = play_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PurserPlay, purser_play, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, play_list_model_init))

static void
purser_play_finalize (GObject *object)
{
  PurserPlay *self = PURSER_PLAY (object);

  g_clear_pointer (&self->history, purser_history_free);
  g_clear_pointer (&self->journal, purser_journal_free);
  g_clear_pointer (&self->prompt, purser_prompt_free);
  g_clear_pointer (&self->problem, g_free);
  G_OBJECT_CLASS (purser_play_parent_class)->finalize (object);
}

static void
purser_play_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  PurserPlay *self = PURSER_PLAY (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, purser_play_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, purser_play_get_can_redo (self));
      break;
    case PROP_UNDO_TEXT:
      g_value_take_string (value, purser_play_dup_undo_text (self));
      break;
    case PROP_REDO_TEXT:
      g_value_take_string (value, purser_play_dup_redo_text (self));
      break;
    case PROP_SAVED:
      g_value_set_boolean (value, purser_play_get_saved (self));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, purser_play_get_table (self)->over);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_play_class_init (PurserPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = purser_play_finalize;
  object_class->get_property = purser_play_get_property;

  /**
   * PurserPlay:can-undo:
   *
   * Whether there is something to undo.
   */
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  /**
   * PurserPlay:can-redo:
   *
   * Whether there is something to redo.
   */
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  /**
   * PurserPlay:undo-text:
   *
   * What "undo" would take back, in words.
   */
  properties[PROP_UNDO_TEXT] = g_param_spec_string ("undo-text", NULL, NULL, NULL, flags);
  /**
   * PurserPlay:redo-text:
   *
   * What "redo" would bring back, in words.
   */
  properties[PROP_REDO_TEXT] = g_param_spec_string ("redo-text", NULL, NULL, NULL, flags);
  /**
   * PurserPlay:saved:
   *
   * Whether every record is on the disk.
   */
  properties[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, TRUE, flags);
  /**
   * PurserPlay:over:
   *
   * Whether the play has ended.
   */
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * PurserPlay::changed:
   * @self: a play
   *
   * A record was added: the state, the prompt and the ledger may be others now.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_play_init (PurserPlay *self)
{
}

/**
 * purser_play_header_new:
 * @game: the word of a game
 *
 * Begins the first line of a file: version, game, a new id, and the time. The caller adds players
 * and options.
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
  purser_value_set_text (header, "game", game);
  purser_value_set_text (header, "id", id);
  purser_value_set_text (header, "created", created);
  return header;
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
  if (setup != NULL)
    self->history = purser_history_new (setup, &verdict);
  if (self->history == NULL)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_RECORD, "%s", verdict.text);
  return self->history != NULL;
}

/**
 * purser_play_new:
 * @rules: the game
 * @header: the first line, from [func@play_header_new], with players and options
 * @path: (nullable): where to keep the play; no file may be there yet; %NULL for memory alone
 * @error: why not
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
  self->journal = path != NULL ? purser_journal_create (path, line, error) : purser_journal_new (line);
  if (self->journal == NULL)
    return NULL;
  self->n_entries = purser_ledger_get_size (purser_history_get_ledger (self->history));
  return g_steal_pointer (&self);
}

static gboolean
play_read_header (PurserPlay       *self,
                  PurserValue      *header,
                  PurserFindRules   find,
                  GError          **error)
{
  const char *game = purser_value_get_text_of (header, "game");
  const PurserRules *rules = game != NULL ? find (game) : NULL;

  if (purser_value_get_integer_of (header, "purser", 0) != 1)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE,
                 _("this is no Purser file, or one of a newer version"));
  else if (rules == NULL)
    g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("the game “%.80s” is not known"), game != NULL ? game : "");
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
    return TRUE;
  return FALSE;
}

/* A last line that is no JSON broke off while it was written; anywhere else it is an error. */
static PurserValue *
play_parse_line (PurserPlay  *self,
                 JsonParser  *parser,
                 guint        index,
                 GError     **error)
{
  g_autoptr (GError) problem = NULL;
  gsize length;
  const char *text = purser_journal_get_line (self->journal, index, &length);
  PurserValue *value = purser_json_parse_with (parser, text, (gssize) length, &problem);

  if (value != NULL)
    return value;
  if (index > 0 && index + 1 == purser_journal_get_size (self->journal) &&
      !purser_journal_is_torn (self->journal) && g_error_matches (problem, PURSER_ERROR, PURSER_ERROR_JSON))
    purser_journal_drop_last (self->journal);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

static gboolean
play_read_line (PurserPlay       *self,
                JsonParser       *parser,
                guint             index,
                PurserFindRules   find,
                GError          **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (PurserValue) value = play_parse_line (self, parser, index, &problem);

  if (problem != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  if (value == NULL)
    return TRUE;
  if (index == 0)
    return play_read_header (self, value, find, error);
  return play_read_record (self, value, index, error);
}

static gboolean
play_load (PurserPlay       *self,
           PurserFindRules   find,
           guint            *line,
           GError          **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();

  json_parser_set_strict (parser, TRUE);
  *line = 1;
  if (purser_journal_get_size (self->journal) == 0)
    {
      g_set_error (error, PURSER_ERROR, PURSER_ERROR_FILE, _("the file is empty, or broke off in its first line"));
      return FALSE;
    }
  for (guint i = 0; i < purser_journal_get_size (self->journal); i++)
    {
      *line = i + 1;
      if (!play_read_line (self, parser, i, find, error))
        return FALSE;
    }
  self->n_entries = purser_ledger_get_size (purser_history_get_ledger (self->history));
  return TRUE;
}

/**
 * purser_play_open:
 * @path: a `.purser` file
 * @mode: how to open it
 * @find: finds the rules of a game
 * @line: (out): the line of the file that @error is about, from 1; 0 where it is about the file
 * @error: why not
 *
 * Opens a play. A file that is not right is left untouched.
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
  g_autoptr (PurserPlay) self = g_object_new (PURSER_TYPE_PLAY, NULL);

  *line = 0;
  self->journal = mode == PURSER_PLAY_READ ? purser_journal_read (path, error) : purser_journal_open (path, error);
  if (self->journal == NULL || !play_load (self, find, line, error))
    return NULL;
  if (mode == PURSER_PLAY_APPEND && !purser_journal_set_aside (self->journal, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* The entries from the refolded record on are others now; those before it are the same. */
static void
play_report_entries (PurserPlay *self)
{
  PurserLedger *ledger = purser_history_get_ledger (self->history);
  guint n = purser_ledger_get_size (ledger);
  guint from = purser_history_get_refolded (self->history);
  guint before = self->n_entries;
  guint same = MIN (n, before);

  while (same > 0 && purser_ledger_get (ledger, same - 1)->n >= from)
    same--;
  self->n_entries = n;
  g_list_model_items_changed (G_LIST_MODEL (self), same, before - same, n - same);
}

static void
play_notify (PurserPlay *self)
{
  g_clear_pointer (&self->prompt, purser_prompt_free);
  play_report_entries (self);
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
play_note_problem (PurserPlay   *self,
                   const GError *error)
{
  g_autofree char *problem = error != NULL ? g_strdup (error->message) : NULL;

  if (g_set_str (&self->problem, problem))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}

static void
play_write (PurserPlay  *self,
            PurserValue *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = purser_json_print (record, FALSE);

  if (!purser_journal_append (self->journal, line, &error))
    g_debug ("Not saved yet: %s", error->message);
  play_note_problem (self, error);
}

/* A record to fill, with its number and the time. */
PurserValue *
purser_play_number_record (PurserPlay *self)
{
  PurserValue *record = purser_value_new_object ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");

  purser_value_set_integer (record, "n", purser_history_get_size (self->history) + 1);
  purser_value_set_text (record, "at", at);
  return record;
}

/* Adds a record where the rules take it: to the history, to the file, to what is shown. */
gboolean
purser_play_add (PurserPlay    *self,
                 PurserValue   *record,
                 PurserVerdict *verdict)
{
  if (!purser_history_add (self->history, record, verdict))
    return FALSE;
  play_write (self, record);
  play_notify (self);
  return TRUE;
}

/**
 * purser_play_enter:
 * @self: a play
 * @move: a move as it is written in the file
 * @verdict: (inout): why not
 *
 * Enters a move: into the state, the ledger and the file. It is on the disk when this returns,
 * unless [method@Play.get_problem] says otherwise.
 *
 * Returns: whether the rules took it
 */
gboolean
purser_play_enter (PurserPlay    *self,
                   PurserValue   *move,
                   PurserVerdict *verdict)
{
  g_autoptr (PurserValue) record = purser_play_number_record (self);

  for (guint i = 0; i < purser_value_get_size (move); i++)
    purser_value_set (record, purser_value_get_key_at (move, i), purser_value_ref (purser_value_get_at (move, i)));
  return purser_play_add (self, record, verdict);
}

/**
 * purser_play_try:
 * @self: a play
 * @move: a move as it is written in the file
 * @ledger: (nullable): where to book what would change
 * @verdict: (inout): why not
 *
 * Tries a move out. Nothing is changed.
 *
 * Returns: whether the rules would take it
 */
gboolean
purser_play_try (PurserPlay    *self,
                 PurserValue   *move,
                 PurserLedger  *ledger,
                 PurserVerdict *verdict)
{
  return purser_history_try (self->history, move, ledger, verdict);
}

/**
 * purser_play_save:
 * @self: a play
 *
 * Tries again to write what could not be written.
 *
 * Returns: whether every record is on the disk
 */
gboolean
purser_play_save (PurserPlay *self)
{
  g_autoptr (GError) error = NULL;
  gboolean saved = purser_journal_save (self->journal, &error);

  play_note_problem (self, error);
  return saved;
}
