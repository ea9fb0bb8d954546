// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-range-editor.h"
#include "purser-toggle-set.h"

/* One of a few numbers, each a button: a level, a planet. */
struct _PurserRangeEditor
{
  PurserEditor parent_instance;

  PurserToggleSet *set;
};

G_DEFINE_FINAL_TYPE (PurserRangeEditor, purser_range_editor, PURSER_TYPE_EDITOR)

static void
purser_range_editor_build (PurserEditor *editor)
{
  PurserRangeEditor *self = PURSER_RANGE_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);

  self->set = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
  purser_editor_name (editor, GTK_WIDGET (self->set));
  for (gint64 number = shape->min; number <= shape->max; number++)
    {
      g_autofree char *label = g_strdup_printf ("%" G_GINT64_FORMAT, number);

      purser_toggle_set_add (self->set, label, NULL);
    }
  g_signal_connect_swapped (self->set, "changed", G_CALLBACK (purser_editor_changed), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->set));
}

static PurserValue *
purser_range_editor_dup_value (PurserEditor *editor)
{
  int index = purser_toggle_set_get_selected (PURSER_RANGE_EDITOR (editor)->set);

  return index >= 0 ? purser_value_new_integer (purser_editor_get_shape (editor)->min + index) : NULL;
}

static void
purser_range_editor_set_value (PurserEditor *editor,
                               PurserValue  *value)
{
  const PurserShape *shape = purser_editor_get_shape (editor);
  gint64 number = purser_value_is (value, PURSER_VALUE_INTEGER) ? purser_value_get_integer (value) : shape->min - 1;

  if (number >= shape->min && number <= shape->max)
    purser_toggle_set_select (PURSER_RANGE_EDITOR (editor)->set, (guint) (number - shape->min), TRUE);
}

static void
purser_range_editor_describe (PurserEditor          *editor,
                              const PurserFormField *field,
                              PurserValue           *draft)
{
  purser_editor_show_options (PURSER_RANGE_EDITOR (editor)->set, field->options);
}

static void
purser_range_editor_class_init (PurserRangeEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_range_editor_build;
  editor_class->dup_value = purser_range_editor_dup_value;
  editor_class->set_value = purser_range_editor_set_value;
  editor_class->describe = purser_range_editor_describe;
}

static void
purser_range_editor_init (PurserRangeEditor *self)
{
}
