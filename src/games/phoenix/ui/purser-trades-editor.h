// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_TRADES_EDITOR (purser_trades_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserTradesEditor, purser_trades_editor, PURSER, TRADES_EDITOR, PurserEditor)

G_END_DECLS
