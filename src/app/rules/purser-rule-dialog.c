// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-rule-dialog.h"
#include "purser-rules-page.h"
#include "purser-settings.h"

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

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  return adw_dialog_close (ADW_DIALOG (widget));
}

/* Escape goes back to the table; among the rules there is a button for that. */
static GtkEventController *
escape_new (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_callback_action_new (escape_cb, NULL, NULL)));
  return controller;
}

static void
purser_rule_dialog_init (PurserRuleDialog *self)
{
  gtk_widget_add_controller (GTK_WIDGET (self), escape_new ());
  adw_dialog_set_content_width (ADW_DIALOG (self), 560);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
}

/* @rule: (nullable): a section of the rulebook
 * @item: (nullable): a card or component
 *
 * Returns: (transfer floating): a dialog that tells them */
AdwDialog *
purser_rule_dialog_new (PurserSession *session,
                        const char    *rule,
                        const char    *item)
{
  PurserRuleDialog *self = g_object_new (PURSER_TYPE_RULE_DIALOG, NULL);
  GSettings *settings = purser_settings_get ();
  PurserRulesPage *page = purser_rules_page_new (settings, purser_play_get_rules (purser_session_get_play (session))->id);
  GtkWidget *view = adw_navigation_view_new ();

  adw_dialog_set_title (ADW_DIALOG (self), rule != NULL ? _("Why?") : _("The Card"));
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), ADW_NAVIGATION_PAGE (page));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  purser_rules_page_set_session (page, session);
  purser_rules_page_show (page, rule, item);
  return ADW_DIALOG (self);
}
