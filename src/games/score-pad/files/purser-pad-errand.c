// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-pad-errand.h"

static void
errand_free (gpointer data)
{
  PurserPadErrand *self = data;

  g_clear_pointer (&self->pad, purser_template_unref);
  g_clear_pointer (&self->pads, g_ptr_array_unref);
  g_free (self->path);
  g_free (self);
}

/* @pad: (nullable): the pad to work on */
PurserPadErrand *
purser_pad_errand_new (const PurserRules *rules,
                       PurserTemplate    *pad)
{
  PurserPadErrand *self = g_new0 (PurserPadErrand, 1);

  self->rules = rules;
  self->pad = pad != NULL ? purser_template_ref (pad) : NULL;
  return self;
}

/* Runs the errand in a worker thread.
 *
 * @self: (transfer full) */
void
purser_pad_errand_run (PurserPadErrand     *self,
                       PurserErrand         what,
                       gpointer             source,
                       GAsyncReadyCallback  callback)
{
  purser_errand_run_async (source, what, self, errand_free, NULL, callback, NULL);
}

/* Lists the pads, and does nothing else. */
gboolean
purser_pad_errand_list (gpointer       data,
                        GCancellable  *cancellable,
                        GError       **error)
{
  PurserPadErrand *self = data;

  self->pads = purser_template_list (self->rules);
  return TRUE;
}

gboolean
purser_pad_errand_save (gpointer       data,
                        GCancellable  *cancellable,
                        GError       **error)
{
  PurserPadErrand *self = data;

  return purser_template_save (self->pad, error) && purser_pad_errand_list (self, cancellable, error);
}

gboolean
purser_pad_errand_remove (gpointer       data,
                          GCancellable  *cancellable,
                          GError       **error)
{
  PurserPadErrand *self = data;

  return purser_template_remove (self->pad, error) && purser_pad_errand_list (self, cancellable, error);
}

/* Saves a pad that came from elsewhere. */
gboolean
purser_pad_errand_take_in (gpointer       data,
                           GCancellable  *cancellable,
                           GError       **error)
{
  PurserPadErrand *self = data;

  return purser_template_take_in (self->pad, self->rules, error) && purser_pad_errand_list (self, cancellable, error);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  PurserPadErrand *self = data;
  GError *error = NULL;

  self->pad = purser_template_read (self->rules, self->path, &error);
  if (self->pad != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Reads a pad from elsewhere in a worker thread; a cancelled task returns without waiting for the disk. The task knows no
 * widget, as the thread may be the last to drop it. */
void
purser_pad_errand_read_async (const PurserRules   *rules,
                              const char          *path,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  PurserPadErrand *self = purser_pad_errand_new (rules, NULL);

  self->path = g_strdup (path);
  g_task_set_task_data (task, self, errand_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

/* Returns: (transfer none) (nullable): the pad */
PurserTemplate *
purser_pad_errand_read_finish (GAsyncResult  *result,
                               GError       **error)
{
  PurserPadErrand *self = g_task_get_task_data (G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), error) ? self->pad : NULL;
}
