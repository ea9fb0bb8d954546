// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-dice.h"
#include "purser-form-head.h"
#include "purser-roll-pad.h"

/* Dice that enter an answer as soon as both are told; one that is known is told already. */
struct _PurserRollPad
{
  AdwBin parent_instance;

  PurserSession *session;
  PurserChoice  *choice;
  PurserDicePad *dice;
};

G_DEFINE_FINAL_TYPE (PurserRollPad, purser_roll_pad, ADW_TYPE_BIN)

/* A roll that is refused is taken off the dice again. */
static void
rolled_cb (PurserRollPad *self)
{
  g_autoptr (PurserValue) move = purser_value_copy (self->choice->move);
  int dice[2];

  purser_dice_pad_get_dice (self->dice, dice);
  purser_value_set (move, purser_choice_find_dice (purser_session_get_setup (self->session)->rules, self->choice),
                    purser_value_new_integers (dice, 2));
  if (!purser_session_enter (self->session, move))
    purser_dice_pad_clear (self->dice, self->choice->die);
}

static void
purser_roll_pad_dispose (GObject *object)
{
  PurserRollPad *self = PURSER_ROLL_PAD (object);

  g_clear_pointer (&self->choice, purser_choice_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (purser_roll_pad_parent_class)->dispose (object);
}

static void
purser_roll_pad_class_init (PurserRollPadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = purser_roll_pad_dispose;
}

static void
purser_roll_pad_init (PurserRollPad *self)
{
  self->dice = g_object_new (PURSER_TYPE_DICE_PAD, NULL);
  g_signal_connect_object (self->dice, "rolled", G_CALLBACK (rolled_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->dice));
}

/* @choice: an answer for which nothing but two dice is missing */
PurserRollPad *
purser_roll_pad_new (PurserSession      *session,
                     const PurserChoice *choice)
{
  PurserRollPad *self = g_object_new (PURSER_TYPE_ROLL_PAD, NULL);

  self->session = g_object_ref (session);
  self->choice = purser_choice_ref (choice);
  purser_dice_pad_clear (self->dice, choice->die);
  return self;
}

void
purser_roll_pad_press (PurserRollPad *self,
                       int            value)
{
  purser_dice_pad_press (self->dice, value);
}

/* Tells both dice, and enters them. */
void
purser_roll_pad_enter (PurserRollPad *self,
                       int            first,
                       int            second)
{
  purser_dice_pad_set_dice (self->dice, first, second);
  rolled_cb (self);
}

static const PurserChoice *
find_next_roll (PurserSession *session)
{
  PurserPrompt *prompt = purser_play_get_prompt (purser_session_get_play (session));

  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (choice->first != NULL)
        return choice;
    }
  return NULL;
}

/* The dice of the next turn, which end the one that goes on.
 *
 * Returns: (transfer floating) (nullable): the pad under its head; %NULL where they are not offered */
GtkWidget *
purser_roll_pad_new_next (PurserSession *session)
{
  const PurserChoice *choice = find_next_roll (session);
  GtkWidget *box;

  if (choice == NULL)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), purser_form_head_new (session, choice->label, choice->player));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (purser_roll_pad_new (session, choice)));
  gtk_widget_add_css_class (box, "next-roll");
  return box;
}
