// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play-info.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAYER_MARKS (purser_player_marks_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayerMarks, purser_player_marks, PURSER, PLAYER_MARKS, GtkWidget)

void purser_player_marks_set (PurserPlayerMarks *self,
                              PurserPlayInfo    *info);

G_END_DECLS
