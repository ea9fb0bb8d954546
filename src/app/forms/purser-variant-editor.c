// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-editor-types.h"
#include "purser-toggle-set.h"

/* Values of several kinds: first which kind, then the value. */
struct _PurserVariantEditor
{
  PurserEditor parent_instance;

  PurserToggleSet *set;
  GtkStack        *stack;
  GPtrArray       *editors;
};

G_DEFINE_FINAL_TYPE (PurserVariantEditor, purser_variant_editor, PURSER_TYPE_EDITOR)

static void
variant_show (PurserVariantEditor *self)
{
  int index = purser_toggle_set_get_selected (self->set);

  if (index >= 0)
    gtk_stack_set_visible_child (self->stack, g_ptr_array_index (self->editors, (guint) index));
  purser_editor_changed (PURSER_EDITOR (self));
}

/* The title of each kind of value, to choose between them. */
static const char *const kind_titles[] = {
  [PURSER_SHAPE_INTEGER] = N_("A number"),
  [PURSER_SHAPE_BOOLEAN] = N_("Yes or no"),
  [PURSER_SHAPE_CHOICE] = N_("One of these"),
  [PURSER_SHAPE_ITEM] = N_("A component"),
  [PURSER_SHAPE_PLAYER] = N_("A player"),
  [PURSER_SHAPE_STRING] = N_("Text"),
  [PURSER_SHAPE_LIST] = N_("Several"),
  [PURSER_SHAPE_MAP] = N_("In detail"),
  [PURSER_SHAPE_RECORD] = N_("In detail"),
  [PURSER_SHAPE_VARIANT] = N_("Text"),
  [PURSER_SHAPE_NULL] = N_("Unknown"),
};

static void
variant_add (PurserVariantEditor *self,
             const PurserShape   *shape)
{
  PurserEditor *editor = purser_editor_new_within (PURSER_EDITOR (self), shape,
                                                   purser_editor_get_title (PURSER_EDITOR (self)));

  g_signal_connect_swapped (editor, "changed", G_CALLBACK (purser_editor_changed), self);
  gtk_stack_add_child (self->stack, GTK_WIDGET (editor));
  g_ptr_array_add (self->editors, editor);
  purser_toggle_set_add (self->set, _(shape->title != NULL ? shape->title : kind_titles[shape->kind]), NULL);
}

static void
purser_variant_editor_build (PurserEditor *editor)
{
  PurserVariantEditor *self = PURSER_VARIANT_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->editors = g_ptr_array_new ();
  self->set = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  for (guint i = 0; shape->either[i] != NULL; i++)
    variant_add (self, shape->either[i]);
  g_signal_connect_swapped (self->set, "changed", G_CALLBACK (variant_show), self);
  purser_toggle_set_select (self->set, 0, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->set));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  adw_bin_set_child (ADW_BIN (self), box);
}

static PurserValue *
purser_variant_editor_dup_value (PurserEditor *editor)
{
  PurserVariantEditor *self = PURSER_VARIANT_EDITOR (editor);
  int index = purser_toggle_set_get_selected (self->set);

  return index >= 0 ? purser_editor_dup_value (g_ptr_array_index (self->editors, (guint) index)) : NULL;
}

static void
purser_variant_editor_set_value (PurserEditor *editor,
                                 PurserValue  *value)
{
  PurserVariantEditor *self = PURSER_VARIANT_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);
  PurserShapeContext context = { .n_players = PURSER_MAX_PLAYERS };

  for (guint i = 0; shape->either[i] != NULL; i++)
    {
      g_auto (PurserVerdict) verdict = { 0 };

      if (!purser_shape_check (shape->either[i], value, "", &context, &verdict))
        continue;
      purser_toggle_set_select (self->set, i, TRUE);
      purser_editor_set_value (g_ptr_array_index (self->editors, i), value);
      return;
    }
}

static void
purser_variant_editor_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_VARIANT_EDITOR (object)->editors, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_variant_editor_parent_class)->finalize (object);
}

static void
purser_variant_editor_class_init (PurserVariantEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_variant_editor_finalize;
  editor_class->build = purser_variant_editor_build;
  editor_class->dup_value = purser_variant_editor_dup_value;
  editor_class->set_value = purser_variant_editor_set_value;
}

static void
purser_variant_editor_init (PurserVariantEditor *self)
{
}
