// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PAYOUT_WHY (purser_payout_why_get_type ())

G_DECLARE_FINAL_TYPE (PurserPayoutWhy, purser_payout_why, PURSER, PAYOUT_WHY, AdwBin)

GtkWidget *purser_payout_why_new        (PurserPlay         *play,
                                         GtkWidget          *child,
                                         const char         *label);
void       purser_payout_why_set_choice (PurserPayoutWhy    *self,
                                         const PurserChoice *choice);

G_END_DECLS
