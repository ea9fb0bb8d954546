// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PAYOUT_ROW (purser_payout_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserPayoutRow, purser_payout_row, PURSER, PAYOUT_ROW, GtkWidget)

GtkWidget          *purser_payout_row_new        (PurserPlay         *play,
                                                  int                 player);
void                purser_payout_row_join       (PurserPayoutRow    *self,
                                                  GtkSizeGroup       *names,
                                                  GtkSizeGroup       *answers);
void                purser_payout_row_add        (PurserPayoutRow    *self,
                                                  const PurserChoice *choice);
const PurserChoice *purser_payout_row_get_choice (PurserPayoutRow    *self);
int                 purser_payout_row_get_player (PurserPayoutRow    *self);

G_END_DECLS
