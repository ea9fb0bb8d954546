// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-editor-types.h"

/* Yes or no. */
struct _PurserSwitchEditor
{
  PurserEditor parent_instance;

  GtkSwitch *button;
};

G_DEFINE_FINAL_TYPE (PurserSwitchEditor, purser_switch_editor, PURSER_TYPE_EDITOR)

static void
purser_switch_editor_build (PurserEditor *editor)
{
  PurserSwitchEditor *self = PURSER_SWITCH_EDITOR (editor);

  self->button = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "alone");
  gtk_widget_set_halign (GTK_WIDGET (self->button), GTK_ALIGN_START);
  purser_editor_name (editor, GTK_WIDGET (self->button));
  g_signal_connect_swapped (self->button, "notify::active", G_CALLBACK (purser_editor_changed), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
}

static PurserValue *
purser_switch_editor_dup_value (PurserEditor *editor)
{
  return purser_value_new_boolean (gtk_switch_get_active (PURSER_SWITCH_EDITOR (editor)->button));
}

static void
purser_switch_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  if (purser_value_is (value, PURSER_VALUE_BOOLEAN))
    gtk_switch_set_active (PURSER_SWITCH_EDITOR (editor)->button, purser_value_get_boolean (value));
}

static void
purser_switch_editor_class_init (PurserSwitchEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_switch_editor_build;
  editor_class->dup_value = purser_switch_editor_dup_value;
  editor_class->set_value = purser_switch_editor_set_value;
}

static void
purser_switch_editor_init (PurserSwitchEditor *self)
{
}
