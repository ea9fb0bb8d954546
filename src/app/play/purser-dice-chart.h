// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtk/gtk.h>

#include "purser-analysis.h"

G_BEGIN_DECLS

#define PURSER_TYPE_DICE_CHART (purser_dice_chart_get_type ())

G_DECLARE_FINAL_TYPE (PurserDiceChart, purser_dice_chart, PURSER, DICE_CHART, GtkWidget)

void purser_dice_chart_show (PurserDiceChart          *self,
                             const PurserAnalysisDice *dice);

G_END_DECLS
