// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-hand.h"

G_BEGIN_DECLS

gboolean purser_starfarers_apply_equip (PurserStep *step);
gboolean purser_starfarers_apply_build (PurserStep *step);

G_END_DECLS
