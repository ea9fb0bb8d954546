// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-component.h"
#include "purser-phoenix-words.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_SHIP_ROW (purser_phoenix_ship_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixShipRow, purser_phoenix_ship_row, PURSER, PHOENIX_SHIP_ROW, PurserPhoenixComponent)

GtkWidget *purser_phoenix_ship_row_new (PurserPhoenixKind kind,
                                        int               level,
                                        gboolean          headed);

G_END_DECLS
