// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-plays.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_PAD_START (purser_score_pad_start_get_type ())

G_DECLARE_FINAL_TYPE (PurserScorePadStart, purser_score_pad_start, PURSER, SCORE_PAD_START, GtkBox)

GtkWidget *purser_score_pad_start_new  (PurserPlays *plays,
                                        PurserValue *header);
void       purser_score_pad_start_fill (GtkWidget   *widget,
                                        PurserValue *header,
                                        guint        n_players);

G_END_DECLS
