// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-form-dialog.h"
#include "purser-move-form.h"

/* A form for a move that no prompt asks for, such as a correction. */
struct _PurserFormDialog
{
  AdwDialog parent_instance;

  PurserSession *session;
};

G_DEFINE_FINAL_TYPE (PurserFormDialog, purser_form_dialog, ADW_TYPE_DIALOG)

static void
submitted_cb (PurserMoveForm   *form,
              PurserFormDialog *self)
{
  g_autoptr (PurserValue) move = purser_move_form_dup_move (form);
  g_autoptr (PurserSession) session = g_object_ref (self->session);

  adw_dialog_close (ADW_DIALOG (self));
  purser_session_enter (session, move);
}

static void
purser_form_dialog_finalize (GObject *object)
{
  g_clear_object (&PURSER_FORM_DIALOG (object)->session);
  G_OBJECT_CLASS (purser_form_dialog_parent_class)->finalize (object);
}

static void
purser_form_dialog_class_init (PurserFormDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_form_dialog_finalize;
}

static void
purser_form_dialog_init (PurserFormDialog *self)
{
}

/**
 * purser_form_dialog_new:
 * @session: a session
 * @move: the move as far as it is known
 * @title: what it is for
 *
 * Returns: (transfer floating): a dialog that enters the move when it is filled in
 */
AdwDialog *
purser_form_dialog_new (PurserSession *session,
                        PurserValue   *move,
                        const char    *title)
{
  PurserFormDialog *self = g_object_new (PURSER_TYPE_FORM_DIALOG, "title", title, "content-width", 420, NULL);
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *form = purser_move_form_new (purser_session_get_play (session), move, title);

  self->session = g_object_ref (session);
  gtk_widget_add_css_class (form, "page");
  g_signal_connect (form, "submitted", G_CALLBACK (submitted_cb), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), form);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), window);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  return ADW_DIALOG (self);
}
