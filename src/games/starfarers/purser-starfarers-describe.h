// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

char *purser_starfarers_dup_number             (const guint8       numbers[2]);
char *purser_starfarers_dup_planet             (const PurserStarfarersPlanet *planet);
char       *purser_starfarers_say          (const PurserSetup *setup,
                                            gconstpointer      state,
                                            const PurserMove  *move,
                                            const char        *field);
const char *purser_starfarers_pick_settle  (const PurserSetup *setup,
                                            const PurserMove  *move);
const char *purser_starfarers_pick_reserve (const PurserSetup *setup,
                                            const PurserMove  *move);

G_END_DECLS
