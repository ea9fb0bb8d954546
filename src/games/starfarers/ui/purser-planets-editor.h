// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLANETS_EDITOR (purser_planets_editor_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlanetsEditor, purser_planets_editor, PURSER, PLANETS_EDITOR, PurserEditor)

G_END_DECLS
