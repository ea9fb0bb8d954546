// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_LIST_EDITOR (purser_list_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserListEditor, purser_list_editor, PURSER, LIST_EDITOR, PurserEditor)

G_END_DECLS
