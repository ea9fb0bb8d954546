// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-announce.h"
#include "purser-dice-dialog.h"
#include "purser-dice-roll.h"
#include "purser-die.h"
#include "purser-game-ui.h"
#include "purser-number-editor.h"
#include "purser-scroll.h"
#include "purser-wrap-box.h"

#define SIZE 56
#define MOST 9

/* Dice for players who have none at hand. If the prompt asks for two dice, the dialog can enter them. */
struct _PurserDiceDialog
{
  AdwDialog parent_instance;

  PurserPromptView *view;
  GArray           *dice;
  GtkSpinButton    *counts[PURSER_DICE_KINDS];
  GtkBox           *kinds;
  AdwWrapBox       *box;
  GtkLabel         *sum_label;
  GtkWidget        *roll_button;
  GtkWidget        *enter_button;
  GtkWidget        *shaker_expander;
  AdwBin           *shaker_bin;
};

G_DEFINE_FINAL_TYPE (PurserDiceDialog, purser_dice_dialog, ADW_TYPE_DIALOG)

static const PurserRolledDie *
dialog_get_die (PurserDiceDialog *self,
                guint             index)
{
  return &g_array_index (self->dice, PurserRolledDie, index);
}

/* Returns whether the dice can be entered: two dice with six sides each, both rolled. */
static gboolean
dialog_is_roll (PurserDiceDialog *self)
{
  for (guint i = 0; i < self->dice->len; i++)
    if (dialog_get_die (self, i)->sides != 6 || dialog_get_die (self, i)->value == 0)
      return FALSE;
  return self->dice->len == 2;
}

static void
dialog_show (PurserDiceDialog *self)
{
  purser_wrap_box_clear (self->box);
  for (guint i = 0; i < self->dice->len; i++)
    {
      const PurserRolledDie *one = dialog_get_die (self, i);
      GtkWidget *die = purser_die_new (SIZE);

      purser_die_set_sides (PURSER_DIE (die), one->sides);
      purser_die_set_value (PURSER_DIE (die), one->value);
      if (one->value > 0)
        purser_die_roll (PURSER_DIE (die));
      adw_wrap_box_append (self->box, die);
    }
  gtk_widget_set_sensitive (self->enter_button, dialog_is_roll (self));
}

/* Replaces the dice with the chosen ones, which are not rolled yet. */
static void
dialog_lay_dice (PurserDiceDialog *self)
{
  int counts[PURSER_DICE_KINDS];

  for (guint i = 0; i < PURSER_DICE_KINDS; i++)
    counts[i] = gtk_spin_button_get_value_as_int (self->counts[i]);
  g_clear_pointer (&self->dice, g_array_unref);
  self->dice = purser_dice_roll_new (counts);
  gtk_label_set_label (self->sum_label, "");
  gtk_widget_set_sensitive (self->roll_button, self->dice->len > 0);
  dialog_show (self);
}

static void
roll_clicked_cb (PurserDiceDialog *self)
{
  g_autofree char *sum = NULL;

  purser_dice_roll (self->dice);
  dialog_show (self);
  sum = purser_dice_roll_dup_sum (self->dice);
  gtk_label_set_label (self->sum_label, sum);
  purser_announce (GTK_WIDGET (self), sum);
  if (gtk_widget_get_visible (self->enter_button) && dialog_is_roll (self))
    gtk_widget_grab_focus (self->enter_button);
}

static void
enter_clicked_cb (PurserDiceDialog *self)
{
  g_autoptr (PurserPromptView) view = g_object_ref (self->view);
  const int dice[] = { dialog_get_die (self, 0)->value, dialog_get_die (self, 1)->value };

  adw_dialog_close (ADW_DIALOG (self));
  purser_prompt_view_enter_roll (view, dice);
}

/* Scrolls to the shaker, which opens below the edge of a phone's screen. */
static void
expanded_cb (PurserDiceDialog *self)
{
  if (gtk_expander_get_expanded (GTK_EXPANDER (self->shaker_expander)))
    purser_scroll_to (GTK_WIDGET (self->shaker_bin));
}

static void
purser_dice_dialog_finalize (GObject *object)
{
  g_clear_object (&PURSER_DICE_DIALOG (object)->view);
  g_clear_pointer (&PURSER_DICE_DIALOG (object)->dice, g_array_unref);
  G_OBJECT_CLASS (purser_dice_dialog_parent_class)->finalize (object);
}

static void
purser_dice_dialog_class_init (PurserDiceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = purser_dice_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-dice-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserDiceDialog, kinds);
  gtk_widget_class_bind_template_child (widget_class, PurserDiceDialog, box);
  gtk_widget_class_bind_template_child (widget_class, PurserDiceDialog, sum_label);
  gtk_widget_class_bind_template_child (widget_class, PurserDiceDialog, roll_button);
  gtk_widget_class_bind_template_child (widget_class, PurserDiceDialog, enter_button);
  gtk_widget_class_bind_template_child (widget_class, PurserDiceDialog, shaker_expander);
  gtk_widget_class_bind_template_child (widget_class, PurserDiceDialog, shaker_bin);
  gtk_widget_class_bind_template_callback (widget_class, roll_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, enter_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, expanded_cb);
}

static GtkWidget *
count_new (PurserDiceDialog *self,
           int               sides)
{
  GtkWidget *count = gtk_spin_button_new_with_range (0, MOST, 1);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  /* Translators: a kind of dice, by how many sides they have */
  g_autofree char *title = g_strdup_printf (_("d%d"), sides);
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (count), sides == 6 ? 2 : 0);
  purser_spin_button_follow (GTK_SPIN_BUTTON (count));
  gtk_accessible_update_property (GTK_ACCESSIBLE (count), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_swapped (count, "value-changed", G_CALLBACK (dialog_lay_dice), self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), count);
  gtk_box_append (self->kinds, row);
  return count;
}

static void
purser_dice_dialog_init (PurserDiceDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PURSER_DICE_KINDS; i++)
    self->counts[i] = GTK_SPIN_BUTTON (count_new (self, purser_dice_sides[i]));
  dialog_lay_dice (self);
}

/* Adds what the game shakes instead of dice, if there is anything. */
static void
dialog_add_shaker (PurserDiceDialog *self,
                   PurserSession    *session)
{
  const PurserGameUi *ui = purser_game_ui_get (purser_play_get_rules (purser_session_get_play (session)));

  if (ui->shaker_new == NULL)
    return;
  adw_bin_set_child (self->shaker_bin, ui->shaker_new (session));
  gtk_widget_set_visible (self->shaker_expander, TRUE);
}

/* @session: (nullable): a play whose game may have a shaker */
AdwDialog *
purser_dice_dialog_new (PurserPromptView *view,
                        PurserSession    *session)
{
  PurserDiceDialog *self = g_object_new (PURSER_TYPE_DICE_DIALOG, NULL);

  self->view = g_object_ref (view);
  if (session != NULL)
    dialog_add_shaker (self, session);
  if (purser_prompt_view_asks_roll (view))
    gtk_widget_remove_css_class (self->roll_button, "suggested-action");
  else
    gtk_widget_set_visible (self->enter_button, FALSE);
  return ADW_DIALOG (self);
}
