// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-editor-types.h"
#include "purser-label.h"
#include "purser-number-editor.h"

/* How many of each word: a map of counts, or a list in which a word may occur several times. */
struct _PurserCountsEditor
{
  PurserEditor parent_instance;

  GPtrArray *buttons;
  double     max;
};

G_DEFINE_FINAL_TYPE (PurserCountsEditor, purser_counts_editor, PURSER_TYPE_EDITOR)

static const PurserShape *
counts_get_words (PurserEditor *editor)
{
  const PurserShape *shape = purser_editor_get_shape (editor);

  return shape->kind == PURSER_SHAPE_MAP ? shape->key : shape->of;
}

static GtkWidget *
counts_row_new (PurserCountsEditor *self,
                const char         *word,
                double              min)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_spin_button_new_with_range (min, self->max, 1);
  g_autofree char *title = purser_rules_dup_word (purser_editor_get_rules (PURSER_EDITOR (self)), word);
  GtkWidget *label = gtk_label_new (title);

  purser_label_let_wrap (label);
  gtk_widget_add_css_class (row, "stepper");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (button), 0);
  /* Large text on a phone leaves room for one digit, and the other is scrolled to. */
  gtk_editable_set_width_chars (GTK_EDITABLE (button), 1);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (button), 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  purser_spin_button_follow_for (GTK_SPIN_BUTTON (button), PURSER_EDITOR (self));
  g_signal_connect_swapped (button, "value-changed", G_CALLBACK (purser_editor_changed), self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  g_ptr_array_add (self->buttons, button);
  return row;
}

static void
purser_counts_editor_build (PurserEditor *editor)
{
  PurserCountsEditor *self = PURSER_COUNTS_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);
  const PurserShape *words = counts_get_words (editor);
  gboolean map = shape->kind == PURSER_SHAPE_MAP;
  AdwWrapBox *box = ADW_WRAP_BOX (adw_wrap_box_new ());

  self->max = map ? (double) shape->of->max : shape->max > 0 ? (double) shape->max : 99;
  self->buttons = g_ptr_array_new ();
  for (guint i = 0; words->choices[i] != NULL; i++)
    adw_wrap_box_append (box, counts_row_new (self, words->choices[i], map ? (double) MIN (shape->of->min, 0) : 0));
  adw_wrap_box_set_child_spacing (box, 8);
  adw_wrap_box_set_line_spacing (box, 8);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}

static int
counts_get (PurserCountsEditor *self,
            guint               index)
{
  gtk_spin_button_update (g_ptr_array_index (self->buttons, index));
  return gtk_spin_button_get_value_as_int (g_ptr_array_index (self->buttons, index));
}

static PurserValue *
purser_counts_editor_dup_value (PurserEditor *editor)
{
  PurserCountsEditor *self = PURSER_COUNTS_EDITOR (editor);
  const PurserShape *words = counts_get_words (editor);
  gboolean map = purser_editor_get_shape (editor)->kind == PURSER_SHAPE_MAP;
  PurserValue *value = map ? purser_value_new_object () : purser_value_new_list ();

  for (guint i = 0; i < self->buttons->len; i++)
    {
      int count = counts_get (self, i);

      if (map && count != 0)
        purser_value_set_integer (value, words->choices[i], count);
      for (int n = 0; !map && n < count; n++)
        purser_value_append (value, purser_value_new_string (words->choices[i]));
    }
  return value;
}

static void
purser_counts_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserCountsEditor *self = PURSER_COUNTS_EDITOR (editor);
  const PurserShape *words = counts_get_words (editor);
  gboolean map = purser_editor_get_shape (editor)->kind == PURSER_SHAPE_MAP;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      gint64 count = map ? purser_value_get_integer_of (value, words->choices[i], 0) : 0;

      for (guint n = 0; !map && n < purser_value_get_size (value); n++)
        count += g_strcmp0 (purser_value_get_string (purser_value_get_at (value, n)), words->choices[i]) == 0;
      purser_spin_button_show (g_ptr_array_index (self->buttons, i), count);
    }
}

/* Shows a word and the most that can be entered of it: of dice, for example, only those can be kept that were rolled. */
static void
counts_describe_word (PurserCountsEditor     *self,
                      guint                   index,
                      const PurserFormOption *option)
{
  GtkSpinButton *button = g_ptr_array_index (self->buttons, index);
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (button));
  double min;

  gtk_spin_button_get_range (button, &min, NULL);
  gtk_spin_button_set_range (button, min, option->most >= 0 ? (double) option->most : self->max);
  gtk_widget_set_sensitive (row, option->most != 0);
  gtk_widget_set_visible (row, option->shown || gtk_spin_button_get_value_as_int (button) != 0);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (row)), option->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, option->title, -1);
}

static void
purser_counts_editor_describe (PurserEditor          *editor,
                               const PurserFormField *field,
                               PurserValue           *draft)
{
  PurserCountsEditor *self = PURSER_COUNTS_EDITOR (editor);

  for (guint i = 0; field->options != NULL && i < MIN (field->options->len, self->buttons->len); i++)
    counts_describe_word (self, i, g_ptr_array_index (field->options, i));
}

static void
purser_counts_editor_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_COUNTS_EDITOR (object)->buttons, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_counts_editor_parent_class)->finalize (object);
}

static void
purser_counts_editor_class_init (PurserCountsEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_counts_editor_finalize;
  editor_class->build = purser_counts_editor_build;
  editor_class->dup_value = purser_counts_editor_dup_value;
  editor_class->set_value = purser_counts_editor_set_value;
  editor_class->describe = purser_counts_editor_describe;
}

static void
purser_counts_editor_init (PurserCountsEditor *self)
{
}
