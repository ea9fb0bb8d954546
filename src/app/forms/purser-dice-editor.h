// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_DICE_EDITOR (purser_dice_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserDiceEditor, purser_dice_editor, PURSER, DICE_EDITOR, PurserEditor)

G_END_DECLS
