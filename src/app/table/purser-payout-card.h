// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PAYOUT_CARD (purser_payout_card_get_type ())

G_DECLARE_FINAL_TYPE (PurserPayoutCard, purser_payout_card, PURSER, PAYOUT_CARD, GtkWidget)

GtkWidget          *purser_payout_card_new        (PurserSession      *session,
                                                   int                 player,
                                                   GtkSizeGroup       *heads,
                                                   GtkSizeGroup       *uses);
void                purser_payout_card_add        (PurserPayoutCard   *self,
                                                   const PurserChoice *choice);
const PurserChoice *purser_payout_card_get_choice (PurserPayoutCard   *self);
void                purser_payout_card_set_brief  (PurserPayoutCard   *self,
                                                   gboolean            brief);
gboolean            purser_payout_card_has_many   (PurserPayoutCard   *self);
void                purser_payout_card_set_columns (PurserPayoutCard  *self,
                                                    int                columns);
int                 purser_payout_card_get_player (PurserPayoutCard   *self);

G_END_DECLS
