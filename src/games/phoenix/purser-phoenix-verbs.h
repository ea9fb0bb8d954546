// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purser-rules.h"

G_BEGIN_DECLS

extern const PurserVerb purser_phoenix_verbs[];

char *purser_phoenix_say (const PurserSetup *setup,
                          gconstpointer      state,
                          const PurserMove  *move,
                          const char        *field);

/* The shapes of fields that have their own editor. */
extern const PurserShape purser_phoenix_advances_shape;
extern const PurserShape purser_phoenix_aliens_shape;
extern const PurserShape purser_phoenix_diplomacy_shape;
extern const PurserShape purser_phoenix_sectors_shape;
extern const PurserShape purser_phoenix_ship_shape;
extern const PurserShape purser_phoenix_ships_shape;
extern const PurserShape purser_phoenix_start_tiles_shape;
extern const PurserShape purser_phoenix_tile_shape;
extern const PurserShape purser_phoenix_trades_shape;

G_END_DECLS
