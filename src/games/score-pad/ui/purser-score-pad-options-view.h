// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-value.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_PAD_OPTIONS_VIEW (purser_score_pad_options_view_get_type ())

G_DECLARE_FINAL_TYPE (PurserScorePadOptionsView, purser_score_pad_options_view, PURSER, SCORE_PAD_OPTIONS_VIEW, AdwBin)

GtkWidget   *purser_score_pad_options_view_new       (PurserValue *options);
PurserValue *purser_score_pad_options_view_dup_value (GtkWidget   *widget,
                                                      guint        n_players);

G_END_DECLS
