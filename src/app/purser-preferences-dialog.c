// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-preferences-dialog.h"

struct _PurserPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  AdwSwitchRow *keep_awake_row;
  AdwSwitchRow *clocks_row;
  AdwSwitchRow *advisor_row;
};

G_DEFINE_FINAL_TYPE (PurserPreferencesDialog, purser_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static void
purser_preferences_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PURSER_TYPE_PREFERENCES_DIALOG);
  G_OBJECT_CLASS (purser_preferences_dialog_parent_class)->dispose (object);
}

static void
purser_preferences_dialog_class_init (PurserPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = purser_preferences_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/purser/app/pages/purser-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PurserPreferencesDialog, keep_awake_row);
  gtk_widget_class_bind_template_child (widget_class, PurserPreferencesDialog, clocks_row);
  gtk_widget_class_bind_template_child (widget_class, PurserPreferencesDialog, advisor_row);
}

static void
purser_preferences_dialog_init (PurserPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * purser_preferences_dialog_new:
 * @settings: what is preferred
 *
 * Returns: (transfer floating): a dialog over @settings
 */
PurserPreferencesDialog *
purser_preferences_dialog_new (GSettings *settings)
{
  PurserPreferencesDialog *self = g_object_new (PURSER_TYPE_PREFERENCES_DIALOG, NULL);

  g_settings_bind (settings, "clocks", self->clocks_row, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-awake", self->keep_awake_row, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "advisor", self->advisor_row, "active", G_SETTINGS_BIND_DEFAULT);
  return self;
}
