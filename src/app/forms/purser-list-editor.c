// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-wrap-box.h"

/* A list of values, of any length, or of the one that the shape fixes. */
struct _PurserListEditor
{
  PurserEditor parent_instance;

  GtkBox     *box;
  AdwWrapBox *numbers;
  GtkWidget  *add_button;
  GPtrArray  *editors;
};

G_DEFINE_FINAL_TYPE (PurserListEditor, purser_list_editor, PURSER_TYPE_EDITOR)

static gboolean
list_is_fixed (PurserListEditor *self)
{
  const PurserShape *shape = purser_editor_get_shape (PURSER_EDITOR (self));

  return shape->max > 0 && shape->min == shape->max;
}

static void
list_update (PurserListEditor *self)
{
  const PurserShape *shape = purser_editor_get_shape (PURSER_EDITOR (self));

  gtk_widget_set_visible (self->add_button, !list_is_fixed (self) &&
                          (shape->max == 0 || self->editors->len < (guint) shape->max));
}

static void
remove_clicked_cb (GtkWidget        *button,
                   PurserListEditor *self)
{
  GtkWidget *row = gtk_widget_get_parent (button);

  g_ptr_array_remove (self->editors, gtk_widget_get_first_child (row));
  gtk_box_remove (self->box, row);
  list_update (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static GtkWidget *
remove_button_new (PurserListEditor *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_set_tooltip_text (button, _("Remove"));
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (remove_clicked_cb), self);
  return button;
}

/* Returns whether the list has a fixed number of numbers. They are beside each other, each with its place. */
static gboolean
list_is_of_numbers (PurserListEditor *self)
{
  const PurserShape *of = purser_editor_get_shape (PURSER_EDITOR (self))->of;

  return list_is_fixed (self) && (of->kind == PURSER_SHAPE_INTEGER ||
                                  (of->kind == PURSER_SHAPE_VARIANT && of->either[0]->kind == PURSER_SHAPE_INTEGER));
}

static GtkWidget *
number_row_new (PurserEditor *child)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (row), gtk_label_new (purser_editor_get_title (child)));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (child));
  gtk_widget_add_css_class (row, "stepper");
  return row;
}

static GtkWidget *
row_new (PurserListEditor *self,
         PurserEditor     *child)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_hexpand (GTK_WIDGET (child), TRUE);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (child));
  if (!list_is_fixed (self))
    gtk_box_append (GTK_BOX (row), remove_button_new (self));
  return row;
}

static void
list_add (PurserListEditor *self)
{
  PurserEditor *editor = PURSER_EDITOR (self);
  gboolean numbers = list_is_of_numbers (self);
  guint place = self->editors->len + 1;
  g_autofree char *title = numbers ? g_strdup_printf ("%u", place)
                                   : g_strdup_printf ("%s %u", purser_editor_get_title (editor), place);
  PurserEditor *child = purser_editor_new_within (editor, purser_editor_get_shape (editor)->of, title);

  g_signal_connect_swapped (child, "changed", G_CALLBACK (purser_editor_changed), self);
  g_ptr_array_add (self->editors, child);
  if (numbers)
    adw_wrap_box_append (self->numbers, number_row_new (child));
  else
    gtk_box_append (self->box, row_new (self, child));
  list_update (self);
}

static void
add_clicked_cb (PurserListEditor *self)
{
  list_add (self);
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
purser_list_editor_build (PurserEditor *editor)
{
  PurserListEditor *self = PURSER_LIST_EDITOR (editor);

  gtk_widget_set_visible (GTK_WIDGET (self->box), !list_is_of_numbers (self));
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), list_is_of_numbers (self));
  for (gint64 i = 0; i < purser_editor_get_shape (editor)->min; i++)
    list_add (self);
}

static PurserValue *
purser_list_editor_dup_value (PurserEditor *editor)
{
  PurserListEditor *self = PURSER_LIST_EDITOR (editor);
  g_autoptr (PurserValue) list = purser_value_new_list ();

  for (guint i = 0; i < self->editors->len; i++)
    {
      PurserValue *value = purser_editor_dup_value (g_ptr_array_index (self->editors, i));

      /* A blank line of text counts as none. */
      if (value == NULL && purser_editor_get_shape (editor)->of->kind == PURSER_SHAPE_STRING)
        continue;
      if (value == NULL)
        return NULL;
      purser_value_append (list, value);
    }
  if (purser_value_get_size (list) < purser_editor_get_shape (editor)->min)
    return NULL;
  return g_steal_pointer (&list);
}

static void
purser_list_editor_set_value (PurserEditor *editor,
                              PurserValue  *value)
{
  PurserListEditor *self = PURSER_LIST_EDITOR (editor);

  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      if (i >= self->editors->len)
        list_add (self);
      purser_editor_set_value (g_ptr_array_index (self->editors, i), purser_value_get_at (value, i));
    }
}

/* Shows the names of the places: the cards of set-up, for example, are counted by planet. */
static void
purser_list_editor_describe (PurserEditor          *editor,
                             const PurserFormField *field,
                             PurserValue           *draft)
{
  PurserListEditor *self = PURSER_LIST_EDITOR (editor);

  for (guint i = 0; list_is_of_numbers (self) && field->options != NULL && i < MIN (field->options->len, self->editors->len); i++)
    {
      const PurserFormOption *option = g_ptr_array_index (field->options, i);
      GtkWidget *child = g_ptr_array_index (self->editors, i);

      purser_editor_set_title (PURSER_EDITOR (child), option->title);
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_prev_sibling (child)), option->title);
    }
}

static void
purser_list_editor_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_LIST_EDITOR (object)->editors, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_list_editor_parent_class)->finalize (object);
}

static void
purser_list_editor_class_init (PurserListEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_list_editor_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/forms/purser-list-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserListEditor, box);
  gtk_widget_class_bind_template_child (widget_class, PurserListEditor, numbers);
  gtk_widget_class_bind_template_child (widget_class, PurserListEditor, add_button);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
  editor_class->build = purser_list_editor_build;
  editor_class->dup_value = purser_list_editor_dup_value;
  editor_class->set_value = purser_list_editor_set_value;
  editor_class->describe = purser_list_editor_describe;
}

static void
purser_list_editor_init (PurserListEditor *self)
{
  self->editors = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  purser_wrap_box_adapt (self->numbers);
}
