// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-components.h"
#include "purser-editor-types.h"
#include "purser-label.h"
#include "purser-widget.h"

/* Values for players, components or words: a key, and its value beside it. */
struct _PurserMapEditor
{
  PurserEditor parent_instance;

  GtkBox       *box;
  GPtrArray    *keys;
  GPtrArray    *editors;
  PurserEditor *picker; /* (nullable): picks the keys if they are components */
};

G_DEFINE_FINAL_TYPE (PurserMapEditor, purser_map_editor, PURSER_TYPE_EDITOR)

/* Creates a row that is folded, as most of the many players and words get nothing. */
static GtkWidget *
folded_new (const char   *title,
            PurserEditor *child)
{
  GtkWidget *expander = gtk_expander_new (title);

  gtk_expander_set_child (GTK_EXPANDER (expander), GTK_WIDGET (child));
  gtk_widget_set_margin_start (GTK_WIDGET (child), 18);
  return expander;
}

/* Creates a row that is open, as its component was picked. */
static GtkWidget *
open_new (const char   *title,
          PurserEditor *child)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (title);

  purser_label_let_wrap (label);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (child));
  return box;
}

static void
map_add_row (PurserMapEditor *self,
             const char      *key,
             const char      *title)
{
  PurserEditor *editor = PURSER_EDITOR (self);
  PurserEditor *child = purser_editor_new_within (editor, purser_editor_get_shape (editor)->of, title);

  g_signal_connect_swapped (child, "changed", G_CALLBACK (purser_editor_changed), self);
  g_ptr_array_add (self->keys, g_strdup (key));
  g_ptr_array_add (self->editors, child);
  gtk_box_append (self->box, self->picker != NULL ? open_new (title, child) : folded_new (title, child));
}

static void
map_add_component (PurserMapEditor *self,
                   const char      *key)
{
  g_autofree char *title = purser_components_dup_title_in (purser_editor_get_play (PURSER_EDITOR (self)), key);

  map_add_row (self, key, title);
}

static void
map_add_players (PurserMapEditor *self)
{
  PurserSetup *setup = purser_play_get_setup (purser_editor_get_play (PURSER_EDITOR (self)));

  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);

      map_add_row (self, key, setup->seats[i].name);
    }
}

static void
map_add_words (PurserMapEditor   *self,
               const PurserShape *shape)
{
  for (guint i = 0; shape->choices[i] != NULL; i++)
    {
      g_autofree char *title = purser_rules_dup_word (purser_editor_get_rules (PURSER_EDITOR (self)), shape->choices[i]);

      map_add_row (self, shape->choices[i], title);
    }
}

static gboolean
map_has (PurserMapEditor *self,
         const char      *key)
{
  return g_ptr_array_find_with_equal_func (self->keys, key, g_str_equal, NULL);
}

static void
item_chosen_cb (PurserEditor    *picker,
                PurserMapEditor *self)
{
  g_autoptr (PurserValue) item = purser_editor_dup_value (picker);

  if (item == NULL || map_has (self, purser_value_get_string (item)))
    return;
  map_add_component (self, purser_value_get_string (item));
  purser_editor_changed (PURSER_EDITOR (self));
}

static void
map_add_picker (PurserMapEditor   *self,
                GtkBox            *box,
                const PurserShape *shape)
{
  PurserEditor *editor = PURSER_EDITOR (self);

  self->picker = purser_editor_new_within (editor, shape, purser_editor_get_title (editor));
  g_signal_connect (self->picker, "activated", G_CALLBACK (item_chosen_cb), self);
  gtk_box_append (box, GTK_WIDGET (self->picker));
}

static void
purser_map_editor_build (PurserEditor *editor)
{
  PurserMapEditor *self = PURSER_MAP_EDITOR (editor);
  const PurserShape *key = purser_editor_get_shape (editor)->key;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->keys = g_ptr_array_new_with_free_func (g_free);
  self->editors = g_ptr_array_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), box);
  if (key->kind == PURSER_SHAPE_PLAYER)
    map_add_players (self);
  else if (key->kind == PURSER_SHAPE_CHOICE)
    map_add_words (self, key);
  else
    map_add_picker (self, GTK_BOX (box), key);
}

static PurserValue *
purser_map_editor_dup_value (PurserEditor *editor)
{
  PurserMapEditor *self = PURSER_MAP_EDITOR (editor);
  PurserValue *map = purser_value_new_object ();

  for (guint i = 0; i < self->keys->len; i++)
    {
      g_autoptr (PurserValue) value = purser_editor_dup_value (g_ptr_array_index (self->editors, i));

      /* Untouched records are left out. */
      if (value != NULL && (!purser_value_is (value, PURSER_VALUE_OBJECT) || purser_value_get_size (value) > 0))
        purser_value_set (map, g_ptr_array_index (self->keys, i), g_steal_pointer (&value));
    }
  return map;
}

static void
map_clear (PurserMapEditor *self)
{
  purser_unparent_children (GTK_WIDGET (self->box));
  g_ptr_array_set_size (self->keys, 0);
  g_ptr_array_set_size (self->editors, 0);
}

static void
purser_map_editor_set_value (PurserEditor *editor,
                             PurserValue  *value)
{
  PurserMapEditor *self = PURSER_MAP_EDITOR (editor);

  if (self->picker != NULL)
    map_clear (self);
  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      const char *key = purser_value_get_key_at (value, i);
      guint index;

      if (!g_ptr_array_find_with_equal_func (self->keys, key, g_str_equal, &index))
        {
          index = self->keys->len;
          map_add_component (self, key);
        }
      purser_editor_set_value (g_ptr_array_index (self->editors, index), purser_value_get_at (value, i));
    }
}

/* Hides the picker if the rules say which components are meant, and all of them are there. */
static void
purser_map_editor_describe (PurserEditor          *editor,
                            const PurserFormField *field,
                            PurserValue           *draft)
{
  PurserMapEditor *self = PURSER_MAP_EDITOR (editor);
  gboolean all = field->first != NULL;

  if (self->picker == NULL)
    return;
  purser_editor_describe (self->picker, field, draft);
  for (guint i = 0; all && i < field->first->len; i++)
    all = map_has (self, g_ptr_array_index (field->first, i));
  gtk_widget_set_visible (GTK_WIDGET (self->picker), !all);
}

static void
purser_map_editor_finalize (GObject *object)
{
  PurserMapEditor *self = PURSER_MAP_EDITOR (object);

  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_pointer (&self->editors, g_ptr_array_unref);
  G_OBJECT_CLASS (purser_map_editor_parent_class)->finalize (object);
}

static void
purser_map_editor_class_init (PurserMapEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_map_editor_finalize;
  editor_class->build = purser_map_editor_build;
  editor_class->dup_value = purser_map_editor_dup_value;
  editor_class->set_value = purser_map_editor_set_value;
  editor_class->describe = purser_map_editor_describe;
}

static void
purser_map_editor_init (PurserMapEditor *self)
{
}
