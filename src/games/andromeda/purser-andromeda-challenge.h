// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

gboolean purser_andromeda_challenge_draw (PurserStep *step,
                                          int         planet,
                                          int         cards);

G_END_DECLS
