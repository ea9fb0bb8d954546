// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_EFFECT_EDITOR (purser_effect_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserEffectEditor, purser_effect_editor, PURSER, EFFECT_EDITOR, PurserEditor)

G_END_DECLS
