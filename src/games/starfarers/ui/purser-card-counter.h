// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-prompt.h"
#include "purser-starfarers-hand.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CARD_COUNTER (purser_card_counter_get_type ())

G_DECLARE_FINAL_TYPE (PurserCardCounter, purser_card_counter, PURSER, CARD_COUNTER, AdwBin)

GtkWidget   *purser_card_counter_new        (const PurserSetup  *setup,
                                             const PurserChoice *choice,
                                             int                 wanted,
                                             const int          *held);
gboolean     purser_card_counter_is_full    (PurserCardCounter  *self);
gboolean     purser_card_counter_is_empty   (PurserCardCounter  *self);
char        *purser_card_counter_dup_sum    (PurserCardCounter  *self);
gboolean     purser_card_counter_tells_many (PurserCardCounter  *self);
const char  *purser_card_counter_get_advice (void);
int          purser_card_counter_get_player (PurserCardCounter  *self);
void         purser_card_counter_leave_alone (PurserCardCounter *self);
void         purser_card_counter_clear      (PurserCardCounter  *self);
PurserValue *purser_card_counter_dup_move   (PurserCardCounter  *self);

G_END_DECLS
