// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_STARFARERS_SURFACE (purser_starfarers_surface_get_type ())

G_DECLARE_FINAL_TYPE (PurserStarfarersSurface, purser_starfarers_surface, PURSER, STARFARERS_SURFACE, PurserSurface)

G_END_DECLS
