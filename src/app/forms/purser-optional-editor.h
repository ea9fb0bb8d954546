// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_OPTIONAL_EDITOR (purser_optional_editor_get_type ())

G_DECLARE_DERIVABLE_TYPE (PurserOptionalEditor, purser_optional_editor, PURSER, OPTIONAL_EDITOR, PurserEditor)

struct _PurserOptionalEditorClass
{
  PurserEditorClass parent_class;
};

void  purser_optional_editor_hint (PurserOptionalEditor *self,
                                   const char           *hint);

G_END_DECLS
