// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/* The payments of the last roll, until the next move that is not about it. */
typedef struct {
  guint    first; /* the record of the first paying move; 0 if the last move paid nobody */
  guint    last;
  gboolean passed; /* whether other moves came after them */
  int      roller;  /* -1 if unknown */
  int      dice[2]; /* zeros if unknown */
  GArray  *entries; /* (element-type PurserEntry) */
} PurserPayments;

PurserPayments *purser_payments_new  (PurserPlay     *play);
void            purser_payments_free (PurserPayments *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserPayments, purser_payments_free)

G_END_DECLS
