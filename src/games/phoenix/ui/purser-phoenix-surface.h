// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_SURFACE (purser_phoenix_surface_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixSurface, purser_phoenix_surface, PURSER, PHOENIX_SURFACE, PurserSurface)

G_END_DECLS
