// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-number-editor.h"
#include "purser-number.h"
#include "purser-widget.h"

/* No number of a game has more digits. */
#define LARGEST 999999999999

/* A whole number within the range of the shape. */
struct _PurserNumberEditor
{
  PurserEditor parent_instance;

  GtkSpinButton *button;
};

G_DEFINE_FINAL_TYPE (PurserNumberEditor, purser_number_editor, PURSER_TYPE_EDITOR)

/* Returns whether a button shows a typed number beyond the limits. Its value is a limit meanwhile. */
static gboolean
button_is_beyond (GtkSpinButton *button)
{
  return gtk_widget_has_css_class (GTK_WIDGET (button), "error");
}

/* Returns: whether a number is typed, of whatever size */
static gboolean
button_read (GtkSpinButton *button,
             gint64        *number)
{
  return g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (button)), 10, -LARGEST, LARGEST, number, NULL);
}

/* Keeps a number beyond the limits to be read and corrected, if it is in a box of fields, which tells the problem. Elsewhere the
 * limit replaces it once the focus leaves. */
static void
button_go_beyond (GtkSpinButton *button,
                  gint64         number)
{
  double least, most;

  if (!gtk_widget_activate_action (GTK_WIDGET (button), "fields.note-problem", NULL))
    return;
  gtk_spin_button_get_range (button, &least, &most);
  purser_mark_invalid (GTK_WIDGET (button), TRUE);
  gtk_spin_button_set_value (button, CLAMP ((double) number, least, most));
  g_signal_emit_by_name (button, "value-changed");
}

/* Takes a typed number. Where the button writes it anew, without a zero before it, its cursor would go to the front. */
static void
button_take (GtkSpinButton *button,
             double         number)
{
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (button)));

  gtk_spin_button_set_value (button, number);
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (button)), typed))
    gtk_editable_set_position (GTK_EDITABLE (button), -1);
}

static void
text_changed_cb (GtkSpinButton *button)
{
  gboolean was_beyond = button_is_beyond (button);
  double least, most;
  gint64 number;

  gtk_spin_button_get_range (button, &least, &most);
  if (!button_read (button, &number))
    return;
  if (number < least || number > most)
    {
      button_go_beyond (button, number);
      return;
    }
  purser_mark_invalid (GTK_WIDGET (button), FALSE);
  button_take (button, (double) number);
  if (was_beyond)
    g_signal_emit_by_name (button, "value-changed");
}

/* Prevents a button from writing its value over a number beyond the limits, until it is set to another value. */
static gboolean
output_cb (GtkSpinButton *button)
{
  double least, most;
  gint64 number;

  if (!button_is_beyond (button))
    return FALSE;
  gtk_spin_button_get_range (button, &least, &most);
  if (button_read (button, &number) && gtk_spin_button_get_value (button) == CLAMP ((double) number, least, most))
    return TRUE;
  purser_mark_invalid (GTK_WIDGET (button), FALSE);
  return FALSE;
}

/* Leaves the scroll wheel to the page that the form is in, so that it changes no number on the way. */
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

/* Makes the value follow the text, so that what depends on it does not wait for the focus to leave, but never the scroll wheel.
 * Letters are refused, as the text would differ from the value. */
void
purser_spin_button_follow (GtkSpinButton *button)
{
  leave_wheel_alone (button);
  gtk_spin_button_set_numeric (button, TRUE);
  purser_replace_when_touched (GTK_EDITABLE (button));
  g_signal_connect (button, "changed", G_CALLBACK (text_changed_cb), NULL);
  g_signal_connect (button, "output", G_CALLBACK (output_cb), NULL);
}

/* Shows a value in place of anything that was typed. */
void
purser_spin_button_show (GtkSpinButton *button,
                         gint64         value)
{
  purser_mark_invalid (GTK_WIDGET (button), FALSE);
  gtk_spin_button_set_value (button, (double) value);
}

/* Returns: (transfer full): what is wrong with a number beyond the limits */
char *
purser_number_dup_problem (const char *typed,
                           gint64      least,
                           gint64      most)
{
  g_autofree char *from = purser_number_dup (least);
  g_autofree char *to = purser_number_dup (most);

  /* Translators: what was typed, the least and the greatest number */
  return g_strdup_printf (_("%s cannot be entered here: only numbers from %s to %s"), typed, from, to);
}

/* Returns: (transfer full) (nullable): what is wrong with the typed number */
char *
purser_spin_button_dup_problem (GtkSpinButton *button)
{
  double least, most;

  if (!button_is_beyond (button))
    return NULL;
  gtk_spin_button_get_range (button, &least, &most);
  return purser_number_dup_problem (gtk_editable_get_text (GTK_EDITABLE (button)), (gint64) least, (gint64) most);
}

/* Makes the value of an editor's spin button follow its text, and Enter go on from it. After a number the button itself would
 * need a second Enter, its text does not. */
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
    purser_spin_button_show (PURSER_NUMBER_EDITOR (editor)->button, purser_value_get_integer (value));
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
