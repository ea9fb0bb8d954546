// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-hand-row.h"
#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_TRADE_PANEL (purser_trade_panel_get_type ())

G_DECLARE_FINAL_TYPE (PurserTradePanel, purser_trade_panel, PURSER, TRADE_PANEL, AdwBin)

void purser_trade_panel_set_hand (PurserTradePanel *self,
                                  PurserHandRow    *hand);
void purser_trade_panel_update   (PurserTradePanel *self,
                                  PurserSurface    *surface);

G_END_DECLS
