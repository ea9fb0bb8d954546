// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* How many victory points win (`starfarers/win`). */
#define PURSER_STARFARERS_TARGET 15

/* The limit of the corrections of victory points, so that every sum of them can be printed. Counted points are never below 0. */
#define PURSER_STARFARERS_MOST_ADJUSTED 1000000000

void purser_starfarers_count_points (const PurserStarfarersState *state,
                                     int                          player,
                                     PurserStarfarersPoints      *points);
void purser_starfarers_adjust_vp    (PurserStep                  *step,
                                     int                          player,
                                     gint64                       by);
void purser_starfarers_settle       (PurserStep                  *step);
void purser_starfarers_finish       (PurserStarfarersState       *state,
                                     int                          winner);
void purser_starfarers_score        (const PurserSetup           *setup,
                                     gconstpointer                state,
                                     PurserStanding              *standings);
void purser_starfarers_breakdown    (const PurserSetup           *setup,
                                     gconstpointer                state,
                                     int                          player,
                                     GArray                      *shares);

G_END_DECLS
