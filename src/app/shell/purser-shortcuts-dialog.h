// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SHORTCUTS_DIALOG (purser_shortcuts_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserShortcutsDialog, purser_shortcuts_dialog, PURSER, SHORTCUTS_DIALOG, AdwDialog)

G_END_DECLS
