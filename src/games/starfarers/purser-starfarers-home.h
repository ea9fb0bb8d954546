// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

#define PURSER_STARFARERS_HOMES 4
#define PURSER_STARFARERS_HOME_PLANETS 3

/* @resources: what its three planets produce; printed on the board
 * @discs: the three discs that are shuffled among them, each with one number and 0, or two
 * @known: which disc lies on each planet, from 1; 0 while unknown
 * @taken: whether there is a colony between a planet and the next
 *
 * One of the home systems, where everybody settles (`starfarers/home-systems`). */
typedef struct {
  guint8 resources[PURSER_STARFARERS_HOME_PLANETS];
  guint8 discs[PURSER_STARFARERS_HOME_PLANETS][2];
  guint8 known[PURSER_STARFARERS_HOME_PLANETS];
  guint8 taken[PURSER_STARFARERS_HOME_PLANETS];
} PurserStarfarersHome;

void         purser_starfarers_homes_read     (const PurserSetup            *setup,
                                               const PurserStarfarersState  *state,
                                               PurserStarfarersHome          homes[PURSER_STARFARERS_HOMES]);
PurserValue *purser_starfarers_home_dup_site  (const PurserStarfarersHome   *self,
                                               guint                         site);
PurserValue *purser_starfarers_home_planets   (const PurserStarfarersHome   *self,
                                               guint                         site,
                                               guint                         first_disc,
                                               guint                         second_disc);
gboolean     purser_starfarers_home_fits      (const PurserSetup            *setup,
                                               const PurserStarfarersPlanet  planets[2]);
gboolean     purser_starfarers_planet_fits    (const PurserSetup            *setup,
                                               const PurserStarfarersPlanet *planet);

G_END_DECLS
