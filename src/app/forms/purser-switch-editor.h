// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SWITCH_EDITOR (purser_switch_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserSwitchEditor, purser_switch_editor, PURSER, SWITCH_EDITOR, PurserEditor)

G_END_DECLS
