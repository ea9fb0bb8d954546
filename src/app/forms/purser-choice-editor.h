// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CHOICE_EDITOR (purser_choice_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserChoiceEditor, purser_choice_editor, PURSER, CHOICE_EDITOR, PurserEditor)

G_END_DECLS
