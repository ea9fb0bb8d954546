// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-starfarers-shaker.h"
#include "purser-starfarers-state.h"
#include "purser-surface.h"

G_BEGIN_DECLS

/* The setting that hides the hands from the other players. */
#define PURSER_STARFARERS_PRIVATE_HANDS "private-hands"

gboolean   purser_starfarers_hides_hands      (void);

GtkWidget *purser_starfarers_build_tile_new   (const PurserStarfarersState *state,
                                               int                          player,
                                               PurserStarfarersBuilding     what);
GtkWidget *purser_starfarers_upgrade_tile_new (PurserStarfarersUpgrade      upgrade,
                                               gboolean                     left);
GtkWidget *purser_starfarers_person_tile_new  (PurserSetup                 *setup,
                                               const char                  *kind,
                                               int                          player,
                                               const char                  *text);
GtkWidget *purser_starfarers_landing_tile_new (void);
GtkWidget *purser_starfarers_colony_tile_new  (const PurserStarfarersState *state,
                                               int                          player,
                                               guint                        colony);
GtkWidget *purser_starfarers_disc_tile_new    (const PurserStarfarersState *state,
                                               int                          player,
                                               guint                        colony,
                                               guint                        planet);
GtkWidget *purser_starfarers_outpost_tile_new (const PurserSetup           *setup,
                                               const PurserStarfarersState *state,
                                               PurserStarfarersPeople       people);
GtkWidget *purser_starfarers_draw_tile_new    (const PurserStarfarersState *state,
                                               const PurserStarfarersDraw  *draw);
GtkWidget *purser_starfarers_shaker_button_new (void);
GtkWidget *purser_starfarers_token_tile_new   (guint                        token);
gboolean   purser_starfarers_card_is_offered  (PurserSurface               *surface,
                                               guint                        card);
GtkWidget *purser_starfarers_card_tile_new    (const PurserSetup           *setup,
                                               const PurserStarfarersState *state,
                                               guint                        card);
void       purser_starfarers_tiles_arrange    (GtkGrid                     *grid,
                                               GPtrArray                   *tiles,
                                               int                          most);

G_END_DECLS
