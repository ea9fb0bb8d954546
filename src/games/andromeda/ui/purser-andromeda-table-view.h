// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-board.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_TABLE_VIEW (purser_andromeda_table_view_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaTableView, purser_andromeda_table_view, PURSER, ANDROMEDA_TABLE_VIEW, PurserBoard)

G_END_DECLS
