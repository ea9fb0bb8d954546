// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-starfarers-state.h"

G_BEGIN_DECLS

extern const guint8 purser_starfarers_discs[13][2];

char       *purser_starfarers_colony_dup_title  (const PurserStarfarersColony *colony,
                                                 guint                         number);

GtkWidget  *purser_starfarers_resource_mark_new (PurserStarfarersResource      resource,
                                                 gboolean                      large);
GtkWidget  *purser_starfarers_count_button_new  (PurserStarfarersResource      resource,
                                                 GtkLabel                    **count);
GtkWidget  *purser_starfarers_planet_new        (PurserStarfarersResource      resource,
                                                 const char                   *text);
GtkWidget  *purser_starfarers_planet_mark_new   (const PurserStarfarersPlanet *planet);
void        purser_starfarers_add_mothership    (AdwWrapBox                   *facts,
                                                 const PurserStarfarersState  *state,
                                                 int                           player);
void        purser_starfarers_add_tokens        (AdwWrapBox                   *facts,
                                                 const PurserStarfarersPlayer *player);

G_END_DECLS
