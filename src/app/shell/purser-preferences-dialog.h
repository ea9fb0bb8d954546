// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PREFERENCES_DIALOG (purser_preferences_dialog_get_type ())

G_DECLARE_FINAL_TYPE (PurserPreferencesDialog, purser_preferences_dialog, PURSER, PREFERENCES_DIALOG, AdwPreferencesDialog)

G_END_DECLS
