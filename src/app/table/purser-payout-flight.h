// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-player-strip.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PAYOUT_FLIGHT (purser_payout_flight_get_type ())

G_DECLARE_FINAL_TYPE (PurserPayoutFlight, purser_payout_flight, PURSER, PAYOUT_FLIGHT, GtkWidget)

void purser_payout_flight_begin (PurserPayoutFlight *self,
                                 PurserPlayerStrip  *strip,
                                 GtkWidget          *line,
                                 guint               last);

G_END_DECLS
