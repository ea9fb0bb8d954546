// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

int      purser_andromeda_bonus_count (const gint32                kinds[PURSER_ANDROMEDA_BONUSES]);
int      purser_andromeda_bonus_leave (const PurserAndromedaPlayer *player);
int      purser_andromeda_bonus_read  (const PurserMove           *move,
                                       const char                 *field,
                                       int                        *kinds);
gboolean purser_andromeda_bonus_holds (PurserStep                 *step,
                                       int                         player,
                                       const int                  *kinds);
void     purser_andromeda_bonus_add   (PurserStep                 *step,
                                       int                         player,
                                       const int                  *kinds,
                                       int                         sign,
                                       const char                 *rule);
void     purser_andromeda_bonus_earn  (PurserStep                 *step,
                                       int                         cards);
int      purser_andromeda_bonus_left  (const PurserAndromedaState *self,
                                       guint                       kind);

G_END_DECLS
