// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_FLEET_PANEL (purser_fleet_panel_get_type ())

G_DECLARE_FINAL_TYPE (PurserFleetPanel, purser_fleet_panel, PURSER, FLEET_PANEL, AdwBin)

void purser_fleet_panel_update (PurserFleetPanel *self,
                                PurserSurface    *surface);

G_END_DECLS
