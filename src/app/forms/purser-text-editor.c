// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-editor-types.h"

/* A text. If the shape is null, there is nothing to enter. */
struct _PurserTextEditor
{
  PurserEditor parent_instance;

  GtkEntry *entry;
};

G_DEFINE_FINAL_TYPE (PurserTextEditor, purser_text_editor, PURSER_TYPE_EDITOR)

static void
purser_text_editor_build (PurserEditor *editor)
{
  PurserTextEditor *self = PURSER_TEXT_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), shape->kind != PURSER_SHAPE_NULL);
  if (shape->kind == PURSER_SHAPE_STRING && shape->max > 0)
    gtk_entry_set_max_length (self->entry, (int) MIN (shape->max, G_MAXUINT16));
  purser_editor_name (editor, GTK_WIDGET (self->entry));
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (purser_editor_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (purser_editor_go_on), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->entry));
}

static PurserValue *
purser_text_editor_dup_value (PurserEditor *editor)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (PURSER_TEXT_EDITOR (editor)->entry));

  if (purser_editor_get_shape (editor)->kind == PURSER_SHAPE_NULL)
    return purser_value_new_null ();
  return *text != '\0' ? purser_value_new_string (text) : NULL;
}

static void
purser_text_editor_set_value (PurserEditor *editor,
                              PurserValue  *value)
{
  GtkEditable *entry = GTK_EDITABLE (PURSER_TEXT_EDITOR (editor)->entry);

  if (purser_value_is (value, PURSER_VALUE_STRING))
    gtk_editable_set_text (entry, purser_value_get_string (value));
}

static void
purser_text_editor_class_init (PurserTextEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_text_editor_build;
  editor_class->dup_value = purser_text_editor_dup_value;
  editor_class->set_value = purser_text_editor_set_value;
}

static void
purser_text_editor_init (PurserTextEditor *self)
{
}
