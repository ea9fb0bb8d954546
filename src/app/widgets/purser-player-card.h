// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYER_CARD (purser_player_card_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayerCard, purser_player_card, PURSER, PLAYER_CARD, AdwBin)

GtkWidget *purser_player_card_new        (PurserSession    *session,
                                          int               player,
                                          gboolean          small);
int        purser_player_card_get_player (PurserPlayerCard *self);
void       purser_player_card_tell_open  (PurserPlayerCard *self,
                                          gboolean          open);

G_END_DECLS
