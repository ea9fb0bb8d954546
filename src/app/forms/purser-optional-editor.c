// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-optional-editor.h"

/* A number that may not be known, or may be left out: an empty entry says so. */
struct _PurserOptionalEditor
{
  PurserEditor parent_instance;

  GtkEntry *entry;
};

G_DEFINE_FINAL_TYPE (PurserOptionalEditor, purser_optional_editor, PURSER_TYPE_EDITOR)

static const PurserShape *
optional_get_number (PurserEditor *editor)
{
  const PurserShape *shape = purser_editor_get_shape (editor);

  return shape->kind == PURSER_SHAPE_VARIANT ? shape->either[0] : shape;
}

/* One more or one fewer, beginning at 0, which a first tap on the minus states. */
static void
optional_step (PurserOptionalEditor *self,
               int                   by)
{
  const PurserShape *shape = optional_get_number (PURSER_EDITOR (self));
  gint64 number = g_ascii_strtoll (gtk_editable_get_text (GTK_EDITABLE (self->entry)), NULL, 10) + by;
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, CLAMP (number, shape->min, shape->max));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
less_clicked_cb (PurserOptionalEditor *self)
{
  optional_step (self, -1);
}

static void
more_clicked_cb (PurserOptionalEditor *self)
{
  optional_step (self, 1);
}

static GtkWidget *
step_button_new (PurserOptionalEditor *self,
                 const char           *icon,
                 const char           *name,
                 GCallback             callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  /* As in a spin button: who has a keyboard types the number, and Tab goes on to the next one. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

/* In forms of moves hands are on the table, not on the keyboard. */
static GtkWidget *
optional_box_new (PurserOptionalEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_widget_add_css_class (box, "linked");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), step_button_new (self, "list-remove-symbolic", _("Less"), G_CALLBACK (less_clicked_cb)));
  gtk_box_append (GTK_BOX (box), step_button_new (self, "list-add-symbolic", _("More"), G_CALLBACK (more_clicked_cb)));
  return box;
}

static void
purser_optional_editor_build (PurserEditor *editor)
{
  PurserOptionalEditor *self = PURSER_OPTIONAL_EDITOR (editor);

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_input_purpose (self->entry, GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_placeholder_text (self->entry, "?");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_widget_set_halign (GTK_WIDGET (self->entry), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "numeric");
  purser_editor_name (editor, GTK_WIDGET (self->entry));
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (purser_editor_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (purser_editor_go_on), self);
  adw_bin_set_child (ADW_BIN (self), purser_editor_get_shape (editor)->kind == PURSER_SHAPE_INTEGER
                                       ? optional_box_new (self) : GTK_WIDGET (self->entry));
}

/* Whether there is a value for what nobody knows. */
static gboolean
optional_has_null (PurserEditor *editor)
{
  const PurserShape *shape = purser_editor_get_shape (editor);

  return shape->kind == PURSER_SHAPE_VARIANT && shape->either[1]->kind == PURSER_SHAPE_NULL;
}

static PurserValue *
purser_optional_editor_dup_value (PurserEditor *editor)
{
  const PurserShape *shape = optional_get_number (editor);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (PURSER_OPTIONAL_EDITOR (editor)->entry));
  gint64 number;

  if (*text == '\0')
    return optional_has_null (editor) ? purser_value_new_nothing () : NULL;
  if (!g_ascii_string_to_signed (text, 10, shape->min, shape->max, &number, NULL))
    return NULL;
  return purser_value_new_integer (number);
}

/* The number at the end of an id, such as `tile-215`. */
static const char *
find_digits (const char *id)
{
  const char *dash = strrchr (id, '-');

  return dash != NULL ? dash + 1 : id;
}

static void
purser_optional_editor_set_value (PurserEditor *editor,
                                  PurserValue  *value)
{
  GtkEditable *entry = GTK_EDITABLE (PURSER_OPTIONAL_EDITOR (editor)->entry);
  g_autofree char *text = purser_value_is (value, PURSER_VALUE_INTEGER)
                            ? g_strdup_printf ("%" G_GINT64_FORMAT, purser_value_get_integer (value))
                            : purser_value_is (value, PURSER_VALUE_TEXT) ? g_strdup (find_digits (purser_value_get_text (value)))
                                                                         : g_strdup ("");

  gtk_editable_set_text (entry, text);
}

/* Shows in the empty entry what counts without it.
 *
 * @hint: (nullable): what counts where nothing is entered */
void
purser_optional_editor_hint (PurserOptionalEditor *self,
                             const char           *hint)
{
  gtk_entry_set_placeholder_text (self->entry, hint != NULL ? hint : "?");
}

static void
purser_optional_editor_describe (PurserEditor          *editor,
                                 const PurserFormField *field,
                                 PurserValue           *draft)
{
  purser_optional_editor_hint (PURSER_OPTIONAL_EDITOR (editor), field->hint);
}

static void
purser_optional_editor_class_init (PurserOptionalEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_optional_editor_build;
  editor_class->dup_value = purser_optional_editor_dup_value;
  editor_class->set_value = purser_optional_editor_set_value;
  editor_class->describe = purser_optional_editor_describe;
}

static void
purser_optional_editor_init (PurserOptionalEditor *self)
{
}
