// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-board.h"

G_BEGIN_DECLS

#define PURSER_TYPE_STARFARERS_BOARD_VIEW (purser_starfarers_board_view_get_type ())

G_DECLARE_FINAL_TYPE (PurserStarfarersBoardView, purser_starfarers_board_view, PURSER, STARFARERS_BOARD_VIEW, PurserBoard)

G_END_DECLS
