// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-editor-types.h"
#include "purser-label.h"
#include "purser-player-mark.h"
#include "purser-toggle-set.h"

/* Buttons for a few words, a few numbers, such as a level or a planet, or the players. */
struct _PurserChoiceEditor
{
  PurserEditor parent_instance;

  PurserToggleSet *set;
};

G_DEFINE_FINAL_TYPE (PurserChoiceEditor, purser_choice_editor, PURSER_TYPE_EDITOR)

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
choice_add_players (PurserChoiceEditor *self,
                    PurserSetup        *setup)
{
  for (guint i = 0; i < setup->n_players; i++)
    purser_toggle_set_add (self->set, setup->seats[i].name, player_new (setup, (int) i));
}

static void
choice_add_numbers (PurserChoiceEditor *self,
                    const PurserShape  *shape)
{
  for (gint64 number = shape->min; number <= shape->max; number++)
    {
      g_autofree char *label = g_strdup_printf ("%" G_GINT64_FORMAT, number);

      purser_toggle_set_add (self->set, label, NULL);
    }
}

static void
choice_add_words (PurserChoiceEditor *self,
                  const PurserShape  *shape)
{
  for (guint i = 0; shape->choices[i] != NULL; i++)
    {
      g_autofree char *title = purser_rules_dup_choice (purser_editor_get_rules (PURSER_EDITOR (self)), shape, i);

      purser_toggle_set_add (self->set, title, NULL);
    }
}

static void
purser_choice_editor_build (PurserEditor *editor)
{
  PurserChoiceEditor *self = PURSER_CHOICE_EDITOR (editor);
  const PurserShape *shape = purser_editor_get_shape (editor);

  self->set = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
  purser_editor_name (editor, GTK_WIDGET (self->set));
  if (shape->kind == PURSER_SHAPE_PLAYER)
    choice_add_players (self, purser_play_get_setup (purser_editor_get_play (editor)));
  else if (shape->kind == PURSER_SHAPE_INTEGER)
    choice_add_numbers (self, shape);
  else
    choice_add_words (self, shape);
  g_signal_connect_swapped (self->set, "changed", G_CALLBACK (purser_editor_changed), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->set));
}

/* Returns the number of the first button; players are numbered from 0. */
static gint64
get_first (const PurserShape *shape)
{
  return shape->kind == PURSER_SHAPE_INTEGER ? shape->min : 0;
}

static PurserValue *
purser_choice_editor_dup_value (PurserEditor *editor)
{
  const PurserShape *shape = purser_editor_get_shape (editor);
  int index = purser_toggle_set_get_selected (PURSER_CHOICE_EDITOR (editor)->set);

  if (index < 0)
    return NULL;
  return shape->kind == PURSER_SHAPE_CHOICE ? purser_value_new_string (shape->choices[index])
                                            : purser_value_new_integer (get_first (shape) + index);
}

/* Returns: the index of the button for a value; -1 if none */
static gint64
find_button (const PurserShape *shape,
             PurserValue       *value)
{
  if (shape->kind == PURSER_SHAPE_CHOICE)
    return purser_value_is (value, PURSER_VALUE_STRING) ? purser_shape_choice (shape, purser_value_get_string (value)) : -1;
  return purser_value_is (value, PURSER_VALUE_INTEGER) ? purser_value_get_integer (value) - get_first (shape) : -1;
}

static void
purser_choice_editor_set_value (PurserEditor *editor,
                                PurserValue  *value)
{
  PurserToggleSet *set = PURSER_CHOICE_EDITOR (editor)->set;
  gint64 index = find_button (purser_editor_get_shape (editor), value);

  if (index >= 0 && index < purser_toggle_set_get_size (set))
    purser_toggle_set_select (set, (guint) index, TRUE);
}

/* Gives the buttons the titles that the game has for them here, and hides those that are of no use now. */
static void
purser_choice_editor_describe (PurserEditor          *editor,
                               const PurserFormField *field,
                               PurserValue           *draft)
{
  PurserToggleSet *set = PURSER_CHOICE_EDITOR (editor)->set;

  for (guint i = 0; field->options != NULL && i < MIN (field->options->len, purser_toggle_set_get_size (set)); i++)
    {
      const PurserFormOption *option = g_ptr_array_index (field->options, i);

      purser_toggle_set_show (set, i, option->title, option->shown);
    }
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
