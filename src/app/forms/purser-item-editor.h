// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ITEM_EDITOR (purser_item_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserItemEditor, purser_item_editor, PURSER, ITEM_EDITOR, PurserEditor)

void purser_item_editor_check (PurserItemEditor *self,
                               PurserValue      *move,
                               const char       *field);

G_END_DECLS
