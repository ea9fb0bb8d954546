// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-form-dialog.h"
#include "purser-measure.h"
#include "purser-move-form.h"
#include "purser-refusal-bar.h"
#include "purser-scroll.h"

/* A form for a move that no prompt asks for, such as a correction. */
struct _PurserFormDialog
{
  AdwDialog parent_instance;

  PurserSession    *session;
  guint             n_records; /* the number of records before the answer */
  GtkWidget        *header_bar;
  GtkBox           *content;
  AdwBin           *foot_bin;
  PurserRefusalBar *refusal_bar;
};

G_DEFINE_FINAL_TYPE (PurserFormDialog, purser_form_dialog, ADW_TYPE_DIALOG)

static void
submitted_cb (PurserMoveForm   *form,
              PurserFormDialog *self)
{
  g_autoptr (PurserValue) move = purser_move_form_dup_move (form);

  purser_session_enter (self->session, move);
}

/* Sets the height for the width of the dialog. Without it, a dialog has the height of its content at full width; on a phone the
 * lines of a form wrap, and its end would be out of sight. */
static void
dialog_fit (PurserFormDialog *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  int width = MIN (adw_dialog_get_content_width (ADW_DIALOG (self)), gtk_widget_get_width (root));

  adw_dialog_set_content_height (ADW_DIALOG (self), purser_measure_height (self->header_bar, -1) +
                                                      purser_measure_height (GTK_WIDGET (self->content), width) +
                                                      purser_measure_height (GTK_WIDGET (self->foot_bin), width));
}

static void
purser_form_dialog_map (GtkWidget *widget)
{
  dialog_fit (PURSER_FORM_DIALOG (widget));
  GTK_WIDGET_CLASS (purser_form_dialog_parent_class)->map (widget);
}

/* Forgets a refusal after a change, as the refused move must not be recorded in place of the changed one. */
static void
changed_cb (PurserFormDialog *self)
{
  if (purser_session_get_refusal (self->session) != NULL)
    purser_session_forget_refusal (self->session);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    dialog_fit (self);
}

/* Shows the refusal below the form; the dialog grows if there is room, and scrolls otherwise. */
static void
refused_cb (PurserFormDialog *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  dialog_fit (self);
  if (purser_session_get_refusal (self->session) != NULL)
    purser_scroll_to (GTK_WIDGET (self->refusal_bar));
}

/* Returns whether the answer was entered. Values that were read off a component on the way are none; they may be entered together
 * with the answer. */
static gboolean
has_answer (PurserFormDialog *self)
{
  PurserHistory *history = purser_play_get_history (purser_session_get_play (self->session));
  guint before = self->n_records;

  self->n_records = purser_history_get_size (history);
  for (guint n = before + 1; n <= self->n_records; n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);

      if (move == NULL || !g_str_equal (move->verb->name, "learn"))
        return TRUE;
    }
  return FALSE;
}

static void
entered_cb (PurserFormDialog *self)
{
  if (!has_answer (self))
    return;
  g_signal_handlers_disconnect_by_func (purser_session_get_play (self->session), entered_cb, self);
  adw_dialog_close (ADW_DIALOG (self));
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_form_dialog_finalize;
  widget_class->map = purser_form_dialog_map;
  g_type_ensure (PURSER_TYPE_REFUSAL_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-form-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserFormDialog, header_bar);
  gtk_widget_class_bind_template_child (widget_class, PurserFormDialog, content);
  gtk_widget_class_bind_template_child (widget_class, PurserFormDialog, foot_bin);
  gtk_widget_class_bind_template_child (widget_class, PurserFormDialog, refusal_bar);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
purser_form_dialog_init (PurserFormDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static AdwDialog *
dialog_new (PurserSession *session,
            GtkWidget     *form,
            const char    *title)
{
  PurserFormDialog *self = g_object_new (PURSER_TYPE_FORM_DIALOG, "title", title, NULL);

  self->session = g_object_ref (session);
  self->n_records = purser_history_get_size (purser_play_get_history (purser_session_get_play (session)));
  purser_refusal_bar_appear_whole (self->refusal_bar);
  purser_refusal_bar_set_session (self->refusal_bar, session);
  g_signal_connect_object (session, "refusal-changed", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  gtk_box_prepend (self->content, form);
  /* The button is in sight, however long the form is. */
  purser_move_form_move_foot (PURSER_MOVE_FORM (form), self->foot_bin);
  g_signal_connect (form, "submitted", G_CALLBACK (submitted_cb), self);
  g_signal_connect_object (form, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  /* A refused move stays in the form to be corrected; a move that is recorded anyway counts as entered. */
  g_signal_connect_object (purser_session_get_play (session), "changed", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  return ADW_DIALOG (self);
}

/* @dup_label: (nullable): the label of its button; %NULL for the title of the dialog */
AdwDialog *
purser_form_dialog_new (PurserSession  *session,
                        PurserValue    *move,
                        const char     *title,
                        PurserMoveLabel dup_label)
{
  GtkWidget *form = purser_move_form_new (purser_session_get_play (session), move, title);

  purser_move_form_set_label (PURSER_MOVE_FORM (form), dup_label);
  return dialog_new (session, form, title);
}

/* Creates a form for an answer that has to be filled in. A second line of its label has helped to choose it, and is left out. */
AdwDialog *
purser_form_dialog_new_for_choice (PurserSession      *session,
                                   const PurserChoice *choice)
{
  g_auto (GStrv) lines = g_strsplit (choice->label, "\n", 2);

  return dialog_new (session, purser_move_form_new_for_choice (purser_session_get_play (session), choice), lines[0]);
}
