// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RANGE_EDITOR (purser_range_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserRangeEditor, purser_range_editor, PURSER, RANGE_EDITOR, PurserEditor)

G_END_DECLS
