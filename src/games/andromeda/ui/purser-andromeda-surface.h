// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

#define PURSER_TYPE_ANDROMEDA_SURFACE (purser_andromeda_surface_get_type ())

G_DECLARE_FINAL_TYPE (PurserAndromedaSurface, purser_andromeda_surface, PURSER, ANDROMEDA_SURFACE, PurserSurface)

G_END_DECLS
