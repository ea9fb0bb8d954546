// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CLOCK_BAR (purser_clock_bar_get_type ())

G_DECLARE_FINAL_TYPE (PurserClockBar, purser_clock_bar, PURSER, CLOCK_BAR, AdwBin)

void   purser_clock_bar_set_session (PurserClockBar *self,
                                     PurserSession  *session);
gint64 purser_clock_bar_get_total   (PurserClockBar *self);

G_END_DECLS
