// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-phoenix-intent.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PHOENIX_DICE (purser_phoenix_dice_get_type ())

G_DECLARE_FINAL_TYPE (PurserPhoenixDice, purser_phoenix_dice, PURSER, PHOENIX_DICE, AdwBin)

void purser_phoenix_dice_show (PurserPhoenixDice         *self,
                               const PurserPhoenixState  *state,
                               const PurserPhoenixIntent *intent);

G_END_DECLS
