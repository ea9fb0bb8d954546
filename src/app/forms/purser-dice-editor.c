// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-dice-pad.h"
#include "purser-editor-types.h"

/* Two dice, shown as such. */
struct _PurserDiceEditor
{
  PurserEditor parent_instance;

  PurserDicePad *pad;
};

G_DEFINE_FINAL_TYPE (PurserDiceEditor, purser_dice_editor, PURSER_TYPE_EDITOR)

static void
dice_rolled_cb (PurserDiceEditor *self)
{
  purser_editor_changed (PURSER_EDITOR (self));
  purser_editor_activate (PURSER_EDITOR (self));
}

static void
purser_dice_editor_build (PurserEditor *editor)
{
  PurserDiceEditor *self = PURSER_DICE_EDITOR (editor);

  self->pad = g_object_new (PURSER_TYPE_DICE_PAD, NULL);
  g_signal_connect_swapped (self->pad, "rolled", G_CALLBACK (dice_rolled_cb), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->pad));
}

static PurserValue *
purser_dice_editor_dup_value (PurserEditor *editor)
{
  int dice[2];

  return purser_dice_pad_get_dice (PURSER_DICE_EDITOR (editor)->pad, dice) ? purser_value_new_integers (dice, 2) : NULL;
}

static void
purser_dice_editor_set_value (PurserEditor *editor,
                              PurserValue  *value)
{
  if (purser_value_get_size (value) == 2)
    purser_dice_pad_set_dice (PURSER_DICE_EDITOR (editor)->pad,
                              (int) purser_value_get_integer (purser_value_get_at (value, 0)),
                              (int) purser_value_get_integer (purser_value_get_at (value, 1)));
}

static void
purser_dice_editor_class_init (PurserDiceEditorClass *klass)
{
  PurserEditorClass *editor_class = PURSER_EDITOR_CLASS (klass);

  editor_class->build = purser_dice_editor_build;
  editor_class->dup_value = purser_dice_editor_dup_value;
  editor_class->set_value = purser_dice_editor_set_value;
}

static void
purser_dice_editor_init (PurserDiceEditor *self)
{
}
