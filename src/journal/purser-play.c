// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

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
  self->refolded = G_MAXUINT;
}

/* The entries from the refolded record on are others now; those before it are the same. */
static void
play_report_entries (PurserPlay *self)
{
  PurserLedger *ledger = purser_history_get_ledger (self->history);
  guint n = purser_ledger_get_size (ledger);
  guint from = self->refolded;
  guint before = self->n_entries;
  guint same = MIN (n, before);

  while (same > 0 && purser_ledger_get (ledger, same - 1)->n >= from)
    same--;
  self->n_entries = n;
  self->refolded = G_MAXUINT;
  g_list_model_items_changed (G_LIST_MODEL (self), same, before - same, n - same);
}

static void
play_notify (PurserPlay *self)
{
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

/* Nothing shows before it is on the disk. */
static void
play_show (PurserPlay *self)
{
  purser_play_save (self);
  play_notify (self);
}

/* Adds a record where the rules take it: to the history, to the file, to what is shown. */
gboolean
purser_play_add (PurserPlay    *self,
                 PurserValue   *record,
                 PurserVerdict *verdict)
{
  g_autofree char *line = NULL;

  if (!purser_history_add (self->history, record, verdict))
    return FALSE;
  line = purser_json_print (record, FALSE);
  purser_journal_add (self->journal, line);
  g_clear_pointer (&self->prompt, purser_prompt_free);
  self->refolded = MIN (self->refolded, purser_history_get_refolded (self->history));
  if (self->frozen)
    self->unshown = TRUE;
  else
    play_show (self);
  return TRUE;
}

/**
 * purser_play_freeze:
 * @self: a play that is not frozen
 *
 * Begins several moves that belong together. They are written at once and shown at once, in one frame, by
 * [method@Play.thaw]; until then nobody is told of them.
 */
void
purser_play_freeze (PurserPlay *self)
{
  g_assert (!self->frozen);
  self->frozen = TRUE;
}

/**
 * purser_play_thaw:
 * @self: a play that is frozen
 *
 * Writes and shows what was entered since [method@Play.freeze]. It is on the disk when this returns, unless
 * [method@Play.get_problem] says otherwise.
 */
void
purser_play_thaw (PurserPlay *self)
{
  g_assert (self->frozen);
  self->frozen = FALSE;
  if (self->unshown)
    play_show (self);
  self->unshown = FALSE;
}

/**
 * purser_play_enter:
 * @self: a play
 * @move: a move as it is written in the file
 * @verdict: (inout): why not
 *
 * Enters a move: into the state, the ledger and the file. It is on the disk when this returns,
 * unless the play is frozen or [method@Play.get_problem] says otherwise.
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
 * purser_play_save_copy:
 * @self: a play
 * @file: where; what is there is replaced
 * @error: why not
 *
 * Writes the whole play to another file, with the moves that its own file does not have yet.
 *
 * Returns: whether that was done
 */
gboolean
purser_play_save_copy (PurserPlay  *self,
                       GFile       *file,
                       GError     **error)
{
  gsize length;
  const char *text = purser_journal_get_text (self->journal, &length);

  return g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
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

  if (!saved)
    g_debug ("Not saved yet: %s", error->message);
  play_note_problem (self, error);
  return saved;
}
