// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PAYOUTS (purser_payouts_get_type ())

G_DECLARE_FINAL_TYPE (PurserPayouts, purser_payouts, PURSER, PAYOUTS, GtkWidget)

GtkWidget *purser_payouts_new         (PurserSession      *session);
void       purser_payouts_set_compact (PurserPayouts      *self,
                                       gboolean            compact);
gboolean   purser_payouts_pay         (PurserPayouts      *self);
void       purser_payouts_confirm     (PurserPayouts      *self);

gboolean   purser_choice_is_payout    (PurserPrompt       *prompt,
                                       const PurserChoice *choice);

G_END_DECLS
