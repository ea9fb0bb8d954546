// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_GROUP_ROW (purser_group_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserGroupRow, purser_group_row, PURSER, GROUP_ROW, AdwActionRow)

GtkWidget *purser_group_row_new (GVariant *group);

G_END_DECLS
