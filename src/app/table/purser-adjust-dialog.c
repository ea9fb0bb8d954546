// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-adjust-dialog.h"
#include "purser-common-verbs.h"
#include "purser-format.h"
#include "purser-player-mark.h"
#include "purser-sum-pad.h"
#include "purser-toggle-set.h"
#include "purser-wrap-box.h"

/* Corrects a balance: whose, which, and either by how much or to what. */
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
  PurserPlay *play = purser_session_get_play (self->session);
  PurserAccount about = { 0 };

  purser_play_get_rules (play)->get_account (purser_play_get_setup (play),
                                             (guint) purser_toggle_set_get_selected (self->accounts), &about);
  return about;
}

static PurserValue *
adjust_dup_move (PurserAdjustDialog *self,
                 gint64              by)
{
  PurserValue *move = purser_move_value_new ("adjust", purser_toggle_set_get_selected (self->players));
  const char *note = gtk_editable_get_text (GTK_EDITABLE (self->note));

  purser_value_set_text (move, "account", adjust_get_account (self).id);
  purser_value_set_integer (move, "by", by);
  if (*note != '\0')
    purser_value_set_text (move, "note", note);
  return move;
}

static void
adjust_update (PurserAdjustDialog *self)
{
  gint64 by = 0;
  gboolean complete = adjust_get_by (self, &by);
  gint64 balance = adjust_get_balance (self);
  g_autofree char *before = purser_format_amount (balance);
  g_autofree char *after = purser_format_amount (balance + by);
  /* Translators: a balance before a change, and after it */
  g_autofree char *change = complete ? g_strdup_printf (_("%s → %s"), before, after) : g_strdup (before);
  g_autofree char *text = g_strdup_printf (_("%s: %s"), adjust_get_account (self).title, change);

  gtk_label_set_label (self->outcome, text);
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
    {
      PurserAccount about = { 0 };

      setup->rules->get_account (setup, i, &about);
      purser_toggle_set_add (self->accounts, about.title, NULL);
    }
}

static void
add_toggle (PurserAdjustDialog *self,
            const char         *name,
            const char         *label)
{
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_name (toggle, name);
  adw_toggle_set_label (toggle, label);
  adw_toggle_set_use_underline (toggle, TRUE);
  adw_toggle_group_add (self->toggles, toggle);
}

static void
add_part (GtkWidget  *box,
          const char *title,
          GtkWidget  *widget)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (part), label);
  gtk_box_append (GTK_BOX (part), widget);
  gtk_box_append (GTK_BOX (box), part);
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
  G_OBJECT_CLASS (klass)->dispose = purser_adjust_dialog_dispose;
}

static void
purser_adjust_dialog_init (PurserAdjustDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  self->players = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
  self->accounts = PURSER_TOGGLE_SET (purser_toggle_set_new (FALSE));
  self->note = GTK_ENTRY (gtk_entry_new ());
  self->toggles = ADW_TOGGLE_GROUP (adw_toggle_group_new ());
  self->pad = PURSER_SUM_PAD (purser_sum_pad_new ());
  self->outcome = GTK_LABEL (gtk_label_new (NULL));
  purser_label_let_wrap (GTK_WIDGET (self->outcome));
  self->button = gtk_button_new_with_mnemonic (_("_Correct"));
  add_toggle (self, "by", _("Change _By"));
  add_toggle (self, "to", _("Set _To"));
  gtk_widget_set_css_classes (GTK_WIDGET (self->outcome), (const char *[]) { "title-2", "numeric", NULL });
  gtk_widget_set_css_classes (self->button, (const char *[]) { "suggested-action", "confirm", NULL });
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  gtk_widget_add_css_class (box, "page");
  add_part (box, _("Whose number"), GTK_WIDGET (self->players));
  add_part (box, _("Which number"), GTK_WIDGET (self->accounts));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toggles));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pad));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->outcome));
  add_part (box, _("Why"), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), box);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), window);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->pad));
}

/* @player: whose balance is proposed, an index; -1 for who is in turn
 *
 * Returns: (transfer floating): a dialog that corrects a balance */
AdwDialog *
purser_adjust_dialog_new (PurserSession *session,
                          int            player,
                          int            account)
{
  PurserAdjustDialog *self = g_object_new (PURSER_TYPE_ADJUST_DIALOG, "title", _("Correct a Number"),
                                           "content-width", 420, NULL);
  PurserPlay *play = purser_session_get_play (session);

  self->session = g_object_ref (session);
  adjust_add_players (self, purser_play_get_setup (play));
  adjust_add_accounts (self, play);
  purser_toggle_set_select (self->players, (guint) MAX (0, player >= 0 ? player : purser_play_get_table (play)->active), TRUE);
  purser_toggle_set_select (self->accounts, (guint) account, TRUE);
  g_signal_connect_swapped (self->players, "changed", G_CALLBACK (adjust_update), self);
  g_signal_connect_swapped (self->accounts, "changed", G_CALLBACK (adjust_update), self);
  g_signal_connect_swapped (self->toggles, "notify::active", G_CALLBACK (adjust_update), self);
  g_signal_connect_swapped (self->pad, "changed", G_CALLBACK (adjust_update), self);
  g_signal_connect_swapped (self->pad, "entered", G_CALLBACK (adjust_enter), self);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (adjust_enter), self);
  adw_toggle_group_set_active_name (self->toggles, "by");
  adjust_update (self);
  return ADW_DIALOG (self);
}
