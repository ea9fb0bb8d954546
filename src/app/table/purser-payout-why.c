// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* "Why?" of a payout, before it is entered: what it is made of, each part with the card that pays and a way to its rule. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-format.h"
#include "purser-item.h"
#include "purser-payout-why.h"

/* The answer is tried out on a copy of the state, as it was when its sum was worked out. */
static PurserLedger *
try_choice (PurserPlay         *play,
            const PurserChoice *choice)
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserLedger *ledger = purser_ledger_new ();
  g_auto (PurserVerdict) verdict = { 0 };
  g_autoptr (PurserMove) move = purser_move_new (setup, choice->move, &verdict);
  g_autofree gpointer state = g_memdup2 (purser_play_get_state (play), setup->rules->state_size);

  if (move != NULL)
    purser_rules_apply (setup, state, move, ledger, &verdict);
  return ledger;
}

static char *
dup_source (PurserPlay        *play,
            const PurserEntry *entry)
{
  g_autofree char *item = entry->item != NULL ? purser_item_dup_title (play, entry->item) : NULL;
  PurserAccount about = { 0 };

  purser_play_get_rules (play)->get_account (purser_play_get_setup (play), (guint) entry->account, &about);
  return item != NULL ? g_strdup_printf ("%s · %s", about.title, item) : g_strdup (about.title);
}

static void
part_clicked_cb (GtkWidget     *button,
                 GtkMenuButton *why)
{
  gtk_menu_button_popdown (why);
  gtk_widget_activate_action (GTK_WIDGET (why), "play.show-rule", "(ss)", g_object_get_data (G_OBJECT (button), "rule"),
                              g_object_get_data (G_OBJECT (button), "item"));
}

static GtkWidget *
part_new (GtkMenuButton     *why,
          PurserPlay        *play,
          const PurserEntry *entry)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *amount = g_strdup_printf (entry->by < 0 ? "−%d" : "+%d", ABS ((int) entry->by));
  g_autofree char *source = dup_source (play, entry);
  g_autofree char *name = g_strdup_printf ("%s %s", amount, source);
  GtkWidget *label = gtk_label_new (amount);

  gtk_widget_set_css_classes (label, (const char *[]) { "numeric", "heading", entry->by < 0 ? "loss" : "gain", NULL });
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_label_new (source));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "rule", (gpointer) entry->rule);
  g_object_set_data (G_OBJECT (button), "item", (gpointer) (entry->item != NULL ? entry->item : ""));
  g_signal_connect (button, "clicked", G_CALLBACK (part_clicked_cb), why);
  return button;
}

static void
popup_cb (GtkMenuButton *why,
          gpointer       data)
{
  PurserPlay *play = g_object_get_data (G_OBJECT (why), "play");
  PurserPayoutWhyFunc get_choice = g_object_get_data (G_OBJECT (why), "get-choice");
  g_autoptr (PurserLedger) ledger = try_choice (play, get_choice (data));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *popover = gtk_popover_new ();

  for (guint i = 0; i < purser_ledger_get_size (ledger); i++)
    gtk_box_append (GTK_BOX (box), part_new (why, play, purser_ledger_get (ledger, i)));
  if (purser_ledger_get_size (ledger) == 0)
    gtk_box_append (GTK_BOX (box), gtk_label_new (_("This pays nothing.")));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), box);
  gtk_popover_set_child (GTK_POPOVER (popover), window);
  gtk_menu_button_set_popover (why, popover);
}

/* Returns: (transfer floating): a button that tells what an answer is made of */
GtkWidget *
purser_payout_why_new (PurserPlay          *play,
                       PurserPayoutWhyFunc  get_choice,
                       gpointer             data)
{
  GtkWidget *why = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (why), "help-about-symbolic");
  purser_explain (why, _("Why?"));
  gtk_widget_set_valign (why, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (why, "flat");
  gtk_widget_add_css_class (why, "small-why");
  g_object_set_data_full (G_OBJECT (why), "play", g_object_ref (play), g_object_unref);
  g_object_set_data (G_OBJECT (why), "get-choice", (gpointer) get_choice);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (why), popup_cb, data, NULL);
  return why;
}
