// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* All accounts of a player; a tap on one corrects it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-accounts-popover.h"
#include "purser-format.h"
#include "purser-game-ui.h"
#include "purser-popover.h"
#include "purser-widget.h"

static GtkWidget *
account_content_new (const PurserAccount *about,
                     const char          *amount)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (about->title);
  GtkWidget *label = gtk_label_new (amount);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_css_classes (label, (const char *[]) { "numeric", "heading", NULL });
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (about->icon != NULL ? about->icon : "list-add-symbolic"));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
account_clicked_cb (GtkWidget *button)
{
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
}

static GtkWidget *
account_new (PurserPlay *play,
             int         player,
             guint       account)
{
  GtkWidget *button = gtk_button_new ();
  PurserAccount about = purser_game_ui_tell_account (play, account);
  gboolean hidden = purser_game_ui_hides (play, account);
  g_autofree char *amount = hidden ? g_strdup ("•") : purser_format_amount (purser_play_get_balance (play, player, account));
  /* Translators: a player, an account and its balance */
  g_autofree char *name = g_strdup_printf (_("%s: %s: %s"), purser_setup_get_name (purser_play_get_setup (play), player),
                                           about.title, amount);

  gtk_button_set_child (GTK_BUTTON (button), account_content_new (&about, amount));
  gtk_widget_set_css_classes (button, (const char *[]) { "flat", "account", NULL });
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Correct a Number"), -1);
  purser_set_action (button, "table.adjust-account", g_variant_new ("(ii)", player, (int) account));
  g_signal_connect (button, "clicked", G_CALLBACK (account_clicked_cb), NULL);
  return button;
}

static GtkWidget *
accounts_new (PurserPlay *play,
              int         player)
{
  guint n = purser_play_get_rules (play)->count_accounts (purser_play_get_setup (play), purser_play_get_state (play));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *hint = gtk_label_new (_("Tap a number to correct it."));

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), account_new (play, player, i));
  gtk_widget_set_css_classes (hint, (const char *[]) { "caption", "dimmed", NULL });
  gtk_box_append (GTK_BOX (box), hint);
  return box;
}

/* The popover is a child of @anchor, so that the actions of its buttons reach the page. */
void
purser_accounts_popover_popup (GtkWidget     *anchor,
                               PurserSession *session,
                               int            player)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *window = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), accounts_new (purser_session_get_play (session), player));
  gtk_popover_set_child (GTK_POPOVER (popover), window);
  purser_popover_popup_at (GTK_POPOVER (popover), anchor);
}
