// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-surface.h"

G_BEGIN_DECLS

GtkWidget *purser_andromeda_earth_new (PurserSurface *surface);

G_END_DECLS
