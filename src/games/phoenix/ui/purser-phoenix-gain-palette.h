// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_GAIN_PALETTE (purser_phoenix_gain_palette_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixGainPalette, purser_phoenix_gain_palette, PURSER, PHOENIX_GAIN_PALETTE, AdwBin)

G_END_DECLS
