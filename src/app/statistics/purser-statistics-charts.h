// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-statistics.h"

G_BEGIN_DECLS

#define PURSER_TYPE_STATISTICS_CHARTS (purser_statistics_charts_get_type ())

G_DECLARE_FINAL_TYPE (PurserStatisticsCharts, purser_statistics_charts, PURSER, STATISTICS_CHARTS, AdwBin)

void purser_statistics_charts_show (PurserStatisticsCharts *self,
                                    PurserStatistics       *statistics);

G_END_DECLS
