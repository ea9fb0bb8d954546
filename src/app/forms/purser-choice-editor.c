// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-choice-editor.h"
#include "purser-toggle-set.h"

/* One of a few words. */
struct _PurserChoiceEditor
{
  PurserEditor parent_instance;

  PurserToggleSet *set;
};

G_DEFINE_FINAL_TYPE (PurserChoiceEditor, purser_choice_editor, PURSER_TYPE_EDITOR)

static void
purser_choice_editor_build (PurserEditor *editor)
{
  PurserChoiceEditor *self = PURSER_CHOICE_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);

  self->set = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
  purser_editor_name (editor, GTK_WIDGET (self->set));
  for (guint i = 0; shape->choices[i] != NULL; i++)
    {
      g_autofree char *title = purser_rules_dup_word (purser_editor_get_rules (editor), shape->choices[i]);

      purser_toggle_set_add (self->set, title, NULL);
    }
  g_signal_connect_swapped (self->set, "changed", G_CALLBACK (purser_editor_changed), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->set));
}

static PurserValue *
purser_choice_editor_dup_value (PurserEditor *editor)
{
  int index = purser_toggle_set_get_selected (PURSER_CHOICE_EDITOR (editor)->set);

  return index >= 0 ? purser_value_new_text (purser_editor_get_shape (editor)->choices[index]) : NULL;
}

static void
purser_choice_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  int index = purser_value_is (value, PURSER_VALUE_TEXT)
                ? purser_shape_choice (purser_editor_get_shape (editor), purser_value_get_text (value)) : -1;

  if (index >= 0)
    purser_toggle_set_select (PURSER_CHOICE_EDITOR (editor)->set, (guint) index, TRUE);
}

static void
purser_choice_editor_describe (PurserEditor          *editor,
                               const PurserFormField *field,
                               PurserValue           *draft)
{
  purser_editor_show_options (PURSER_CHOICE_EDITOR (editor)->set, field->options);
}

static void
purser_choice_editor_class_init (PurserChoiceEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_choice_editor_build;
  editor_class->dup_value = purser_choice_editor_dup_value;
  editor_class->set_value = purser_choice_editor_set_value;
  editor_class->describe = purser_choice_editor_describe;
}

static void
purser_choice_editor_init (PurserChoiceEditor *self)
{
}
