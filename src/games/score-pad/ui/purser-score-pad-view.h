// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-session.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_PAD_VIEW (purser_score_pad_view_get_type ())

G_DECLARE_FINAL_TYPE (PurserScorePadView, purser_score_pad_view, PURSER, SCORE_PAD_VIEW, AdwBin)

GtkWidget *purser_score_pad_view_new (PurserSession *session);

G_END_DECLS
