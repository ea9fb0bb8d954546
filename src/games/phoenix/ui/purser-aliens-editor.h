// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ALIENS_EDITOR (purser_aliens_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserAliensEditor, purser_aliens_editor, PURSER, ALIENS_EDITOR, PurserEditor)

G_END_DECLS
