// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-adjust-dialog.h"
#include "purser-common-verbs.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-line-breaks.h"
#include "purser-player-mark.h"
#include "purser-sum-pad.h"
#include "purser-toggle-set.h"
#include "purser-widget.h"

/* Longer names are ellipsized: two players to a line leave the keys below in sight on a phone. */
#define LONGEST_NAME 10

/* Corrects one balance of a player, either by an amount or to an amount. */
struct _PurserAdjustDialog
{
  AdwDialog parent_instance;

  PurserSession   *session;
  PurserToggleSet *players;
  PurserToggleSet *accounts;
  AdwToggleGroup  *toggles;
  PurserSumPad    *pad;
  GtkLabel        *outcome;
  GtkEntry        *note;
  GtkWidget       *button;
};

G_DEFINE_FINAL_TYPE (PurserAdjustDialog, purser_adjust_dialog, ADW_TYPE_DIALOG)

static gint64
adjust_get_balance (PurserAdjustDialog *self)
{
  return purser_play_get_balance (purser_session_get_play (self->session),
                                  purser_toggle_set_get_selected (self->players),
                                  (guint) purser_toggle_set_get_selected (self->accounts));
}

static gboolean
adjust_get_by (PurserAdjustDialog *self,
               gint64             *by)
{
  if (!purser_sum_pad_get_sum (self->pad, by))
    return FALSE;
  if (g_strcmp0 (adw_toggle_group_get_active_name (self->toggles), "to") == 0)
    *by -= adjust_get_balance (self);
  return *by != 0 && ABS (*by) <= PURSER_MAX_ADJUST;
}

static PurserAccount
adjust_get_account (PurserAdjustDialog *self)
{
  return purser_game_ui_tell_account (purser_session_get_play (self->session),
                                      (guint) purser_toggle_set_get_selected (self->accounts));
}

static PurserValue *
adjust_dup_move (PurserAdjustDialog *self,
                 gint64              by)
{
  PurserValue *move = purser_move_value_new ("adjust", purser_toggle_set_get_selected (self->players));
  const char *note = gtk_editable_get_text (GTK_EDITABLE (self->note));

  purser_value_set_string (move, "account", adjust_get_account (self).id);
  purser_value_set_integer (move, "by", by);
  if (*note != '\0')
    purser_value_set_string (move, "note", note);
  return move;
}

static void
adjust_show_outcome (PurserAdjustDialog *self,
                     gint64              by)
{
  gint64 balance = adjust_get_balance (self);
  g_autofree char *before = purser_format_amount (balance);
  g_autofree char *after = purser_format_amount (balance + by);
  /* Translators: a balance before a change, and after it */
  g_autofree char *change = by != 0 ? g_strdup_printf (_("%s → %s"), before, after) : g_strdup (before);
  g_autofree char *text = g_strdup_printf (_("%s: %s"), adjust_get_account (self).title, change);

  purser_line_breaks_show (self->outcome, text);
}

/* The widgets also call this while they are filled, before the session is set. */
static void
adjust_update (PurserAdjustDialog *self)
{
  gint64 by = 0;
  gboolean complete;

  if (self->session == NULL)
    return;
  complete = adjust_get_by (self, &by);
  adjust_show_outcome (self, complete ? by : 0);
  gtk_widget_set_sensitive (self->button, complete);
}

static void
adjust_enter (PurserAdjustDialog *self)
{
  g_autoptr (PurserSession) session = g_object_ref (self->session);
  g_autoptr (PurserValue) move = NULL;
  gint64 by;

  if (!adjust_get_by (self, &by))
    return;
  move = adjust_dup_move (self, by);
  adw_dialog_close (ADW_DIALOG (self));
  purser_session_enter (session, move);
}

static void
adjust_add_players (PurserAdjustDialog *self,
                    PurserSetup        *setup)
{
  for (guint i = 0; i < setup->n_players; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *name = gtk_label_new (setup->seats[i].name);

      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (name), LONGEST_NAME);
      purser_set_tooltip (box, setup->seats[i].name);
      gtk_box_append (GTK_BOX (box), purser_player_mark_new_for_seat (setup, (int) i, 22));
      gtk_box_append (GTK_BOX (box), name);
      purser_toggle_set_add (self->players, setup->seats[i].name, box);
    }
}

static void
adjust_add_accounts (PurserAdjustDialog *self,
                     PurserPlay         *play)
{
  PurserSetup *setup = purser_play_get_setup (play);

  for (guint i = 0; i < setup->rules->count_accounts (setup, purser_play_get_state (play)); i++)
    purser_toggle_set_add (self->accounts, purser_game_ui_tell_account (play, i).title, NULL);
}

static void
purser_adjust_dialog_dispose (GObject *object)
{
  g_clear_object (&PURSER_ADJUST_DIALOG (object)->session);
  G_OBJECT_CLASS (purser_adjust_dialog_parent_class)->dispose (object);
}

static void
purser_adjust_dialog_class_init (PurserAdjustDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PURSER_TYPE_SUM_PAD);
  g_type_ensure (PURSER_TYPE_TOGGLE_SET);
  G_OBJECT_CLASS (klass)->dispose = purser_adjust_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/table/purser-adjust-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserAdjustDialog, players);
  gtk_widget_class_bind_template_child (widget_class, PurserAdjustDialog, accounts);
  gtk_widget_class_bind_template_child (widget_class, PurserAdjustDialog, toggles);
  gtk_widget_class_bind_template_child (widget_class, PurserAdjustDialog, pad);
  gtk_widget_class_bind_template_child (widget_class, PurserAdjustDialog, outcome);
  gtk_widget_class_bind_template_child (widget_class, PurserAdjustDialog, note);
  gtk_widget_class_bind_template_child (widget_class, PurserAdjustDialog, button);
  gtk_widget_class_bind_template_callback (widget_class, adjust_update);
  gtk_widget_class_bind_template_callback (widget_class, adjust_enter);
}

static void
purser_adjust_dialog_init (PurserAdjustDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @player: the index of the player whose balance is proposed; -1 for the player in turn */
AdwDialog *
purser_adjust_dialog_new (PurserSession *session,
                          int            player,
                          int            account)
{
  PurserAdjustDialog *self = g_object_new (PURSER_TYPE_ADJUST_DIALOG, NULL);
  PurserPlay *play = purser_session_get_play (session);

  adjust_add_players (self, purser_play_get_setup (play));
  adjust_add_accounts (self, play);
  if (player < 0)
    player = MAX (0, purser_play_get_turn_info (play)->active);
  purser_toggle_set_select (self->players, (guint) player, TRUE);
  purser_toggle_set_select (self->accounts, (guint) account, TRUE);
  self->session = g_object_ref (session);
  adjust_update (self);
  return ADW_DIALOG (self);
}
