// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYER_EDITOR (purser_player_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayerEditor, purser_player_editor, PURSER, PLAYER_EDITOR, PurserEditor)

G_END_DECLS
