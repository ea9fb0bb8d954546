// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-undo-key.h"

static gboolean
is_typed_into (GtkWidget *focus)
{
  if (GTK_IS_EDITABLE (focus))
    return *gtk_editable_get_text (GTK_EDITABLE (focus)) != '\0';
  return GTK_IS_TEXT_VIEW (focus);
}

static gboolean
pressed_cb (GtkWidget *widget,
            GVariant  *arguments,
            gpointer   undo)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root == NULL || is_typed_into (gtk_root_get_focus (root)))
    return FALSE;
  ((void (*) (GtkWidget *)) undo) (widget);
  return TRUE;
}

/* Runs @undo on Ctrl+Z unless the user types into a text: even an empty entry, which has nothing to undo, would take the
 * key. */
void
purser_undo_key_add (GtkWidget *widget,
                     void     (*undo) (GtkWidget *widget))
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>z"),
                      gtk_callback_action_new (pressed_cb, (gpointer) undo, NULL)));
  gtk_widget_add_controller (widget, controller);
}
