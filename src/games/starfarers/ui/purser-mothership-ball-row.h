// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-starfarers-shaker.h"

G_BEGIN_DECLS

#define PURSER_TYPE_MOTHERSHIP_BALL_ROW (purser_mothership_ball_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserMothershipBallRow, purser_mothership_ball_row, PURSER, BALL_ROW, AdwBin)

GtkWidget *purser_mothership_ball_row_new       (void);
void       purser_mothership_ball_row_clear     (PurserMothershipBallRow *self);
void       purser_mothership_ball_row_get_balls (PurserMothershipBallRow *self,
                                                 guint8         balls[2]);

G_END_DECLS
