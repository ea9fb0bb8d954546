// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-action-row.h"
#include "purser-components-dialog.h"
#include "purser-games.h"
#include "purser-line-breaks.h"
#include "purser-preferences-dialog.h"
#include "purser-settings.h"

struct _PurserPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  AdwSwitchRow *keep_awake_row;
  AdwSwitchRow *clocks_row;
  AdwPreferencesGroup *copies_group;
  AdwSwitchRow *advisor_row;
};

G_DEFINE_FINAL_TYPE (PurserPreferencesDialog, purser_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static void
components_activated (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  const PurserRules *rules = purser_games_find (g_variant_get_string (parameter, NULL));

  adw_dialog_present (purser_components_dialog_new (rules, NULL, NULL), widget);
}

static void
purser_preferences_dialog_class_init (PurserPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/shell/purser-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPreferencesDialog, keep_awake_row);
  gtk_widget_class_bind_template_child (widget_class, PurserPreferencesDialog, clocks_row);
  gtk_widget_class_bind_template_child (widget_class, PurserPreferencesDialog, copies_group);
  gtk_widget_class_bind_template_child (widget_class, PurserPreferencesDialog, advisor_row);
  gtk_widget_class_install_action (widget_class, "preferences.components", "s", components_activated);
}

static void
dialog_add_copy (PurserPreferencesDialog *self,
                 const PurserRules       *rules)
{
  GtkWidget *row = purser_action_row_new (_(rules->title), NULL);

  purser_action_row_lead (row, "preferences.components", g_variant_new_string (rules->id));
  adw_preferences_group_add (self->copies_group, row);
}

static void
purser_preferences_dialog_init (PurserPreferencesDialog *self)
{
  GSettings *settings = purser_settings_get ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind (settings, "clocks", self->clocks_row, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-awake", self->keep_awake_row, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "advisor", self->advisor_row, "active", G_SETTINGS_BIND_DEFAULT);
  for (guint i = 0; purser_games_list ()[i] != NULL; i++)
    if (purser_games_list ()[i]->learn != NULL)
      dialog_add_copy (self, purser_games_list ()[i]);
  purser_line_breaks_show_all (adw_dialog_get_child (ADW_DIALOG (self)));
}
