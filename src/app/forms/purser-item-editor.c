// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-item-editor.h"
#include "purser-item-picker.h"
#include "purser-component-item.h"

/* A component of the game, or several: found by searching. */
struct _PurserItemEditor
{
  PurserEditor parent_instance;

  PurserItemPicker *picker;
  gboolean          many;
  guint             n_picked;
  PurserValue      *move;
  char             *field;
};

G_DEFINE_FINAL_TYPE (PurserItemEditor, purser_item_editor, PURSER_TYPE_EDITOR)

static gboolean
editor_would_take (PurserItemEditor *self,
                   const char       *id)
{
  g_autoptr (PurserValue) move = purser_value_copy (self->move);
  g_auto (PurserVerdict) verdict = { 0 };
  PurserValue *value = purser_value_new_text (id);

  if (self->many)
    {
      PurserValue *list = purser_editor_dup_value (PURSER_EDITOR (self));

      purser_value_append (list, value);
      value = list;
    }
  purser_value_set (move, self->field, value);
  return purser_history_try (purser_play_get_history (purser_editor_get_play (PURSER_EDITOR (self))), move, NULL, &verdict);
}

/* The rules are asked about every component, so that those they take can stand first. */
static void
editor_sort (PurserItemEditor *self)
{
  const PurserShape *shape = purser_editor_get_shape (PURSER_EDITOR (self));
  g_autoptr (GListModel) items = purser_component_items_list (purser_editor_get_play (PURSER_EDITOR (self)),
                                                              self->many ? shape->of->item : shape->item);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (PurserComponentItem) item = g_list_model_get_item (items, i);

      if (editor_would_take (self, purser_component_item_get_id (item)))
        g_hash_table_add (ids, g_strdup (purser_component_item_get_id (item)));
    }
  purser_item_picker_prefer (self->picker, ids);
}

/* One is enough where only one is asked for, or the rules take no other beside it. */
static gboolean
editor_is_done (PurserItemEditor *self)
{
  return !self->many || (self->n_picked == 1 && self->move != NULL && !purser_item_picker_has_preferred (self->picker));
}

static void
item_picked_cb (PurserItemEditor *self)
{
  guint before = self->n_picked;

  self->n_picked = purser_item_picker_get_ids (self->picker)->len;
  if (self->many && self->move != NULL)
    editor_sort (self);
  purser_editor_changed (PURSER_EDITOR (self));
  if (editor_is_done (self) && (!self->many || before == 0))
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
purser_item_editor_describe (PurserEditor          *editor,
                             const PurserFormField *field,
                             PurserValue           *draft)
{
  if (field->first != NULL)
    purser_item_picker_list_first (PURSER_ITEM_EDITOR (editor)->picker, field->first);
}

static void
purser_item_editor_finalize (GObject *object)
{
  PurserItemEditor *self = PURSER_ITEM_EDITOR (object);

  g_clear_pointer (&self->move, purser_value_unref);
  g_clear_pointer (&self->field, g_free);
  G_OBJECT_CLASS (purser_item_editor_parent_class)->finalize (object);
}

static void
purser_item_editor_class_init (PurserItemEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_item_editor_finalize;
  editor_class->build = purser_item_editor_build;
  editor_class->dup_value = purser_item_editor_dup_value;
  editor_class->set_value = purser_item_editor_set_value;
  editor_class->describe = purser_item_editor_describe;
}

static void
purser_item_editor_init (PurserItemEditor *self)
{
}

/* Lists those components first with which the rules would take the move. */
void
purser_item_editor_check (PurserItemEditor *self,
                          PurserValue      *move,
                          const char       *field)
{
  g_clear_pointer (&self->move, purser_value_unref);
  self->move = purser_value_copy (move);
  g_set_str (&self->field, field);
  editor_sort (self);
}
