// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SPACE_BASE_SURFACE (purser_space_base_surface_get_type ())

G_DECLARE_FINAL_TYPE (PurserSpaceBaseSurface, purser_space_base_surface, PURSER, SPACE_BASE_SURFACE, PurserSurface)

G_END_DECLS
