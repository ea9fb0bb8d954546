// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-number-editor.h"

/* A whole number within the range of the shape. */
struct _PurserNumberEditor
{
  PurserEditor parent_instance;

  GtkSpinButton *button;
};

G_DEFINE_FINAL_TYPE (PurserNumberEditor, purser_number_editor, PURSER_TYPE_EDITOR)

static void
text_changed_cb (GtkSpinButton *button)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (button);
  gint64 number;

  if (g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (button)), 10, (gint64) gtk_adjustment_get_lower (adjustment),
                                (gint64) gtk_adjustment_get_upper (adjustment), &number, NULL))
    gtk_spin_button_set_value (button, (double) number);
}

/* Forms stand in pages that scroll: the wheel is for the page, and changes no number on the way. */
static void
leave_wheel_alone (GtkSpinButton *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (button));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

/* Lets the value follow what is typed, so that whatever depends on it does not wait for the focus to leave; and
 * never the wheel. Letters are not taken, for what is shown would not be the value. */
void
purser_spin_button_follow (GtkSpinButton *button)
{
  leave_wheel_alone (button);
  gtk_spin_button_set_numeric (button, TRUE);
  g_signal_connect (button, "changed", G_CALLBACK (text_changed_cb), NULL);
}

/* A spin button that belongs to an editor: Enter goes on from it. The button tells of Enter only when that is pressed
 * twice after a number, its text at once. */
void
purser_spin_button_follow_for (GtkSpinButton *button,
                               PurserEditor  *editor)
{
  purser_spin_button_follow (button);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (button)), "activate", G_CALLBACK (purser_editor_go_on),
                           editor, G_CONNECT_SWAPPED);
}

static void
purser_number_editor_build (PurserEditor *editor)
{
  PurserNumberEditor *self = PURSER_NUMBER_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);

  self->button = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range ((double) shape->min, (double) shape->max, 1));
  gtk_spin_button_set_value (self->button, (double) CLAMP (0, shape->min, shape->max));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->button), shape->max < 100 && shape->min >= 0 ? 2 : 4);
  gtk_widget_set_halign (GTK_WIDGET (self->button), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "numeric");
  purser_editor_name (editor, GTK_WIDGET (self->button));
  purser_spin_button_follow_for (self->button, editor);
  g_signal_connect_swapped (self->button, "value-changed", G_CALLBACK (purser_editor_changed), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
}

static PurserValue *
purser_number_editor_dup_value (PurserEditor *editor)
{
  GtkSpinButton *button = PURSER_NUMBER_EDITOR (editor)->button;

  gtk_spin_button_update (button);
  return purser_value_new_integer (gtk_spin_button_get_value_as_int (button));
}

static void
purser_number_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  if (purser_value_is (value, PURSER_VALUE_INTEGER))
    gtk_spin_button_set_value (PURSER_NUMBER_EDITOR (editor)->button, (double) purser_value_get_integer (value));
}

static void
purser_number_editor_class_init (PurserNumberEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_number_editor_build;
  editor_class->dup_value = purser_number_editor_dup_value;
  editor_class->set_value = purser_number_editor_set_value;
}

static void
purser_number_editor_init (PurserNumberEditor *self)
{
}
