// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_MAP_EDITOR (purser_map_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserMapEditor, purser_map_editor, PURSER, MAP_EDITOR, PurserEditor)

G_END_DECLS
