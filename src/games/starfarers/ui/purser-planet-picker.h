// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLANET_PICKER (purser_planet_picker_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlanetPicker, purser_planet_picker, PURSER, PLANET_PICKER, AdwBin)

GtkWidget   *purser_planet_picker_new         (const char                   *title);
gboolean     purser_planet_picker_get_planet  (PurserPlanetPicker           *self,
                                               PurserStarfarersPlanet       *planet);
void         purser_planet_picker_set_planet  (PurserPlanetPicker           *self,
                                               const PurserStarfarersPlanet *planet);

G_END_DECLS
