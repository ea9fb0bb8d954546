// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SIDE_EDITOR (purser_side_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserSideEditor, purser_side_editor, PURSER, SIDE_EDITOR, PurserEditor)

G_END_DECLS
