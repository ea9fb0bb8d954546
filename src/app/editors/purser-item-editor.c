// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-item-editor.h"
#include "purser-item-picker.h"

/* A component of the game, or several: found by searching. */
struct _PurserItemEditor
{
  PurserEditor parent_instance;

  PurserItemPicker *picker;
  gboolean          many;
};

G_DEFINE_FINAL_TYPE (PurserItemEditor, purser_item_editor, PURSER_TYPE_EDITOR)

static void
item_picked_cb (PurserItemEditor *self)
{
  purser_editor_changed (PURSER_EDITOR (self));
  if (!self->many)
    purser_editor_activate (PURSER_EDITOR (self));
}

static void
purser_item_editor_build (PurserEditor *editor)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);

  self->many = shape->kind == PURSER_SHAPE_LIST;
  self->picker = PURSER_ITEM_PICKER (purser_item_picker_new (purser_editor_get_play (editor),
                                                             self->many ? shape->of->item : shape->item, self->many));
  g_signal_connect_swapped (self->picker, "picked", G_CALLBACK (item_picked_cb), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->picker));
}

static PurserValue *
purser_item_editor_dup_value (PurserEditor *editor)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (editor);
  GPtrArray *ids = purser_item_picker_get_ids (self->picker);
  PurserValue *list;

  if (!self->many)
    return ids->len > 0 ? purser_value_new_text (g_ptr_array_index (ids, 0)) : NULL;
  list = purser_value_new_list ();
  for (guint i = 0; i < ids->len; i++)
    purser_value_append (list, purser_value_new_text (g_ptr_array_index (ids, i)));
  return list;
}

static void
purser_item_editor_set_value (PurserEditor *editor,
                              PurserValue  *value)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (editor);

  if (purser_value_is (value, PURSER_VALUE_TEXT))
    purser_item_picker_pick (self->picker, purser_value_get_text (value));
  for (guint i = 0; self->many && i < purser_value_get_size (value); i++)
    purser_item_picker_pick (self->picker, purser_value_get_text (purser_value_get_at (value, i)));
}

static void
purser_item_editor_class_init (PurserItemEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_item_editor_build;
  editor_class->dup_value = purser_item_editor_dup_value;
  editor_class->set_value = purser_item_editor_set_value;
}

static void
purser_item_editor_init (PurserItemEditor *self)
{
}
