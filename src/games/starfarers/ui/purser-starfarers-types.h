// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-editor.h"
#include "purser-surface.h"

G_BEGIN_DECLS

/* Types that only the PurserGameUi of this game names, as they have no functions of their own. */
G_DECLARE_FINAL_TYPE (PurserStarfarersBoardView, purser_starfarers_board_view, PURSER, STARFARERS_BOARD_VIEW, PurserBoard)
G_DECLARE_FINAL_TYPE (PurserStarfarersSurface, purser_starfarers_surface, PURSER, STARFARERS_SURFACE, PurserSurface)
G_DECLARE_FINAL_TYPE (PurserPlanetsEditor, purser_planets_editor, PURSER, PLANETS_EDITOR, PurserEditor)

G_END_DECLS
