// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-json.h"
#include "purser-play-private.h"

enum {
  PROP_0,
  PROP_SAVED,
  PROP_PROBLEM,
  N_PROPS
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_SEATED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserPlay, purser_play, G_TYPE_OBJECT)

static void
purser_play_finalize (GObject *object)
{
  PurserPlay *self = PURSER_PLAY (object);

  g_clear_pointer (&self->history, purser_history_free);
  g_clear_pointer (&self->writer, purser_writer_free);
  g_clear_pointer (&self->journal, purser_journal_free);
  g_clear_pointer (&self->settling, g_ptr_array_unref);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->prompt, purser_prompt_unref);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->learned, purser_value_unref);
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
    case PROP_SAVED:
      g_value_set_boolean (value, purser_play_get_saved (self));
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
purser_play_class_init (PurserPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = purser_play_finalize;
  object_class->get_property = purser_play_get_property;

  /**
   * PurserPlay:saved:
   *
   * Whether every record is on the disk.
   */
  properties[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, TRUE, flags);
  /**
   * PurserPlay:problem:
   *
   * Why not every record is on the disk, and what to do.
   */
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * PurserPlay::changed:
   * @self: a play
   *
   * A record was added: the state, the prompt and the ledger may have changed. Not emitted together with
   * [signal@Play::seated].
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PurserPlay::seated:
   * @self: a play
   *
   * A record was added with which players have changed seats or names: everything that shows the play has to be made again.
   */
  signals[SIGNAL_SEATED] = g_signal_new ("seated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
purser_play_init (PurserPlay *self)
{
  self->shown_saved = TRUE;
}

void
purser_play_show_saved (PurserPlay *self)
{
  if (self->shown_saved == purser_play_get_saved (self))
    return;
  self->shown_saved = !self->shown_saved;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}

void
purser_play_note_problem (PurserPlay *self,
                          const char *problem)
{
  if (g_set_str (&self->problem, problem))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
  purser_play_show_saved (self);
}

/* A change is on the disk before it is shown, or is marked until it is. */
static void
play_show (PurserPlay *self,
           gboolean    seated)
{
  g_clear_pointer (&self->prompt, purser_prompt_unref);
  self->reseated = 0;
  purser_play_save (self);
  g_signal_emit (self, signals[seated ? SIGNAL_SEATED : SIGNAL_CHANGED], 0);
}

/* What is written has to be read again: other keys of a move are kept, and an edit puts the move into another object.
 *
 * @size: (inout): the bytes of the file, with the line
 * Returns: (transfer full) (nullable): the line of a record; %NULL if it is refused */
static char *
print_line (PurserValue   *record,
            gsize         *size,
            PurserVerdict *verdict)
{
  g_autofree char *line = purser_json_print (record, FALSE);
  g_autoptr (GError) problem = NULL;
  gsize length = strlen (line);

  *size += length + 1;
  if (length > PURSER_JSON_MAX_TEXT)
    purser_verdict_reject (verdict, _("this changes more at once than one record can hold"));
  else if (*size > PURSER_JSON_MAX_FILE)
    purser_verdict_reject (verdict, _("the file of this play is as long as Purser can read"));
  else if (!purser_json_check (line, length, &problem))
    purser_verdict_reject (verdict, "%s", problem->message);
  else
    return g_steal_pointer (&line);
  return NULL;
}

/* @lines: (out caller-allocates): their lines
 * @size: (inout): the bytes of the file, with the lines
 * @refused: (out): the index of the record that is refused */
static gboolean
print_lines (GPtrArray     *records,
             GPtrArray     *lines,
             gsize         *size,
             guint         *refused,
             PurserVerdict *verdict)
{
  for (*refused = 0; *refused < records->len; *refused += 1)
    {
      char *line = print_line (g_ptr_array_index (records, *refused), size, verdict);

      if (line == NULL)
        return FALSE;
      g_ptr_array_add (lines, line);
    }
  return TRUE;
}

static void
play_write (PurserPlay *self,
            const char *line)
{
  if (self->writer != NULL)
    purser_writer_add (self->writer, line);
  else
    purser_journal_add (self->journal, line);
}

/* The fields of the record itself are not taken from the move, which may have been pasted from a file. */
static PurserValue *
record_new (PurserValue *move,
            guint        n,
            guint        tap)
{
  static const char *const own[] = { "n", "at", "tap", NULL };
  PurserValue *record = purser_value_new_object ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");

  purser_value_set_integer (record, "n", n);
  purser_value_set_string (record, "at", at);
  if (tap > 0)
    purser_value_set_integer (record, "tap", tap);
  for (guint i = 0; i < purser_value_get_size (move); i++)
    if (!g_strv_contains (own, purser_value_get_key_at (move, i)))
      purser_value_set (record, purser_value_get_key_at (move, i), purser_value_ref (purser_value_get_at (move, i)));
  return record;
}

/**
 * purser_play_enter:
 * @move: a move as it is written in the file, or a record that changes others
 *
 * Enters a move: into the state, the ledger and the file. It is on the disk when this returns, unless
 * [method@Play.get_problem] says otherwise or the play is written beside the main loop ([property@Play:saved]).
 *
 * Returns: whether the rules accepted it
 */
gboolean
purser_play_enter (PurserPlay    *self,
                   PurserValue   *move,
                   PurserVerdict *verdict)
{
  return purser_play_enter_in_tap (self, move, 0, verdict);
}

/**
 * purser_play_enter_in_tap:
 * @move: a move as it is written in the file
 * @tap: the number of the first record that is undone together with it, with all between them; its own number if more may
 *   follow; 0 for none
 *
 * Enters a move as [method@Play.enter] does, as a part of a tap, which is undone at once.
 *
 * Returns: whether the rules accepted it
 */
gboolean
purser_play_enter_in_tap (PurserPlay    *self,
                          PurserValue   *move,
                          guint          tap,
                          PurserVerdict *verdict)
{
  g_autoptr (PurserValue) record = record_new (move, purser_history_get_size (self->history) + 1, tap);
  gsize size = self->size;
  g_autofree char *line = print_line (record, &size, verdict);
  gboolean seated;

  if (line == NULL || !purser_history_add (self->history, record, verdict))
    return FALSE;
  seated = purser_play_may_seat (self) && purser_play_take_names (self);
  self->size = size;
  play_write (self, line);
  play_show (self, seated);
  return TRUE;
}

/**
 * purser_play_enter_tap:
 * @moves: (element-type PurserValue): moves as they are written in the file, in order; at least one
 * @refused: (out): the index of the refused move, from 0, if one was refused
 *
 * Enters the moves of one tap: all or none. They are written, shown and undone together: the records carry the number of the
 * first one as `tap` ([method@Play.undo]).
 *
 * Returns: whether the rules accepted them
 */
gboolean
purser_play_enter_tap (PurserPlay    *self,
                       GPtrArray     *moves,
                       guint         *refused,
                       PurserVerdict *verdict)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  guint n = purser_history_get_size (self->history) + 1;
  gsize size = self->size;

  g_return_val_if_fail (moves->len > 0, FALSE);
  for (guint i = 0; i < moves->len; i++)
    g_ptr_array_add (records, record_new (g_ptr_array_index (moves, i), n + i, moves->len > 1 ? n : 0));
  if (!print_lines (records, lines, &size, refused, verdict) ||
      !purser_history_add_tap (self->history, records, refused, verdict))
    return FALSE;
  self->size = size;
  for (guint i = 0; i < lines->len; i++)
    play_write (self, g_ptr_array_index (lines, i));
  play_show (self, FALSE);
  return TRUE;
}
