// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserPayments:
 * @first: the first of the moves; 0 where the last move paid nobody
 * @last: the last of them
 * @roller: who rolled; -1 where it is not known
 * @dice: what was rolled; noughts where it is not known
 * @entries: (element-type PurserEntry): what they booked
 *
 * What the last roll paid, until the next move that is not about it.
 */
typedef struct {
  guint   first;
  guint   last;
  int     roller;
  int     dice[2];
  GArray *entries;
} PurserPayments;

PurserPayments *purser_payments_new  (PurserPlay     *play);
void            purser_payments_free (PurserPayments *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserPayments, purser_payments_free)

G_END_DECLS
