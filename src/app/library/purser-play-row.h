// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-play-info.h"

G_BEGIN_DECLS

#define PURSER_TYPE_PLAY_ROW (purser_play_row_get_type ())

G_DECLARE_FINAL_TYPE (PurserPlayRow, purser_play_row, PURSER, PLAY_ROW, GtkBox)

void purser_play_row_set_compact (PurserPlayRow  *self,
                                  gboolean        compact);
void purser_play_row_set_info    (PurserPlayRow  *self,
                                  PurserPlayInfo *info);

G_END_DECLS
