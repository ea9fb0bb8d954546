// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"
#include "purser-surface.h"

G_BEGIN_DECLS

/* Types that only the PurserGameUi of this game names, as they have no functions of their own. */
G_DECLARE_FINAL_TYPE (PurserSpaceBaseBoardView, purser_space_base_board_view, PURSER, SPACE_BASE_BOARD_VIEW, PurserBoard)
G_DECLARE_FINAL_TYPE (PurserSpaceBaseSurface, purser_space_base_surface, PURSER, SPACE_BASE_SURFACE, PurserSurface)
G_DECLARE_FINAL_TYPE (PurserEffectEditor, purser_effect_editor, PURSER, EFFECT_EDITOR, PurserEditor)
G_DECLARE_FINAL_TYPE (PurserSideEditor, purser_side_editor, PURSER, SIDE_EDITOR, PurserEditor)

G_END_DECLS
