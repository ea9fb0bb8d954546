// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-optional-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_TILE_NUMBER_EDITOR (purser_tile_number_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserTileNumberEditor, purser_tile_number_editor, PURSER, TILE_NUMBER_EDITOR, PurserOptionalEditor)

G_END_DECLS
