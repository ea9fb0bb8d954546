// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-line-breaks.h"
#include "purser-option-rows.h"

/* The options of a play, each with a sentence. An untouched option keeps the game's default. */
struct _PurserOptionRows
{
  AdwBin parent_instance;

  const PurserRules *rules;
  GtkListBox        *list;
  GPtrArray         *editors;
  GHashTable        *touched;
  PurserValue       *kept; /* options that no row shows */
};

G_DEFINE_FINAL_TYPE (PurserOptionRows, purser_option_rows, ADW_TYPE_BIN)

static void
editor_changed_cb (PurserEditor     *editor,
                   PurserOptionRows *self)
{
  g_hash_table_add (self->touched, editor);
}

/* Returns whether an option has players or components, which nobody can name before there is a play. */
static gboolean
needs_play (const PurserShape *shape)
{
  if (shape->kind == PURSER_SHAPE_ITEM || shape->kind == PURSER_SHAPE_PLAYER)
    return TRUE;
  return (shape->key != NULL && needs_play (shape->key)) || (shape->of != NULL && needs_play (shape->of));
}

static GtkWidget *
option_new (const char   *title,
            const char   *what,
            PurserEditor *editor)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *title_label = gtk_label_new (title);
  GtkWidget *what_label = gtk_label_new (NULL);

  purser_line_breaks_show (GTK_LABEL (what_label), what);
  gtk_label_set_xalign (GTK_LABEL (title_label), 0);
  gtk_label_set_xalign (GTK_LABEL (what_label), 0);
  gtk_label_set_wrap (GTK_LABEL (what_label), TRUE);
  gtk_widget_add_css_class (what_label, "caption");
  gtk_widget_add_css_class (what_label, "dimmed");
  gtk_widget_add_css_class (box, "option");
  gtk_box_append (GTK_BOX (box), title_label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (editor));
  gtk_box_append (GTK_BOX (box), what_label);
  return box;
}

static void
rows_add (PurserOptionRows  *self,
          const PurserField *field)
{
  g_autofree char *title = purser_rules_dup_word (self->rules, field->name);
  PurserEditor *editor = purser_editor_new (self->rules, NULL, field->shape, title);
  GtkWidget *box = option_new (title, _(field->what), editor);

  g_ptr_array_add (self->editors, editor);
  /* The first word of a choice is its default, so it is shown as chosen. */
  if (field->shape->kind == PURSER_SHAPE_CHOICE)
    {
      g_autoptr (PurserValue) first = purser_value_new_string (field->shape->choices[0]);

      purser_editor_set_value (editor, first);
    }
  g_signal_connect (editor, "changed", G_CALLBACK (editor_changed_cb), self);
  gtk_list_box_append (self->list, box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (gtk_widget_get_parent (box)), FALSE);
  gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
}

static void
purser_option_rows_finalize (GObject *object)
{
  PurserOptionRows *self = PURSER_OPTION_ROWS (object);

  g_clear_pointer (&self->editors, g_ptr_array_unref);
  g_clear_pointer (&self->touched, g_hash_table_unref);
  g_clear_pointer (&self->kept, purser_value_unref);
  G_OBJECT_CLASS (purser_option_rows_parent_class)->finalize (object);
}

static void
purser_option_rows_class_init (PurserOptionRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_option_rows_finalize;
}

static void
purser_option_rows_init (PurserOptionRows *self)
{
  self->editors = g_ptr_array_new ();
  self->touched = g_hash_table_new (NULL, NULL);
  self->kept = purser_value_new_object ();
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
}

GtkWidget *
purser_option_rows_new (const PurserRules *rules)
{
  PurserOptionRows *self = g_object_new (PURSER_TYPE_OPTION_ROWS, NULL);

  self->rules = rules;
  for (const PurserField *field = rules->options; field != NULL && field->name != NULL; field++)
    if (needs_play (field->shape))
      g_ptr_array_add (self->editors, NULL);
    else
      rows_add (self, field);
  return GTK_WIDGET (self);
}

void
purser_option_rows_show (PurserOptionRows *self,
                         PurserValue      *options)
{
  for (guint i = 0; i < self->editors->len; i++)
    {
      PurserValue *value = purser_value_get (options, self->rules->options[i].name);

      if (value != NULL && g_ptr_array_index (self->editors, i) == NULL)
        purser_value_set (self->kept, self->rules->options[i].name, purser_value_ref (value));
      else if (value != NULL)
        {
          purser_editor_set_value (g_ptr_array_index (self->editors, i), value);
          g_hash_table_add (self->touched, g_ptr_array_index (self->editors, i));
        }
    }
}

PurserValue *
purser_option_rows_dup_value (PurserOptionRows *self)
{
  PurserValue *options = purser_value_new_object ();

  for (guint i = 0; i < self->editors->len; i++)
    {
      PurserEditor *editor = g_ptr_array_index (self->editors, i);
      PurserValue *kept = purser_value_get (self->kept, self->rules->options[i].name);
      PurserValue *value = kept != NULL ? purser_value_ref (kept) : NULL;

      if (editor != NULL && g_hash_table_contains (self->touched, editor))
        value = purser_editor_dup_value (editor);
      if (value != NULL)
        purser_value_set (options, self->rules->options[i].name, value);
    }
  return options;
}
