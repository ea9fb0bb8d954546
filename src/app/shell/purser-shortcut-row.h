// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_SHORTCUT_ROW (purser_shortcut_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserShortcutRow, purser_shortcut_row, PURSER, SHORTCUT_ROW, AdwActionRow)

G_END_DECLS
