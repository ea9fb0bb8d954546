// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-player-editor.h"
#include "purser-player-mark.h"
#include "purser-toggle-set.h"
#include "purser-wrap-box.h"

/* One of the players, or several of them. */
struct _PurserPlayerEditor
{
  PurserEditor parent_instance;

  PurserToggleSet *set;
  gboolean         many;
};

G_DEFINE_FINAL_TYPE (PurserPlayerEditor, purser_player_editor, PURSER_TYPE_EDITOR)

static GtkWidget *
player_new (PurserSetup *setup,
            int          player)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (setup->seats[player].name);

  purser_label_let_break (label);
  gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, player, 22));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
purser_player_editor_build (PurserEditor *editor)
{
  PurserPlayerEditor *self = PURSER_PLAYER_EDITOR (editor);
  PurserSetup *setup = purser_play_get_setup (purser_editor_get_play (editor));

  self->many = purser_editor_get_shape (editor)->kind == PURSER_SHAPE_LIST;
  self->set = PURSER_TOGGLE_SET (purser_toggle_set_new (self->many));
  purser_editor_name (editor, GTK_WIDGET (self->set));
  for (guint i = 0; i < setup->n_players; i++)
    purser_toggle_set_add (self->set, setup->seats[i].name, player_new (setup, (int) i));
  g_signal_connect_swapped (self->set, "changed", G_CALLBACK (purser_editor_changed), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->set));
}

static PurserValue *
player_editor_dup_list (PurserPlayerEditor *self)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < purser_toggle_set_get_size (self->set); i++)
    if (purser_toggle_set_is_selected (self->set, i))
      purser_value_append (list, purser_value_new_integer (i));
  return list;
}

static PurserValue *
purser_player_editor_dup_value (PurserEditor *editor)
{
  PurserPlayerEditor *self = PURSER_PLAYER_EDITOR (editor);
  int index = purser_toggle_set_get_selected (self->set);

  if (self->many)
    return player_editor_dup_list (self);
  return index >= 0 ? purser_value_new_integer (index) : NULL;
}

static void
player_editor_select (PurserPlayerEditor *self,
                      PurserValue        *value)
{
  if (purser_value_is (value, PURSER_VALUE_INTEGER) && purser_value_get_integer (value) >= 0 &&
      purser_value_get_integer (value) < purser_toggle_set_get_size (self->set))
    purser_toggle_set_select (self->set, (guint) purser_value_get_integer (value), TRUE);
}

static void
purser_player_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserPlayerEditor *self = PURSER_PLAYER_EDITOR (editor);

  if (!self->many)
    player_editor_select (self, value);
  for (guint i = 0; self->many && i < purser_value_get_size (value); i++)
    player_editor_select (self, purser_value_get_at (value, i));
}

static void
purser_player_editor_describe (PurserEditor          *editor,
                               const PurserFormField *field,
                               PurserValue           *draft)
{
  purser_editor_show_options (PURSER_PLAYER_EDITOR (editor)->set, field->options);
}

static void
purser_player_editor_class_init (PurserPlayerEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_player_editor_build;
  editor_class->dup_value = purser_player_editor_dup_value;
  editor_class->set_value = purser_player_editor_set_value;
  editor_class->describe = purser_player_editor_describe;
}

static void
purser_player_editor_init (PurserPlayerEditor *self)
{
}
