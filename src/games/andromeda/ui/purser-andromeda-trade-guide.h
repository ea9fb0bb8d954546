// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_TRADE_GUIDE (purser_andromeda_trade_guide_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaTradeGuide, purser_andromeda_trade_guide, PURSER, ANDROMEDA_TRADE_GUIDE, AdwBin)

void purser_andromeda_trade_guide_show (PurserAndromedaTradeGuide *self,
                                        PurserSurface             *surface);
void purser_andromeda_trade_guide_fold (PurserAndromedaTradeGuide *self);

G_END_DECLS
