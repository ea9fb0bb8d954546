// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-play.h"

G_BEGIN_DECLS

GtkWidget *purser_paid_line_new        (PurserPlay *play);
int        purser_paid_chip_get_player (GtkWidget  *chip);

G_END_DECLS
