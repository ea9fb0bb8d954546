// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PAYOUT_HALF (purser_payout_half_get_type ())

G_DECLARE_FINAL_TYPE (PurserPayoutHalf, purser_payout_half, PURSER, PAYOUT_HALF, GtkToggleButton)

GtkWidget          *purser_payout_half_new        (PurserPlay         *play,
                                                   const PurserChoice *choice);
const PurserChoice *purser_payout_half_get_choice (PurserPayoutHalf   *self);

G_END_DECLS
