// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-analysis.h"

G_BEGIN_DECLS

#define PURSER_TYPE_SCORE_CHART (purser_score_chart_get_type ())

G_DECLARE_FINAL_TYPE (PurserScoreChart, purser_score_chart, PURSER, SCORE_CHART, GtkWidget)

void purser_score_chart_show (PurserScoreChart *self,
                              PurserSetup      *setup,
                              PurserAnalysis   *analysis);
void purser_score_chart_draw (PurserScoreChart *self,
                              GtkSnapshot      *snapshot,
                              const GdkRGBA    *ink,
                              float             width,
                              float             height);

G_END_DECLS
