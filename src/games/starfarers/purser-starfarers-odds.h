// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* The number of equally likely rolls of two dice. */
#define PURSER_STARFARERS_ROLLS 36

int   purser_starfarers_count_ways  (const PurserStarfarersPlanet *planet);
void  purser_starfarers_expect_roll (const PurserStarfarersState  *state,
                                     int                           player,
                                     double                        cards[PURSER_STARFARERS_RESOURCES]);
char *purser_starfarers_advise      (const PurserSetup            *setup,
                                     gconstpointer                 state,
                                     int                           player);
void  purser_starfarers_assist      (const PurserSetup            *setup,
                                     gconstpointer                 state,
                                     PurserValue                  *draft,
                                     PurserForm                   *form);

G_END_DECLS
