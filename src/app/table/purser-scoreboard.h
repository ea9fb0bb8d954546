// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCOREBOARD (purser_scoreboard_get_type ())

G_DECLARE_FINAL_TYPE (PurserScoreboard, purser_scoreboard, PURSER, SCOREBOARD, GtkWidget)

void purser_scoreboard_set_session (PurserScoreboard *self,
                                    PurserSession    *session);

G_END_DECLS
