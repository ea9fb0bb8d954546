// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-play-info.h"

/* The contents of a file. They do not change, so that a thread can read them while the item gets those of a newer file. */
typedef struct {
  PurserResult *result;
  char         *problem;
  gint64        changed;
  gint64        size;
} Said;

/* What is known of a play without opening it. */
struct _PurserPlayInfo
{
  GObject parent_instance;

  char *path;
  Said *said;
};

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PurserPlayInfo, purser_play_info, G_TYPE_OBJECT)

static void
said_clear (gpointer data)
{
  Said *said = data;

  g_clear_pointer (&said->result, purser_result_free);
  g_clear_pointer (&said->problem, g_free);
}

static void
said_unref (Said *said)
{
  g_atomic_rc_box_release_full (said, said_clear);
}

static void
purser_play_info_finalize (GObject *object)
{
  PurserPlayInfo *self = PURSER_PLAY_INFO (object);

  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->said, said_unref);
  G_OBJECT_CLASS (purser_play_info_parent_class)->finalize (object);
}

static void
purser_play_info_class_init (PurserPlayInfoClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_play_info_finalize;

  /**
   * PurserPlayInfo::changed:
   *
   * The contents of the file have changed.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", PURSER_TYPE_PLAY_INFO, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
purser_play_info_init (PurserPlayInfo *self)
{
}

static PurserPlayInfo *
info_new (const char *path,
          Said       *said)
{
  PurserPlayInfo *self = g_object_new (PURSER_TYPE_PLAY_INFO, NULL);

  self->path = g_strdup (path);
  self->said = said;
  return self;
}

/**
 * purser_play_info_new:
 * @path: a `.purser` file
 * @changed: when it was written last, in microseconds of the epoch
 * @size: how many bytes it has
 *
 * Returns: (transfer full): an item without a result yet
 */
PurserPlayInfo *
purser_play_info_new (const char *path,
                      gint64      changed,
                      gint64      size)
{
  Said *said = g_atomic_rc_box_new0 (Said);

  said->changed = changed;
  said->size = size;
  return info_new (path, said);
}

/**
 * purser_play_info_dup:
 *
 * Returns: (transfer full): an item that keeps the present contents of this one; a thread may read it
 */
PurserPlayInfo *
purser_play_info_dup (PurserPlayInfo *self)
{
  return info_new (self->path, g_atomic_rc_box_acquire (self->said));
}

/**
 * purser_play_info_swap:
 * @self: an item that is shown
 * @other: an item of the same file
 *
 * Swaps the contents of two items.
 *
 * Returns: whether they had other contents; then [signal@PlayInfo::changed] was emitted
 */
gboolean
purser_play_info_swap (PurserPlayInfo *self,
                       PurserPlayInfo *other)
{
  Said *before = self->said;

  if (before == other->said)
    return FALSE;
  self->said = other->said;
  other->said = before;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/**
 * purser_play_info_new_for_play:
 * @play: a play that has no file yet
 *
 * Returns: (transfer full): an item with the result so far
 */
PurserPlayInfo *
purser_play_info_new_for_play (PurserPlay *play)
{
  PurserPlayInfo *self = purser_play_info_new (purser_play_get_path (play), g_get_real_time (), 0);

  self->said->result = purser_result_new (play);
  return self;
}

/**
 * purser_play_info_new_kept:
 * @path: a path in place of a file: the file of results, and the id of the result
 * @changed: when that file was written last, in microseconds of the epoch
 * @size: how many bytes it has
 * @result: (transfer full): the result of a play that another program kept
 *
 * Returns: (transfer full): an item that has no file of its own
 */
PurserPlayInfo *
purser_play_info_new_kept (const char   *path,
                           gint64        changed,
                           gint64        size,
                           PurserResult *result)
{
  PurserPlayInfo *self = purser_play_info_new (path, changed, size);

  self->said->result = result;
  return self;
}

/**
 * purser_play_info_has_ledger:
 *
 * Returns: whether there is a play to open, and not just a result
 */
gboolean
purser_play_info_has_ledger (PurserPlayInfo *self)
{
  return self->said->result == NULL || !self->said->result->imported;
}

/**
 * purser_play_info_read:
 *
 * Reads the file: the result so far, or what is wrong with the file.
 */
void
purser_play_info_read (PurserPlayInfo  *self,
                       PurserFindRules  find,
                       GCancellable    *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PurserPlay) play = NULL;
  guint line;

  g_clear_pointer (&self->said->result, purser_result_free);
  g_clear_pointer (&self->said->problem, g_free);
  play = purser_play_open_slowly (self->path, PURSER_PLAY_READ, find, NULL, cancellable, &line, &error);
  if (play != NULL)
    self->said->result = purser_result_new (play);
  else
    self->said->problem = g_strdup (error->message);
}

/**
 * purser_play_info_from_value:
 * @path: a `.purser` file
 * @value: (nullable): what [method@PlayInfo.to_value] wrote
 *
 * Returns: (transfer full) (nullable): the item; %NULL if @value is anything else
 */
PurserPlayInfo *
purser_play_info_from_value (const char  *path,
                             PurserValue *value)
{
  g_autoptr (PurserPlayInfo) self = NULL;

  self = purser_play_info_new (path, purser_value_get_integer_of (value, "changed", 0),
                               purser_value_get_integer_of (value, "size", 0));
  self->said->result = purser_result_from_value (purser_value_get (value, "result"));
  return self->said->result != NULL ? g_steal_pointer (&self) : NULL;
}

/**
 * purser_play_info_to_value:
 * @self: an item with a result
 *
 * Converts an item to a value, so that its file need not be read again unless it changes.
 *
 * Returns: (transfer full): an object
 */
PurserValue *
purser_play_info_to_value (PurserPlayInfo *self)
{
  PurserValue *value = purser_value_new_object ();

  purser_value_set_integer (value, "changed", self->said->changed);
  purser_value_set_integer (value, "size", self->said->size);
  purser_value_set (value, "result", purser_result_to_value (self->said->result));
  return value;
}

/**
 * purser_play_info_get_path:
 *
 * Returns: (transfer none): the file
 */
const char *
purser_play_info_get_path (PurserPlayInfo *self)
{
  return self->path;
}

/**
 * purser_play_info_get_result:
 *
 * Returns: (transfer none) (nullable): the result of the play so far; %NULL if the file cannot be read
 */
PurserResult *
purser_play_info_get_result (PurserPlayInfo *self)
{
  return self->said->result;
}

/**
 * purser_play_info_get_problem:
 *
 * Returns: (transfer none) (nullable): why the file cannot be read
 */
const char *
purser_play_info_get_problem (PurserPlayInfo *self)
{
  return self->said->problem;
}

/**
 * purser_play_info_get_changed:
 *
 * Returns: when the file was written last, in microseconds of the epoch
 */
gint64
purser_play_info_get_changed (PurserPlayInfo *self)
{
  return self->said->changed;
}

/**
 * purser_play_info_get_time:
 *
 * Returns: when it was played, in seconds of the epoch: its end or last move, else its beginning; if it has no times, when
 *   the file was written
 */
gint64
purser_play_info_get_time (PurserPlayInfo *self)
{
  if (self->said->result != NULL && self->said->result->ended != 0)
    return self->said->result->ended;
  if (self->said->result != NULL && self->said->result->begun != 0)
    return self->said->result->begun;
  return self->said->changed / G_USEC_PER_SEC;
}

/**
 * purser_play_info_get_size:
 *
 * Returns: how many bytes the file has
 */
gint64
purser_play_info_get_size (PurserPlayInfo *self)
{
  return self->said->size;
}
