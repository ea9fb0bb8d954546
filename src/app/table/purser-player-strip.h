// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYER_STRIP (purser_player_strip_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayerStrip, purser_player_strip, PURSER, PLAYER_STRIP, GtkWidget)

void       purser_player_strip_set_session (PurserPlayerStrip *self,
                                            PurserSession     *session);
GtkWidget *purser_player_strip_get_tile    (PurserPlayerStrip *self,
                                            int                player);

G_END_DECLS
