// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

/* How many colonies and spaceports each player places (`starfarers/settle`). */
#define PURSER_STARFARERS_SETTLED_COLONIES 2
#define PURSER_STARFARERS_SETTLED_SPACEPORTS 1

gboolean purser_starfarers_begin        (PurserStep                  *step);
int      purser_starfarers_who_settles  (const PurserStarfarersState *state);
int      purser_starfarers_who_rings    (const PurserStarfarersState *state);
gboolean purser_starfarers_add_colony   (PurserStep                  *step,
                                         int                          player,
                                         PurserValue                 *planets);
void     purser_starfarers_read_number  (PurserStarfarersPlanet      *planet,
                                         PurserValue                 *number);
gboolean purser_starfarers_apply_settle (PurserStep                  *step);
gboolean purser_starfarers_apply_ring   (PurserStep                  *step);
gboolean purser_starfarers_apply_first  (PurserStep                  *step);

PurserStarfarersPlanet
             purser_starfarers_read_planet  (PurserValue                  *value);
PurserValue *purser_starfarers_make_number  (const guint8                  numbers[2]);
PurserValue *purser_starfarers_make_planets (const PurserStarfarersPlanet  planets[2]);

G_END_DECLS
