// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-deferred-update.h"

/* Work that is done once for all changes of a moment: one frame later, so that the current frame shows the numbers at once, or in
 * a turn of the main loop of its own before that frame, so that keys do not wait. If its result is needed, it is hurried. */
struct _PurserDeferredUpdate
{
  GtkWidget       *widget; /* not owned: the widget owns us */
  PurserDeferredUpdateFunc run;
  guint                    tick;
  guint                    source;
};

static void
later_forget (PurserDeferredUpdate *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
  g_clear_handle_id (&self->source, g_source_remove);
}

static gboolean
run_cb (gpointer data)
{
  PurserDeferredUpdate *self = data;

  self->source = 0;
  self->run (self->widget);
  return G_SOURCE_REMOVE;
}

/* The frame is about to be painted, and an idle source runs after it. At this priority, pending keys come before the work, and
 * the next frame after it. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  PurserDeferredUpdate *self = data;

  self->tick = 0;
  self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, run_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

/* Returns: (transfer full): the work, not asked for yet */
PurserDeferredUpdate *
purser_deferred_update_new (GtkWidget                *widget,
                            PurserDeferredUpdateFunc  run)
{
  PurserDeferredUpdate *self = g_new0 (PurserDeferredUpdate, 1);

  self->widget = widget;
  self->run = run;
  return self;
}

/* Drops the work, asked for or not; to be called while the widget is disposed of. */
void
purser_deferred_update_free (PurserDeferredUpdate *self)
{
  later_forget (self);
  g_free (self);
}

/* Runs the work once, after the next frame, or at once if the widget is not mapped.
 * Returns: whether it is still to be done */
gboolean
purser_deferred_update_ask (PurserDeferredUpdate *self)
{
  if (!gtk_widget_get_mapped (self->widget))
    {
      later_forget (self);
      self->run (self->widget);
      return FALSE;
    }
  if (self->tick == 0 && self->source == 0)
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
  return TRUE;
}

/* Runs the work once, in the next turn of the main loop, before the next frame.
 *
 * @self: (nullable): %NULL while the widget is disposed of */
void
purser_deferred_update_ask_soon (PurserDeferredUpdate *self)
{
  if (self != NULL && self->tick == 0 && self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, run_cb, self, NULL);
}

/* Runs the work now if it was asked for.
 * Returns: whether it was */
gboolean
purser_deferred_update_hurry (PurserDeferredUpdate *self)
{
  if (self->tick == 0 && self->source == 0)
    return FALSE;
  later_forget (self);
  self->run (self->widget);
  return TRUE;
}
