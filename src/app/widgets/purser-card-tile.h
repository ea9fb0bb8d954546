// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CARD_TILE (purser_card_tile_get_type ())

G_DECLARE_FINAL_TYPE (PurserCardTile, purser_card_tile, PURSER, CARD_TILE, GtkButton)

GtkWidget *purser_card_tile_new (PurserSession *session,
                                 const char    *card,
                                 const char    *side,
                                 int            charges);

G_END_DECLS
