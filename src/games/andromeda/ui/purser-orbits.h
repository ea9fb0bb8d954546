// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-setup.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ORBITS (purser_orbits_get_type ())

G_DECLARE_FINAL_TYPE (PurserOrbits, purser_orbits, PURSER, ORBITS, GtkWidget)

#define PURSER_ORBITS_PLACES 3

void purser_orbits_set_planet (PurserOrbits      *self,
                               guint              planet);
void purser_orbits_set_place  (PurserOrbits      *self,
                               guint              place,
                               int                value,
                               const PurserSetup *setup,
                               int                owner);

G_END_DECLS
