// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_FROZEN_BIN (purser_frozen_bin_get_type ())

G_DECLARE_FINAL_TYPE (PurserFrozenBin, purser_frozen_bin, PURSER, FROZEN_BIN, AdwBin)

void purser_frozen_bin_freeze   (PurserFrozenBin *self);
void purser_frozen_bin_thaw (PurserFrozenBin *self);

G_END_DECLS
