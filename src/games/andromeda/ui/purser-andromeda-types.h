// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

/* Types that only the PurserGameUi of this game names, as they have no functions of their own. */
G_DECLARE_FINAL_TYPE (PurserAndromedaBoardView, purser_andromeda_board_view, PURSER, ANDROMEDA_BOARD_VIEW, PurserBoard)
G_DECLARE_FINAL_TYPE (PurserAndromedaSurface, purser_andromeda_surface, PURSER, ANDROMEDA_SURFACE, PurserSurface)

G_END_DECLS
