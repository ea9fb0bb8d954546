// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-application.h"
#include "purser-card-index.h"
#include "purser-item.h"
#include "purser-learn-dialog.h"
#include "purser-rule-dialog.h"
#include "purser-rulebook.h"
#include "purser-rules-page.h"

/* The answer to "why?": the rule, and the card it speaks of, beside the play; on a narrow window it
 * is a sheet from below. */
struct _PurserRuleDialog
{
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserRuleDialog, purser_rule_dialog, ADW_TYPE_DIALOG)

static void
purser_rule_dialog_class_init (PurserRuleDialogClass *klass)
{
}

static void
purser_rule_dialog_init (PurserRuleDialog *self)
{
  adw_dialog_set_content_width (ADW_DIALOG (self), 560);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
}

/* What was learned of this copy of the game lies over what ships. */
static PurserSection *
dup_card (PurserPlay *play,
          const char *item)
{
  const char *game = purser_play_get_rules (play)->id;
  g_autoptr (PurserValue) facts = purser_item_dup_facts (play, item);
  PurserSection *card;

  if (facts != NULL && g_str_equal (game, "space-base"))
    return purser_card_index_tell (facts);
  card = purser_rulebook_find_card (purser_rulebook_get (game), item);
  return card != NULL ? g_object_ref (card) : NULL;
}

static void
correct_clicked_cb (GtkWidget        *button,
                    PurserRuleDialog *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  PurserSession *session = g_object_get_data (G_OBJECT (button), "session");
  AdwDialog *dialog = purser_learn_dialog_new (session, g_object_get_data (G_OBJECT (button), "item"));

  adw_dialog_force_close (ADW_DIALOG (self));
  adw_dialog_present (dialog, window);
}

/* What is printed on your cards wins, so each card can be corrected where it is told. */
static GtkWidget *
wrap_with_correction (PurserRuleDialog *self,
                      GtkWidget        *content,
                      PurserSession    *session,
                      const char       *item)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Correct to What Your Card Says…"));

  gtk_widget_set_margin_top (button, 6);
  gtk_widget_set_margin_bottom (button, 6);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_object_set_data_full (G_OBJECT (button), "session", g_object_ref (session), g_object_unref);
  g_object_set_data_full (G_OBJECT (button), "item", g_strdup (item), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (correct_clicked_cb), self);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content);
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), button);
  return view;
}

/**
 * purser_rule_dialog_new:
 * @session: a session
 * @rule: (nullable): a section of the rulebook
 * @item: (nullable): a card or component
 *
 * Returns: (transfer floating): a dialog that tells them
 */
AdwDialog *
purser_rule_dialog_new (PurserSession *session,
                        const char    *rule,
                        const char    *item)
{
  PurserRuleDialog *self = g_object_new (PURSER_TYPE_RULE_DIALOG, NULL);
  PurserPlay *play = purser_session_get_play (session);
  GSettings *settings = purser_application_get_settings (PURSER_APPLICATION (g_application_get_default ()));
  PurserRulesPage *page = purser_rules_page_new (settings, purser_play_get_rules (play)->id);
  PurserSection *section = purser_rulebook_find_anywhere (rule);
  g_autoptr (PurserSection) card = item != NULL ? dup_card (play, item) : NULL;
  GtkWidget *view = adw_navigation_view_new ();

  adw_dialog_set_title (ADW_DIALOG (self), section != NULL ? _("Why?") : _("The Card"));
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), ADW_NAVIGATION_PAGE (page));
  if (item != NULL && purser_learn_dialog_knows (session, item))
    adw_dialog_set_child (ADW_DIALOG (self), wrap_with_correction (self, view, session, item));
  else
    adw_dialog_set_child (ADW_DIALOG (self), view);
  purser_rules_page_answer (page, section, card);
  return ADW_DIALOG (self);
}
