// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SHIPS_EDITOR (purser_ships_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserShipsEditor, purser_ships_editor, PURSER, SHIPS_EDITOR, PurserEditor)

G_END_DECLS
