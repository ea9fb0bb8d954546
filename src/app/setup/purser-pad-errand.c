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

/* @pad: (nullable): what it is about
 * @path: (nullable): where that comes from, or goes to */
PurserPadErrand *
purser_pad_errand_new (const PurserRules *rules,
                       PurserTemplate    *pad,
                       const char        *path)
{
  PurserPadErrand *self = g_new0 (PurserPadErrand, 1);

  self->rules = rules;
  self->pad = pad != NULL ? purser_template_ref (pad) : NULL;
  self->path = g_strdup (path);
  return self;
}

/* Does it beside the main loop.
 *
 * @self: (transfer full)
 * @what: one of those below */
void
purser_pad_errand_run (PurserPadErrand     *self,
                       PurserErrand         what,
                       gpointer             source,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  purser_errand_run_async (source, what, self, errand_free, NULL, callback, data);
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

/* Keeps a pad among one's own. */
gboolean
purser_pad_errand_save (gpointer       data,
                        GCancellable  *cancellable,
                        GError       **error)
{
  PurserPadErrand *self = data;

  return purser_template_save (self->pad, error) && purser_pad_errand_list (self, cancellable, error);
}

/* Deletes a pad of one's own. */
gboolean
purser_pad_errand_remove (gpointer       data,
                          GCancellable  *cancellable,
                          GError       **error)
{
  PurserPadErrand *self = data;

  return purser_template_remove (self->pad, error) && purser_pad_errand_list (self, cancellable, error);
}

/* Reads a pad from elsewhere, and keeps it. */
gboolean
purser_pad_errand_take_in (gpointer       data,
                           GCancellable  *cancellable,
                           GError       **error)
{
  PurserPadErrand *self = data;

  self->pad = purser_template_read (self->rules, self->path, error);
  return self->pad != NULL && purser_template_take_in (self->pad, self->rules, error) &&
         purser_pad_errand_list (self, cancellable, error);
}

/* Writes a pad to share; there are no other pads than before. */
gboolean
purser_pad_errand_export (gpointer       data,
                          GCancellable  *cancellable,
                          GError       **error)
{
  PurserPadErrand *self = data;

  return purser_template_save_as (self->pad, self->path, error);
}
