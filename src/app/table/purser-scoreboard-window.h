// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCOREBOARD_WINDOW (purser_scoreboard_window_get_type ())

G_DECLARE_FINAL_TYPE (PurserScoreboardWindow, purser_scoreboard_window, PURSER, SCOREBOARD_WINDOW, AdwWindow)

void purser_scoreboard_window_present   (PurserSession  *session,
                                         GtkApplication *application);
void purser_scoreboard_window_go_on     (PurserSession  *session,
                                         GtkApplication *application);
void purser_scoreboard_window_close_all (GtkApplication *application);

G_END_DECLS
