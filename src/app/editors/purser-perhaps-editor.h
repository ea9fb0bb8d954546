// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PERHAPS_EDITOR (purser_perhaps_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserPerhapsEditor, purser_perhaps_editor, PURSER, PERHAPS_EDITOR, PurserEditor)

void  purser_perhaps_editor_hint  (PurserPerhapsEditor *self,
                                   int                  number);

G_END_DECLS
