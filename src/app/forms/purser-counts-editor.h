// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_COUNTS_EDITOR (purser_counts_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserCountsEditor, purser_counts_editor, PURSER, COUNTS_EDITOR, PurserEditor)

G_END_DECLS
