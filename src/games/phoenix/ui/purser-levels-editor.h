// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LEVELS_EDITOR (purser_levels_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserLevelsEditor, purser_levels_editor, PURSER, LEVELS_EDITOR, PurserEditor)

G_END_DECLS
