// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include "purser-shortcut-row.h"
#include "purser-shortcuts-dialog.h"

struct _PurserShortcutsDialog
{
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (PurserShortcutsDialog, purser_shortcuts_dialog, ADW_TYPE_DIALOG)

static void
purser_shortcuts_dialog_class_init (PurserShortcutsDialogClass *klass)
{
  g_type_ensure (PURSER_TYPE_SHORTCUT_ROW);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/purser/app/shell/purser-shortcuts-dialog.ui");
}

static void
purser_shortcuts_dialog_init (PurserShortcutsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
