// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_TILES_EDITOR (purser_tiles_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserTilesEditor, purser_tiles_editor, PURSER, TILES_EDITOR, PurserEditor)

G_END_DECLS
