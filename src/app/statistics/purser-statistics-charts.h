// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <adwaita.h>

#include "purser-statistics.h"

G_BEGIN_DECLS

/**
 * PurserStatisticsCharts:
 *
 * The pictures of statistics over plays, each with a table behind it.
 */
typedef struct _PurserStatisticsCharts PurserStatisticsCharts;

PurserStatisticsCharts *purser_statistics_charts_new  (AdwPreferencesPage     *page);
void                    purser_statistics_charts_show (PurserStatisticsCharts *self,
                                                       PurserStatistics       *statistics);
void                    purser_statistics_charts_free (PurserStatisticsCharts *self);

G_END_DECLS
