// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-rule-dialog.h"
#include "purser-rules-page.h"

/* The answer to "why?": the rule, and the card that it comes from, beside the play; on a narrow window it is a bottom sheet. */
struct _PurserRuleDialog
{
  AdwDialog parent_instance;

  AdwNavigationView *view;
};

G_DEFINE_FINAL_TYPE (PurserRuleDialog, purser_rule_dialog, ADW_TYPE_DIALOG)

static void
purser_rule_dialog_class_init (PurserRuleDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/rules/purser-rule-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserRuleDialog, view);
}

static void
purser_rule_dialog_init (PurserRuleDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @rule: (nullable): a section of the rulebook
 * @item: (nullable): a card or component */
AdwDialog *
purser_rule_dialog_new (PurserSession *session,
                        const char    *rule,
                        const char    *item)
{
  PurserRuleDialog *self = g_object_new (PURSER_TYPE_RULE_DIALOG, NULL);
  PurserRulesPage *page = purser_rules_page_new (purser_play_get_rules (purser_session_get_play (session))->id);

  adw_dialog_set_title (ADW_DIALOG (self), rule != NULL ? _("Why?") : _("The Card"));
  adw_navigation_view_push (self->view, ADW_NAVIGATION_PAGE (page));
  purser_rules_page_set_session (page, session);
  purser_rules_page_show (page, rule, item);
  return ADW_DIALOG (self);
}
