// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-andromeda-state.h"

G_BEGIN_DECLS

/* The planets with their printed values, and the piles of bonus cards. */
extern const PurserComponent purser_andromeda_components[];

/* The highest number that may be learned for a centre; no source has one above 14. */
#define PURSER_ANDROMEDA_MAX_VALUE 99

/* How many letters of a planet's name a play keeps; the rest is cut. */
#define PURSER_ANDROMEDA_NAME_LETTERS (PURSER_ANDROMEDA_MAX_NAME / 4 - 1)

/* The highest number that may be learned for a pile: there are 16 bonus cards in all. */
#define PURSER_ANDROMEDA_MAX_SUPPLY 16

void     purser_andromeda_load_printed (PurserAndromedaState *self,
                                        PurserValue          *facts);
void     purser_andromeda_sort_centres (gint32                values[PURSER_ANDROMEDA_ORBITS]);
gboolean purser_andromeda_learn        (PurserStep           *step,
                                        const char           *item,
                                        PurserValue          *values);

G_END_DECLS
