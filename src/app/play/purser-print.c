// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-errand.h"
#include "purser-print.h"
#include "purser-toast.h"
#include "purser-wait-dialog.h"

/* A print operation that does not block the window, shows its progress if it takes long, and tells errors. The program does not
 * end before all is sent to the printer.
 *
 * It does not use GTK's own progress dialog, which shows only after more than a second and looks unlike the other dialogs. Either
 * dialog can cancel a print only while its pages are drawn: GTK reports no progress of sending them to a printer or a file,
 * and cannot stop it. */
typedef struct {
  /* (nullable): where errors are shown; NULL once the user has closed them. */
  GtkWidget *over;
  GtkWindow *window;
  /* (nullable): its entry in the list of errands, from its preparation on. */
  GTask *errand;
  /* (nullable): a reference to itself while it is being sent to the printer. */
  PurserPrint *sent;
  /* While its pages are drawn. */
  PurserWaitDialog *wait;
  PurserGauge      *gauge;
} PurserPrintPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (PurserPrint, purser_print, GTK_TYPE_PRINT_OPERATION)

/* Shows the error. Only to be called after a failure, as GTK does not let one ask for an error otherwise. */
static void
print_tell_error (PurserPrint *self)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (self);
  gboolean shows = priv->over != NULL && gtk_widget_get_root (priv->over) != NULL;
  GtkWidget *over = shows ? priv->over : (GtkWidget *) priv->window;
  g_autoptr (GError) error = NULL;

  gtk_print_operation_get_error (GTK_PRINT_OPERATION (self), &error);
  if (error != NULL && over != NULL)
    purser_toast (over, _("Could not print: %s"), error->message);
}

static void
print_end_errand (PurserPrint *self)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (self);

  if (priv->errand == NULL)
    return;
  g_task_return_boolean (priv->errand, TRUE);
  purser_errand_end (priv->errand);
  g_clear_object (&priv->errand);
}

static void
print_begin_errand (PurserPrint *self)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (self);

  if (priv->errand != NULL)
    return;
  priv->errand = g_task_new (NULL, NULL, NULL, NULL);
  purser_errand_begin (priv->errand);
}

static void
print_end_wait (PurserPrint *self)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (self);

  g_clear_pointer (&priv->wait, purser_wait_dialog_end);
}

static void
print_begin_wait (PurserPrint *self)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (self);
  g_autoptr (GCancellable) cancellable = NULL;

  if (priv->wait != NULL || priv->over == NULL || gtk_widget_get_root (priv->over) == NULL)
    return;
  cancellable = g_cancellable_new ();
  g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (gtk_print_operation_cancel), self, G_CONNECT_SWAPPED);
  priv->wait = purser_wait_dialog_new (priv->over, _("Preparing to Print…"), priv->gauge, cancellable);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (PURSER_PRINT (operation));
  int n_pages;

  g_object_get (operation, "n-pages", &n_pages, NULL);
  purser_gauge_set (priv->gauge, (guint) page, (guint) MAX (1, n_pages));
}

/* Keeps a reference while the data is being sent, as GTK would drop its own before the outcome is known. */
static void
purser_print_done (GtkPrintOperation       *operation,
                   GtkPrintOperationResult  result)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (PURSER_PRINT (operation));

  print_end_wait (PURSER_PRINT (operation));
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    print_tell_error (PURSER_PRINT (operation));
  else if (gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_SENDING_DATA)
    priv->sent = g_object_ref (PURSER_PRINT (operation));
}

static void
purser_print_status_changed (GtkPrintOperation *operation)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (PURSER_PRINT (operation));
  g_autoptr (PurserPrint) sent = NULL;

  if (gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_PREPARING)
    print_begin_wait (PURSER_PRINT (operation));
  if (!gtk_print_operation_is_finished (operation))
    {
      print_begin_errand (PURSER_PRINT (operation));
      return;
    }
  print_end_errand (PURSER_PRINT (operation));
  sent = g_steal_pointer (&priv->sent);
  if (sent != NULL && gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_FINISHED_ABORTED)
    print_tell_error (sent);
}

/* Ends the errand of a preview, or of a print that the portal took over: they never reach a last status, and GTK only drops its
 * reference when they are done. */
static void
purser_print_dispose (GObject *object)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (PURSER_PRINT (object));

  print_end_errand (PURSER_PRINT (object));
  print_end_wait (PURSER_PRINT (object));
  g_clear_pointer (&priv->gauge, purser_gauge_unref);
  g_clear_weak_pointer (&priv->over);
  g_clear_weak_pointer (&priv->window);
  G_OBJECT_CLASS (purser_print_parent_class)->dispose (object);
}

static void
purser_print_class_init (PurserPrintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_print_dispose;
  GTK_PRINT_OPERATION_CLASS (klass)->done = purser_print_done;
  GTK_PRINT_OPERATION_CLASS (klass)->status_changed = purser_print_status_changed;
}

static void
purser_print_init (PurserPrint *self)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (self);

  priv->gauge = purser_gauge_new ();
  gtk_print_operation_set_allow_async (GTK_PRINT_OPERATION (self), TRUE);
  g_signal_connect (self, "draw-page", G_CALLBACK (draw_page_cb), NULL);
}

/* Asks for a printer, and prints. Errors are shown over the widget, now or later, or in its window once the widget is gone. */
void
purser_print_run (PurserPrint *self,
                  GtkWidget   *over)
{
  PurserPrintPrivate *priv = purser_print_get_instance_private (self);
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);

  g_set_weak_pointer (&priv->over, over);
  g_set_weak_pointer (&priv->window, GTK_WINDOW (gtk_widget_get_root (over)));
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, priv->window, NULL);
}
