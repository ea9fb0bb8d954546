// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-dice.h"
#include "purser-form-head.h"
#include "purser-roll-pad.h"

/* The answer that the dice complete. */
typedef struct {
  PurserSession *session;
  PurserChoice  *choice;
} Roll;

static void
roll_free (gpointer  data,
           GClosure *closure)
{
  Roll *roll = data;

  g_object_unref (roll->session);
  purser_choice_unref (roll->choice);
  g_free (roll);
}

/* Enters a roll; clears the dice again if it is refused. */
static void
rolled_cb (PurserDicePad *pad,
           Roll          *roll)
{
  g_autoptr (PurserValue) move = purser_value_copy (roll->choice->move);
  int dice[2];

  purser_dice_pad_get_dice (pad, dice);
  purser_value_set (move, purser_choice_find_dice (purser_session_get_setup (roll->session)->rules, roll->choice),
                    purser_value_new_integers (dice, 2));
  if (!purser_session_enter (roll->session, move))
    purser_dice_pad_clear (pad, roll->choice->die);
}

/* Makes dice that enter an answer as soon as both have a value. A die that is known has its value from the beginning.
 *
 * @choice: an answer in which only two dice are missing */
PurserDicePad *
purser_roll_pad_new (PurserSession      *session,
                     const PurserChoice *choice)
{
  PurserDicePad *pad = g_object_new (PURSER_TYPE_DICE_PAD, NULL);
  Roll *roll = g_new0 (Roll, 1);

  roll->session = g_object_ref (session);
  roll->choice = purser_choice_ref (choice);
  g_signal_connect_data (pad, "rolled", G_CALLBACK (rolled_cb), roll, roll_free, G_CONNECT_DEFAULT);
  purser_dice_pad_clear (pad, choice->die);
  return pad;
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

/* Makes the dice of the next turn, which end the present one.
 *
 * Returns: (transfer floating) (nullable): the pad under its heading; %NULL if they are not offered */
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
