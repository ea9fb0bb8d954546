// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

gboolean purser_andromeda_phases_transport (PurserStep *step);
gboolean purser_andromeda_phases_trade     (PurserStep *step);

G_END_DECLS
