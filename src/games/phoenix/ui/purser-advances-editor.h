// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ADVANCES_EDITOR (purser_advances_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserAdvancesEditor, purser_advances_editor, PURSER, ADVANCES_EDITOR, PurserEditor)

G_END_DECLS
