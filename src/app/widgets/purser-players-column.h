// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYERS_COLUMN (purser_players_column_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayersColumn, purser_players_column, PURSER, PLAYERS_COLUMN, AdwBin)

void purser_players_column_set_session (PurserPlayersColumn *self,
                                        PurserSession       *session);

G_END_DECLS
