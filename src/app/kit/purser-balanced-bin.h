// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_BALANCED_BIN (purser_balanced_bin_get_type ())
G_DECLARE_FINAL_TYPE (PurserBalancedBin, purser_balanced_bin, PURSER, BALANCED_BIN, AdwBin)

G_END_DECLS
