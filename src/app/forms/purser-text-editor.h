// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_TEXT_EDITOR (purser_text_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserTextEditor, purser_text_editor, PURSER, TEXT_EDITOR, PurserEditor)

G_END_DECLS
