// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-play.h"

G_BEGIN_DECLS

/**
 * PurserRounds:
 *
 * In which round each record of a play was entered.
 */
typedef struct _PurserRounds PurserRounds;

PurserRounds *purser_rounds_new  (PurserPlay   *play);
void          purser_rounds_free (PurserRounds *self);
int           purser_rounds_get  (PurserRounds *self,
                                  guint         n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PurserRounds, purser_rounds_free)

G_END_DECLS
