// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-component-item.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ITEM_ROW (purser_item_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserItemRow, purser_item_row, PURSER, ITEM_ROW, AdwBin)

void purser_item_row_show (PurserItemRow       *self,
                           const PurserRules   *rules,
                           PurserComponentItem *item,
                           const char          *advice);

G_END_DECLS
