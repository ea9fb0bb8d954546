// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PURSER_TYPE_STILL (purser_still_get_type ())

G_DECLARE_FINAL_TYPE (PurserStill, purser_still, PURSER, STILL, AdwBin)

void purser_still_hold   (PurserStill *self);
void purser_still_let_go (PurserStill *self);

G_END_DECLS
