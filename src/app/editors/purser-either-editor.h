// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_EITHER_EDITOR (purser_either_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserEitherEditor, purser_either_editor, PURSER, EITHER_EDITOR, PurserEditor)

G_END_DECLS
