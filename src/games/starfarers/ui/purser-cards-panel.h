// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CARDS_PANEL (purser_cards_panel_get_type ())

G_DECLARE_FINAL_TYPE (PurserCardsPanel, purser_cards_panel, PURSER, CARDS_PANEL, AdwBin)

void     purser_cards_panel_update        (PurserCardsPanel *self,
                                           PurserSurface    *surface);
gboolean purser_cards_panel_tells_several (PurserCardsPanel *self);

G_END_DECLS
