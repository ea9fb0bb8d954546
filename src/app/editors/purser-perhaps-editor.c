// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-perhaps-editor.h"

/* A number that may not be known: an empty entry says so. */
struct _PurserPerhapsEditor
{
  PurserEditor parent_instance;

  GtkEntry *entry;
};

G_DEFINE_FINAL_TYPE (PurserPerhapsEditor, purser_perhaps_editor, PURSER_TYPE_EDITOR)

static void
purser_perhaps_editor_build (PurserEditor *editor)
{
  PurserPerhapsEditor *self = PURSER_PERHAPS_EDITOR (editor);

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_input_purpose (self->entry, GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_placeholder_text (self->entry, "?");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_widget_set_halign (GTK_WIDGET (self->entry), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "numeric");
  purser_editor_name (editor, GTK_WIDGET (self->entry));
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (purser_editor_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (purser_editor_activate), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->entry));
}

static PurserValue *
purser_perhaps_editor_dup_value (PurserEditor *editor)
{
  const PurserShape *shape = purser_editor_get_shape (editor)->either[0];
  const char *text = gtk_editable_get_text (GTK_EDITABLE (PURSER_PERHAPS_EDITOR (editor)->entry));
  gint64 number;

  if (*text == '\0')
    return purser_value_new_nothing ();
  if (!g_ascii_string_to_signed (text, 10, shape->min, shape->max, &number, NULL))
    return NULL;
  return purser_value_new_integer (number);
}

static void
purser_perhaps_editor_set_value (PurserEditor *editor,
                                 PurserValue  *value)
{
  GtkEditable *entry = GTK_EDITABLE (PURSER_PERHAPS_EDITOR (editor)->entry);
  g_autofree char *text = purser_value_is (value, PURSER_VALUE_INTEGER)
                            ? g_strdup_printf ("%" G_GINT64_FORMAT, purser_value_get_integer (value)) : g_strdup ("");

  gtk_editable_set_text (entry, text);
}

static void
purser_perhaps_editor_class_init (PurserPerhapsEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_perhaps_editor_build;
  editor_class->dup_value = purser_perhaps_editor_dup_value;
  editor_class->set_value = purser_perhaps_editor_set_value;
}

static void
purser_perhaps_editor_init (PurserPerhapsEditor *self)
{
}
