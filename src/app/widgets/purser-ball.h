// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-starfarers-names.h"

G_BEGIN_DECLS

#define PURSER_TYPE_BALL (purser_ball_get_type ())

G_DECLARE_FINAL_TYPE (PurserBall, purser_ball, PURSER, BALL, GtkWidget)

GtkWidget *purser_ball_new (int                   size,
                            PurserStarfarersBall  ball);
void       purser_ball_set (PurserBall           *self,
                            PurserStarfarersBall  ball);

G_END_DECLS
