// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-wait-dialog.h"
#include "purser-line-breaks.h"

/* The time after which the dialog shows, and the interval in which it polls the progress then, in milliseconds. */
#define PATIENCE 500
#define LOOK_EVERY 100

/* Shows the progress of a task that takes longer than a moment, with a button to cancel it. A shorter task shows nothing. */
struct _PurserWaitDialog
{
  AdwDialog parent_instance;

  GtkLabel       *label;
  GtkProgressBar *bar;
  GtkWidget      *over;
  /* (nullable): the window that it was in. */
  GtkWidget      *window;
  PurserGauge    *gauge;
  GCancellable   *cancellable;
  guint           timer;
  /* Whether @over is insensitive to keys, until the dialog shows and takes them itself. */
  gboolean        holds_keys;
};

G_DEFINE_FINAL_TYPE (PurserWaitDialog, purser_wait_dialog, ADW_TYPE_DIALOG)

/* Updates the bar, which pulses if the task reports no progress. */
static gboolean
look_cb (gpointer data)
{
  PurserWaitDialog *self = data;

  if (self->gauge != NULL)
    gtk_progress_bar_set_fraction (self->bar, purser_gauge_get_fraction (self->gauge));
  else
    gtk_progress_bar_pulse (self->bar);
  return G_SOURCE_CONTINUE;
}

static void
wait_dialog_give_keys_back (PurserWaitDialog *self)
{
  if (self->holds_keys)
    gtk_widget_set_sensitive (self->over, TRUE);
  self->holds_keys = FALSE;
}

static void
show_cb (gpointer data)
{
  PurserWaitDialog *self = data;
  GtkWidget *place = purser_wait_dialog_get_place (self);

  look_cb (self);
  wait_dialog_give_keys_back (self);
  self->timer = g_timeout_add (LOOK_EVERY, look_cb, self);
  if (gtk_widget_get_root (place) != NULL)
    adw_dialog_present (ADW_DIALOG (self), place);
}

static void
cancel_clicked_cb (PurserWaitDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
purser_wait_dialog_closed (AdwDialog *dialog)
{
  g_cancellable_cancel (PURSER_WAIT_DIALOG (dialog)->cancellable);
}

static void
purser_wait_dialog_dispose (GObject *object)
{
  PurserWaitDialog *self = PURSER_WAIT_DIALOG (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->gauge, purser_gauge_unref);
  g_clear_object (&self->over);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (purser_wait_dialog_parent_class)->dispose (object);
}

static void
purser_wait_dialog_class_init (PurserWaitDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_wait_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = purser_wait_dialog_closed;

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/kit/purser-wait-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserWaitDialog, label);
  gtk_widget_class_bind_template_child (widget_class, PurserWaitDialog, bar);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
}

static void
purser_wait_dialog_init (PurserWaitDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Begins to wait, and shows the dialog after half a second.
 *
 * @gauge: (nullable): the progress; %NULL if the task reports none */
PurserWaitDialog *
purser_wait_dialog_new (GtkWidget    *over,
                        const char   *what,
                        PurserGauge  *gauge,
                        GCancellable *cancellable)
{
  PurserWaitDialog *self = g_object_ref_sink (g_object_new (PURSER_TYPE_WAIT_DIALOG, "title", what, NULL));

  purser_line_breaks_show (self->label, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  self->over = g_object_ref (over);
  g_set_weak_pointer (&self->window, GTK_WIDGET (gtk_widget_get_root (over)));
  self->gauge = gauge != NULL ? purser_gauge_ref (gauge) : NULL;
  self->cancellable = g_object_ref (cancellable);
  self->timer = g_timeout_add_once (PATIENCE, show_cb, self);
  return self;
}

/* Keeps keys and touches from the widget that the task is about, also before the dialog shows. */
void
purser_wait_dialog_hold_keys (PurserWaitDialog *self)
{
  self->holds_keys = TRUE;
  gtk_widget_set_sensitive (self->over, FALSE);
}

/* Returns: (transfer none): where to say how the task goes on and ends: what it was begun in, or the window of that, if it was
 * closed meanwhile */
GtkWidget *
purser_wait_dialog_get_place (PurserWaitDialog *self)
{
  return gtk_widget_get_root (self->over) == NULL && self->window != NULL ? self->window : self->over;
}

/* Returns: whether the task was begun in @widget or in a descendant of it */
gboolean
purser_wait_dialog_is_over (PurserWaitDialog *self,
                            GtkWidget        *widget)
{
  return self->over == widget || gtk_widget_is_ancestor (self->over, widget);
}

void
purser_wait_dialog_end (PurserWaitDialog *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  wait_dialog_give_keys_back (self);
  g_set_object (&self->cancellable, NULL);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    adw_dialog_force_close (ADW_DIALOG (self));
  g_object_unref (self);
}
