// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_ZOOM_BIN (purser_zoom_bin_get_type ())

G_DECLARE_FINAL_TYPE (PurserZoomBin, purser_zoom_bin, PURSER, ZOOM_BIN, AdwBin)

G_END_DECLS
