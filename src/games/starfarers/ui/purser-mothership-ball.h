// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-starfarers-names.h"

G_BEGIN_DECLS

#define PURSER_TYPE_MOTHERSHIP_BALL (purser_mothership_ball_get_type ())

G_DECLARE_FINAL_TYPE (PurserMothershipBall, purser_mothership_ball, PURSER, MOTHERSHIP_BALL, GtkWidget)

GtkWidget *purser_mothership_ball_new (int                   size,
                                       PurserStarfarersBall  ball);
void       purser_mothership_ball_set (PurserMothershipBall           *self,
                                       PurserStarfarersBall  ball);

void       purser_mothership_ball_paint (GtkWidget            *widget,
                                         GtkSnapshot          *snapshot,
                                         PurserStarfarersBall  ball,
                                         float                 size);

G_END_DECLS
