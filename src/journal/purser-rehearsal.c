// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-rehearsal.h"

struct _PurserRehearsal
{
  PurserRehearse   rehearse;
  GDestroyNotify   free_change;
  PurserRehearsed  rehearsed;
  gpointer         owner;
  /* Whether a thread works, and whether what comes of that is still wanted. */
  gboolean         runs;
  gboolean         wanted;
  /* (nullable): what is tried next, and the play. */
  gpointer         next;
  PurserPlay      *play;
};

/* What a thread needs. */
typedef struct {
  PurserRehearse  rehearse;
  GDestroyNotify  free_change;
  PurserPlay     *play;
  gpointer        change;
} Trial;

static void
trial_free (gpointer data)
{
  Trial *self = data;

  g_clear_object (&self->play);
  self->free_change (self->change);
  g_free (self);
}

static void
trial_run (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Trial *self = data;

  self->rehearse (self->play, self->change);
  /* A long play takes a while to free. */
  g_clear_object (&self->play);
  g_task_return_boolean (task, TRUE);
}

static void rehearsal_begin (PurserRehearsal *self);

static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  PurserRehearsal *self = data;
  Trial *trial = g_task_get_task_data (G_TASK (result));

  self->runs = FALSE;
  if (self->next != NULL)
    rehearsal_begin (self);
  else if (self->wanted)
    {
      self->wanted = FALSE;
      self->rehearsed (self->owner, trial->change);
    }
  g_rc_box_release (self);
}

static void
rehearsal_begin (PurserRehearsal *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, tried_cb, g_rc_box_acquire (self));
  Trial *trial = g_new0 (Trial, 1);

  trial->rehearse = self->rehearse;
  trial->free_change = self->free_change;
  trial->play = purser_play_copy (self->play);
  trial->change = g_steal_pointer (&self->next);
  g_clear_object (&self->play);
  self->runs = TRUE;
  g_task_set_task_data (task, trial, trial_free);
  g_task_run_in_thread (task, trial_run);
}

/**
 * purser_rehearsal_new:
 * @rehearse: tries a change, in a thread
 * @free_change: frees a change, in any thread
 * @rehearsed: called with what comes of the last change
 * @owner: for @rehearsed
 *
 * Returns: (transfer full): a rehearsal; [method@Rehearsal.end] ends it
 */
PurserRehearsal *
purser_rehearsal_new (PurserRehearse  rehearse,
                      GDestroyNotify  free_change,
                      PurserRehearsed rehearsed,
                      gpointer        owner)
{
  PurserRehearsal *self = g_rc_box_new0 (PurserRehearsal);

  self->rehearse = rehearse;
  self->free_change = free_change;
  self->rehearsed = rehearsed;
  self->owner = owner;
  return self;
}

/**
 * purser_rehearsal_end:
 * @self: (transfer full): a rehearsal
 *
 * Nothing is told any more; a thread that still works does not hold anybody up.
 */
void
purser_rehearsal_end (PurserRehearsal *self)
{
  purser_rehearsal_forget (self);
  g_rc_box_release (self);
}

/**
 * purser_rehearsal_try:
 * @play: a play in its present state
 * @change: (transfer full): what to try
 *
 * Tries a change in place of any that was asked for before.
 */
void
purser_rehearsal_try (PurserRehearsal *self,
                      PurserPlay      *play,
                      gpointer         change)
{
  purser_rehearsal_forget (self);
  self->wanted = TRUE;
  self->next = change;
  self->play = g_object_ref (play);
  if (!self->runs)
    rehearsal_begin (self);
}

/**
 * purser_rehearsal_forget:
 *
 * What comes of earlier changes is not told, as something else is asked for now.
 */
void
purser_rehearsal_forget (PurserRehearsal *self)
{
  self->wanted = FALSE;
  g_clear_pointer (&self->next, self->free_change);
  g_clear_object (&self->play);
}
