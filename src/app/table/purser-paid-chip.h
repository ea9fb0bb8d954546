// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-ledger-line.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PAID_CHIP (purser_paid_chip_get_type ())

G_DECLARE_FINAL_TYPE (PurserPaidChip, purser_paid_chip, PURSER, PAID_CHIP, GtkBox)

GtkWidget *purser_paid_chip_new        (PurserPlay             *play,
                                        const PurserLedgerLine *line,
                                        int                     player);
int        purser_paid_chip_get_player (PurserPaidChip         *self);
gboolean   purser_paid_chip_get_gains  (PurserPaidChip         *self);

G_END_DECLS
