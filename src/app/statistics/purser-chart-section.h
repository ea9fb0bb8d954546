// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-analysis.h"
#include "purser-number-table.h"

G_BEGIN_DECLS

#define PURSER_TYPE_CHART_SECTION (purser_chart_section_get_type ())

G_DECLARE_FINAL_TYPE (PurserChartSection, purser_chart_section, PURSER, CHART_SECTION, AdwPreferencesGroup)

void purser_chart_section_fill_dice (PurserNumberTable        *table,
                                     const PurserAnalysisDice *dice);

G_END_DECLS
