// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"
#include "purser-place.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_PLANET (purser_andromeda_planet_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaPlanet, purser_andromeda_planet, PURSER, ANDROMEDA_PLANET, PurserPlace)

GtkWidget *purser_andromeda_planet_new  (guint                       planet);
void       purser_andromeda_planet_show (PurserAndromedaPlanet      *self,
                                         const PurserSetup          *setup,
                                         const PurserAndromedaState *state,
                                         int                         placer,
                                         int                         placed);

G_END_DECLS
