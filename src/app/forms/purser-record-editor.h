// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_RECORD_EDITOR (purser_record_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserRecordEditor, purser_record_editor, PURSER, RECORD_EDITOR, PurserEditor)

G_END_DECLS
