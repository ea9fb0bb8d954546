// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-phoenix-state.h"

G_BEGIN_DECLS

int      purser_phoenix_get_sector_capacity (const PurserPhoenixState  *state,
                                             int                        player,
                                             int                        colour,
                                             int                        level);
int      purser_phoenix_count_homes         (const PurserPhoenixPlayer *player,
                                             int                        colour,
                                             int                        level);
int      purser_phoenix_get_home            (const PurserPhoenixPlayer *player,
                                             int                        colour,
                                             int                        level,
                                             int                        quarter,
                                             gboolean                  *fresh);
int      purser_phoenix_find_newcomer       (const PurserPhoenixPlayer *player,
                                             PurserPhoenixSpecies       species,
                                             int                        colour,
                                             int                        level);

void     purser_phoenix_move_in             (PurserPhoenixState        *state,
                                             int                        player,
                                             PurserPhoenixSpecies       species,
                                             int                        colour,
                                             int                        level);
void     purser_phoenix_move_out            (PurserPhoenixPlayer       *player,
                                             PurserPhoenixSpecies       species,
                                             int                        colour,
                                             int                        level);
void     purser_phoenix_settle              (PurserPhoenixState        *state);

int      purser_phoenix_get_capacity        (const PurserPhoenixState  *state,
                                             int                        player,
                                             int                        colour);
gboolean purser_phoenix_house               (PurserStep                *step,
                                             int                        player,
                                             PurserPhoenixSpecies       species,
                                             int                        colour);

gboolean purser_phoenix_apply_residents     (PurserStep                *step);
gboolean purser_phoenix_apply_relocate      (PurserStep                *step);
gboolean purser_phoenix_apply_lodge         (PurserStep                *step);

G_END_DECLS
