// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_VARIANT_EDITOR (purser_variant_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserVariantEditor, purser_variant_editor, PURSER, VARIANT_EDITOR, PurserEditor)

G_END_DECLS
