// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-choice-group.h"
#include "purser-payout-row.h"

/* Everybody's answers, one row each, and one button that confirms them all. */
struct _PurserChoiceGroup
{
  AdwBin parent_instance;

  PurserSession *session;
  GtkBox        *box;
  GPtrArray     *rows;
  GtkSizeGroup  *names;
  GtkSizeGroup  *answers;
};

G_DEFINE_FINAL_TYPE (PurserChoiceGroup, purser_choice_group, ADW_TYPE_BIN)

static void
purser_choice_group_finalize (GObject *object)
{
  PurserChoiceGroup *self = PURSER_CHOICE_GROUP (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->names);
  g_clear_object (&self->answers);
  G_OBJECT_CLASS (purser_choice_group_parent_class)->finalize (object);
}

static void
purser_choice_group_class_init (PurserChoiceGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_choice_group_finalize;
}

static void
purser_choice_group_init (PurserChoiceGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->answers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "payouts");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

static PurserPayoutRow *
group_get_row (PurserChoiceGroup *self,
               int                player)
{
  PurserPayoutRow *row = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    if (purser_payout_row_get_player (g_ptr_array_index (self->rows, i)) == player)
      return g_ptr_array_index (self->rows, i);
  row = PURSER_PAYOUT_ROW (purser_payout_row_new (purser_session_get_play (self->session), player));
  purser_payout_row_join (row, self->names, self->answers);
  g_ptr_array_add (self->rows, row);
  gtk_box_append (self->box, GTK_WIDGET (row));
  return row;
}

static void
group_add_button (PurserChoiceGroup *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (self->rows->len > 1 ? _("_Confirm All") : _("_Confirm"));

  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "confirm");
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (button, _("Enter"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (purser_choice_group_confirm), self);
  gtk_box_append (self->box, button);
}

/* Whether an answer is of the kind that is proposed to its player: another way to do the same. */
static gboolean
choice_is_alternative (PurserPrompt       *prompt,
                       const PurserChoice *choice)
{
  const PurserChoice *best = choice->player >= 0 ? purser_prompt_get_best (prompt, choice->player) : NULL;

  return best != NULL && choice->complete && strcmp (purser_value_get_text_of (choice->move, "move"),
                                                     purser_value_get_text_of (best->move, "move")) == 0;
}

/**
 * purser_choice_is_payout:
 * @prompt: a prompt
 * @choice: one of its answers
 *
 * Looks whether an answer belongs to the group of payouts: its player has a proposal beside other ways to do the
 * same, or somebody else is asked too. A single proposal is a button like any other, and so is what else can be done.
 *
 * Returns: whether it does
 */
gboolean
purser_choice_is_payout (PurserPrompt       *prompt,
                         const PurserChoice *choice)
{
  guint n_answers = 0;

  if (!choice_is_alternative (prompt, choice))
    return FALSE;
  for (guint i = 0; i < prompt->choices->len; i++)
    n_answers += choice_is_alternative (prompt, g_ptr_array_index (prompt->choices, i));
  return n_answers > 1;
}

/**
 * purser_choice_group_new:
 * @session: a session whose prompt offers complete answers with a best one among them
 *
 * Shows the answers of all players for whom the prompt has a proposal.
 *
 * Returns: (transfer floating): a group
 */
GtkWidget *
purser_choice_group_new (PurserSession *session)
{
  PurserChoiceGroup *self = g_object_new (PURSER_TYPE_CHOICE_GROUP, NULL);
  PurserPrompt *prompt = purser_play_get_prompt (purser_session_get_play (session));

  self->session = g_object_ref (session);
  for (guint i = 0; i < prompt->choices->len; i++)
    {
      const PurserChoice *choice = g_ptr_array_index (prompt->choices, i);

      if (purser_choice_is_payout (prompt, choice))
        purser_payout_row_add (group_get_row (self, choice->player), choice);
    }
  group_add_button (self);
  return GTK_WIDGET (self);
}

/**
 * purser_choice_group_get_size:
 * @self: a group
 *
 * Returns: how many players it asks
 */
guint
purser_choice_group_get_size (PurserChoiceGroup *self)
{
  return self->rows->len;
}

/**
 * purser_choice_group_confirm:
 * @self: a group
 *
 * Enters what is picked for everybody, in the order in which the rules ask; stops at a refusal.
 */
void
purser_choice_group_confirm (PurserChoiceGroup *self)
{
  g_autoptr (PurserSession) session = g_object_ref (self->session);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_value_unref);

  /* The first move entered makes another prompt, and this group goes away with the old one. */
  for (guint i = 0; i < self->rows->len; i++)
    g_ptr_array_add (moves, purser_value_ref (purser_payout_row_get_choice (g_ptr_array_index (self->rows, i))->move));
  purser_session_enter_all (session, moves);
}
