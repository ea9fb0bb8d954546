// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_HELP_DIALOG (purser_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PurserHelpDialog, purser_help_dialog, PURSER, HELP_DIALOG, AdwDialog)

AdwDialog *purser_help_dialog_new (const char *topic);

G_END_DECLS
