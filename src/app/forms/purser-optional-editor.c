// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-number-editor.h"
#include "purser-optional-editor.h"
#include "purser-widget.h"

/* A number that may be unknown, or left out: its entry is empty then. */
typedef struct {
  GtkEntry  *entry;
  GtkWidget *less;
  GtkWidget *more;
} PurserOptionalEditorPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (PurserOptionalEditor, purser_optional_editor, PURSER_TYPE_EDITOR)

#define PRIVATE(self) ((PurserOptionalEditorPrivate *) purser_optional_editor_get_instance_private (self))

static const PurserShape *
optional_get_number (PurserEditor *editor)
{
  const PurserShape *shape = purser_editor_get_shape (editor);

  return shape->kind == PURSER_SHAPE_VARIANT ? shape->either[0] : shape;
}

/* Adds to the number, or to 0 if there is none, so that a first tap on the minus enters 0. */
static void
step_activated (GtkWidget  *widget,
                const char *name,
                GVariant   *by)
{
  const PurserShape *shape = optional_get_number (PURSER_EDITOR (widget));
  GtkEditable *entry = GTK_EDITABLE (PRIVATE (PURSER_OPTIONAL_EDITOR (widget))->entry);
  gint64 number = g_ascii_strtoll (gtk_editable_get_text (entry), NULL, 10) + g_variant_get_int32 (by);
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, CLAMP (number, shape->min, shape->max));

  gtk_editable_set_text (entry, text);
}

/* Shows the steppers in forms of moves, as hands are on the table there, not on the keyboard. */
static void
purser_optional_editor_build (PurserEditor *editor)
{
  PurserOptionalEditorPrivate *private = PRIVATE (PURSER_OPTIONAL_EDITOR (editor));
  gboolean steps = purser_editor_get_shape (editor)->kind == PURSER_SHAPE_INTEGER;

  purser_editor_name (editor, GTK_WIDGET (private->entry));
  gtk_widget_set_visible (private->less, steps);
  gtk_widget_set_visible (private->more, steps);
  purser_set_style (gtk_widget_get_parent (private->less), "linked", steps);
}

/* Returns whether there is a value for an unknown number. */
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
  const char *text = gtk_editable_get_text (GTK_EDITABLE (PRIVATE (PURSER_OPTIONAL_EDITOR (editor))->entry));
  gint64 number;

  if (*text == '\0')
    return optional_has_null (editor) ? purser_value_new_null () : NULL;
  if (!g_ascii_string_to_signed (text, 10, shape->min, shape->max, &number, NULL))
    return NULL;
  return purser_value_new_integer (number);
}

static char *
purser_optional_editor_dup_problem (PurserEditor *editor)
{
  const PurserShape *shape = optional_get_number (editor);
  GtkWidget *entry = GTK_WIDGET (PRIVATE (PURSER_OPTIONAL_EDITOR (editor))->entry);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autoptr (PurserValue) value = purser_editor_dup_value (editor);
  gboolean wrong = *text != '\0' && value == NULL;

  purser_set_style (entry, "error", wrong);
  return wrong ? purser_number_dup_problem (text, shape->min, shape->max) : NULL;
}

static void
purser_optional_editor_set_value (PurserEditor *editor,
                                  PurserValue  *value)
{
  GtkEditable *entry = GTK_EDITABLE (PRIVATE (PURSER_OPTIONAL_EDITOR (editor))->entry);
  g_autofree char *text = purser_value_is (value, PURSER_VALUE_INTEGER)
                            ? g_strdup_printf ("%" G_GINT64_FORMAT, purser_value_get_integer (value)) : g_strdup ("");

  gtk_editable_set_text (entry, text);
}

/* Shows in the empty entry what counts without a number.
 *
 * @hint: (nullable) */
void
purser_optional_editor_hint (PurserOptionalEditor *self,
                             const char           *hint)
{
  gtk_entry_set_placeholder_text (PRIVATE (self)->entry, hint != NULL ? hint : "?");
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-optional-editor.ui");
  gtk_widget_class_bind_template_child_private (widget_class, PurserOptionalEditor, entry);
  gtk_widget_class_bind_template_child_private (widget_class, PurserOptionalEditor, less);
  gtk_widget_class_bind_template_child_private (widget_class, PurserOptionalEditor, more);
  gtk_widget_class_bind_template_callback (widget_class, purser_editor_changed);
  gtk_widget_class_bind_template_callback (widget_class, purser_editor_go_on);
  gtk_widget_class_install_action (widget_class, "number.step", "i", step_activated);
  editor_class->build = purser_optional_editor_build;
  editor_class->dup_value = purser_optional_editor_dup_value;
  editor_class->set_value = purser_optional_editor_set_value;
  editor_class->describe = purser_optional_editor_describe;
  editor_class->dup_problem = purser_optional_editor_dup_problem;
}

static void
purser_optional_editor_init (PurserOptionalEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
