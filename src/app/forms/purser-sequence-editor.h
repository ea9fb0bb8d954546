// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SEQUENCE_EDITOR (purser_sequence_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserSequenceEditor, purser_sequence_editor, PURSER, SEQUENCE_EDITOR, PurserEditor)

G_END_DECLS
